/** The time that measurements may take, and have taken: all of them together, no more than a small part of the work. */

/** Part of the working time that measuring may take. */
export const MOST_MEASURING = 0.15;

export class MeasuringTime {
  readonly #worked: () => number;
  /** Ms of the measurements before. */
  #spent: number;
  /** When the one in progress began, in ms of work; null while there is none. */
  #began: number | null = null;

  /** @param worked ms of learning and measuring so far @param spent ms of that on measuring */
  constructor(worked: () => number, spent = 0) {
    this.#worked = worked;
    this.#spent = spent;
  }

  get worked(): number {
    return this.#worked();
  }

  get spent(): number {
    return this.#spent + (this.#began === null ? 0 : this.#worked() - this.#began);
  }

  /** Whether so many ms more would still be within their part. */
  allows(ms: number): boolean {
    return this.spent + ms <= MOST_MEASURING * this.#worked();
  }

  /** Counts what a measurement takes. One at a time. */
  async spend<T>(measure: () => Promise<T>): Promise<T> {
    this.#began = this.#worked();
    try {
      return await measure();
    } finally {
      this.#spent = this.spent;
      this.#began = null;
    }
  }
}
