/** How many points the deals of a day brought, and how each went. */
import { pointsOf } from '../../../engine/daily/points.ts';
import type { DayTry } from '../../services/storage/match-schemas.ts';

export type DealStanding = 'ahead' | 'level' | 'behind';

export function markOf(points: number): DealStanding {
  if (points === 0) return 'level';
  return points > 0 ? 'ahead' : 'behind';
}

/** Points by deal, as far as a try has come. */
export function pointsByDeal({ deals }: DayTry): number[] {
  return deals.map(pointsOf);
}

export function totalOf(attempt: DayTry): number {
  return pointsByDeal(attempt).reduce((sum, points) => sum + points, 0);
}
