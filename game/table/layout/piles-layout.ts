/** What lies in the middle of the table: stock and discards, or stock and pool, and the dish for lost coins beside them. */
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { right, union, type Rect } from '../../base/geometry.ts';

/** Distance of the piles, in widths of a card on them. */
const GAP = 0.22;
/** Cards of the pool lie closer together. */
const POOL_GAP = 0.12;
const POOL_CARDS = 3;
/** Width of the stock beside a pool, from which nobody draws, in widths of a card of the pool. */
const SMALL_STOCK = 0.62;

/** What the middle takes in width, in widths of a card that lies there. */
export const MIDDLE_WIDTH = { piles: 4.4, pool: 5.3 };

export interface Middle {
  stock: Rect;
  discard: Rect;
  pool: readonly Rect[];
  gap: number;
  pileHeight: number;
}

/** The piles left and right of `middle`, with their upper edges at `top`. */
function pilesAt(middle: number, top: number, pileWidth: number): Middle {
  const gap = pileWidth * GAP;
  const pileHeight = pileWidth * CARD_ASPECT;
  const stock = { x: middle - gap / 2 - pileWidth, y: top, width: pileWidth, height: pileHeight };
  return { stock, discard: { ...stock, x: middle + gap / 2 }, pool: [], gap, pileHeight };
}

/** Three cards around `middle`, and a smaller stock on their left. */
function poolAt(middle: number, top: number, pileWidth: number): Middle {
  const gap = pileWidth * GAP;
  const pileHeight = pileWidth * CARD_ASPECT;
  const step = pileWidth * (1 + POOL_GAP);
  const first = middle - step - pileWidth / 2;
  const pool = Array.from({ length: POOL_CARDS }, (_, place) => ({
    x: first + place * step,
    y: top,
    width: pileWidth,
    height: pileHeight,
  }));
  const [width, height] = [pileWidth * SMALL_STOCK, pileHeight * SMALL_STOCK];
  const stock = { x: first - gap - width, y: top + (pileHeight - height) / 2, width, height };
  return { stock, discard: union(pool), pool, gap, pileHeight };
}

/** What lies around `middle`, with its upper edge at `top`. @param pileWidth of a card that lies there */
export function middleAt(hasPool: boolean, middle: number, top: number, pileWidth: number): Middle {
  return hasPool ? poolAt(middle, top, pileWidth) : pilesAt(middle, top, pileWidth);
}

/** The dish, `size` px wide and high, on the right of the discards. */
export function dishBeside({ discard, gap, pileHeight }: Middle, size: number): Rect {
  return { x: right(discard) + gap, y: discard.y + (pileHeight - size) / 2, width: size, height: size };
}
