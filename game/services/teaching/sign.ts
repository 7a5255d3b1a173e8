/** What the menu shows of teaching: known before, and without, the code that teaches. */
import { signal } from '@preact/signals';

interface TeachingSignState {
  /** How much is done, from 0 to 1, in whole hundredths. */
  share: number;
  isPaused: boolean;
}

export class TeachingSign {
  readonly #state = signal<TeachingSignState | null>(null);

  /** Null while nothing is being taught. What shows it on the page follows it. */
  get state(): TeachingSignState | null {
    return this.#state.value;
  }

  show(state: TeachingSignState | null): void {
    const before = this.#state.peek();
    const shown = state && { ...state, share: Math.round(100 * state.share) / 100 };
    if (shown?.share !== before?.share || shown?.isPaused !== before?.isPaused) this.#state.value = shown;
  }
}
