/** JSON as commands read and print it: files as editors save them, and one object on a line. */

/**
 * Parses JSON in UTF-8, with or without a byte order mark, as browsers read files.
 * @throws {SyntaxError} where it is not JSON, or not in UTF-8, in one line
 */
export function parseJson(bytes: Uint8Array): unknown {
  const order = byteOrder(bytes);
  if (order !== null) throw new SyntaxError(`it is written in UTF-16 (${order}-endian): save it as UTF-8`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError('it is not written in UTF-8: save it as UTF-8');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // It quotes the text, with its line breaks.
    throw new SyntaxError((error as Error).message.replaceAll(/\s+/g, ' '));
  }
}

/** The byte order of UTF-16: by its mark, else by the half of the first character that is 0 in JSON; null for other text. */
function byteOrder([first, second]: Uint8Array): 'little' | 'big' | null {
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'little';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return 'big';
  return null;
}

/** One JSON object on a line of its own. Bounds of an interval that has none, as of a single sample, are left out. */
export function jsonLine(report: object): string {
  const text = JSON.stringify(report, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? undefined : value,
  );
  return `${text}\n`;
}
