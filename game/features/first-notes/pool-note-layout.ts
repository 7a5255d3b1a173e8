/** Where the note about the pool is: below the cards that it is about, over the message. A pure function of the table, in CSS px. */
import { bottom, centre, right, type Rect } from '../../base/geometry.ts';
import type { TableLayout } from '../../table/layout/layout.ts';

/** The greatest width of the text, in multiples of its size. */
const WIDEST = 32;

/**
 * Places it between the pool and the cards of one's hand, as low as it must be to leave the pool free.
 * @param measure the size of the text when it is wrapped at a width
 */
export function layoutPoolNote(
  { discard, gap, inner, message, seats, type }: TableLayout,
  measure: (width: number) => { width: number; height: number },
): Rect {
  const [aside, above] = [type.small, Math.round(type.small * 0.6)];
  const text = measure(Math.min(inner.width - 2 * gap - 2 * aside, WIDEST * type.small));
  const [width, height] = [text.width + 2 * aside, text.height + 2 * above];
  const low = seats[0].hand.bounds.y;
  const from = bottom(discard) + gap / 2;
  const y = Math.max(from, Math.min(centre(message).y, (from + low) / 2) - height / 2);
  const x = Math.min(centre(message).x - width / 2, right(inner) - gap - width);
  return { x, y, width, height };
}
