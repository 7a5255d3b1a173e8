/** A chance as points, hundredths of a match: `1.25`. */
export function points(chance: number): string {
  return (100 * chance).toFixed(2);
}
