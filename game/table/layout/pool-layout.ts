/** The middle of a table with a pool: three open cards, the stock small on their left, dish and button on their right. */
import { CARD_ASPECT, TARGET_SIZE } from '../../base/theme/theme.ts';
import { POOL_SIZE } from '../../../engine/pack.ts';
import { clamp, right, type Rect } from '../../base/geometry.ts';

/** Distance of neighbours, and the width of the stock, in widths of a card of the pool. */
const GAP = 0.14;
const STOCK = 0.66;
/** The button that swaps all, in widths of a card and in CSS px. */
const SWAP = { width: 1.2, least: 76, most: 190 };
const SWAP_HEIGHT = 0.4;
/** The dish, in widths of a card, and the least in CSS px where it is above that button. */
const DISH = 0.62;
const LEAST_DISH = 34;

/** What lies in the middle of such a table. */
export interface PoolLayout {
  stock: Rect;
  /** From left to right. */
  pool: Rect[];
  swap: Rect;
  kitty: Rect;
}

/** Whether the dish has room above the button, which then is as high as the rest. */
function isStacked(width: number): boolean {
  return width * CARD_ASPECT >= TARGET_SIZE + LEAST_DISH + width * GAP;
}

function swapWidth(width: number): number {
  return clamp(width * SWAP.width, SWAP.least, SWAP.most);
}

/** Room that everything takes from left to right, with cards of a width. */
function widthOf(width: number): number {
  const cards = (STOCK + POOL_SIZE + (POOL_SIZE + 1) * GAP) * width;
  return cards + swapWidth(width) + (isStacked(width) ? 0 : (GAP + DISH) * width);
}

/** The widest card with which all of it fits into a width, `most` at most. */
export function widestInPool(room: number, most: number): number {
  let width = most;
  while (widthOf(width) > room && width > TARGET_SIZE) width--;
  return width;
}

/** All of it between `left` and `right` px, as far in the middle as it can be, with cards of this width. */
export function poolBetween(from: number, to: number, top: number, width: number): PoolLayout {
  const gap = width * GAP;
  const height = width * CARD_ASPECT;
  const left = from + (to - from - widthOf(width)) / 2;
  const stock = {
    x: left,
    y: top + (height * (1 - STOCK)) / 2,
    width: width * STOCK,
    height: height * STOCK,
  };
  const first = right(stock) + gap;
  const pool = Array.from({ length: POOL_SIZE }, (_, place) => ({
    x: first + place * (width + gap),
    y: top,
    width,
    height,
  }));
  const x = right(pool[POOL_SIZE - 1]) + gap;
  const button = { x, width: swapWidth(width) };
  if (isStacked(width)) {
    const swapHeight = Math.max(TARGET_SIZE, height * SWAP_HEIGHT);
    const swap = { ...button, y: top + height - swapHeight, height: swapHeight };
    const size = Math.min(width * DISH, swap.y - gap - top);
    const dish = { x: x + (button.width - size) / 2, y: (top + swap.y - gap - size) / 2, width: size, height: size };
    return { stock, pool, swap, kitty: dish };
  }
  const swap = { ...button, y: top + (height - TARGET_SIZE) / 2, height: TARGET_SIZE };
  const size = width * DISH;
  return {
    stock,
    pool,
    swap,
    kitty: { x: right(swap) + gap, y: top + (height - size) / 2, width: size, height: size },
  };
}
