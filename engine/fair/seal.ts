/** What a sealed match says about itself (docs/formats.md#fair-dealing). */
import type { FAIR_FORMAT } from './recipe.ts';

/** Known before the first deal. */
export interface Seal {
  format: typeof FAIR_FORMAT;
  /** The first chain's, in hexadecimal: shown before the word is taken. */
  commitment: string;
  word: string;
}

/** Known of a deal once it is over, in hexadecimal. */
export interface RevealedDeal {
  secret?: string | undefined;
  /** Of the chain that begins with this deal, for all but the first chain. */
  commitment?: string | undefined;
}

/** The parts of a sealed deal: its place in the chain of secrets, and what its secret decides. */
export type SealedPart = 'secret' | 'dealer' | 'pack' | 'stock';
