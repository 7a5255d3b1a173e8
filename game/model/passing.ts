/** What a pass does, which depends on the game, on the stock, and on what is asked. */
import { DRAW, isTakeOf, KNOCK, PASS, type Action } from '../../engine/actions.ts';
import { POOL_SIZE } from '../../engine/pack.ts';
import type { HouseRules } from '../../engine/rules/table.ts';

/** Whether a pass only ends one's turn, and not the deal: with a pool, and while there are cards to draw. @param actions all that are legal */
export function isPassOn(actions: readonly Action[]): boolean {
  return actions.some(isTakeOf) || actions.includes(DRAW);
}

/** Whether these are the answers to whether one knocks after a swap of all: in a turn with a pool one can always take a card. */
export function isKnockQuestion(actions: readonly Action[], { play }: Pick<HouseRules, 'play'>): boolean {
  return play === 'pool' && actions.includes(KNOCK) && actions.includes(PASS) && !actions.some(isTakeOf);
}

/** Whether these are the answers to whether one exchanges another card in a turn: not the one that was put into the pool, while in a turn that begins one can take any. */
export function isExchangeQuestion(actions: readonly Action[]): boolean {
  return actions.filter(isTakeOf).length === POOL_SIZE - 1;
}

/** Whether a pass only answers a question within a turn. */
export function isAnswered(actions: readonly Action[], rules: Pick<HouseRules, 'play'>): boolean {
  return isKnockQuestion(actions, rules) || isExchangeQuestion(actions);
}
