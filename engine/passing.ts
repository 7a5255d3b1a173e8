/**
 * Passing in a game with a pool: when one may, when one has to, and passing for good, which takes a player out of the turns until the
 * deal ends (docs/rules-reference.md#passing-for-good).
 */
import { KNOCK, PASS, SWAP_ALL, type Action } from './actions.ts';
import type { PublicState } from './public.ts';
import type { HouseRules } from './rules/table.ts';

/**
 * Whether whoever does this has no more turns in the deal.
 * @param isFirstTurn whether it is done in the first turn of the deal, which matters only to swapping all
 */
export function isForGood({ play, poolPass, poolSwapAll }: HouseRules, action: Action, isFirstTurn = false): boolean {
  if (play !== 'pool') return false;
  if (action === PASS) return poolPass === 'for-good';
  if (action !== SWAP_ALL) return false;
  return poolSwapAll === 'for-good' || (poolSwapAll === 'for-good-after-first-turn' && !isFirstTurn);
}

/** Whether anybody may have no more turns so. */
export function mayLeaveTurns({ play, poolPass, poolSwapAll }: HouseRules): boolean {
  return play === 'pool' && (poolPass === 'for-good' || (typeof poolSwapAll === 'string' && poolSwapAll !== 'binds'));
}

export function mayPassWithPool({ poolPass }: HouseRules, { isEnding }: PublicState): boolean {
  if (poolPass === 'never') return false;
  return poolPass !== false || isEnding;
}

/** Whether a seat whose turn it is has to pass, having swapped all in its turn before. */
export function mustPass(
  { play, poolSwapAll }: HouseRules,
  { historyActions, historyLength, historySeats }: PublicState,
  seat: number,
): boolean {
  if (poolSwapAll !== 'binds' || play !== 'pool') return false;
  for (let entry = historyLength - 1; entry >= 0; entry--) {
    // A knock before that pass belongs to the same turn.
    if (historySeats[entry] === seat && historyActions[entry] !== KNOCK) return historyActions[entry] === SWAP_ALL;
  }
  return false;
}

/** The next seat clockwise that has not passed for good; the same where there is none. */
export function nextInTurns(table: PublicState, seat: number): number {
  let next = seat;
  for (let left = table.aliveCount; left > 0; left--) {
    next = table.next(next);
    if (table.passed[next] === 0) return next;
  }
  return seat;
}

/** How many have not passed for good. */
export function countInTurns({ aliveCount, passed, players }: PublicState): number {
  let count = aliveCount;
  for (let seat = 0; seat < players; seat++) count -= passed[seat];
  return count;
}
