/** What a command prints for programs. */

/** One JSON object on a line of its own. Bounds of an interval that has none, as of a single sample, are left out. */
export function jsonLine(report: object): string {
  const text = JSON.stringify(report, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? undefined : value,
  );
  return `${text}\n`;
}
