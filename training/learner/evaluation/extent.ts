/**
 * The least and the most of many numbers: of more than an argument list can hold, unlike `Math.min(...values)`. Where there are
 * none, Infinity and −Infinity.
 */
export function extentOf(values: Iterable<number>): { least: number; most: number } {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}
