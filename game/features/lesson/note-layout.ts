/** Where the note of the lesson is: a pure function of the table and of what the note is about. In CSS px. */
import { layoutHud } from '../../table/hud/hud-layout.ts';
import { bottom, centre, right, type Rect } from '../../base/geometry.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import type { Subject } from './lesson.ts';

interface NotePlace {
  sheet: Rect;
  /** Between the edge of the sheet and its text. */
  padding: number;
  /** Font size of heading and text. */
  size: number;
}

/** The greatest width of a line, in multiples of the font size. */
const WIDEST = 26;

function between(left: number, top: number, rightEnd: number, low: number): Rect {
  return { x: left, y: top, width: rightEnd - left, height: low - top };
}

/** Possible places, the best first: never over what the note is about. */
function areas(layout: TableLayout, about: Subject): Rect[] {
  const { gap, inner, message, orientation, seats, stock, topBar } = layout;
  const { plate, hand } = seats[1];
  const { menu } = layoutHud(layout);
  if (orientation === 'landscape') {
    const end = Math.min(stock.x, plate.x, hand.bounds.x) - 2 * gap;
    return [between(right(menu) + gap, topBar.y, end, message.y - gap / 2)];
  }
  const [from, to] = [inner.x + gap, right(inner) - gap];
  const below = Math.max(bottom(plate), bottom(hand.bounds)) + gap;
  const clear = between(from, below, to, stock.y - gap);
  // Without enough room there, over the other player unless the note is about them; then over the piles.
  const over = about === 'everybody' ? between(from, below, to, message.y - gap / 2) : null;
  return [clear, over ?? between(from, bottom(menu) + gap, to, stock.y - gap)];
}

/**
 * Finds the place in which the text fits, as large as possible.
 * @param heightOf the height of the text at a font size, wrapped at a width
 */
export function layoutNote(
  layout: TableLayout,
  about: Subject,
  heightOf: (size: number, width: number) => number,
): NotePlace {
  const places = areas(layout, about).flatMap((area) =>
    [layout.type.body, layout.type.small].map((size) => {
      const padding = Math.round(size * 0.7);
      const width = Math.min(area.width, size * WIDEST + 2 * padding);
      const height = heightOf(size, width - 2 * padding) + 2 * padding;
      return { area, padding, size, width, height };
    }),
  );
  const { area, width, height, padding, size } = places.find((place) => place.height <= place.area.height) ?? places[1];
  // Beside the piles on a wide table, above them on a tall one.
  const x = layout.orientation === 'landscape' ? right(area) - width : centre(area).x - width / 2;
  const middle = layout.orientation === 'landscape' ? centre(layout.stock).y : centre(area).y;
  const y = Math.max(area.y, Math.min(middle - height / 2, bottom(area) - height));
  return { sheet: { x, y, width, height }, padding, size };
}
