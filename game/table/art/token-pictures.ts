/** Tokens at the seats other than pennies: nickels and printed letters; and the bus that drives on the rail. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { mix, translucent, type Palette } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { DISPLAY_FACE } from '../../base/theme/typography.ts';
import { wordOf } from '../../../engine/rules/step-names.ts';
import { tokenKind } from '../../model/tokens.ts';
import { drawPenny } from './table-pictures.ts';
import { disc, fill, ring, rounded, stroke, type Pen, type Picture } from './pen.ts';

/** A letter beyond the end of its word, after extra steps were agreed on. */
const BEYOND = '+';
/** The greatest number of lives and extra steps. */
const MOST_LETTERS = 15;

/** Frame of the letter at a place of the word: printed if its owner has it, otherwise its outline. */
export function letterFrame(place: number, printed: boolean): string {
  return `letter-${place}${printed ? '' : '-open'}`;
}

export function drawNickel(pen: Pen, palette: Palette, size: number): void {
  pen.scale(size / 100, size / 100);
  disc(pen, palette.nickelEdge, 50, 52, 47);
  const metal = pen.createLinearGradient(20, 5, 80, 95);
  metal.addColorStop(0, palette.nickelLight);
  metal.addColorStop(0.5, palette.nickel);
  metal.addColorStop(1, mix(palette.nickel, palette.nickelEdge, 0.4));
  disc(pen, metal, 50, 48, 44);
  ring(pen, palette.nickelEdge, 4, 50, 48, 35);
  // The milled edge, and a 5 in place of the penny's arrow.
  for (let tooth = 0; tooth < 24; tooth++) {
    const angle = (tooth / 24) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    stroke(
      pen,
      translucent(palette.nickelEdge, 0.6),
      2.5,
      `M${50 + 40 * x} ${48 + 40 * y} L${50 + 44 * x} ${48 + 44 * y}`,
    );
  }
  stroke(pen, palette.nickelEdge, 8, 'M61 28 H44 L41 46 Q60 40 61 55 Q61 70 39 67');
}

export function drawLetter(pen: Pen, palette: Palette, letter: string, printed: boolean, size: number): void {
  pen.scale(size / 100, size / 100);
  const tile = rounded(3, 3, 94, 94, 16);
  if (printed) {
    pen.fillStyle = palette.paper;
    pen.fill(tile);
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 5;
    pen.stroke(tile);
  } else {
    pen.strokeStyle = palette.coinGone;
    pen.lineWidth = 5;
    pen.setLineDash([13, 10]);
    pen.stroke(tile);
    pen.setLineDash([]);
  }
  pen.fillStyle = printed ? palette.ink : palette.coinGone;
  pen.font = `800 80px ${DISPLAY_FACE}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText(letter, 50, 78);
}

/** An enamel bus from the side, driving to the right, 100 × 64 units. */
export function drawBus(pen: Pen, palette: Palette, width: number): void {
  pen.scale(width / 100, width / 100);
  fill(pen, translucent(palette.shadow, 0.45), 'M8 60 Q50 66 94 60 L90 64 H12 Z');
  const body = rounded(3, 6, 94, 46, 11);
  pen.fillStyle = palette.paper;
  pen.fill(body);
  // Cream above and the colour of the cards' backs below, as old country buses were.
  pen.save();
  pen.clip(body);
  const enamel = pen.createLinearGradient(0, 34, 0, 52);
  enamel.addColorStop(0, mix(palette.back, palette.paper, 0.25));
  enamel.addColorStop(0.4, palette.back);
  enamel.addColorStop(1, mix(palette.back, palette.shadow, 0.3));
  pen.fillStyle = enamel;
  pen.fillRect(0, 34, 100, 20);
  pen.restore();
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 2.5;
  pen.stroke(body);
  pen.fillStyle = palette.inkSoft;
  for (const x of [11, 27, 43, 59]) pen.fill(rounded(x, 14, 12, 17, 3));
  fill(pen, palette.inkSoft, 'M76 14 H88 Q92 16 92 22 V33 H76 Z');
  disc(pen, palette.lamp, 94, 46, 3.6);
  for (const x of [24, 76]) {
    disc(pen, palette.ink, x, 52, 10.5);
    disc(pen, palette.paperEdge, x, 52, 4.8);
  }
}

/** The frame `coin`, and the letters and the bus if these rules have them. Sizes are in CSS px. */
export function tokenPictures(
  rules: HouseRules,
  { coin, bus }: { coin: number; bus: { width: number; height: number } },
  { colours }: Theme,
): Picture[] {
  const kind = tokenKind(rules);
  const square = (name: string, draw: (pen: Pen) => void): Picture => ({ name, width: coin, height: coin, draw });
  const word = wordOf(rules) ?? '';
  const letters = kind === 'letters' ? Array.from({ length: MOST_LETTERS }, (_, place) => place) : [];
  return [
    square('coin', (pen) => (kind === 'nickels' ? drawNickel : drawPenny)(pen, colours, coin)),
    ...letters.flatMap((place) =>
      [true, false].map((printed) =>
        square(letterFrame(place, printed), (pen) => drawLetter(pen, colours, word[place] ?? BEYOND, printed, coin)),
      ),
    ),
    ...(kind === 'places' ? [{ name: 'bus', ...bus, draw: (pen: Pen) => drawBus(pen, colours, bus.width) }] : []),
  ];
}
