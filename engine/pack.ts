/** The pack that some rules are played with. */
import { CARD_COUNT, rankOf } from './cards.ts';
import type { HouseRules } from './rules/table.ts';

/** Ranks that the Italian pack lacks: 8, 9 and 10. */
const NOT_ITALIAN = [6, 7, 8];

/** All 52 cards, unshuffled. */
export const FULL_PACK = Uint8Array.from({ length: CARD_COUNT }, (_, card) => card);

/** All cards of the pack, unshuffled. */
export function packOf(rules: HouseRules): Uint8Array {
  return FULL_PACK.filter((card) => rules.deck !== 'italian40' || !NOT_ITALIAN.includes(rankOf(card)));
}
