/** What became of a knock at the showdown: whether it holds, or which hand beat it and what that costs. */
import { isAbove } from '../../engine/comparing.ts';
import { scoreShowdown } from '../../engine/scoring.ts';
import { tieBreakOf } from '../../engine/value.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import type { MatchEvent } from '../../engine/events.ts';

type ShownHands = Extract<MatchEvent, { type: 'showdown' }>;

export interface KnockOutcome {
  /** What the knocker loses; 0 where the knock holds, and in a race where others score. */
  lost: number;
  /** Whether the knocker comes away without a loss, in a race with a point. */
  holds: boolean;
  /** The seat whose hand is the nearest that the knocker's had to beat; null where there is none. */
  against: number | null;
}

/** @param knocker who knocked, or called the hammer */
export function outcomeOfKnock({ hands, values }: ShownHands, knocker: number, rules: HouseRules): KnockOutcome {
  // As the engine compares them: equal values may be told apart.
  const strengths = hands.map((hand, seat) =>
    hand === null ? NaN : (values[seat] as number) + tieBreakOf(rules, hand),
  );
  const outcome = { losses: new Int8Array(hands.length), points: new Int8Array(hands.length) };
  scoreShowdown(rules, strengths, knocker, outcome);
  const lost = outcome.losses[knocker];
  const holds = rules.scoring === 'points' ? outcome.points[knocker] > 0 : lost === 0;
  const isTopAsked = rules.scoring === 'points' || rules.knockPromise === 'highest';
  return { lost, holds, against: rivalOf(rules, strengths, knocker, isTopAsked) };
}

/** Whose hand the knocker's is compared with: the highest of all others, or the lowest that is not below the knocker's. */
function rivalOf(rules: HouseRules, strengths: readonly number[], knocker: number, isTopAsked: boolean): number | null {
  const others = [...strengths.keys()].filter((seat) => seat !== knocker && !Number.isNaN(strengths[seat]));
  const rivals = isTopAsked ? others : others.filter((seat) => !isAbove(rules, strengths[knocker], strengths[seat]));
  const isNearer = (one: number, other: number): boolean =>
    isTopAsked ? strengths[one] > strengths[other] : strengths[one] < strengths[other];
  return rivals.reduce<number | null>((best, seat) => (best === null || isNearer(seat, best) ? seat : best), null);
}
