/** Letters as people see them: an emoji of several signs is one, and so is a letter with its accent. */

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** The letters of a text; in a browser that cannot tell them apart, its characters. */
export function lettersOf(text: string): string[] {
  return segmenter === null ? Array.from(text) : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The beginning of a text, of whole letters and without a space at its end.
 * @param most of its characters, of which a letter may have several
 */
export function beginningOf(text: string, most: number): string {
  let beginning = '';
  let room = most;
  for (const letter of lettersOf(text)) {
    room -= Array.from(letter).length;
    if (room < 0) break;
    beginning += letter;
  }
  return beginning.trimEnd();
}
