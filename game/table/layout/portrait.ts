/** The table higher than wide: the others along the top, piles in the middle, one's own hand large and low. */
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { linesHeight, typeScale, type TypeScale } from '../../base/theme/typography.ts';
import { bottom, centre, clamp, right, union, type Rect } from '../../base/geometry.ts';
import type { HandStyle } from './hand-style.ts';
import type { SeatLayout, TableLayout } from './layout.ts';
import { dishBeside, pilesAt } from './piles-layout.ts';
import { NO_POOL, poolBetween, STACKED_FROM, widestInPool } from './pool-layout.ts';
import { ownPlate } from './seat-layout.ts';

/** Smallest width of a plate in a single row with all others. */
const ROOMY_PLATE = 108;

/** Greatest width of a plate; of the only one, so much that its hand lies beside the face. */
const WIDEST_PLATE = 180;
const WIDEST_ALONE = 212;

/** A pile's card as a share of a card of one's own hand; smaller if a card has to wait beside the piles. */
const PILE_SHARE = 0.8;
const WAITING_PILE_SHARE = 0.72;
/** Room that both piles with a waiting card and as much on the other side take, in widths of a pile. */
const WAITING_WIDTH = 4.75;

/** The measures from which all places follow, in CSS px: `area` is the part of the screen that the table takes. */
export interface PortraitFrame {
  scale: number;
  type: TypeScale;
  gap: number;
  area: Rect;
  middle: number;
  bar: number;
  hands: HandStyle;
}

export function frameOf(inner: Rect, hands: HandStyle): PortraitFrame {
  const scale = clamp(Math.min(inner.width / 390, inner.height / 800), 0.9, 2.2);
  const gap = 8 * scale;
  const height = Math.min(inner.height, inner.width * 2.4) - 2 * gap;
  const area = { x: inner.x + gap, y: bottom(inner) - gap - height, width: inner.width - 2 * gap, height };
  const bar = Math.max(TARGET_SIZE, 44 * scale);
  return { scale, type: typeScale(scale), gap, area, middle: centre(area).x, bar, hands };
}

/** With more columns the plates of a phone would be too narrow: a third row is between the two then. */
const MOST_COLUMNS = 6;
/** Height of the row with the face on a plate in one of three rows, as a share of the table's. */
const FACE_OF_THREE_ROWS = 0.031;

interface GridPlace {
  column: number;
  row: number;
}

/**
 * The places of the others in the order of their turns, and how many columns and rows these have. In several rows they go
 * round clockwise as around a wide table: out to the left along the lowest row, along the upper one, and back from the right.
 */
function cellsOf(count: number, isOneRow: boolean): { cells: GridPlace[]; columns: number; rows: number } {
  const columns = isOneRow ? count : Math.min(MOST_COLUMNS, Math.ceil(count / 2));
  const between = Math.max(0, count - 2 * columns);
  const low = count - columns - between;
  const rows = isOneRow ? 1 : between > 0 ? 3 : 2;
  const fromLeft = (cells: number, row: number): GridPlace[] =>
    Array.from({ length: cells }, (_, column) => ({ column, row }));
  const fromRight = (cells: number, row: number): GridPlace[] =>
    Array.from({ length: cells }, (_, index) => ({ column: columns - 1 - index, row }));
  return {
    columns,
    rows,
    cells: [
      ...fromLeft(Math.ceil(low / 2), rows - 1).toReversed(),
      ...fromLeft(Math.floor(between / 2), 1).toReversed(),
      ...fromLeft(columns, 0),
      ...fromRight(Math.ceil(between / 2), 1),
      ...fromRight(Math.floor(low / 2), rows - 1),
    ],
  };
}

function otherSeats(
  { scale, type, gap, area, middle, bar, hands }: PortraitFrame,
  count: number,
): [SeatLayout[], number] {
  const isOneRow = area.width / count >= ROOMY_PLATE * scale;
  const { cells, columns, rows } = cellsOf(count, isOneRow);
  const widest = (columns === 1 ? WIDEST_ALONE : WIDEST_PLATE) * scale;
  const step = Math.min(area.width / columns, widest + gap);
  const plateWidth = Math.min(step - gap / 2, widest);
  const faceRow =
    rows > 2 ? area.height * FACE_OF_THREE_ROWS : clamp(plateWidth * 0.5, 30, (isOneRow ? 78 : 50) * scale);
  const sizes = hands.stackedSizes(plateWidth, faceRow, type);
  const top = area.y + bar + gap / 2;
  const rowStep = sizes.plateHeight + gap / 2;
  const seats = cells.map(({ column, row }) => {
    const x = middle + (column - (columns - 1) / 2) * step - plateWidth / 2;
    const plate = { x, y: top + row * rowStep, width: plateWidth, height: sizes.plateHeight };
    return hands.stackedPlate(plate, sizes, type);
  });
  return [seats, top + rows * rowStep];
}

/** Widths of a card of one's own hand and on the piles, which share a height. */
function cardWidths({ scale, area, gap, hands }: PortraitFrame, height: number): { own: number; pile: number } {
  const handShare = hands.ownHeight(100) / 100;
  const ownWith = (pileShare: number): number =>
    Math.min(112 * scale, height / (handShare + pileShare * CARD_ASPECT), area.width / hands.ownWidth);
  const usual = hands.waits ? WAITING_PILE_SHARE : PILE_SHARE;
  // Below many others the piles are as large as one's own cards: they can still be hit.
  const pileShare = ownWith(usual) * usual < TARGET_SIZE ? 1 : usual;
  const own = ownWith(pileShare);
  return { own, pile: widestPile({ area, gap, hands }, own * pileShare) };
}

/** The widest card of the piles, or the pool, up to `most` that leaves room for what lies beside it. */
export function widestPile({ area, gap, hands }: Pick<PortraitFrame, 'area' | 'gap' | 'hands'>, most: number): number {
  if (hands.hasPool) return widestInPool(area.width - 2 * gap, most, STACKED_FROM);
  return Math.min(most, hands.waits ? area.width / WAITING_WIDTH : Infinity);
}

/** Piles or pool, and the dish. */
export function middleOf(
  { area, middle, hands }: PortraitFrame,
  top: number,
  width: number,
  height: number,
): Pick<TableLayout, 'stock' | 'discard' | 'pool' | 'swap' | 'pass' | 'kitty' | 'held'> {
  if (hands.hasPool) {
    const { pool, ...others } = poolBetween(area.x, right(area), top, width, height);
    return { ...others, pool, discard: union(pool), held: null };
  }
  const piles = pilesAt(middle, top, width);
  const { stock, discard, gap } = piles;
  return {
    stock,
    discard,
    ...NO_POOL,
    kitty: dishBeside(piles, Math.min(width * 0.8, right(area) - right(discard) - 2 * gap)),
    held: hands.waits ? { ...stock, x: stock.x - gap - width } : null,
  };
}

/** By how much the buttons beside a pool may be higher than its cards, in CSS px. */
export const POOL_BUTTONS = 32;

/** Lines of a note that has room between the piles and one's own hand, below its heading. */
const NOTE_LINES = 5;

/**
 * Lays out a portrait table for `seats` players on `inner`, the part of the screen that nothing covers.
 * @param hasNote whether a note is to have room between the piles and one's own hand
 */
export function portrait(
  screen: Rect,
  inner: Rect,
  seats: number,
  { hands, hasNote }: { hands: HandStyle; hasNote: boolean },
): TableLayout {
  const frame = frameOf(inner, hands);
  const { scale, type, gap, area, middle, bar } = frame;
  const [others, othersEnd] = otherSeats(frame, seats - 1);

  const strip = Math.max(56, 60 * scale);
  const note = hasNote ? linesHeight(type.small, NOTE_LINES + 1) + 2 * gap : 0;
  const messageHeight = Math.max(note, linesHeight(type.title) + linesHeight(type.small));
  const pilesFrom = Math.max(othersEnd + gap / 2, screen.y + screen.height / 3);
  // Twice the gap above the hand: a lifted card grows under the mouse.
  const forCards = bottom(area) - strip - gap - messageHeight - 3 * gap - pilesFrom;
  const widths = cardWidths(frame, forCards - (hands.hasPool ? POOL_BUTTONS : 0));
  const pilesHeight = Math.max(widths.pile * CARD_ASPECT, hands.hasPool ? STACKED_FROM : 0);
  const own = hands.own(middle, bottom(area) - strip - gap, widths.own, area.width);
  const free = own.bounds.y - 3 * gap - messageHeight - pilesFrom - pilesHeight;
  const pilesTop = pilesFrom + Math.max(0, free) * 0.5;
  const plateSize = area.width * 0.58;

  return {
    orientation: 'portrait',
    scale,
    type,
    gap,
    screen,
    inner,
    felt: {
      x: inner.x + 10 * scale,
      y: area.y + bar * 0.75,
      width: inner.width - 20 * scale,
      height: bottom(area) - area.y - bar * 0.75,
    },
    rail: 12 * scale,
    corner: Math.min(area.width * 0.24, 140 * scale),
    topBar: { x: area.x, y: area.y, width: area.width / 2, height: bar },
    topBarEnd: { x: middle, y: area.y, width: area.width / 2, height: bar },
    ...middleOf(frame, pilesTop, widths.pile, pilesHeight),
    pileWidth: widths.pile,
    // Clear of the rail.
    message: {
      x: area.x + gap,
      y: pilesTop + pilesHeight + gap + Math.max(0, free) * 0.25,
      width: area.width - 2 * gap,
      height: messageHeight,
    },
    buttons: {
      x: area.x + plateSize + gap,
      y: bottom(area) - strip,
      width: area.width - plateSize - gap,
      height: strip,
    },
    seats: [ownPlate({ x: area.x, y: bottom(area) - strip, width: plateSize, height: strip }, own, type), ...others],
  };
}
