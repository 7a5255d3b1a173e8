/** Stock and discards side by side in the middle of the table, and the dish for lost coins beside them. */
import { CARD_ASPECT } from '../../base/theme/theme.ts';
import { right, type Rect } from '../../base/geometry.ts';

/** Distance of the piles, in widths of a card on them. */
const GAP = 0.22;

interface Piles {
  stock: Rect;
  discard: Rect;
  gap: number;
  pileHeight: number;
}

/** The piles left and right of `middle`, with their upper edges at `top`. */
export function pilesAt(middle: number, top: number, pileWidth: number): Piles {
  const gap = pileWidth * GAP;
  const pileHeight = pileWidth * CARD_ASPECT;
  const stock = { x: middle - gap / 2 - pileWidth, y: top, width: pileWidth, height: pileHeight };
  return { stock, discard: { ...stock, x: middle + gap / 2 }, gap, pileHeight };
}

/** The dish, `size` px wide and high, on the right of the discards. */
export function dishBeside({ discard, gap, pileHeight }: Piles, size: number): Rect {
  return { x: right(discard) + gap, y: discard.y + (pileHeight - size) / 2, width: size, height: size };
}
