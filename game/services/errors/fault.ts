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
/** Handled where they happen: the table asks who is to play; what was aborted has no consequence. */
const HARMLESS_NAMES = ['BotsUnavailable', 'AbortError'];
const HARMLESS = /^ResizeObserver loop/;
/** What browsers say when a module could not be loaded. */
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

/** What to report about an error; null for nothing. */
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

/** Faults that somebody's press may cause again: a button that does nothing and says nothing would seem broken. */
const REPORTED_EACH_TIME: readonly Fault['is'][] = ['incomplete', 'full', 'plain'];

/** The faults that have been reported: each cause is reported once, however many errors it has. */
export class ReportedFaults {
  readonly #causes = new Set<string>();

  /** Adds a fault. @returns whether to report it: it is the first of its cause, or somebody's press caused it */
  add(fault: Fault): boolean {
    if (REPORTED_EACH_TIME.includes(fault.is)) return true;
    const cause = JSON.stringify(fault);
    if (this.#causes.has(cause)) return false;
    this.#causes.add(cause);
    return true;
  }
}
