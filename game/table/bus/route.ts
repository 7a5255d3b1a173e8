/** The route of the bus around the table, clockwise on the rail, with a stop for each seat. Pure functions of a layout. */
import { around, bottom, centre, clamp, grown, overlap, right, type Point, type Rect } from '../../base/geometry.ts';
import type { SeatLayout, TableLayout } from '../layout/layout.ts';

/** Height of the bus by its width. */
const BUS_ASPECT = 0.64;

/** The size in which the bus is drawn, in CSS px. */
export function busSize({ scale }: TableLayout): { width: number; height: number } {
  const width = Math.round(clamp(48 * scale, 38, 96));
  return { width, height: Math.round(width * BUS_ASPECT) };
}

/** The rectangle with rounded corners on which the middle of the bus drives. */
export interface Route {
  rect: Rect;
  corner: number;
}

export function routeOf(layout: TableLayout): Route {
  const { felt, rail, corner, inner } = layout;
  const { width, height } = busSize(layout);
  const line = grown(felt, rail / 2);
  const left = Math.max(line.x, inner.x + width / 2);
  const top = Math.max(line.y, inner.y + height / 2);
  const rect = {
    x: left,
    y: top,
    width: Math.min(right(line), right(inner) - width / 2) - left,
    height: Math.min(bottom(line), bottom(inner) - height / 2) - top,
  };
  return { rect, corner: Math.min(corner, rect.width / 2, rect.height / 2) };
}

/** Straight and round pieces clockwise from the left end of the upper edge, with their lengths in CSS px. */
function pieces({ rect, corner }: Route): { length: number; at: (along: number) => Point }[] {
  const bend = (corner * Math.PI) / 2;
  const [wide, high] = [rect.width - 2 * corner, rect.height - 2 * corner];
  const round = (x: number, y: number, from: number) => ({
    length: bend,
    at: (along: number): Point => {
      const angle = from + along / Math.max(1, corner);
      return { x: x + corner * Math.cos(angle), y: y + corner * Math.sin(angle) };
    },
  });
  const [x, y, xEnd, yEnd] = [rect.x, rect.y, right(rect), bottom(rect)];
  return [
    { length: wide, at: (along) => ({ x: x + corner + along, y }) },
    round(xEnd - corner, y + corner, -Math.PI / 2),
    { length: high, at: (along) => ({ x: xEnd, y: y + corner + along }) },
    round(xEnd - corner, yEnd - corner, 0),
    { length: wide, at: (along) => ({ x: xEnd - corner - along, y: yEnd }) },
    round(x + corner, yEnd - corner, Math.PI / 2),
    { length: high, at: (along) => ({ x, y: yEnd - corner - along }) },
    round(x + corner, y + corner, Math.PI),
  ];
}

export function routeLength(route: Route): number {
  return pieces(route).reduce((sum, { length }) => sum + length, 0);
}

/** The point at a distance along the route, in CSS px; beyond its end it starts again. */
export function pointAlong(route: Route, distance: number): Point {
  const parts = pieces(route);
  const whole = routeLength(route);
  let left = ((distance % whole) + whole) % whole;
  for (const { length, at } of parts) {
    if (left <= length) return at(left);
    left -= length;
  }
  return parts[0].at(0);
}

/** Steps in which the route is searched for the place nearest to a seat, in CSS px. */
const STEP = 4;

/**
 * Where the bus would best stop for a seat: beside its face; above its plate where the rail runs past it; below the lower
 * of two rows, lower for a seat that is further in, so that it comes to them in the order of their turns.
 */
function wantedStop(layout: TableLayout, { plate, face }: SeatLayout): Point {
  const { rect } = routeOf(layout);
  const middle = centre(plate);
  if (plate === layout.seats[0].plate) return { x: plate.x, y: middle.y };
  const side = middle.x <= centre(rect).x + 1 ? rect.x : right(rect);
  if (layout.orientation === 'landscape') {
    return plate.x < rect.x || right(plate) > right(rect) ? { x: side, y: plate.y } : { x: face.x, y: rect.y };
  }
  const isLower = layout.seats.slice(1).some((other) => bottom(other.plate) < plate.y);
  const inward = Math.abs(middle.x - side) / plate.width;
  return isLower ? { x: side, y: bottom(plate) + busSize(layout).height * (0.3 + inward) } : { x: face.x, y: rect.y };
}

/** How far along the route the bus stops for a seat, clear of one's own plate. */
export function stopOf(layout: TableLayout, seat: SeatLayout): number {
  const { plate, hand } = seat;
  const route = routeOf(layout);
  const isOwn = plate === layout.seats[0].plate;
  const { width, height } = busSize(layout);
  const wanted = wantedStop(layout, seat);
  const isInTheWay = (at: Point): boolean =>
    isOwn && [plate, hand.bounds, layout.buttons].some((part) => overlap(around(at, width, height), part));
  let [best, least] = [0, Infinity];
  const whole = routeLength(route);
  for (let along = 0; along < whole; along += STEP) {
    const at = pointAlong(route, along);
    const away = Math.hypot(at.x - wanted.x, at.y - wanted.y);
    if (away < least && !isInTheWay(at)) [best, least] = [along, away];
  }
  return best;
}

/** The clockwise distance from one place on the route to another, in CSS px. */
export function wayBetween(route: Route, from: number, to: number): number {
  const whole = routeLength(route);
  return (((to - from) % whole) + whole) % whole;
}
