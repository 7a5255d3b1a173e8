/** Tables in a terminal. */

/** Rows in columns as wide as their widest cell, a line each. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]): string => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}
