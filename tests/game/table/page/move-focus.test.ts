import { expect, test } from 'vitest';
import type { Rect } from '../../../../game/base/geometry.ts';
import { moveFocus } from '../../../../game/table/page/keyboard.ts';

const at = (x: number, y: number, width = 50): Rect => ({ x, y, width, height: 50 });

/** Two rows of three and one wide button below. */
const ITEMS = [at(0, 0), at(60, 0), at(120, 0), at(0, 60), at(60, 60), at(120, 60), at(0, 120, 170)];

test.each([
  [4, 'left', 3],
  [4, 'right', 5],
  [4, 'up', 1],
  [4, 'down', 6],
  [2, 'right', 2],
  [6, 'down', 6],
  // From nowhere it starts with the first.
  [-1, 'right', 0],
] as const)('the keyboard focus goes from item %d by “%s” to %d', (from, way, to) => {
  expect(moveFocus(ITEMS, from, way)).toBe(to);
  expect(moveFocus([], from, way)).toBe(-1);
});
