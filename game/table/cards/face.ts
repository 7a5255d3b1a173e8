/** Faces of the cards, drawn in units of a hundredth of a card's width: 100 wide, 140 high. */
import { rankLabel } from '../../model/card-signs.ts';
import { ACE, rankOf, suitOf, type Card } from '../../../engine/cards.ts';
import { CARD_RADIUS } from '../../base/theme/theme.ts';
import { mix, type Palette, type SuitInks } from '../../base/theme/colours.ts';
import { DISPLAY_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { fill, placed, ring, rounded, turned, type Pen } from '../art/pen.ts';
import { SUIT_PATHS } from '../../base/suit-paths.ts';
import { drawSvg } from '../art/svg.ts';

/** Below this width in px a face shows only its index, large. */
const PLAIN_BELOW = 46;

const FIRST_COURT = 9;

/** Columns and rows of the pips. */
const [LEFT, MIDDLE, RIGHT] = [37, 50, 63];
const [TOP, BOTTOM, CENTRE] = [28, 112, 70];
const THIRD = (BOTTOM - TOP) / 3;

type PipPlace = readonly [x: number, y: number];
const column = (x: number, ...ys: number[]): PipPlace[] => ys.map((y) => [x, y] as const);
const pairs = (...ys: number[]): PipPlace[] => [...column(LEFT, ...ys), ...column(RIGHT, ...ys)];

/** Where the pips are, by rank from the two to the ten. Those below the middle are upside down. */
const PIPS: readonly (readonly PipPlace[])[] = [
  column(MIDDLE, TOP, BOTTOM),
  column(MIDDLE, TOP, CENTRE, BOTTOM),
  pairs(TOP, BOTTOM),
  [...pairs(TOP, BOTTOM), [MIDDLE, CENTRE]],
  pairs(TOP, CENTRE, BOTTOM),
  [...pairs(TOP, CENTRE, BOTTOM), [MIDDLE, (TOP + CENTRE) / 2]],
  [...pairs(TOP, CENTRE, BOTTOM), ...column(MIDDLE, (TOP + CENTRE) / 2, (CENTRE + BOTTOM) / 2)],
  [...pairs(TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM), [MIDDLE, CENTRE]],
  [...pairs(TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM), ...column(MIDDLE, TOP + THIRD / 2, BOTTOM - THIRD / 2)],
];

/** Paper with its darker edge: what every card is printed on. */
export function drawCardPaper(pen: Pen, palette: Palette, width: number): void {
  const pixel = 100 / width;
  const shape = rounded(0, 0, 100, 140, CARD_RADIUS * 100);
  const sheen = pen.createLinearGradient(0, 0, 0, 140);
  sheen.addColorStop(0, palette.paper);
  sheen.addColorStop(1, mix(palette.paper, palette.paperEdge, 0.22));
  pen.fillStyle = sheen;
  pen.fill(shape);
  pen.strokeStyle = palette.paperEdge;
  pen.lineWidth = pixel;
  pen.stroke(rounded(pixel / 2, pixel / 2, 100 - pixel, 140 - pixel, CARD_RADIUS * 100));
}

function drawRank(pen: Pen, label: string, ink: string, x: number, baseline: number, size: number): void {
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.font = `${WEIGHTS.strong} ${size}px ${DISPLAY_FACE}`;
  pen.save();
  pen.translate(x, baseline);
  if (label.length > 1) pen.scale(0.72, 1);
  pen.fillText(label, 0, 0);
  pen.restore();
}

function drawMark(pen: Pen, suit: number, ink: string, x: number, y: number, size: number): void {
  placed(pen, x, y, size, () => fill(pen, ink, SUIT_PATHS[suit]));
}

function drawIndex(pen: Pen, label: string, suit: number, ink: string): void {
  turned(pen, 50, 70, () => {
    drawRank(pen, label, ink, 14.5, 28, 31);
    drawMark(pen, suit, ink, 14.5, 41, 8.6);
  });
}

function drawPips(pen: Pen, suit: number, rank: number, ink: string): void {
  const size = rank >= 6 ? 8.6 : 10;
  for (const [x, y] of PIPS[rank]) {
    pen.save();
    pen.translate(x, y);
    if (y > CENTRE) pen.scale(1, -1);
    drawMark(pen, suit, ink, 0, 0, size);
    pen.restore();
  }
}

/** Half the height of an ace's mark, by suit: the narrow diamond is larger, so that all fill the ring equally. */
const ACE_SIZES = [26.5, 29, 27, 26.5];

function drawAce(pen: Pen, suit: number, { main, second, gold }: SuitInks, palette: Palette): void {
  ring(pen, gold, 0.9, 50, 70, 31);
  ring(pen, second, 0.5, 50, 70, 32.8);
  for (let ray = 0; ray < 48; ray++) {
    const angle = (ray / 48) * 2 * Math.PI;
    const long = ray % 4 === 0;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [34.2, long ? 37.4 : 35.6];
    pen.strokeStyle = long ? main : gold;
    pen.lineWidth = long ? 1 : 0.7;
    pen.beginPath();
    pen.moveTo(50 + from * cos, 70 + from * sin);
    pen.lineTo(50 + to * cos, 70 + to * sin);
    pen.stroke();
  }
  const size = ACE_SIZES[suit];
  drawMark(pen, suit, main, 50, 70, size);
  placed(pen, 50, 70, size * 0.87, () => {
    pen.strokeStyle = mix(main, palette.paper, 0.62);
    pen.lineWidth = 0.035;
    pen.stroke(new Path2D(SUIT_PATHS[suit]));
  });
  drawMark(pen, suit, palette.paper, 50, 70, 6.5);
  drawMark(pen, suit, gold, 50, 70, 4.8);
}

/** Draws the face of a card. @param width the card's width in CSS px, which decides how much detail it can carry */
export function drawFace(pen: Pen, card: Card, inks: SuitInks, palette: Palette, width: number): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  drawCardPaper(pen, palette, width);
  if (width < PLAIN_BELOW) {
    drawRank(pen, rankLabel(rank), inks.main, 34, 60, 68);
    drawMark(pen, suit, inks.main, 34, 100, 25);
    return;
  }
  if (rank === ACE) drawAce(pen, suit, inks, palette);
  else if (rank >= FIRST_COURT) drawCourt(pen, rank - FIRST_COURT, suit, inks, palette);
  else drawPips(pen, suit, rank, inks.main);
  drawIndex(pen, rankLabel(rank), suit, inks.main);
}

/**
 * Jack, queen and king: half figures in a stepped frame, the same upside down, in the three inks of their suit
 * (`game/assets/courts/`). Each holds the mark of the suit, and wears its robe.
 */
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
function drawCourt(pen: Pen, rank: number, suit: number, inks: SuitInks, palette: Palette): void {
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
