/** Where a person stands among the tries of others. */

/** In how many tries one got more points than they did, and in how many as many. */
export function standingAmong(total: number, totals: readonly number[]): { better: number; equal: number } {
  return {
    better: totals.filter((other) => total > other).length,
    equal: totals.filter((other) => total === other).length,
  };
}
