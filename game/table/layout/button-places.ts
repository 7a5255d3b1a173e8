/** Where plaque and buttons are within their area. */
import { TARGET_SIZE } from '../../base/theme/theme.ts';
import type { Rect } from '../../base/geometry.ts';

/** A plaque is no wider than this many times its height. */
const WIDEST = 3.2;

/** Places for `count` buttons in an area: below one another if it is high enough, otherwise side by side. */
export function buttonPlaces(area: Rect, count: number, gap: number): Rect[] {
  const stacked = area.height >= count * TARGET_SIZE + (count - 1) * gap;
  const [columns, rows] = stacked ? [1, count] : [count, 1];
  const width = (area.width - gap * (columns - 1)) / columns;
  const room = (area.height - gap * (rows - 1)) / rows;
  const height = Math.min(room, Math.max(TARGET_SIZE, area.width / WIDEST, count === 1 ? area.height * 0.72 : 0));
  const top = area.y + (area.height - rows * height - gap * (rows - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: area.x + (stacked ? 0 : index * (width + gap)),
    y: top + (stacked ? index * (height + gap) : 0),
    width,
    height,
  }));
}
