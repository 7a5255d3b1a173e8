/** Everything that can be read from what a seat may know. */
import { ACTION_COUNT } from '../../../engine/actions.ts';
import type { Deal } from '../../../engine/deal.ts';
import { OBSERVATION_SIZE, writeMask, writeObservation } from '../../../engine/observation.ts';
import { doPoliciesPlay } from '../../../engine/rules/suited.ts';
import { viewOf } from '../../../engine/view.ts';

/** Everything that a bot, a network or another program can read from a seat's view, as text. */
export function knowledge(deal: Deal, seat: number): string {
  const view = viewOf(deal, seat);
  const observation = new Float32Array(OBSERVATION_SIZE);
  const mask = new Float32Array(ACTION_COUNT);
  if (doPoliciesPlay(deal.players)) writeObservation(view, observation, 0);
  const legal = seat === deal.seat ? deal.legalActions() : [];
  writeMask(legal, legal.length, mask, 0);
  const { rules: _rules, table, ...own } = view;
  const { hand, ...rest } = own;
  const typed = { ...rest, hand: hand.slice(0, view.handCount), table, observation, mask };
  return JSON.stringify([view.toJSON(), typed], (_, value: unknown) =>
    ArrayBuffer.isView(value)
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')
      : value,
  );
}

/** All that a seat sees and may do, cards and actions in no particular order. */
export function look(deal: Deal, seat: number): object {
  const json = viewOf(deal, seat).toJSON();
  return { ...json, hand: json.hand.toSorted(), legal: new Set(deal.legalActions()) };
}
