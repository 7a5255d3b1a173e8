/** Where the note of the lesson is: beside what it speaks of, and never over it. A pure function of the table, in CSS px. */
import { layoutHud } from '../../table/hud/hud-layout.ts';
import { between, bottom, centre, clamp, right, union, type Rect } from '../../base/geometry.ts';
import { pilesOf, type TableLayout } from '../../table/layout/layout.ts';
import type { Pointer } from '../../table/page/sheet.tsx';
import type { Subject } from './lesson.ts';

interface NotePlace {
  sheet: Rect;
  /** Where the note points at what it speaks of; null where something lies between, or it speaks of everybody. */
  pointer: Pointer | null;
  padding: number;
  size: number;
}

/** What a note speaks of. */
export interface Named {
  about: Subject;
  /** The card or pile that is to be pressed; null for the whole hand, or all piles. */
  target: Rect | null;
}

interface Area {
  free: Rect;
  points: Pointer['side'] | null;
}

/** The greatest width of a line, in multiples of the font size. */
const WIDEST = 26;
/** How far a note is from what it points at, and its pointer from its corners. */
const DISTANCE = 10;
const CORNER = 22;

/** What a note points at; null where it speaks of everybody. */
function subjectOf(layout: TableLayout, { about, target }: Named): Rect | null {
  if (about === 'everybody') return null;
  return target ?? (about === 'piles' ? pilesOf(layout) : layout.seats[0].hand.bounds);
}

/** Possible places, the best first. */
function areas(layout: TableLayout, { about, target }: Named): Area[] {
  const { gap, inner, message, orientation, pass, seats, stock, discard, topBar } = layout;
  const [own, other] = seats;
  const piles = pass === null ? pilesOf(layout) : union([pilesOf(layout), pass]);
  const { menu, sound } = layoutHud(layout);
  const [from, to] = [inner.x + gap, right(inner) - gap];
  const middle = between(from, bottom(piles) + DISTANCE, to, own.hand.bounds.y - DISTANCE);
  const points = { piles: 'up', 'own hand': 'down', everybody: null } as const;
  const nearest: Area = { free: middle, points: points[about] };
  if (orientation === 'portrait') {
    const below = Math.max(bottom(other.plate), bottom(other.hand.bounds)) + gap;
    return [nearest, { free: between(from, below, to, stock.y - gap), points: null }];
  }
  const low = message.y - gap / 2;
  const left = between(
    right(menu) + gap,
    topBar.y,
    Math.min(stock.x, other.plate.x, other.hand.bounds.x) - 2 * gap,
    low,
  );
  // Beside a pool lies what else one may press.
  const isDiscard = pass === null && target?.x === discard.x;
  const isNext = pass === null && about === 'piles' && !isDiscard;
  const aside: Area = { free: left, points: isNext ? 'right' : null };
  const aboveOwn = between(left.x, topBar.y, own.hand.bounds.x - DISTANCE, own.plate.y - gap);
  const besideDiscards = between(
    right(discard) + DISTANCE,
    Math.max(bottom(other.plate), bottom(other.hand.bounds)) + gap,
    sound.x - gap,
    own.hand.bounds.y - gap,
  );
  if (about === 'own hand') return [nearest, { free: aboveOwn, points: 'right' }, aside];
  return isDiscard ? [nearest, { free: besideDiscards, points: 'left' }, aside] : [nearest, aside];
}

/**
 * Finds the place in which the text fits, as large as possible.
 * @param heightOf the height of the text at a font size, wrapped at a width
 */
export function layoutNote(
  layout: TableLayout,
  named: Named,
  heightOf: (size: number, width: number) => number,
): NotePlace {
  const places = areas(layout, named).flatMap((area) =>
    [layout.type.body, layout.type.small].map((size) => {
      const padding = Math.round(size * 0.7);
      const width = Math.min(area.free.width, size * WIDEST + 2 * padding);
      const height = heightOf(size, width - 2 * padding) + 2 * padding;
      return { area, padding, size, width, height };
    }),
  );
  const fitting = places.find(({ area: { free }, width, height, size }) => height <= free.height && width >= 9 * size);
  const { area, width, height, padding, size } = fitting ?? places[places.length - 1];
  const subject = subjectOf(layout, named);
  const sheet = { ...placedIn(area, subject, { width, height }), width, height };
  return { sheet, pointer: pointerOf(area, subject, sheet), padding, size };
}

function placedIn({ free, points }: Area, subject: Rect | null, { width, height }: Pick<Rect, 'width' | 'height'>) {
  const at = centre(subject ?? free);
  const [mostX, mostY] = [right(free) - width, bottom(free) - height];
  const x =
    { up: null, down: null, left: free.x, right: mostX }[points ?? 'up'] ?? clamp(at.x - width / 2, free.x, mostX);
  const y =
    { up: free.y, down: mostY, left: null, right: null }[points ?? 'left'] ?? clamp(at.y - height / 2, free.y, mostY);
  return { x, y };
}

function pointerOf({ points }: Area, subject: Rect | null, sheet: Rect): Pointer | null {
  if (subject === null || points === null) return null;
  const at = centre(subject);
  const along = points === 'up' || points === 'down' ? [at.x - sheet.x, sheet.width] : [at.y - sheet.y, sheet.height];
  return { side: points, at: clamp(along[0], CORNER, along[1] - CORNER) };
}
