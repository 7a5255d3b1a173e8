import { describe, expect, test } from 'vitest';
import { moveFocus } from '../../../../game/ui/widgets/move-focus.ts';
import type { Rect } from '../../../../game/base/geometry.ts';

function at(x: number, y: number): Rect {
  return { x, y, width: 50, height: 50 };
}

/** Two rows of three and one wide button below. */
const ITEMS = [
  at(0, 0),
  at(60, 0),
  at(120, 0),
  at(0, 60),
  at(60, 60),
  at(120, 60),
  { x: 0, y: 120, width: 170, height: 50 },
];

describe('the keyboard focus', () => {
  test('goes round in order with next and previous', () => {
    expect(moveFocus(ITEMS, 0, 'next')).toBe(1);
    expect(moveFocus(ITEMS, 6, 'next')).toBe(0);
    expect(moveFocus(ITEMS, 0, 'previous')).toBe(6);
  });

  test('goes to the neighbour in a direction', () => {
    expect(moveFocus(ITEMS, 4, 'left')).toBe(3);
    expect(moveFocus(ITEMS, 4, 'right')).toBe(5);
    expect(moveFocus(ITEMS, 4, 'up')).toBe(1);
    expect(moveFocus(ITEMS, 4, 'down')).toBe(6);
  });

  test('stays where there is nothing that way', () => {
    expect(moveFocus(ITEMS, 2, 'right')).toBe(2);
    expect(moveFocus(ITEMS, 6, 'down')).toBe(6);
  });

  test('starts with the first, or from the end going backwards', () => {
    expect(moveFocus(ITEMS, -1, 'right')).toBe(0);
    expect(moveFocus(ITEMS, -1, 'previous')).toBe(6);
    expect(moveFocus([], -1, 'next')).toBe(-1);
  });
});
