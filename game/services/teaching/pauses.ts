/**
 * How long learners have paused, in memory that they share with the page: one that sleeps until the others have arrived
 * hears no messages, and must not take a pause for time in which it learnt.
 */
export class Pauses {
  readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #now: () => number;
  /** When the present pause began; null for none. */
  #began: number | null = null;

  /** @param now a clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): void {
    this.#began ??= this.#now();
  }

  /** To be called before the learners hear of it. */
  end(): void {
    if (this.#began === null) return;
    Atomics.add(new Int32Array(this.memory), 0, Math.round(this.#now() - this.#began));
    this.#began = null;
  }
}

/** Ms of all pauses that are over. @param memory of `Pauses` */
export function pausedMs(memory: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(memory), 0);
}
