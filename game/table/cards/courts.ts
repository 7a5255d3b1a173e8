/**
 * Jack, queen and king: half figures in a stepped frame, the same upside down, in the three inks of their suit
 * (`game/assets/courts/`). Each holds the mark of the suit, and wears its robe.
 */
import type { Palette, SuitInks } from '../../base/theme/colours.ts';
import { SUIT_PATHS } from '../../base/suit-paths.ts';
import { fill, placed, turned, type Pen } from '../art/pen.ts';
import { drawSvg } from '../art/svg.ts';

const FILES = import.meta.glob<string>('../../assets/courts/*.svg', { query: '?raw', import: 'default', eager: true });
const CARD = { width: 100, height: 140 };

/** By suit. */
const ROBES = ['clubs', 'diamonds', 'hearts', 'spades'];
/** With half the height of the mark that each holds. */
const FIGURES = [
  ['jack', 7],
  ['queen', 7],
  ['king', 7.4],
] as const;

/** Draws frame and figure of a court card; the index is not part of it. @param rank from the jack on */
export function drawCourt(pen: Pen, rank: number, suit: number, inks: SuitInks, palette: Palette): void {
  const draw = (name: string): void =>
    drawSvg(pen, FILES[`../../assets/courts/${name}.svg`], CARD, { ...palette, ...inks });
  const mark = (size: number, ink: string): void => placed(pen, 82, 26, size, () => fill(pen, ink, SUIT_PATHS[suit]));
  const [figure, markSize] = FIGURES[rank];
  draw('ground');
  turned(pen, 50, 70, () => {
    draw(ROBES[suit]);
    draw(figure);
    mark(markSize + 1.6, palette.paper);
    mark(markSize, inks.main);
  });
  draw('frame');
}
