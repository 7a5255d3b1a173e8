/** Whether things that should happen equally often do. */

/** Counts what happens in so many runs: `note` is called with the place of each thing that happens. */
export function counted(
  places: number,
  runs: number,
  happen: (run: number, note: (place: number) => void) => void,
): number[] {
  const counts = Array<number>(places).fill(0);
  for (let run = 0; run < runs; run++) happen(run, (place) => counts[place]++);
  return counts;
}

/** Pearson's statistic of counts that should all be equal, as a share of the limit that it exceeds once in 10,000 times. */
export function unevenness(counts: number[], freedom = counts.length - 1): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Wilson and Hilferty.
  const spread = 2 / (9 * freedom);
  return chiSquare / (freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3);
}
