/** A day or a week that was played, as a picture to send: who played, how each deal or day went, and no card. */
import { SUIT_PATHS } from '../../base/suit-paths.ts';
import { withCloth } from '../../base/theme/cloths.ts';
import type { Palette } from '../../base/theme/colours.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { clothOf } from '../../model/tokens.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { drawSeatFace, type FaceOwner } from '../../table/art/faces.ts';
import { disc, fill, placed, rounded, type Pen } from '../../table/art/pen.ts';
import type { DealStanding } from './points.ts';

/** Of the picture in px: as wide as high, as most places show pictures. */
export const PICTURE_SIZE = 1080;
const MIDDLE = PICTURE_SIZE / 2;
const RAIL = 34;
/** Of faces and marks. */
const FACE = 132;
const FACE_GAP = 26;
const MARK = 86;
const MARK_GAP = 20;

export interface SharedPicture {
  /** "Deal of the day #331", "Week 7". */
  title: string;
  /** Its date, and what was played. */
  about: string;
  /** One's own first. */
  faces: readonly FaceOwner[];
  /** Null for a day that was not played. */
  marks: readonly (DealStanding | null)[];
  /** The sum of the points, with its sign. */
  total: string;
  /** Where others find the game. */
  address: string;
  rules: HouseRules;
}

/** Draws it into a square of `PICTURE_SIZE`. */
export function drawResult(
  pen: Pen,
  { title, about, faces, marks, total, address, rules }: SharedPicture,
  theme: Theme,
): void {
  const { colours } = withCloth(theme, clothOf(rules));
  drawTable(pen, colours);
  const write = writerOf(pen, colours);
  write(title, 190, 66, DISPLAY_FACE, WEIGHTS.strong);
  write(about, 258, 34, INTERFACE_FACE, WEIGHTS.regular);
  inRow(faces.length, FACE, FACE_GAP, (index, x) => {
    pen.save();
    pen.translate(x, 330);
    drawSeatFace(pen, faces[index], FACE);
    pen.restore();
  });
  inRow(marks.length, MARK, MARK_GAP, (index, x) => drawMark(pen, colours, marks[index], x, 550));
  write(total, 820, 150, DISPLAY_FACE, WEIGHTS.strong);
  write(`Thirty-One  ·  ${address}`, 970, 30, INTERFACE_FACE, WEIGHTS.regular);
}

function drawTable(pen: Pen, colours: Palette): void {
  pen.fillStyle = colours.wood;
  pen.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const felt = pen.createRadialGradient(MIDDLE, MIDDLE * 0.8, 80, MIDDLE, MIDDLE, MIDDLE * 1.3);
  felt.addColorStop(0, colours.feltCentre);
  felt.addColorStop(1, colours.feltEdge);
  pen.fillStyle = felt;
  pen.fill(rounded(RAIL, RAIL, PICTURE_SIZE - 2 * RAIL, PICTURE_SIZE - 2 * RAIL, 60));
  pen.save();
  pen.globalAlpha = 0.06;
  placed(pen, MIDDLE, MIDDLE, 380, () => fill(pen, colours.text, SUIT_PATHS[3]));
  pen.restore();
}

function writerOf(pen: Pen, { text }: Palette) {
  return (words: string, y: number, size: number, face: string, weight: number | string): void => {
    pen.font = `${weight} ${size}px ${face}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = text;
    pen.fillText(words, MIDDLE, y, PICTURE_SIZE - 4 * RAIL);
  };
}

/** Calls back for each of some things in a row, with the left end of its place. */
function inRow(count: number, size: number, gap: number, draw: (index: number, x: number) => void): void {
  const left = MIDDLE - (count * size + (count - 1) * gap) / 2;
  for (let index = 0; index < count; index++) draw(index, left + index * (size + gap));
}

function drawMark(pen: Pen, colours: Palette, mark: DealStanding | null, x: number, y: number): void {
  const [cx, cy] = [x + MARK / 2, y + MARK / 2];
  if (mark === null) {
    pen.lineWidth = 4;
    pen.strokeStyle = colours.paper;
    pen.beginPath();
    pen.arc(cx, cy, MARK / 2 - 4, 0, 2 * Math.PI);
    pen.stroke();
    return;
  }
  const [ground, ink] = {
    ahead: [colours.accent, colours.ink],
    level: [colours.paper, colours.ink],
    behind: [colours.back, colours.paper],
  }[mark];
  disc(pen, ground, cx, cy, MARK / 2);
  const bar = (dx: number, dy: number, width: number, height: number): void => {
    pen.fillStyle = ink;
    pen.fillRect(cx + dx - width / 2, cy + dy - height / 2, width, height);
  };
  if (mark === 'level') {
    bar(0, -9, 40, 9);
    bar(0, 9, 40, 9);
    return;
  }
  bar(0, 0, 42, 10);
  if (mark === 'ahead') bar(0, 0, 10, 42);
}
