/** Where somebody raps on the table. */
import { between } from '../../base/easing.ts';
import { centre, contains, grown, type Point } from '../../base/geometry.ts';
import { pilesOf, type SeatLayout, type TableLayout } from './layout.ts';

/** How far on the way from a seat to the middle of the table, the best first. */
const SHARES = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7] as const;

/** The point on the felt before a seat where a fist of this radius comes down, clear of the seat's cards. */
export function rapPoint(
  layout: Pick<TableLayout, 'stock' | 'discard'>,
  { plate, hand }: SeatLayout,
  radius: number,
): Point {
  const from = centre(plate);
  const middle = centre(pilesOf(layout));
  const cards = grown(hand.bounds, radius);
  const points = SHARES.map((share) => ({
    x: between(from.x, middle.x, share),
    y: between(from.y, middle.y, share),
  }));
  return points.find((point) => !contains(cards, point)) ?? points[0];
}
