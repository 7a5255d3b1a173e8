/** Where the time goes: seconds by what they were spent on. */
export class Stopwatch {
  readonly #now: () => number;
  #last: number;
  #seconds: Record<string, number> = {};

  /** @param now a clock in milliseconds; without one everything takes no time */
  constructor(now: () => number = () => 0) {
    this.#now = now;
    this.#last = now();
  }

  /** Books the time since the last lap to a part. */
  lap(part: string): void {
    const now = this.#now();
    this.#seconds[part] = (this.#seconds[part] ?? 0) + (now - this.#last) / 1000;
    this.#last = now;
  }

  /** The seconds by part since the last call. */
  take(): Record<string, number> {
    const seconds = this.#seconds;
    this.#seconds = {};
    return seconds;
  }
}
