import { ACE, rankOf, suitOf } from '../../../engine/cards.ts';
import type { Words } from '../en/words.ts';

const SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik'];
const RANKS = [
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Bube',
  'Dame',
  'König',
  'Ass',
];
const SEVERAL = [...RANKS.slice(0, 9).map((rank) => `${rank}en`), 'Buben', 'Damen', 'Könige', 'Asse'];
/** After "aus". */
const OUT_OF = [...SEVERAL.slice(0, 11), 'Königen', 'Assen'];
const [JACK, KING] = [9, 11];

/** A rank to which something is done. */
function object(rank: number): string {
  return rank === JACK ? 'Buben' : RANKS[rank];
}

export const cards: Words['cards'] = {
  card: (card) => `${SUITS[suitOf(card)]}-${RANKS[rankOf(card)]}`,
  the: (card) => {
    const rank = rankOf(card);
    const article = rank === ACE ? 'das' : rank === JACK || rank === KING ? 'den' : 'die';
    return `${article} ${SUITS[suitOf(card)]}-${object(rank)}`;
  },
  a: (card) => {
    const rank = rankOf(card);
    const article = rank === ACE ? 'ein' : rank === JACK || rank === KING ? 'einen' : 'eine';
    return `${article} ${object(rank)}`;
  },
  inSuit: (value, suit) => `${value} in ${SUITS[suit]}`,
  inRank: (value, rank) => `${value} aus ${OUT_OF[rank]}`,
  three: (rank) => `drei ${SEVERAL[rank]}`,
};
