/** Where everything on the table is: a pure function of the screen and the number of seats. */
import type { Screen } from '../../base/viewport.ts';
import { bottom } from '../../base/geometry.ts';
import { handFirst } from './hand-first.ts';
import { fans, ROWS } from './hand-style.ts';
import { MOST_PLAYERS, type HouseRules } from '../../../engine/rules/table.ts';
import { landscape } from './landscape.ts';
import type { TableLayout } from './layout.ts';
import { portrait } from './portrait.ts';

/** From this ratio of height to width on, the table is laid out in portrait. */
const PORTRAIT_FROM = 1.05;

/** The shortest side on which all that lies on a table, rows of golf too, can be made out, if the other is long enough. In layout px. */
export const LEAST_TABLE_SIDE = 330;

/** The rules that decide how cards are placed at a seat. */
export type Hands = Pick<HouseRules, 'handSize' | 'play'>;

const FAN_OF_THREE: Hands = { handSize: 3, play: 'draw-discard' };

/** What a table is laid out for. */
export interface LayoutPurpose {
  /** A note is to have room between the piles and one's own hand, where the table is higher than wide. */
  hasNote?: boolean | undefined;
  /** Words are to have a strip above everything else, where the table is higher than wide. */
  hasHeader?: boolean | undefined;
  /** One's own hand is to be as large as it can, where the table is higher than wide: another screen shows the rest. */
  isHandFirst?: boolean | undefined;
}

/** Of two lines of words above everything else, and how far they are from the edge, in CSS px. */
const [HEADER, MARGIN] = [34, 3];
/** More seats need all of a phone of this height: the words stand between the buttons then. */
const [SEATS_BELOW_HEADER, LEAST_HEIGHT] = [10, 640];

/**
 * Lays out a table for 2 to 17 seats in CSS px. Made for a safe area of at least 360 × 640 or 640 × 360.
 * @throws {RangeError} when `seats` is not 2 to 17.
 */
export function layoutTable(
  screen: Screen,
  seats: number,
  hands: Hands = FAN_OF_THREE,
  { hasNote = false, hasHeader = false, isHandFirst = false }: LayoutPurpose = {},
): TableLayout {
  if (!Number.isInteger(seats) || seats < 2 || seats > MOST_PLAYERS) {
    throw new RangeError(`a table for ${seats} cannot be laid out: seats are 2 to ${MOST_PLAYERS}`);
  }
  const { width, height, safe } = screen;
  const whole = { x: 0, y: 0, width, height };
  const inner = {
    x: safe.left,
    y: safe.top,
    width: width - safe.left - safe.right,
    height: height - safe.top - safe.bottom,
  };
  const style = hands.play === 'golf' ? ROWS : fans(hands.handSize, hands.play === 'pool');
  if (inner.height < inner.width * PORTRAIT_FROM) return landscape(whole, inner, seats, style);
  const header = { x: inner.x + MARGIN, y: inner.y + MARGIN, width: inner.width - 2 * MARGIN, height: HEADER };
  const below = { ...inner, y: bottom(header), height: inner.height - MARGIN - HEADER };
  const isRoomy = seats <= SEATS_BELOW_HEADER || below.height >= LEAST_HEIGHT;
  const free = hasHeader && isRoomy ? below : inner;
  const layout = isHandFirst
    ? handFirst(whole, free, seats, style)
    : portrait(whole, free, seats, { hands: style, hasNote });
  return free === below ? { ...layout, header } : layout;
}
