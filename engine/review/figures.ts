/** Figures about an action, counted in imagined deals: reasons rest on nothing else. */
import { TAKE, isKnock } from '../actions.ts';
import type { View } from '../view.ts';
import type { ImaginedOutcome } from './imagined-deals.ts';

/** Shares of the imagined deals, from 0 to 1. */
export interface Figures {
  /** It costs a token. */
  lost: number;
  /** The next player's first action is to take the discard; 0 where nobody is left to decide. */
  taken: number;
  /** Somebody knocks before the seat decides again. */
  knocked: number;
}

/** @param action an index of the legal actions */
export function figuresOf(outcomes: readonly ImaginedOutcome[], action: number, { seat, table }: View): Figures {
  const next = table.next(seat);
  let [weights, lost, taken, knocked] = [0, 0, 0, 0];
  for (const { weight, lost: losses, replies: all } of outcomes) {
    const replies = all[action];
    if (replies.length === 0) continue;
    weights += weight;
    lost += weight * losses[action];
    if (replies[next] === TAKE) taken += weight;
    if (replies.some((reply, other) => other !== seat && isKnock(reply))) knocked += weight;
  }
  return { lost: lost / weights, taken: taken / weights, knocked: knocked / weights };
}
