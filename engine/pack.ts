/** The pack that some rules are played with. */
import { ALL_RANKS, CARD_COUNT, rankBit } from './cards.ts';
import type { HouseRules } from './rules/table.ts';

/** 8, 9 and 10. */
const NOT_ITALIAN = 0b111 << 6;

/** The ranks that each suit of the pack has, as a set (`cards.ts`). */
export function packRanks(rules: HouseRules): number {
  return rules.deck === 'italian40' ? ALL_RANKS ^ NOT_ITALIAN : ALL_RANKS;
}

/** All cards of the pack, unshuffled. */
export function packOf(rules: HouseRules): Uint8Array {
  return Uint8Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => packRanks(rules) & rankBit(card));
}
