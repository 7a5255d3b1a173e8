/** Finds the known name that was meant by an unknown one. */

/** One wrong letter in this many is taken for a typo. */
const LETTERS_PER_SLIP = 3;
/** From this many letters on, the beginning of a name stands for the name. */
const SHORTEST_BEGINNING = 3;

/** The known name nearest to a given one, ignoring case. @returns null where none is near, or the name is known. */
export function nearest(given: string, known: readonly string[]): string | null {
  if (known.includes(given)) return null;
  const wanted = given.toLowerCase();
  const most = Math.max(1, Math.floor(wanted.length / LETTERS_PER_SLIP));
  const [near] = known
    .map((name) => ({ name, slips: alignmentDistance(wanted, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= most && slips < name.length)
    .sort((a, b) => a.slips - b.slips);
  if (near !== undefined || wanted.length < SHORTEST_BEGINNING) return near?.name ?? null;
  return known.find((name) => name.toLowerCase().startsWith(wanted)) ?? null;
}

/** `; did you mean "scat"?` for the end of a message, and nothing where no known name is near. */
export function didYouMean(given: string, known: readonly string[]): string {
  const name = nearest(given, known);
  return name === null ? '' : `; did you mean "${name}"?`;
}

/** The fewest letters inserted, left out, replaced or swapped with the next (optimal string alignment). */
function alignmentDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const [last, row] = [rows[i - 1], [i]];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
