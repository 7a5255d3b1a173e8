/** Screens of every size that the game is made for, and what holds on all of them. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { bottom, right, type Rect } from '../../../game/table/geometry.ts';
import { TARGET_SIZE } from '../../../game/theme/theme.ts';

export const SCREENS = fc
  .tuple(fc.integer({ min: 360, max: 3840 }), fc.integer({ min: 360, max: 2160 }), fc.integer({ min: 0, max: 40 }))
  .filter(([width, height]) => Math.max(width, height) >= 640)
  .map(([width, height, notch]) => ({ width, height, safe: { top: notch, right: 0, bottom: notch / 2, left: 0 } }));

function overlap(a: Rect, b: Rect): boolean {
  const hair = 0.01;
  return a.x + hair < right(b) && b.x + hair < right(a) && a.y + hair < bottom(b) && b.y + hair < bottom(a);
}

export function expectApart(rects: readonly Rect[], screen: { width: number; height: number }): void {
  const whole = { x: 0, y: 0, width: screen.width, height: screen.height };
  for (const rect of rects) expectWithin(rect, whole);
  const overlapping = rects.flatMap((rect, index) =>
    rects.slice(index + 1).flatMap((other) => (overlap(rect, other) ? [[rect, other]] : [])),
  );
  expect(overlapping).toEqual([]);
}

export function expectTouchable(rects: readonly Rect[]): void {
  for (const { width, height } of rects) expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_SIZE);
}

export function expectWithin(rect: Rect, outer: Rect): void {
  const hair = 0.01;
  expect(rect.x).toBeGreaterThanOrEqual(outer.x - hair);
  expect(rect.y).toBeGreaterThanOrEqual(outer.y - hair);
  expect(right(rect)).toBeLessThanOrEqual(right(outer) + hair);
  expect(bottom(rect)).toBeLessThanOrEqual(bottom(outer) + hair);
}
