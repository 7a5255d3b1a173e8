/** A note that explains, once to a newcomer, what a hand is worth: "13 in diamonds". */
import { bottom, centre, type Rect, type Size } from '../../base/geometry.ts';
import { words } from '../../i18n/words.ts';
import { valueText } from '../../model/sentences.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import type { TableView } from '../../table/table-view.ts';
import { FirstNote, type FirstNoteOptions } from './first-note.ts';

/** How long it stays where nobody presses anything, in ms: not scaled with speed. */
const STAYS = 12_000;
/** The greatest width of the text, in multiples of its size. */
const WIDEST = 28;
/** How much of the upper edge of one's cards it may cover on a tall table, above their signs: a share of its text's size. */
const EDGE = 0.4;

interface ValueNoteOptions extends FirstNoteOptions {
  table: Pick<TableView, 'state' | 'isAsking'>;
  /** Whether another note comes first. */
  waits?: () => boolean;
}

export function valueNote({ table, waits = () => false, ...options }: ValueNoteOptions): FirstNote {
  return new FirstNote(options, {
    setting: 'explainsValue',
    align: 'center',
    stays: STAYS,
    place: layoutValueNote,
    explains: (legal) => {
      if (legal.length === 0 || table.isAsking || waits()) return false;
      const { suit, viewer, bottom: own } = table.state();
      return viewer === own && suit !== null;
    },
    text: () => {
      const { value, suit } = table.state();
      return value === null ? null : words().table.worth(valueText(value, suit));
    },
  });
}

/**
 * A place near the value and over no sign of a card: above one's own plate, or between the message and the cards of one's hand
 * where these lie above the plate.
 * @param measure the size of the text when it is wrapped at a width
 */
export function layoutValueNote(
  { gap, inner, message, orientation, seats, type }: TableLayout,
  measure: (width: number) => Size,
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
