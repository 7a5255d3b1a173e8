/** What a pass does, which depends on the game and on the stock. */
import { DRAW, isTakeOf, KNOCK, PASS, type Action } from '../../engine/actions.ts';
import type { HouseRules } from '../../engine/rules/table.ts';

/** Whether a pass only ends one's turn, and not the deal: with a pool, and while there are cards to draw. @param actions all that are legal */
export function isPassOn(actions: readonly Action[]): boolean {
  return actions.some(isTakeOf) || actions.includes(DRAW);
}

/** Whether these are the answers to whether one knocks after a swap of all: in a turn with a pool one can always take a card. */
export function isKnockQuestion(actions: readonly Action[], { play }: Pick<HouseRules, 'play'>): boolean {
  return play === 'pool' && actions.includes(KNOCK) && actions.includes(PASS) && !actions.some(isTakeOf);
}
