/**
 * The middle of a table with a pool: three open cards, dish and stock small on their left, and on their right what else one may
 * do with them, far from where one knocks.
 */
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { POOL_SIZE } from '../../../engine/pack.ts';
import { clamp, right, type Rect } from '../../base/geometry.ts';

/** Distance of neighbours, and the widths of stock and dish, in widths of a card of the pool. */
const GAP = 0.14;
const STOCK = 0.5;
/** The buttons, in widths of a card and in CSS px. */
const BUTTON = { width: 1.2, least: 84, most: 190 };
const BUTTON_HEIGHT = 0.4;
/** Least distance of the buttons, in CSS px. */
const LEAST_GAP = 8;

/** Height from which on the buttons have room below one another, in CSS px. */
export const STACKED_FROM = 2 * TARGET_SIZE + LEAST_GAP;

/** What lies in the middle of such a table. */
export interface PoolLayout {
  stock: Rect;
  /** From left to right. */
  pool: Rect[];
  swap: Rect;
  pass: Rect;
  kitty: Rect;
}

/** What other tables have of it. */
export const NO_POOL = { pool: [], swap: null, pass: null };

function buttonWidth(width: number): number {
  return clamp(width * BUTTON.width, BUTTON.least, BUTTON.most);
}

/** Room that everything takes from left to right, with cards of a width in a row of a height. */
function widthOf(width: number, height: number): number {
  const cards = (STOCK + POOL_SIZE + (POOL_SIZE + 1) * GAP) * width;
  return cards + buttonWidth(width) + (height >= STACKED_FROM ? 0 : LEAST_GAP + buttonWidth(width));
}

/** The widest card with which all of it fits into a width, `most` at most. @param least of the height of the row */
export function widestInPool(room: number, most: number, least = 0): number {
  let width = most;
  while (widthOf(width, Math.max(least, width * CARD_ASPECT)) > room && width > TARGET_SIZE) width--;
  return width;
}

/** All of it between `left` and `right` px, as far in the middle as it can be, with cards of this width in a row of this height. */
export function poolBetween(from: number, to: number, top: number, width: number, height: number): PoolLayout {
  const gap = width * GAP;
  const cardHeight = width * CARD_ASPECT;
  const cardTop = top + (height - cardHeight) / 2;
  const left = from + (to - from - widthOf(width, height)) / 2;
  const small = width * STOCK;
  const kitty = { x: left, y: cardTop, width: small, height: small };
  const stockHeight = cardHeight * STOCK;
  const stock = { x: left, y: cardTop + cardHeight - stockHeight, width: small, height: stockHeight };
  const first = right(stock) + gap;
  const pool = Array.from({ length: POOL_SIZE }, (_, place) => ({
    x: first + place * (width + gap),
    y: cardTop,
    width,
    height: cardHeight,
  }));
  return { stock, pool, kitty, ...buttonsBeside(pool[POOL_SIZE - 1], { gap, top, height }) };
}

/** The buttons on the right of the pool: below one another where the row is high enough. */
function buttonsBeside(
  last: Rect,
  { gap, top, height }: { gap: number; top: number; height: number },
): Pick<PoolLayout, 'swap' | 'pass'> {
  const [x, width] = [right(last) + gap, buttonWidth(last.width)];
  if (height < STACKED_FROM) {
    const swap = { x, y: top + (height - TARGET_SIZE) / 2, width, height: TARGET_SIZE };
    return { swap, pass: { ...swap, x: right(swap) + LEAST_GAP } };
  }
  const each = Math.max(TARGET_SIZE, last.height * BUTTON_HEIGHT);
  return { swap: { x, y: top, width, height: each }, pass: { x, y: top + height - each, width, height: each } };
}
