/** Chance in which everything follows from the secret of a deal, by the recipe (docs/formats.md#fair-dealing). */
import type { Chance } from '../chance.ts';
import type { KeyedNumbers, Purpose } from './recipe.ts';

export abstract class KeyedChance implements Chance {
  /** The numbers for one purpose in a deal. @param deal its number in the match, from 1 */
  abstract numbers(deal: number, purpose: Purpose): KeyedNumbers;

  dealer(players: number): number {
    return this.numbers(1, 'dealer').below(players);
  }

  pack(cards: { [index: number]: number }, count: number, deal: number): void {
    this.numbers(deal, 'deal').order(cards, count);
  }

  stock(cards: { [index: number]: number }, count: number, deal: number, ordinal: number): void {
    this.numbers(deal, `stock-${ordinal}`).order(cards, count);
  }
}
