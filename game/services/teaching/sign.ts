/** What the menu shows of teaching: known before, and without, the code that teaches. */
interface TeachingSignState {
  /** How much is done, from 0 to 1, in whole hundredths. */
  share: number;
  isPaused: boolean;
}

export class TeachingSign {
  readonly #listeners = new Set<() => void>();
  #state: TeachingSignState | null = null;

  /** Null while nothing is being taught. */
  get state(): TeachingSignState | null {
    return this.#state;
  }

  show(state: TeachingSignState | null): void {
    const shown = state && { ...state, share: Math.round(100 * state.share) / 100 };
    if (shown?.share === this.#state?.share && shown?.isPaused === this.#state?.isPaused) return;
    this.#state = shown;
    for (const callback of this.#listeners) callback();
  }

  /** Calls back when something else is to be seen. @returns a function that ends that */
  onChange(callback: () => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }
}
