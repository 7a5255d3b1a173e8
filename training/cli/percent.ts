/** Shares as people read them. */
import type { Interval } from '../learner/statistics.ts';

/** `62%` */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** `62.1 ± 1.9%`, and nothing where nothing was measured. */
export function percentOf(interval: Interval | null): string {
  if (interval === null) return '';
  const { mean, low, high } = interval;
  return `${(100 * mean).toFixed(1)} ± ${(50 * (high - low)).toFixed(1)}%`;
}
