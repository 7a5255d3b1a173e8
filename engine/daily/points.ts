/** The points of a deal of a day (docs/formats.md#deal-of-the-day). */
import type { DealResult } from '../match.ts';
import type { MatchRecord } from '../record.ts';
import { declaredScore } from '../rules/idle.ts';
import type { HouseRules } from '../rules/table.ts';
import type { Day } from './day.ts';

/** What a deal brought seat 0. */
export function pointsOf({ rules, deals: [{ result }] }: MatchRecord): number {
  return pointsIn(result, rules.scoring === 'points', 0);
}

/**
 * What a deal brings a seat: compared with each opponent, a point for every token that they lose and it does not, and one
 * off for every token that it loses and they do not; in a race, for every point that it scores and they do not, or that they lose and it does not. So points
 * mean the same under all rules, those of all seats add up to 0, and more of them are what the bots were trained for: the
 * tokens that others lose, against one's own.
 */
export function pointsIn(
  { losses, points }: Pick<DealResult, 'losses' | 'points'>,
  isRace: boolean,
  seat: number,
): number {
  const gained = isRace ? points : losses.map((lost) => -lost);
  return gained.reduce((sum, other) => sum + gained[seat] - other, 0);
}

/** Whether a deal of a day can bring so many points, whatever its cards are. */
export function arePossible(points: number, { rules, players }: Day): boolean {
  return Number.isInteger(points) && Math.abs(points) <= (players - 1) * mostAtStake(rules);
}

/** What a seat can lose by a deal, or score in a race. */
function mostAtStake(rules: HouseRules): number {
  const { scoring, declareLoss, knockerLossOn31, knockerLowestLoss, knockerTieLoss, knockerNotHighestLoss } = rules;
  if (scoring === 'points') return declaredScore(rules);
  return Math.max(declareLoss, knockerLossOn31, knockerLowestLoss, knockerTieLoss, knockerNotHighestLoss);
}

/** In how many tries one got more points than they did, and in how many as many. */
export function standingAmong(total: number, totals: readonly number[]): { better: number; equal: number } {
  return {
    better: totals.filter((other) => total > other).length,
    equal: totals.filter((other) => total === other).length,
  };
}
