/** Seven days that were played, looked back on: what they brought, the best deal, and whether it was more than before. */
import { DAYS_OF_A_WEEK } from '../../../engine/daily/week.ts';
import { isComplete } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/match-schemas.ts';
import { pointsByDeal, totalOf } from './points.ts';

/** All days, and how many of the latest have been played in a row. */
export interface PastDays {
  played: ReadonlyMap<string, PlayedDay>;
  inARow: number;
}

interface Week {
  points: number;
  /** Deals that brought points. */
  dealsAhead: number;
  /** The deal that brought most. */
  best: { date: string; deal: number; points: number };
  /** How many more points than in the seven days before; null where there were none, or it was not more. */
  gain: number | null;
}

function completeDays(played: ReadonlyMap<string, PlayedDay>): PlayedDay[] {
  return [...played.values()].filter(({ first }) => isComplete(first)).sort((a, b) => a.date.localeCompare(b.date));
}

/** @param played all days @returns null before seven have been played */
export function lastWeek(played: ReadonlyMap<string, PlayedDay>): Week | null {
  const all = completeDays(played);
  const days = all.slice(-DAYS_OF_A_WEEK);
  if (days.length < DAYS_OF_A_WEEK) return null;
  const before = all.slice(-2 * DAYS_OF_A_WEEK, -DAYS_OF_A_WEEK);
  const deals = days.flatMap(({ date, first }) =>
    pointsByDeal(first).map((points, index) => ({ date, deal: index + 1, points })),
  );
  const points = sumOf(days);
  const gain = points - sumOf(before);
  return {
    points,
    dealsAhead: deals.filter((deal) => deal.points > 0).length,
    best: deals.reduce((best, deal) => (deal.points > best.points ? deal : best)),
    gain: before.length === DAYS_OF_A_WEEK && gain > 0 ? gain : null,
  };
}

function sumOf(days: readonly PlayedDay[]): number {
  return days.reduce((sum, { first }) => sum + totalOf(first), 0);
}

/** Whether the day that was just played completes seven. */
export function completesWeek({ played }: PastDays): boolean {
  return completeDays(played).length % DAYS_OF_A_WEEK === 0;
}
