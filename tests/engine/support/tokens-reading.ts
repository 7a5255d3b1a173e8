/** What everybody has after a deal, written from docs/rules-reference.md alone: part of the second scoring (`oracle.ts`). */
import { idleReason } from '../../../engine/rules/idle.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';

/** How a match stood when the deal began; by seat where not said otherwise. */
interface Before {
  rules: HouseRules;
  tokens: readonly number[];
  dealer: number;
  /** Who could have bought in and has left. */
  leftForGood: ReadonlySet<number>;
}

/** @param receivers who gets what others pay, where still in then */
export function tokensAfter(
  before: Before,
  playing: readonly number[],
  losses: ReadonlyMap<number, number>,
  receivers: readonly number[],
): number[] {
  const { rules, tokens } = before;
  const fewest = rules.grace ? 0 : 1;
  const after = [...tokens];
  const out = outAfter(before, playing, losses);
  for (const seat of playing) after[seat] -= losses.get(seat) ?? 0;
  if (out.length === playing.length) {
    for (const seat of out) after[seat] = fewest;
    return doAllReturn(rules) ? after.map((left, seat) => (before.leftForGood.has(seat) ? left : 1)) : after;
  }
  for (const seat of out) after[seat] = -1;
  const paid = (seat: number) => Math.min(losses.get(seat) ?? 0, tokens[seat]);
  const sharing = receivers.filter((seat) => !out.includes(seat));
  for (const seat of sharing) {
    const others = playing.filter((other) => other !== seat).reduce((sum, other) => sum + paid(other), 0);
    after[seat] += Math.floor(others / sharing.length);
  }
  return after;
}

/** Whom a deal would eliminate. */
function outAfter(
  { rules, tokens, dealer }: Before,
  playing: readonly number[],
  losses: ReadonlyMap<number, number>,
): number[] {
  const leftAfter = (seat: number) => tokens[seat] - (losses.get(seat) ?? 0);
  const fromDealersLeft = (seat: number) => (seat - dealer - 1 + 2 * tokens.length) % tokens.length;
  const fromLeft = [...playing].sort((a, b) => fromDealersLeft(a) - fromDealersLeft(b));
  const isOut = (seat: number) => (losses.get(seat) ?? 0) > 0 && leftAfter(seat) < (rules.grace ? 0 : 1);
  const out = fromLeft.filter(isOut);
  if (!rules.grace || rules.graceSeats !== 1) return out;
  const stays = fromLeft.filter((seat) => !isOut(seat));
  const stayedOnGrace = stays.filter((seat) => tokens[seat] === 0);
  const arrived = stays.filter((seat) => tokens[seat] > 0 && leftAfter(seat) === 0);
  return [...out, ...arrived.slice(stayedOnGrace.length > 0 ? 0 : 1)];
}

/** Whether all are in again where nobody would be left. */
function doAllReturn(rules: HouseRules): boolean {
  const endsWithFirstOut = rules.matchEnds === 'first-out' && idleReason(rules, 'matchEnds') === null;
  return rules.allOut === 'all-return' && !endsWithFirstOut;
}
