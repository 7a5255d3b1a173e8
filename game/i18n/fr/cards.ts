import { ACE, rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import type { Words } from '../en/words.ts';

const SUITS = ['trèfle', 'carreau', 'cœur', 'pique'];
const RANKS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'valet', 'dame', 'roi', 'as'];
/** Numbers and the ace are the same in the plural. */
const SEVERAL = [...RANKS.slice(0, 9), 'valets', 'dames', 'rois', 'as'];
const QUEEN = 10;

function named(card: Card): string {
  return `${RANKS[rankOf(card)]} de ${SUITS[suitOf(card)]}`;
}

export const cards: Words['cards'] = {
  card: named,
  the: (card) => (rankOf(card) === ACE ? `l’${named(card)}` : `${rankOf(card) === QUEEN ? 'la' : 'le'} ${named(card)}`),
  a: (card) => `${rankOf(card) === QUEEN ? 'une' : 'un'} ${RANKS[rankOf(card)]}`,
  inSuit: (value, suit) => `${value} à ${SUITS[suit]}`,
  inRank: (value, rank) => `${value} aux ${SEVERAL[rank]}`,
  three: (rank) => `trois ${SEVERAL[rank]}`,
};
