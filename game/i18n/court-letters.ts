/** The letters on court cards: those of the language, or the English ones, which many packs have everywhere. */
import { words } from './words.ts';

const ENGLISH = 'JQK';

let areEnglish = false;

/** From now on court cards have English letters, or those of the language. */
export function useEnglishCourts(on: boolean): void {
  areEnglish = on;
}

/** Of jack, queen and king. */
export function courtLetters(): string {
  return areEnglish ? ENGLISH : words().courtLetters;
}

/** A text whose signs of cards, such as K♥, have English letters, with those that are printed on the cards. */
export function withCourtLetters(text: string): string {
  const letters = courtLetters();
  return text.replaceAll(/[JQK](?=[♣♦♥♠])/g, (letter) => letters[ENGLISH.indexOf(letter)]);
}

/** Whether the language has letters of its own. */
export function hasOwnCourts(): boolean {
  return words().courtLetters !== ENGLISH;
}
