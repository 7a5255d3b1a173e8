import { describe, expect, test } from 'vitest';
import { pointsIn, standingAmong } from '../../../engine/daily/daily-deal.ts';

const NONE = [0, 0, 0, 0];

describe('the points of a deal', () => {
  test.each([
    ['somebody else loses a token', [0, 1, 0, 0], 1],
    ['somebody else fails with a knock', [0, 0, 2, 0], 2],
    ['all others lose one to one’s 31', [0, 1, 1, 1], 3],
    ['one loses the only token', [1, 0, 0, 0], -3],
    ['one’s own knock fails', [2, 0, 0, 0], -6],
    ['somebody else has 31', [1, 0, 1, 1], -1],
    ['all lose alike', [1, 1, 1, 1], 0],
    ['nobody loses', NONE, 0],
  ])('where %s', (_what, losses, points) => expect(pointsIn({ losses, points: NONE }, false, 0)).toBe(points));

  test.each([
    ['one scores alone', [1, 0, 0, 0], 3],
    ['one scores with another', [1, 1, 0, 0], 2],
    ['another scores', [0, 0, 1, 0], -1],
  ])('of a race where %s', (_what, scored, points) => {
    expect(pointsIn({ losses: NONE, points: scored }, true, 0)).toBe(points);
  });

  test('of all seats add up to 0', () => {
    const result = { losses: [2, 0, 1, 0], points: NONE };
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + pointsIn(result, false, seat), 0)).toBe(0);
  });
});

test('where one stands among tries counts those that got less, and those that got as much', () => {
  expect(standingAmong(3, [5, 3, 2, -1, 3])).toEqual({ better: 2, equal: 2 });
});
