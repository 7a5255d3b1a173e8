/** Where the note about a hand's value is: near the value, over no sign of a card. A pure function of the table, in CSS px. */
import { bottom, centre, type Rect } from '../../base/geometry.ts';
import type { TableLayout } from '../../table/layout/layout.ts';

/** The greatest width of the text, in multiples of its size. */
const WIDEST = 28;
/** How much of the upper edge of one's cards it may cover on a tall table, above their signs: a share of its text's size. */
const EDGE = 0.4;

/**
 * Places it above one's own plate, or between the message and the cards of one's hand where these lie above the plate.
 * @param measure the size of the text when it is wrapped at a width
 */
export function layoutValueNote(
  { gap, inner, message, orientation, seats, type }: TableLayout,
  measure: (width: number) => { width: number; height: number },
): Rect {
  const [{ plate, hand }] = seats;
  const [aside, above] = [Math.round(type.small * 0.6), Math.round(type.small * 0.35)];
  const isBeside = orientation === 'landscape';
  const room = isBeside ? hand.bounds.x - gap - plate.x : inner.width - 2 * gap;
  const text = measure(Math.min(room - 2 * aside, WIDEST * type.small));
  const [width, height] = [text.width + 2 * aside, text.height + 2 * above];
  // Nobody raises a card while the note is new.
  const low = hand.bounds.y + hand.lift + EDGE * type.small;
  const y = isBeside ? plate.y - gap - height : low - Math.max(0, low - bottom(message) - height) / 2 - height;
  return { x: isBeside ? plate.x : centre(inner).x - width / 2, y, width, height };
}
