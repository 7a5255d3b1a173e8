/** Names of cards and of what they are worth. */
import { rankOf, suitOf, type Card } from '../../../engine/cards.ts';

/** Clubs first, as in the engine. */
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];

function several(rank: number): string {
  return `${RANKS[rank]}${RANKS[rank] === 'six' ? 'es' : 's'}`;
}

export const cards = {
  /** A card by itself: "seven of hearts". */
  card: (card: Card): string => `${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`,
  /** A card as an object: "the seven of hearts". */
  the: (card: Card): string => `the ${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`,
  /** A card as an object, by its rank alone: "an eight". */
  a: (card: Card): string => `${/^[ae]/.test(RANKS[rankOf(card)]) ? 'an' : 'a'} ${RANKS[rankOf(card)]}`,
  /** "24 in hearts". */
  inSuit: (value: string, suit: number): string => `${value} in ${SUITS[suit]}`,
  /** "16 in eights": cards of one rank that count together. */
  inRank: (value: string, rank: number): string => `${value} in ${several(rank)}`,
  /** "three sixes". */
  three: (rank: number): string => `three ${several(rank)}`,
};
