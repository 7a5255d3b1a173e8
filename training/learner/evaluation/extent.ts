/** The least and the most of many numbers: of more than an argument list can hold, unlike `Math.min(...values)`. */
export interface Extent {
  /** Infinity where there are none. */
  least: number;
  /** −Infinity where there are none. */
  most: number;
}

export function extentOf(values: Iterable<number>): Extent {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}
