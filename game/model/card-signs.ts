/** Short names of cards, for narrow places. */
import { courtLetters } from '../i18n/court-letters.ts';

export const SUIT_SIGNS: readonly string[] = ['♣', '♦', '♥', '♠'];

const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];
const ACE_LETTER = 'A';

/** The rank as printed on a card, court cards with the letters of the language. */
export function rankLabel(rank: number): string {
  return [...NUMBERS, ...courtLetters().split(''), ACE_LETTER][rank];
}
