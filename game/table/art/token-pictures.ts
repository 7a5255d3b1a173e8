/** Tokens at the seats: coins and printed letters; and the bus that drives on the rail. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import openLetter from '../../assets/objects/letter-open.svg?raw';
import printedLetter from '../../assets/objects/letter.svg?raw';
import type { Size } from '../../base/geometry.ts';
import type { Palette } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { DISPLAY_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { wordOf } from '../../../engine/rules/step-names.ts';
import { tokenKind } from '../../model/tokens.ts';
import { drawEmblem } from './game-emblems.ts';
import type { Pen, Picture } from './pen.ts';
import { drawSvg } from './svg.ts';

/** A letter beyond the end of its word, after extra steps were agreed on. */
const BEYOND = '+';
/** The greatest number of lives and extra steps. */
const MOST_LETTERS = 15;

/** Frame of the letter at a place of the word: printed if its owner has it, otherwise its outline. */
export function letterFrame(place: number, printed: boolean): string {
  return `letter-${place}${printed ? '' : '-open'}`;
}

function drawLetter(pen: Pen, palette: Palette, letter: string, printed: boolean, size: number): void {
  drawSvg(pen, printed ? printedLetter : openLetter, { width: size, height: size }, palette);
  pen.scale(size / 100, size / 100);
  pen.fillStyle = printed ? palette.ink : palette.coinGone;
  pen.font = `${WEIGHTS.strong} 80px ${DISPLAY_FACE}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText(letter, 50, 78);
}

/** The frame `coin`, and the letters and the bus if these rules have them. Sizes are in CSS px. */
export function tokenPictures(rules: HouseRules, { coin, bus }: { coin: number; bus: Size }, theme: Theme): Picture[] {
  const kind = tokenKind(rules);
  const box = { width: coin, height: coin };
  const word = wordOf(rules) ?? '';
  const letters = kind === 'letters' ? Array.from({ length: MOST_LETTERS }, (_, place) => place) : [];
  const letter = (place: number, printed: boolean): Picture => ({
    name: letterFrame(place, printed),
    ...box,
    draw: (pen) => drawLetter(pen, theme.colours, word[place] ?? BEYOND, printed, coin),
  });
  return [
    { name: 'coin', ...box, draw: (pen) => drawEmblem(pen, kind === 'nickels' ? 'nickel' : 'penny', box, theme) },
    ...letters.flatMap((place) => [letter(place, true), letter(place, false)]),
    ...(kind === 'places' ? [{ name: 'bus', ...bus, draw: (pen: Pen) => drawEmblem(pen, 'bus', bus, theme) }] : []),
  ];
}
