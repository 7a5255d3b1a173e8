/** Screens of every size that the game is made for, and what holds on all of them. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { bottom, right, type Rect } from '../../../game/base/geometry.ts';
import type { Screen } from '../../../game/base/viewport.ts';
import { TARGET_SIZE } from '../../../game/base/theme/theme.ts';

/** Smaller safe areas are laid out at this size and drawn smaller (`game/base/layout-scale.ts`). */
function isLaidOut({ width, height, safe }: Screen): boolean {
  const safeHeight = height - safe.top - safe.bottom;
  return (width >= 360 && safeHeight >= 640) || (width >= 640 && safeHeight >= 360);
}

export const SCREENS = fc
  .tuple(fc.integer({ min: 360, max: 3840 }), fc.integer({ min: 360, max: 2160 }), fc.integer({ min: 0, max: 40 }))
  .map(([width, height, notch]) => ({ width, height, safe: { top: notch, right: 0, bottom: notch / 2, left: 0 } }))
  .filter(isLaidOut);

/** Rounding of sums of fractions, in px. */
const HAIR = 0.1;

/** Whether two rectangles share more than rounding can explain. */
export function clearlyOverlap(a: Rect, b: Rect): boolean {
  return a.x + HAIR < right(b) && b.x + HAIR < right(a) && a.y + HAIR < bottom(b) && b.y + HAIR < bottom(a);
}

export function expectTouchable(rects: readonly Rect[]): void {
  for (const { width, height } of rects) expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_SIZE);
}

/** Expects that none of some named rectangles lies over another. */
export function expectClear(things: readonly (readonly [name: string, rect: Rect])[]): void {
  const over = things.flatMap(([name, rect], index) =>
    things
      .slice(index + 1)
      .flatMap(([other, otherRect]) => (clearlyOverlap(rect, otherRect) ? [`${name} over ${other}`] : [])),
  );
  expect(over).toEqual([]);
}

/** @param what names the part where it leaves the whole */
export function expectWithin(part: Rect, whole: Rect, what = 'a part'): void {
  const out = [whole.x - part.x, whole.y - part.y, right(part) - right(whole), bottom(part) - bottom(whole)];
  const most = Math.max(...out);
  // Thousands are measured, and `expect` is slow: it is asked only for the message.
  if (!(most < HAIR)) expect(most, `${what} leaves by`).toBeLessThan(HAIR);
}
