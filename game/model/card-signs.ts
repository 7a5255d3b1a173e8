/** What cards are called where there is little room. */
/** Signs for words, by suit. */
export const SUIT_SIGNS: readonly string[] = ['♣', '♦', '♥', '♠'];

/** The rank as printed on a card. */
export function rankLabel(rank: number): string {
  return rank === 8 ? '10' : '23456789TJQKA'[rank];
}
