/** Where the emblem of a family of games is printed on the felt: clear of everything that lies there or is said there. */
import { around, between, bottom, centre, clamp, overlap, right, type Rect } from '../../base/geometry.ts';
import { layoutHud, takeBackPlace } from '../hud/hud-layout.ts';
import { pilesOf, type TableLayout } from './layout.ts';

/** Its greatest side at scale 1, and the least at which it can be made out, in CSS px. */
const MOST = 132;
const LEAST = 40;
/** How far the seam of a tall table is from its edge, with some room, as a share of its width. */
const SEAM = 0.05;

/** The free rectangles: beside the piles on a wide table, above or beside them on a tall one. */
function freeAreas(layout: TableLayout): Rect[] {
  const { felt, corner, gap, held, message, orientation, seats } = layout;
  const stock = pilesOf(layout);
  const others = seats.slice(1).flatMap(({ plate, hand }) => [plate, hand.bounds]);
  /** Where the seats end that are above a part of the felt. */
  const below = (left: number, end: number): number =>
    gap +
    Math.max(felt.y, ...others.filter(({ x, y, width }) => x < end && x + width > left && y < stock.y).map(bottom));
  if (orientation === 'landscape') {
    const end = Math.min((held ?? stock).x, layoutHud(layout).hint.x) - gap;
    const aside = others.filter((thing) => right(thing) < end && bottom(thing) > stock.y);
    const left = Math.max(felt.x + corner * 0.3, ...aside.map(right)) + gap;
    const [{ plate, hand }] = seats;
    return [
      between(left, below(left, end), end, message.y - gap),
      between(left, bottom(message) + gap, hand.bounds.x - gap, plate.y - gap),
    ];
  }
  const [left, end] = [felt.x + SEAM * felt.width, right(felt) - SEAM * felt.width];
  const top = below(left, end);
  return [
    between(left, top, end, stock.y - gap),
    between(left, Math.max(top, stock.y), (held ?? stock).x - gap, bottom(stock)),
  ];
}

/** The square of the print in CSS px, null where there is too little room for it. */
export function printPlace(layout: TableLayout): Rect | null {
  const takeBack = takeBackPlace(layout);
  const places = freeAreas(layout).map((area) => {
    const side = Math.min(area.width, area.height, MOST * layout.scale);
    const isAbove = bottom(area) < layout.stock.y;
    const middle = isAbove ? centre(area).y : clamp(centre(layout.stock).y, area.y + side / 2, bottom(area) - side / 2);
    return around({ x: centre(area).x, y: middle }, side, side);
  });
  const [best] = places
    .filter((place) => place.width >= LEAST && (takeBack === null || !overlap(place, takeBack)))
    .toSorted((one, other) => other.width - one.width);
  return best ?? null;
}
