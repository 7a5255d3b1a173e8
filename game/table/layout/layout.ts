/** Where everything on the table is, in CSS px: the types that `layoutTable` returns. */
import type { TypeScale } from '../../base/theme/typography.ts';
import { union, type Point, type Rect } from '../../base/geometry.ts';

/** A line of text: `y` is its middle; `x` its left end, middle or right end, as `align` says. */
export interface TextSlot {
  x: number;
  y: number;
  width: number;
  align: 'left' | 'center' | 'right';
  size: number;
}

export interface HandLayout {
  /** Nothing else is here; raised cards stay within. */
  bounds: Rect;
  cardWidth: number;
  /** Middle of the fan, and of the row into which it straightens at the showdown. */
  fanMiddle: Point;
  rowMiddle: Point;
  /** Which way the cards' tops point: 0 up, a quarter turn to the right, half a turn down (radians). */
  bearing: number;
  /** Angle from one card of the fan to the next, in radians, and the distance of their middles. */
  fanStep: number;
  fanSpacing: number;
  rowSpacing: number;
  /** How far a chosen or scoring card rises. */
  lift: number;
  /** The mat under the row of golf; null if hands are fanned. */
  mat: Rect | null;
}

export interface SeatLayout {
  plate: Rect;
  face: Point & { radius: number };
  name: TextSlot;
  coins: Rect;
  /** Last action; at one's own seat the value of the hand. */
  action: TextSlot;
  hand: HandLayout;
}

export interface TableLayout {
  orientation: 'landscape' | 'portrait';
  /** Size of the drawing; 1 is a table of 1280 × 720 or a phone of 390 × 844. */
  scale: number;
  type: TypeScale;
  gap: number;
  screen: Rect;
  /** The screen without what notches and bars cover. */
  inner: Rect;
  /** The felt, the rail around it, and the radius of the felt's corners. */
  felt: Rect;
  rail: number;
  corner: number;
  /** What is said over the table, above everything else; left out where it stands among the buttons. */
  header?: Rect;
  /** For the buttons over the table: at the upper left and the upper right. */
  topBar: Rect;
  topBarEnd: Rect;
  stock: Rect;
  /** The discard pile; with a pool, all of it. */
  discard: Rect;
  /** The places of the pool, from left to right, and of the buttons that swap all of them and that pass; none in other games. */
  pool: readonly Rect[];
  swap: Rect | null;
  pass: Rect | null;
  /** Width of a card on the discards or in the pool; the stock may be smaller. */
  pileWidth: number;
  kitty: Rect;
  /** In golf: where the card that one drew or took waits until it is placed; null in other games. */
  held: Rect | null;
  message: Rect;
  buttons: Rect;
  /** By place: 0 is one's own, then clockwise. */
  seats: SeatLayout[];
}

/** What takes up the middle of a table: its piles, or its pool. */
export function pilesOf({ stock, discard }: Pick<TableLayout, 'stock' | 'discard'>): Rect {
  return union([stock, discard]);
}
