/** Where the mark is that says who is next: at the edge of a seat's plate, towards the seat whose turn it is. */
import { centre, clamp, type Point, type Rect } from '../../base/geometry.ts';
import type { TableLayout } from './layout.ts';

/** How far the middle of the mark is outside the plate, in CSS px. */
const OUTSIDE = 3;

/** The size of the mark, in CSS px. */
export function nextMarkSize({ scale }: TableLayout): number {
  return Math.round(clamp(17 * scale, 14, 20));
}

/** The middle of the mark, and the way that it points, in radians clockwise from the right. */
export function nextPlace(turn: Rect, next: Rect): Point & { angle: number } {
  const [from, to] = [centre(turn), centre(next)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const share = Math.min(
    (next.width / 2 + OUTSIDE) / Math.max(1, Math.abs(x)),
    (next.height / 2 + OUTSIDE) / Math.max(1, Math.abs(y)),
  );
  return { x: to.x + x * share, y: to.y + y * share, angle: Math.atan2(-y, -x) };
}
