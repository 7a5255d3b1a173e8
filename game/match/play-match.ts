/**
 * The loop of a match: asks whoever has to decide, and applies the decision. All players, people too, decide behind
 * the same `Bot` interface, and get a view and nothing else.
 */
import type { Action } from '../../engine/actions.ts';
import type { Bot } from '../../engine/bots/bot.ts';
import type { Match } from '../../engine/match.ts';
import { pause } from '../model/pause.ts';
import type { PresentationQueue } from '../model/presentation-queue.ts';

export interface MatchLoop {
  match: Match;
  /** Who decides, by seat. */
  deciders: readonly Bot[];
  /** Shows the match's events; a decision is applied only after everything before it has been seen. */
  queue: PresentationQueue;
  /** How long a seat visibly thinks at normal speed, in ms; asked once it has decided. */
  thinkingTime: (seat: number, legal: readonly Action[], action: Action) => number;
  nextDeal: () => Promise<void>;
  isSingleDeal?: boolean;
  left: AbortSignal;
}

async function decide({ match, deciders, queue, thinkingTime }: MatchLoop): Promise<Action> {
  const { seat } = match;
  const legal = match.legalActions();
  const began = performance.now();
  const action = await deciders[seat].decide(match.view(seat), legal);
  const thinking = thinkingTime(seat, legal, action) - (performance.now() - began);
  if (thinking > 0) queue.push(pause(thinking));
  await queue.whenEmpty();
  return action;
}

/** Plays a match from where it is to its end, or until the table is left. */
export async function playMatch(loop: MatchLoop): Promise<void> {
  const { match, queue, nextDeal, isSingleDeal = false, left } = loop;
  while (match.phase !== 'over' && !left.aborted) {
    if (match.seat < 0) {
      if (isSingleDeal && match.hasDealt) break;
      await queue.whenEmpty();
      if (!left.aborted) await nextDeal();
      if (!left.aborted) match.startDeal();
      continue;
    }
    const action = await decide(loop);
    if (!left.aborted) match.apply(action);
  }
  await queue.whenEmpty();
}
