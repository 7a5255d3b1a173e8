/** What work is made of that can be cut into parts, so that threads can share it; and shapes of results from other machines. */
import * as v from 'valibot';

/**
 * A kind of work. What all parts share, the parts, and their results are plain data: JSON and typed arrays. A result
 * follows from the shared data and its part alone, whoever does it and whatever was done before.
 */
export interface JobKind<Shared, Part, Result> {
  /** Loads what all parts need. @throws {UsageError} where something named in the shared data is not there */
  prepare(shared: Shared): Promise<RunPart<Part, Result>>;
  /** The policy files that the work reads, some more than once, by the names in its data: other machines get them with it. */
  filesOf(shared: Shared, parts: readonly Part[]): string[];
  /** Whether what another machine says can be the result of a part: its shape, and that all numbers are finite. */
  isResult(value: unknown, part: Part): value is Result;
  /** What of a result is the same whoever does the part; where absent, all of it. Null where nothing is. */
  reproducible?(shared: Shared, result: Result): unknown;
}

/**
 * Does one part.
 * @param onProgress receives how much of the part is done, from 0 to 1
 * @param checkpoints of this part, for kinds whose parts take long
 */
export type RunPart<Part, Result> = (
  part: Part,
  onProgress: (share: number) => void,
  checkpoints: Checkpoints,
) => Promise<Result>;

/** Where a part that was broken off goes on, whoever does it next. */
export interface Checkpoints {
  /** What was kept last; null where the part starts at its beginning. */
  readonly last: Uint8Array | null;
  keep: (bytes: Uint8Array) => void;
}

/** For whoever would do a part again from its beginning. */
export const NO_CHECKPOINTS: Checkpoints = { last: null, keep: () => undefined };

/** What is told while parts are done. */
export interface JobListener<Result> {
  /** @param at the part's place among those given */
  onResult(at: number, result: Result): void | Promise<void>;
  /** @param share of the part that is done, from 0 to 1 */
  onProgress(at: number, share: number): void;
  /** @param state who does the work, in words */
  onState?(state: string): void;
}

/** Neither infinite nor not a number. */
export const finite = v.pipe(v.number(), v.finite());

/** One finite number for each of `length` samples. */
export function samples(length: number) {
  return v.pipe(
    v.instance(Float64Array),
    v.check((array) => array.length === length && array.every(Number.isFinite)),
  );
}

export const parameters = v.pipe(
  v.instance(Float32Array),
  v.check((array) => array.length > 0 && array.every(Number.isFinite)),
);

/** A mean with its interval, null where nothing was measured. */
export const interval = v.nullable(v.object({ mean: finite, low: finite, high: finite }));
