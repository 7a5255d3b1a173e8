/** Challenges that have arrived, from outside or from one's own records, until the menu shows them. */
import type { Challenge } from '../../engine/challenge/challenge.ts';

export class ArrivedChallenges {
  #waiting: Challenge | null = null;
  #menu: 'opening' | 'left' | ((challenge: Challenge) => void) = 'opening';

  /** Hands a challenge over to the menu. @returns `waits` if somebody has left the menu, and has to be told */
  add(challenge: Challenge): 'shown' | 'waits' {
    if (typeof this.#menu === 'function') {
      this.#menu(challenge);
      return 'shown';
    }
    this.#waiting = challenge;
    return this.#menu === 'left' ? 'waits' : 'shown';
  }

  /** Shows the latest one that waits, and those that come from now on. @returns a function that stops that */
  follow(show: (challenge: Challenge) => void): () => void {
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#menu = show;
    if (waiting !== null) show(waiting);
    return () => {
      if (this.#menu === show) this.#menu = 'left';
    };
  }
}
