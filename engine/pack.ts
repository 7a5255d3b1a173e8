/** The pack that some rules are played with. */
import { CARD_COUNT, rankOf } from './cards.ts';
import type { HouseRules } from './rules/table.ts';

/** Ranks that the Italian pack lacks: 8, 9 and 10. */
const NOT_ITALIAN = [6, 7, 8];

/** All cards of the pack, unshuffled. */
export function packOf(rules: HouseRules): Uint8Array {
  const cards = Uint8Array.from({ length: CARD_COUNT }, (_, card) => card);
  return rules.deck === 'italian40' ? cards.filter((card) => !NOT_ITALIAN.includes(rankOf(card))) : cards;
}
