/** What the cards of a match are sealed with, in short (docs/formats.md#fair-dealing). */
import { inGroups } from '../base/in-groups.ts';
import { words } from '../i18n/words.ts';

/** Digits of a commitment that are shown. */
const SHORT = 8;

/** The beginning of a commitment. */
export function shortSeal(commitment: string): string {
  return inGroups(commitment.slice(0, SHORT));
}

/** A sentence with the beginning of a commitment. */
export function sealedInWords(commitment: string): string {
  return words().match.sealedAs(shortSeal(commitment));
}
