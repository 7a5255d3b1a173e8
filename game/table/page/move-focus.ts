/** Where the keyboard focus goes next, as a pure function of where things are. */
import { centre, type Rect } from '../../base/geometry.ts';

/** One pixel off the axis counts as much as this many pixels further along it. */
const ASIDE = 2.5;

/** Unit vectors of the four directions. */
const VECTORS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Direction = keyof typeof VECTORS;

/**
 * The index that gets the focus: the nearest in that direction, or the current one if there is none; the first where nothing has
 * the focus (-1).
 */
export function moveFocus(items: readonly Rect[], from: number, direction: Direction): number {
  const count = items.length;
  if (count === 0) return -1;
  if (from < 0 || from >= count) return 0;
  const [dx, dy] = VECTORS[direction];
  const { x, y } = centre(items[from]);
  let best = from;
  let least = Infinity;
  for (const [index, item] of items.entries()) {
    const there = centre(item);
    const along = (there.x - x) * dx + (there.y - y) * dy;
    const aside = Math.abs((there.x - x) * dy) + Math.abs((there.y - y) * dx);
    const distance = along + ASIDE * aside;
    if (along > 1 && distance < least) {
      best = index;
      least = distance;
    }
  }
  return best;
}
