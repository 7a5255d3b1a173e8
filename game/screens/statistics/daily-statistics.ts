/** How one does on the deals of the days: of each day the first try counts, once all of its deals have been played. */
import { pointsOf } from '../../../engine/daily/daily-deal.ts';
import { isComplete } from '../../services/storage/played-days.ts';
import type { PlayedDay } from '../../services/storage/stores.ts';

export interface DailyStatistics {
  days: number;
  /** Points of a day on average, and of the best. */
  average: number;
  best: number;
  deals: number;
  /** Deals that brought points, and deals that cost some. */
  ahead: number;
  behind: number;
}

/** Adds days up; null where none has been played to its end. */
export function dailyStatisticsOf(played: Iterable<PlayedDay>): DailyStatistics | null {
  const days = [...played].filter(({ first }) => isComplete(first)).map(({ first }) => first.deals.map(pointsOf));
  if (days.length === 0) return null;
  const totals = days.map((deals) => deals.reduce((sum, points) => sum + points, 0));
  const points = days.flat();
  return {
    days: days.length,
    average: totals.reduce((sum, total) => sum + total, 0) / days.length,
    best: Math.max(...totals),
    deals: points.length,
    ahead: points.filter((one) => one > 0).length,
    behind: points.filter((one) => one < 0).length,
  };
}
