/** Words in the room that there is for them: languages differ in how much they need. */
import type Phaser from 'phaser';
import { LEAST_SIZE } from './theme/typography.ts';

/** In CSS px. */
export type Room = { width: number; height?: number };

/** Under which a text keeps whether it fits, for `visibleText`. */
export const FITS = 'fits';

/** Differences of less than this nobody sees, in CSS px. */
const HAIR = 1;

function overflow(text: Phaser.GameObjects.Text, { width, height = Infinity }: Room): number {
  return Math.max(text.width / (width + HAIR), text.height / (height + HAIR));
}

/**
 * Prints words at a size, or so much smaller that they fit.
 * @returns the size in CSS px, `LEAST_SIZE` also where they do not fit even then
 */
export function fit(text: Phaser.GameObjects.Text, size: number, room: Room): number {
  let present = size;
  text.setFontSize(present);
  const isWrapped = text.style.wordWrapWidth !== null;
  while (present > LEAST_SIZE && overflow(text, room) > 1) {
    const wanted = isWrapped
      ? present - 0.5
      : Math.min(present - 0.5, Math.floor((2 * present) / overflow(text, room)) / 2);
    present = Math.max(LEAST_SIZE, wanted);
    text.setFontSize(present);
  }
  text.setData(FITS, overflow(text, room) <= 1);
  return present;
}

/** Words in two lines of about the same length; as they are where there is only one of them. */
function inTwoLines(words: string): string {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return words;
  const middle = words.length / 2;
  const nearest = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return `${words.slice(0, nearest)}\n${words.slice(nearest + 1)}`;
}

/** Prints words in one line, or in two where that spares them small letters. @returns as `fit` */
export function fitInLines(text: Phaser.GameObjects.Text, words: string, size: number, room: Room): number {
  const inOne = fit(text.setText(words), size, room);
  const lines = inTwoLines(words);
  if (inOne > size * 0.85 || lines === words) return inOne;
  const inTwo = fit(text.setText(lines), size, room);
  return inTwo > inOne || text.getData(FITS) === true ? inTwo : fit(text.setText(words), size, room);
}
