/** Figures as people read them. */
import type { Interval } from '../../../engine/statistics.ts';

/** `62%` */
export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** `0.121 ± 0.009`: the mean and how far the interval reaches to both sides, both times `scale`; `0.121 ± ∞` of a single sample. */
export function withMargin({ mean, low, high }: Interval, digits: number, scale = 1): string {
  const margin = (scale * (high - low)) / 2;
  return `${(scale * mean).toFixed(digits)} ± ${Number.isFinite(margin) ? margin.toFixed(digits) : '∞'}`;
}

/** `62.1 ± 1.9%`, and nothing where nothing was measured. */
export function percentOf(interval: Interval | null): string {
  return interval === null ? '' : `${withMargin(interval, 1, 100)}%`;
}

/** A chance as points, hundredths of a match: `1.25`. */
export function points(chance: number): string {
  return (100 * chance).toFixed(2);
}
