/** How far something has got and how much longer it takes. */
import { duration } from './in-words.ts';

/** The start of a command says little about its pace: nothing is shown before one of these is reached. */
const FIRST_SHARE = 0.01;
const FIRST_SECONDS = 30;

/** Never goes backwards or beyond the end. */
export class Estimate {
  #done = 0;
  #seconds = 0;

  /** @param share of all that is done, 1 at the end @param seconds since the beginning */
  update(share: number, seconds: number): void {
    if (share > this.#done) this.#done = Math.min(share, 1);
    if (seconds > this.#seconds) this.#seconds = seconds;
  }

  /** From 0 to 1. */
  get share(): number {
    return this.#done;
  }

  /** Estimated from the time so far; `Infinity` while nothing is done. */
  get secondsLeft(): number {
    return this.#done > 0 ? (this.#seconds * (1 - this.#done)) / this.#done : Infinity;
  }

  /** `34%` */
  get percent(): string {
    return `${Math.floor(100 * this.#done)}%`;
  }

  /** `1 min 20 s left`, `nearly done`, and nothing while it is not known. */
  get timeLeft(): string {
    if (this.#done === 0 || (this.#done < FIRST_SHARE && this.#seconds < FIRST_SECONDS)) return '';
    return this.#done === 1 ? 'nearly done' : `${duration(this.secondsLeft)} left`;
  }
}
