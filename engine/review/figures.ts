/** Figures about an action, counted in imagined deals: reasons rest on nothing else. */
import { HAMMER, KNOCK, TAKE, isDiscard, isKnockWith, type Action } from '../actions.ts';
import { NO_REPLY } from '../bots/rollouts.ts';
import type { View } from '../view.ts';
import type { Outcome } from './imagined-deals.ts';

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
export function figuresOf(outcomes: readonly Outcome[], action: number, { players, seat, table }: View): Figures {
  const next = nextIn(seat, players, table.alive);
  let [weights, lost, taken, knocked] = [0, 0, 0, 0];
  for (const { weight, lost: losses, replies: all } of outcomes) {
    const replies = all[action];
    if (replies.length === 0) continue;
    weights += weight;
    lost += weight * losses[action];
    if (replies[next] === TAKE) taken += weight;
    if (replies.some((reply, other) => other !== seat && knocks(reply))) knocked += weight;
  }
  return { lost: lost / weights, taken: taken / weights, knocked: knocked / weights };
}

function knocks(reply: Action): boolean {
  return reply !== NO_REPLY && !isDiscard(reply) && (reply === KNOCK || reply === HAMMER || isKnockWith(reply));
}

function nextIn(seat: number, players: number, alive: ArrayLike<number>): number {
  let next = seat;
  do next = (next + 1) % players;
  while (alive[next] === 0);
  return next;
}
