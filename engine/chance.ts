/** What chance decides in a match. */
import { Random } from './random.ts';

/** Where a match's chance comes from. */
export interface Chance {
  /** Who deals first: a seat. */
  dealer(players: number): number;
  /** Shuffles the first `count` cards: the pack of a deal. @param deal its number in the match, from 1 */
  pack(cards: Uint8Array, count: number, deal: number): void;
  /** Shuffles the first `count` cards: a new stock. @param ordinal which one of that deal, from 1 */
  stock(cards: Uint8Array, count: number, deal: number, ordinal: number): void;
}

/** One stream for everything, so that the same seed gives the same match for the same decisions. */
export function seededChance(seed: number): Chance {
  const random = new Random(seed);
  const shuffle = (cards: Uint8Array, count: number): void => random.shuffle(cards, count);
  return { dealer: (players) => random.below(players), pack: shuffle, stock: shuffle };
}
