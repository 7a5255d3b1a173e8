/** What reads something that comes from outside. */

/** A damaged copy: a text, or a file that is none. */
export type Copy = string | Uint8Array<ArrayBuffer>;

export interface Reader {
  /** What it reads, and where. */
  readonly name: string;
  /** Damaged copies of something good, the same for the same seed. */
  copies(seed: number, count: number): Promise<Copy[]> | Copy[];
  /**
   * Reads one.
   * @returns what is said about it, to whoever brought it; null where it was read
   * @throws {Error} where it cannot deal with that
   */
  read(copy: Copy): Promise<string | null>;
}

/** What of an error is said; an error of another kind is thrown again. */
export function saidOf(error: unknown, ...kinds: readonly (new (...args: never[]) => Error)[]): string {
  if (error instanceof Error && kinds.some((kind) => error instanceof kind)) return error.message;
  throw error;
}

const SHORTEST = 10;
const LONGEST = 2_000;
/** What shows that a message was made by a program for its programmer. */
const INTERNAL = /undefined|\[object |\bNaN\b|(Type|Reference|Range|Syntax)Error|^\s+at /m;
// eslint-disable-next-line no-control-regex -- a line on a terminal has none of them
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Why what is said is no plain line; null where it is one. */
export function whyNotPlain(said: string): string | null {
  if (said.length < SHORTEST) return 'too short to say anything';
  if (said.length > LONGEST) return 'too long to be read';
  if (CONTROL.test(said)) return 'not one line of text';
  return INTERNAL.test(said) ? 'about the program' : null;
}
