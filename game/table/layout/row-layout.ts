/** The cards of golf: three side by side on a mat, face down until they are turned. */
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { linesHeight, type TypeScale } from '../../base/theme/typography.ts';
import { around, type Rect } from '../../base/geometry.ts';
import type { HandLayout, SeatLayout } from './layout.ts';
import type { SeatSizes } from './seat-layout.ts';

/** Distance of neighbours, the mat's margin and how far a card rises, in widths of a card. */
const SPACING = 1.08;
const MARGIN = 0.11;
const LIFT = 0.14;

/** In narrow places neighbours overlap, but this share of each stays visible. */
const LEAST_SPACING = 0.64;

/** Width of a row on its mat, in widths of a card. */
export const ROW_WIDTH = 1 + 2 * SPACING + 2 * MARGIN;
const ROW_HEIGHT = CARD_ASPECT + MARGIN + LIFT;

/** Room that a row on its mat needs, raised cards included. */
export function rowSize(cardWidth: number): { width: number; height: number } {
  return { width: cardWidth * ROW_WIDTH, height: cardWidth * ROW_HEIGHT };
}

/** A row on its mat within `bounds`, which are at least as high as `rowSize` says. */
export function rowHand(bounds: Rect, cardWidth: number): HandLayout {
  const margin = cardWidth * MARGIN;
  const height = cardWidth * CARD_ASPECT;
  const spacing = Math.min(cardWidth * SPACING, (bounds.width - cardWidth - 2 * margin) / 2);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height - margin - height / 2 };
  const width = cardWidth + 2 * spacing + 2 * margin;
  return {
    bounds,
    cardWidth,
    fanMiddle: middle,
    rowMiddle: middle,
    bearing: 0,
    fanStep: 0,
    fanSpacing: spacing,
    rowSpacing: spacing,
    lift: cardWidth * LIFT,
    mat: around(middle, width, height + 2 * margin),
  };
}

/** One's own row: centred on `middle`, its mat's lower edge at `low`. */
export function ownRow(middle: number, low: number, cardWidth: number): HandLayout {
  const { width, height } = rowSize(cardWidth);
  return rowHand({ x: middle - width / 2, y: low - height, width, height }, cardWidth);
}

/** Smallest width for a name, in multiples of its font size, and size of a face in one line with the coins. */
const NAME_WIDTH = 4;
const SMALL_FACE = 22;

/** Sizes of plates that hold a row over everything else, for narrow places. */
export function stackedRowSizes(plateWidth: number, faceRow: number, type: TypeScale): SeatSizes {
  const pad = 4;
  const coin = Math.max(11, type.small * 0.85);
  const widest = (plateWidth - 2 * pad) / (1 + 2 * LEAST_SPACING + 2 * MARGIN);
  const cardWidth = Math.min(widest, Math.max(Math.min(30, faceRow), faceRow / ROW_HEIGHT));
  const lines = 2 * linesHeight(type.small) + (isNarrow(plateWidth - 2 * pad, coin, type) ? SMALL_FACE : coin);
  return { plateWidth, plateHeight: 2 * pad + cardWidth * ROW_HEIGHT + lines + 4, cardWidth, coin, pad };
}

/** Whether a name has too little room beside a face that is as high as name and coins together. */
function isNarrow(width: number, coin: number, type: TypeScale): boolean {
  return width - linesHeight(type.small) - coin < type.small * (NAME_WIDTH + 0.4);
}

/** A plate with the row on top, and below it the face beside name and coins, or beside the coins alone. */
export function stackedRowPlate(plate: Rect, sizes: SeatSizes, type: TypeScale): SeatLayout {
  const { pad, coin, cardWidth } = sizes;
  const line = linesHeight(type.small);
  const inner = { x: plate.x + pad, width: plate.width - 2 * pad };
  const row = { x: inner.x, y: plate.y + pad, width: inner.width, height: cardWidth * ROW_HEIGHT };
  const top = row.y + row.height + 2;
  const narrow = isNarrow(inner.width, coin, type);
  const isWide = inner.width - 2 * line - coin >= type.small * 6;
  const faceHeight = narrow ? SMALL_FACE : isWide ? 2 * line + coin : line + coin;
  const radius = faceHeight / 2 - 1;
  const face = { x: inner.x + 1 + radius, y: top + (narrow ? line : 1) + radius, radius };
  const x = inner.x + faceHeight + pad;
  const width = inner.x + inner.width - x;
  const middle = inner.x + inner.width / 2;
  const nameY = top + line / 2;
  const actionY = plate.y + plate.height - pad - line / 2;
  return {
    plate,
    face,
    name: narrow
      ? { x: middle, y: nameY, width: inner.width, align: 'center', size: type.small }
      : { x, y: nameY, width, align: 'left', size: type.small },
    coins: { x, y: narrow ? face.y - coin / 2 : nameY + line / 2, width, height: coin },
    action: isWide
      ? { x, y: actionY, width, align: 'left', size: type.small }
      : { x: middle, y: actionY, width: inner.width, align: 'center', size: type.small },
    hand: rowHand(row, cardWidth),
  };
}
