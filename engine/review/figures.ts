/** Figures about an action, counted in imagined deals: reasons rest on nothing else. */
import { SWAP_ALL, TAKE, discardedBy, isDiscard, isKnock, isKnockWith, takeOf, type Action } from '../actions.ts';
import type { View } from '../view.ts';
import type { ImaginedOutcome } from './imagined-deals.ts';

/** Shares of the imagined deals, from 0 to 1. */
export interface Figures {
  /** It costs a token. */
  lost: number;
  /** The next player's first action is to take the discard, alone or with all of the pool; 0 where nobody is left to decide. */
  taken: number;
  /** Somebody knocks before the seat decides again. */
  knocked: number;
}

/** @param index of the action among the legal ones @param action the same one */
export function figuresOf(
  outcomes: readonly ImaginedOutcome[],
  index: number,
  action: Action,
  { rules, seat, table }: View,
): Figures {
  const next = table.next(seat);
  const takes = rules.play === 'pool' ? takesFromPool(action) : [TAKE];
  let [weights, lost, taken, knocked] = [0, 0, 0, 0];
  for (const { weight, lost: losses, replies: all } of outcomes) {
    const replies = all[index];
    if (replies.length === 0) continue;
    weights += weight;
    lost += weight * losses[index];
    if (takes.includes(replies[next])) taken += weight;
    if (replies.some((reply, other) => other !== seat && isKnock(reply))) knocked += weight;
  }
  return { lost: lost / weights, taken: taken / weights, knocked: knocked / weights };
}

/** What takes up the card that an action puts into the pool. */
function takesFromPool(action: Action): readonly Action[] {
  return isDiscard(action) || isKnockWith(action) ? [takeOf(discardedBy(action)), SWAP_ALL] : [];
}
