/** What belongs to one turn with a pool: a second exchange (docs/rules-reference.md#exchanging-two-cards), and answers within the turn. */
import { PASS, SWAP_ALL, isDiscard, isTakeOf } from './actions.ts';
import { knocksAfterAnyTurn } from './knocking.ts';
import type { PublicState } from './public.ts';
import type { HouseRules } from './rules/table.ts';

type History = Pick<PublicState, 'historyActions' | 'historySeats'>;

/**
 * Whether an exchange is the first of its turn, so that its player may go on with a second.
 * @param entry of the history, at which a card was put into the pool
 */
export function isFirstOfTwo({ poolSwapTwo }: HouseRules, history: History, entry: number): boolean {
  if (!poolSwapTwo) return false;
  const seat = history.historySeats[entry];
  let exchanges = 0;
  // Where a seat has two turns one after another, two exchanges of the first come before those of the second.
  for (let at = entry; isExchange(history, at, seat); at -= 2) exchanges++;
  return exchanges % 2 === 1;
}

/** Whether a seat has put a card into the pool that it took one from just before. */
function isExchange({ historyActions, historySeats }: History, entry: number, seat: number): boolean {
  return (
    entry > 0 && historySeats[entry] === seat && isDiscard(historyActions[entry]) && isTakeOf(historyActions[entry - 1])
  );
}

/** Whether a card that has been taken from the pool, and not yet paid for, is the first of two that may be. */
export function isFirstTaken(rules: HouseRules, table: PublicState): boolean {
  return rules.poolSwapTwo && !isFirstOfTwo(rules, table, table.historyLength - 2);
}

/** Whether a pass in the history only answers what its player was asked within a turn: that there is no knock after a swap of all, or no second exchange. */
export function isAnswer(rules: HouseRules, table: History, entry: number): boolean {
  const { historyActions, historySeats } = table;
  const before = entry - 1;
  if (historyActions[entry] !== PASS || before < 0 || historySeats[before] !== historySeats[entry]) return false;
  return historyActions[before] === SWAP_ALL ? knocksAfterAnyTurn(rules) : isFirstOfTwo(rules, table, before);
}
