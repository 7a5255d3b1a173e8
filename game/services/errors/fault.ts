/** What went wrong, from an error that nobody caught. */

export type Fault =
  | { is: 'unexpected'; detail: string }
  /** Some of the game's own code did not load. */
  | { is: 'incomplete' }
  /** The browser's storage has no room. */
  | { is: 'full' }
  /** There is nothing to draw with. */
  | { is: 'noGraphics' }
  /** The error says it itself, in words for people. */
  | { is: 'plain'; text: string };

/** Errors with words for people, by name. */
const PLAIN = ['StorageError'];
/** What is dealt with where it happens: the table asks who is to play; what was called off has no consequence. */
const HARMLESS_NAMES = ['OpponentsUnavailable', 'AbortError'];
const HARMLESS = /^ResizeObserver loop/;
/** How the browsers say that a module could not be had. */
const INCOMPLETE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module/i;
const NO_GRAPHICS = /WebGL (unsupported|context)/;

function nameOf(error: unknown): string {
  const { name } = (typeof error === 'object' && error !== null ? error : {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** What an error says of itself, in one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.trim() || nameOf(error) || 'Error').split('\n')[0];
}

/** What to tell of an error; null where there is nothing to tell. */
export function faultOf(error: unknown): Fault | null {
  const name = nameOf(error);
  const detail = messageOf(error);
  if (HARMLESS_NAMES.includes(name) || HARMLESS.test(detail)) return null;
  if (PLAIN.includes(name)) return { is: 'plain', text: detail };
  if (name === 'QuotaExceededError') return { is: 'full' };
  if (INCOMPLETE.test(detail)) return { is: 'incomplete' };
  if (NO_GRAPHICS.test(detail)) return { is: 'noGraphics' };
  return { is: 'unexpected', detail };
}

/** What a press brings about, and may bring about again: a button that does nothing and says nothing seems broken. */
const TOLD_ANEW: readonly Fault['is'][] = ['incomplete', 'full', 'plain'];

/** Remembers what has been told, so that one cause is told of once however many errors it brings. */
export class Told {
  readonly #causes = new Set<string>();

  /** Whether this is to be told: it is the first of its cause, or somebody's press brings it about. */
  isNew(trouble: Fault): boolean {
    if (TOLD_ANEW.includes(trouble.is)) return true;
    const cause = JSON.stringify(trouble);
    if (this.#causes.has(cause)) return false;
    this.#causes.add(cause);
    return true;
  }
}
