import { describe, expect, test } from 'vitest';
import { GESTURES } from '../../../../game/base/animals.ts';
import { HIGHLIGHT_DURATION } from '../../../../game/model/highlights.ts';
import { DURATION } from '../../../../game/base/theme/motion.ts';
import { GESTURE_DURATION } from '../../../../game/model/schedule.ts';
import { gestureAt } from '../../../../game/table/seats/gestures.ts';

const SHARES = Array.from({ length: 101 }, (_, index) => index / 100);

describe('the gesture of a face', () => {
  test.each(GESTURES)('of one that %s begins and ends in its place', (gesture) => {
    for (const share of [0, 1]) {
      const { x, y } = gestureAt(gesture, share);
      expect(Math.hypot(x, y)).toBeCloseTo(0, 6);
    }
  });

  test.each(GESTURES)('of one that %s is small, and can be seen', (gesture) => {
    const most = Math.max(
      ...SHARES.map((share) => Math.hypot(gestureAt(gesture, share).x, gestureAt(gesture, share).y)),
    );
    expect(most).toBeGreaterThan(0.08);
    expect(most).toBeLessThan(0.4);
  });

  test('is a nod down, a shake to both sides, or a hop up', () => {
    const sides = (gesture: (typeof GESTURES)[number], of: 'x' | 'y') => {
      const all = SHARES.map((share) => gestureAt(gesture, share)[of]);
      return [all.some((one) => one < -0.01), all.some((one) => one > 0.01)];
    };
    expect([sides('knocks', 'x'), sides('knocks', 'y')]).toEqual([
      [false, false],
      [false, true],
    ]);
    expect([sides('loses', 'x'), sides('loses', 'y')]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect([sides('wins', 'x'), sides('wins', 'y')]).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test('takes no longer than what is shown with it', () => {
    expect(GESTURE_DURATION).toBeLessThanOrEqual(400);
    expect(GESTURE_DURATION).toBeLessThanOrEqual(DURATION.read / 2);
    expect(GESTURE_DURATION).toBeLessThanOrEqual(HIGHLIGHT_DURATION.knock);
    expect(DURATION.glory + GESTURE_DURATION).toBeLessThanOrEqual(HIGHLIGHT_DURATION.won);
  });
});
