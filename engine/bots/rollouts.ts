/** Rollouts: actions tried in sampled deals, and played on to the end. */
import { ACTION_COUNT, QUIET, isDiscard, type Action } from '../actions.ts';
import type { Deal } from '../deal.ts';
import { Random } from '../random.ts';
import { View, viewOf } from '../view.ts';
import type { Batch } from './batch.ts';
import type { Belief } from './beliefs.ts';
import type { Determiniser } from './determinise.ts';

/** Of a seat that did not decide any more. */
export const NO_REPLY = -1;

/** An action played out in a sampled deal. */
export interface Rollout {
  /** Which of the actions. */
  action: number;
  weight: number;
  deal: Deal;
  view: View;
  own: number;
  /** For chance in what is played after it: the same for all actions in the same deal. */
  random: Random;
  /** What the network expected at the seat's own decisions. */
  values: number[];
  /** By seat, what it did first after the action; `NO_REPLY` where nothing. */
  replies: Int16Array;
}

/** Every action in every sampled deal: the same cards in the same order for each. */
export function openRollouts(
  determiniser: Determiniser,
  { players, rules, seat: own }: View,
  beliefs: readonly Belief[],
  actions: readonly Action[],
  random: Random,
): Rollout[] {
  return beliefs.flatMap(({ determinisation, weight }) => {
    const shuffles = random.seed();
    if (!determiniser.replay(determinisation, random)) return [];
    return actions.map((tried, action): Rollout => {
      const deal = determiniser.deal.clone(new Random(shuffles));
      deal.apply(tried);
      const view = new View(rules, deal.table);
      const replies = new Int16Array(players).fill(NO_REPLY);
      const chance = new Random(shuffles);
      return { action, weight, deal, view, own, random: chance, values: [], replies };
    });
  });
}

/** Which of the legal actions a seat plays in a rollout. @param chances the policy's, by action */
export type RolloutChoice = (seat: number, legal: readonly Action[], chances: Float32Array, random: Random) => Action;

/**
 * Plays all deals to their end, or nearly.
 * @param mostDecisions of the seat that tries; a deal that goes on longer is left as it is then
 * @param choose by default the policy's likeliest action
 */
export async function playOut(
  rollouts: readonly Rollout[],
  batch: Batch,
  mostDecisions: number,
  choose: RolloutChoice = likeliest,
): Promise<void> {
  const legal = new Int16Array(ACTION_COUNT);
  let running = rollouts;
  while (running.length > 0) {
    running = running.filter((rollout) => {
      const { deal, own, random, values, view } = rollout;
      let count = deal.writeLegal(legal);
      while (count === 1) {
        noteReply(rollout, legal[0]);
        deal.apply(legal[0]);
        count = deal.writeLegal(legal);
      }
      if (count === 0 || values.length === mostDecisions) return false;
      const choices = Array.from(legal.subarray(0, count));
      batch.add(viewOf(deal, deal.seat, view), legal, count, (chances, value) => {
        const { seat } = deal;
        if (seat === own) values.push(value);
        const action = choose(seat, choices, chances, random);
        noteReply(rollout, action);
        deal.apply(action);
      });
      return true;
    });
    await batch.flush();
  }
}

function noteReply({ deal: { rules, seat }, replies }: Rollout, action: Action): void {
  // Where one discards first, the draw tells whether what lay on the pile was taken.
  const isOpen = replies[seat] === NO_REPLY || (rules.discardFirst && isDiscard(replies[seat]));
  // Keeping quiet is no turn.
  if (isOpen && action !== QUIET) replies[seat] = action;
}

export const likeliest: RolloutChoice = (_, legal, chances) => {
  let best = legal[0];
  for (const action of legal) if (chances[action] > chances[best]) best = action;
  return best;
};
