import { rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import type { Words } from '../en/words.ts';

const SUITS = ['tréboles', 'diamantes', 'corazones', 'picas'];
const RANKS = [
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
  'as',
];
const SEVERAL = [
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
  'dieces',
  'jotas',
  'reinas',
  'reyes',
  'ases',
];
const [JACK, QUEEN] = [9, 10];

function named(card: Card): string {
  return `${RANKS[rankOf(card)]} de ${SUITS[suitOf(card)]}`;
}

function isFeminine(card: Card): boolean {
  return rankOf(card) === JACK || rankOf(card) === QUEEN;
}

export const cards: Words['cards'] = {
  card: named,
  the: (card) => `${isFeminine(card) ? 'la' : 'el'} ${named(card)}`,
  a: (card) => `${isFeminine(card) ? 'una' : 'un'} ${RANKS[rankOf(card)]}`,
  inSuit: (value, suit) => `${value} en ${SUITS[suit]}`,
  inRank: (value, rank) => `${value} en ${SEVERAL[rank]}`,
  three: (rank) => `tres ${SEVERAL[rank]}`,
};
