/** The chance of one deal of a day: public, since it follows from the date (docs/formats.md#fair-dealing). */
import { dailySecret, KeyedChance, KeyedNumbers, keyFor, type Purpose } from '../fair/recipe.ts';
import { dealerOf } from './day.ts';

/** For a match of one deal. */
export class DailyChance extends KeyedChance {
  readonly #secret: Uint8Array;
  readonly #position: number;

  /** @param date in UTC, as `2026-11-24` @param position of the deal on that day, from 1 */
  constructor(date: string, position: number) {
    super();
    this.#secret = dailySecret(date, position);
    this.#position = position;
  }

  /** The numbers for one purpose. @param word empty but for seat 0 of a try that a person's is compared with: its number */
  override numbers(_deal: number, purpose: Purpose, word = ''): KeyedNumbers {
    return new KeyedNumbers(keyFor(this.#secret, purpose, this.#position, word));
  }

  override dealer(): number {
    return dealerOf(this.#position);
  }
}
