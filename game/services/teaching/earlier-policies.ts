/** A course's policies as they were at some minutes of learning, so that they can be seen side by side. */

/** Minutes of learning at which a policy is kept. */
const MINUTES = [0, 1, 5];

/** Before each minute, in the names of a checkpoint's arrays. */
const PREFIX = 'minute ';

export class EarlierPolicies {
  readonly #kept: Map<number, Float32Array>;

  private constructor(kept: Map<number, Float32Array>) {
    this.#kept = kept;
  }

  /** None are there yet. */
  static none(): EarlierPolicies {
    return new EarlierPolicies(new Map());
  }

  /** Those among the arrays of a checkpoint, and the other arrays. */
  static among<Values>(arrays: Readonly<Record<string, Values>>): [EarlierPolicies, Record<string, Values>] {
    const entries = Object.entries(arrays);
    const isOne = ([name]: readonly [string, Values]): boolean => name.startsWith(PREFIX);
    const kept = entries
      .filter(isOne)
      .map(([name, values]) => [Number(name.slice(PREFIX.length)), values as Float32Array] as const);
    return [new EarlierPolicies(new Map(kept)), Object.fromEntries(entries.filter((entry) => !isOne(entry)))];
  }

  /** By minute, in order, the parameters of each policy. */
  get all(): ReadonlyMap<number, Float32Array> {
    return this.#kept;
  }

  /** As arrays of a checkpoint. */
  get arrays(): Record<string, Float32Array> {
    return Object.fromEntries([...this.#kept].map(([minute, parameters]) => [`${PREFIX}${minute}`, parameters]));
  }

  /** Keeps a policy where it is the first one after such a minute. @param seconds of learning */
  note(seconds: number, parameters: Float32Array): void {
    const minute = MINUTES.findLast((one) => seconds >= 60 * one);
    if (minute !== undefined && !this.#kept.has(minute)) this.#kept.set(minute, parameters.slice());
  }
}
