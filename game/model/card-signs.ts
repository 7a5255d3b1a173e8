/** Short names of cards, for narrow places. */
/** By suit. */
export const SUIT_SIGNS: readonly string[] = ['♣', '♦', '♥', '♠'];

/** The rank as printed on a card. */
export function rankLabel(rank: number): string {
  return rank === 8 ? '10' : '23456789TJQKA'[rank];
}
