/** The two styles of hands: fanned, or in rows on mats as in golf. */
import type { Rect } from '../../base/geometry.ts';
import { ownHand, ownHandHeight, seatHand, seatHandSize, widestInFan } from './hand-layout.ts';
import type { HandLayout, SeatLayout } from './layout.ts';
import { ownRow, rowHand, rowSize, ROW_WIDTH, stackedRowPlate, stackedRowSizes } from './row-layout.ts';
import { stackedPlate, stackedSizes, type SeatSizes } from './seat-layout.ts';
import type { TypeScale } from '../../base/theme/typography.ts';

export interface HandStyle {
  /** Whether the card that was drawn or taken waits beside the hand until it is placed. */
  waits: boolean;
  /** Whether three open cards lie in the middle in place of the discards. */
  hasPool: boolean;
  /** Smallest width for one's own hand, in widths of a card. */
  ownWidth: number;
  own: (middle: number, low: number, cardWidth: number, mostWidth: number) => HandLayout;
  ownHeight: (cardWidth: number) => number;
  /** The widest card with which one's own hand fits into a width. */
  widestCard: (width: number) => number;
  seatSize: (cardWidth: number, bearing: number) => { width: number; height: number };
  seat: (bounds: Rect, cardWidth: number, bearing: number) => HandLayout;
  stackedSizes: (plateWidth: number, faceRow: number, type: TypeScale) => SeatSizes;
  stackedPlate: (plate: Rect, sizes: SeatSizes, type: TypeScale) => SeatLayout;
}

/** Fanned hands of `handSize` cards, and one more until the discard. */
export function fans(handSize: number, hasPool = false): HandStyle {
  const most = handSize + 1;
  return {
    waits: false,
    hasPool,
    ownWidth: 3.2,
    own: (middle, low, cardWidth, mostWidth) => ownHand(middle, low, cardWidth, mostWidth, most),
    ownHeight: (cardWidth) => ownHandHeight(cardWidth, most),
    widestCard: (width) => widestInFan(width, most),
    seatSize: seatHandSize,
    seat: seatHand,
    stackedSizes,
    stackedPlate,
  };
}

export const ROWS: HandStyle = {
  waits: true,
  hasPool: false,
  ownWidth: ROW_WIDTH,
  own: ownRow,
  ownHeight: (cardWidth) => rowSize(cardWidth).height,
  widestCard: (width) => width / ROW_WIDTH,
  seatSize: rowSize,
  seat: rowHand,
  stackedSizes: stackedRowSizes,
  stackedPlate: stackedRowPlate,
};
