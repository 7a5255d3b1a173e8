/** What the next match is sealed with (docs/formats.md#fair-dealing). */
export interface NextSeal {
  /** All its secrets follow from it. Fixed before the player says a word to it; null until somebody asks for its commitment. */
  lastSecret: string | null;
  /** The player's word: it goes into every pack. */
  word: string;
}
