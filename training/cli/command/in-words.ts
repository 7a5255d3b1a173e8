/** Figures, times and tables as commands print them. */
import type { Interval } from '../../../engine/statistics.ts';

export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/**
 * `0.121 ± 0.009`: the mean and how far the interval reaches to both sides, both times `scale`; `0.121 ± ∞` of a single
 * sample, and nothing where nothing was measured.
 */
export function withMargin(interval: Interval | null, digits: number, scale = 1): string {
  if (interval === null) return '';
  const { mean, low, high } = interval;
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

/** `2`, or `2 to 6`. @param players the fewest and the most */
export function playersText([fewest, most]: readonly [number, number]): string {
  return fewest === most ? String(fewest) : `${fewest} to ${most}`;
}

/** Seconds as a person says them: `4.2 s`, `45 s`, `3 min 20 s`, `1 h 05 min`. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…';
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')} min`;
}

/** Rows in columns as wide as their widest cell, a line each. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]): string => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}
