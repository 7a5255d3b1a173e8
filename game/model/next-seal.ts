/** What the next match is sealed with (docs/formats.md#fair-dealing). */
import type { HiddenChain } from '../../engine/fair/sealed-chance.ts';

export type NextSeal = {
  /** Fixed before the player says a word to it; null until somebody asks for its commitment. */
  chain: HiddenChain | null;
  /** The player's word: it goes into every pack. */
  word: string;
};
