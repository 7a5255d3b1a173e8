/** How to check a deal without the game. */
import { formatCards } from '../../../engine/cards.ts';
import { FULL_PACK, packOf } from '../../../engine/pack.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';

/** The file that the recipe is saved as. */
export const RECIPE = 'pack.py';

/** What to type to get the pack of the first deal; others than one pack of 52 cards are named card by card. */
export function recipeCall(secret: string, word: string, rules: HouseRules): string {
  const pack = packOf(rules);
  const cards = pack.length !== FULL_PACK.length ? ` deal ${formatCards(pack)}` : '';
  return `python3 ${RECIPE} ${secret} 1 '${word.replaceAll("'", "'\\''")}'${cards}`;
}
