/** Whether the picture on the canvas moves, for what can step aside meanwhile. */

/** So long after the last change it counts as still, in ms. */
const STILL_AFTER = 200;

export class Movement {
  readonly #now: () => number;
  readonly #listeners = new Set<(isMoving: boolean) => void>();
  #isMoving = false;
  /** When the last change was drawn. */
  #last = 0;

  /** @param now a clock in ms */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Calls back when it begins to move, and when it has come to rest. @returns a function that ends that */
  onChange(callback: (isMoving: boolean) => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** To be called with every frame that differs from the one before. */
  note(): void {
    this.#last = this.#now();
    if (this.#isMoving) return;
    this.#set(true);
    this.#expectRest(STILL_AFTER);
  }

  #expectRest(ms: number): void {
    setTimeout(() => {
      const left = this.#last + STILL_AFTER - this.#now();
      if (left > 0) this.#expectRest(left);
      else this.#set(false);
    }, ms);
  }

  #set(isMoving: boolean): void {
    this.#isMoving = isMoving;
    for (const callback of this.#listeners) callback(isMoving);
  }
}
