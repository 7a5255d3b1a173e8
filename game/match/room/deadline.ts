/** Until when one may think: rooms tell how much time is left, since the dates of two devices differ. */
export class Deadline {
  readonly #until: number;

  /** @param left in ms; null for as long as one likes */
  constructor(left: number | null) {
    this.#until = left === null ? Infinity : performance.now() + left;
  }

  /** How many seconds are left, the one that has begun included; null where there is no limit, or it is over. */
  get secondsLeft(): number | null {
    const left = Math.ceil((this.#until - performance.now()) / 1000);
    return Number.isFinite(left) && left >= 0 ? left : null;
  }
}
