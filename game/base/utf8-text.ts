/**
 * The text of a file that somebody chose or dropped. `Blob.text` would show what it cannot read as `�`.
 * @returns null where it is not UTF-8
 * @throws {DOMException} where it cannot be read
 */
export async function utf8Text(file: Pick<Blob, 'arrayBuffer'>): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
