/** Fits text into the space available, since languages differ in how much they need: measured without laying out the page. */
import { LEAST_SIZE, LINE_HEIGHT } from './theme/typography.ts';

export interface Font {
  face: string;
  weight: string;
}

/** In CSS px. */
interface Room {
  width: number;
  height?: number;
}

/** Text as it is set: its lines, and the size of its letters in CSS px. */
export interface FittedText {
  text: string;
  size: number;
  fits: boolean;
}

/** An overflow up to this is invisible, in CSS px. */
const TOLERANCE = 1;
/** A separator at the end of a line or at the beginning of the next. */
const DANGLING = /[ \u00a0]*·[ \u00a0]*\n[ \u00a0]*|[ \u00a0]*\n[ \u00a0]*·[ \u00a0]*/g;

function withoutDanglingDots(lines: string): string {
  return lines.replaceAll(DANGLING, '\n');
}

let pen: CanvasRenderingContext2D | null = null;

function lineWidth(line: string, size: number, { face, weight }: Font): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return 0;
  pen.font = `${weight} ${size}px ${face}`;
  return pen.measureText(line).width;
}

/** The room that text takes, in CSS px. @param text with its lines broken */
export function textSize(text: string, size: number, font: Font): Required<Room> {
  const lines = text === '' ? [] : text.split('\n');
  return {
    width: Math.ceil(Math.max(0, ...lines.map((line) => lineWidth(line, size, font)))),
    height: lines.length * Math.round(size * LINE_HEIGHT),
  };
}

/** Breaks lines between words, so that they are no wider than `width` in CSS px unless a word is. */
export function wrap(text: string, width: number, size: number, font: Font): string {
  const lines = text.split('\n').map((line) => {
    const broken: string[] = [];
    let end = '';
    for (const word of line.split(' ')) {
      const longer = end === '' ? word : `${end} ${word}`;
      if (end !== '' && lineWidth(longer, size, font) > width + TOLERANCE) {
        broken.push(end);
        end = word;
      } else end = longer;
    }
    return [...broken, end].join('\n');
  });
  return withoutDanglingDots(lines.join('\n'));
}

function overflow(text: string, size: number, font: Font, { width, height = Infinity }: Room): number {
  const taken = textSize(text, size, font);
  return Math.max(taken.width / (width + TOLERANCE), taken.height / (height + TOLERANCE));
}

/** Sets text in the lines that it has, as large as fits: in `size`, or smaller, but never below `LEAST_SIZE`. */
export function fit(text: string, size: number, font: Font, room: Room): FittedText {
  let present = size;
  for (let over = overflow(text, size, font, room); over > 1 && present > LEAST_SIZE;) {
    present = Math.max(LEAST_SIZE, Math.min(present - 0.5, Math.floor((2 * present) / over) / 2));
    over = overflow(text, present, font, room);
  }
  return { text, size: present, fits: overflow(text, present, font, room) <= 1 };
}

/** Sets text in lines of a width, as large as fits. */
export function fitWrapped(text: string, size: number, font: Font, room: Room): FittedText {
  for (let present = size; ; present = Math.max(LEAST_SIZE, present - 0.5)) {
    const lines = wrap(text, room.width, present, font);
    const fits = overflow(lines, present, font, room) <= 1;
    if (fits || present <= LEAST_SIZE) return { text: lines, size: present, fits };
  }
}

/** Words broken into two lines of about the same length; unchanged if there is only one word. */
function inTwoLines(words: string): string {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return words;
  const middle = words.length / 2;
  const nearest = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return withoutDanglingDots(`${words.slice(0, nearest)}\n${words.slice(nearest + 1)}`);
}

/** Sets words in one line, or in two if that avoids small letters. */
export function fitInLines(words: string, size: number, font: Font, room: Room): FittedText {
  const inOne = fit(words, size, font, room);
  const lines = inTwoLines(words);
  if (inOne.size > size * 0.85 || lines === words) return inOne;
  const inTwo = fit(lines, size, font, room);
  return inTwo.size > inOne.size || inTwo.fits ? inTwo : inOne;
}
