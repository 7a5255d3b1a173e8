/** Fits text into the space available: languages differ in how much they need. */
import type Phaser from 'phaser';
import { withoutDanglingDots } from './line-breaks.ts';
import { LEAST_SIZE } from './theme/typography.ts';

/** In CSS px. */
interface Room {
  width: number;
  height?: number;
}

/** Data key of a text under which `fit` stores whether it fits, for `visibleText`. */
export const FITS = 'fits';

/** An overflow up to this is invisible, in CSS px. */
const TOLERANCE = 1;

function overflow(text: Phaser.GameObjects.Text, { width, height = Infinity }: Room): number {
  return Math.max(text.width / (width + TOLERANCE), text.height / (height + TOLERANCE));
}

/**
 * Sets a text to a size, or shrinks it until it fits.
 * @returns the size in CSS px, at least `LEAST_SIZE` even if the text does not fit
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

/** Words broken into two lines of about the same length; unchanged if there is only one word. */
function inTwoLines(words: string): string {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return words;
  const middle = words.length / 2;
  const nearest = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return withoutDanglingDots(`${words.slice(0, nearest)}\n${words.slice(nearest + 1)}`);
}

/** Sets a text in one line, or in two if that avoids small letters. @returns as `fit` */
export function fitInLines(text: Phaser.GameObjects.Text, words: string, size: number, room: Room): number {
  const inOne = fit(text.setText(words), size, room);
  const lines = inTwoLines(words);
  if (inOne > size * 0.85 || lines === words) return inOne;
  const inTwo = fit(text.setText(lines), size, room);
  return inTwo > inOne || text.getData(FITS) === true ? inTwo : fit(text.setText(words), size, room);
}
