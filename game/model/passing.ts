/** What a pass does, which depends on the game and on the stock. */
import { DRAW, isTakeOf, type Action } from '../../engine/actions.ts';

/** Whether a pass only ends one's turn, and not the deal: with a pool, and while there are cards to draw. @param actions all that are legal */
export function isPassOn(actions: readonly Action[]): boolean {
  return actions.some(isTakeOf) || actions.includes(DRAW);
}
