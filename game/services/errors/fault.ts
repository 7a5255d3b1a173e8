/** Classifies uncaught errors. */

export type Fault =
  | { is: 'unexpected'; detail: string }
  /** Some of the game's own code did not load. */
  | { is: 'incomplete' }
  /** The browser's storage has no room. */
  | { is: 'full' }
  | { is: 'noGraphics' }
  /** The error's message is meant for people. */
  | { is: 'plain'; text: string };

/** Names of errors whose messages are meant for people. */
const PLAIN = ['StorageError'];
/** Handled elsewhere: the table asks who should play; aborts have no consequence. */
const HARMLESS_NAMES = ['RequestFailed', 'AbortError'];
const HARMLESS = /^ResizeObserver loop/;
const INCOMPLETE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Failed to load module/i;
const NO_GRAPHICS = /WebGL (unsupported|context)/;

function nameOf(error: unknown): string {
  const { name } = (typeof error === 'object' && error !== null ? error : {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** The first line of an error's message. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.trim() || nameOf(error) || 'Error').split('\n')[0];
}

/** What to report about an error; null if nothing. */
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

/** Faults that a press may cause again: a button that silently does nothing would seem broken. */
const REPORTED_EACH_TIME: readonly Fault['is'][] = ['incomplete', 'full', 'plain'];

/** The faults that have been reported: each cause is reported once, however many errors it raises. */
export class ReportedFaults {
  readonly #causes = new Set<string>();

  /** Adds a fault. @returns whether to report it: it is the first of its cause, or is reported each time */
  add(fault: Fault): boolean {
    if (REPORTED_EACH_TIME.includes(fault.is)) return true;
    const cause = JSON.stringify(fault);
    if (this.#causes.has(cause)) return false;
    this.#causes.add(cause);
    return true;
  }
}

export interface Loop {
  callback: (time: number, delta: number) => void;
  stop: () => unknown;
}

/** After this many failures in a row the loop is stopped. */
export const MOST_FAILURES = 10;

interface FrameFailures {
  /** A frame failed; the loop continues. */
  onFailure: (error: unknown) => void;
  /** The loop has been stopped. */
  onEnd: (error: unknown) => void;
}

/** Lets the loop continue after failed frames, until too many fail in a row. */
export function surviveFailures(loop: Loop, { onFailure, onEnd }: FrameFailures): void {
  const draw = loop.callback;
  let failures = 0;
  loop.callback = (time, delta) => {
    try {
      draw(time, delta);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < MOST_FAILURES) {
        onFailure(error);
        return;
      }
      loop.stop();
      onEnd(error);
    }
  };
}
