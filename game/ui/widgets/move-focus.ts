/** Where the keyboard's focus goes next, as a pure function of where things are. */
import { centre, type Rect } from '../../base/geometry.ts';

const TOWARDS = ['left', 'right', 'up', 'down', 'next', 'previous'] as const;
export type Towards = (typeof TOWARDS)[number];

/** Being a pixel off the axis counts as much as being this many pixels further along it. */
const ASIDE = 2.5;

/** Unit vectors of the four ways. */
const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/**
 * The index that gets the focus: in order for `next` and `previous` (round the end), otherwise the nearest in that
 * direction, or the present one where there is none. With no focus (-1) any move gives the first, `previous` the last.
 */
export function moveFocus(items: readonly Rect[], from: number, towards: Towards): number {
  const count = items.length;
  if (count === 0) return -1;
  if (from < 0 || from >= count) return towards === 'previous' ? count - 1 : 0;
  if (towards === 'next') return (from + 1) % count;
  if (towards === 'previous') return (from + count - 1) % count;
  const [dx, dy] = WAYS[towards];
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
