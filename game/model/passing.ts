/** What a pass does, which depends on the game, on the stock, and on what is asked. */
import { DRAW, isDiscard, isTakeOf, KNOCK, PASS, type Action } from '../../engine/actions.ts';
import { POOL_SIZE } from '../../engine/pack.ts';
import type { HouseRules } from '../../engine/rules/table.ts';

type RulesOfPool = Pick<HouseRules, 'play' | 'poolSwapAll'>;

/**
 * Whether a pass only ends one's turn, and not the deal: with a pool, and while there are cards to draw.
 * @param actions all that are legal
 * @param hasStock whether there are cards to draw, where one discards before that
 */
export function isPassOn(actions: readonly Action[], hasStock = false): boolean {
  return actions.some(isTakeOf) || actions.includes(DRAW) || (actions.some(isDiscard) && hasStock);
}

/** Whether these are the answers to whether one knocks after a swap of all: in a turn with a pool one can always take a card. */
export function isKnockQuestion(actions: readonly Action[], rules: RulesOfPool): boolean {
  const { play, poolSwapAll } = rules;
  const isAsked = play === 'pool' && actions.includes(KNOCK) && actions.includes(PASS) && !actions.some(isTakeOf);
  return isAsked && poolSwapAll !== 'binds';
}

/** Whether one has to pass, having swapped all in the turn before: nobody is asked whether to knock after that by the same rules. */
export function isBoundPass(actions: readonly Action[], { play, poolSwapAll }: RulesOfPool): boolean {
  return play === 'pool' && poolSwapAll === 'binds' && actions.includes(PASS) && !actions.some(isTakeOf);
}

/** Whether these are the answers to whether one exchanges another card in a turn: not the one that was put into the pool, while in a turn that begins one can take any. */
export function isExchangeQuestion(actions: readonly Action[]): boolean {
  return actions.filter(isTakeOf).length === POOL_SIZE - 1;
}

/** Whether a pass only answers a question within a turn, or is all that is left to do in it. */
export function isAnswered(actions: readonly Action[], rules: RulesOfPool): boolean {
  return isKnockQuestion(actions, rules) || isExchangeQuestion(actions) || isBoundPass(actions, rules);
}
