import { describe, expect, test } from 'vitest';
import { DailyChance } from '../../../engine/daily/daily-deal.ts';
import { arePossible, pointsIn, standingAmong } from '../../../engine/daily/points.ts';
import { dayOf, DEALS_OF_A_DAY } from '../../../engine/daily/day.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';

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

describe('points that a deal can bring', () => {
  /** Every theme of weeks has been one by then. */
  const WEEKS = 57;
  const DAYS_BEFORE = 36;

  test('are all that it does bring, under every theme', () => {
    const random = new Random(1);
    for (let day = 0; day < DAYS_BEFORE + 7 * WEEKS; day += day < DAYS_BEFORE ? 1 : 7) {
      const date = new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
      const { rules, players } = dayOf(date);
      for (let position = 1; position <= DEALS_OF_A_DAY; position++) {
        const match = new Match(rules, players, { chance: new DailyChance(date, position) });
        match.startDeal();
        while (match.phase === 'deal') {
          const legal = match.legalActions();
          match.apply(legal[random.below(legal.length)]);
        }
        const points = pointsIn(match.dealResult(), rules.scoring === 'points', 0);
        expect([date, points, arePossible(points, dayOf(date))]).toEqual([date, points, true]);
      }
    }
  });

  test.each([
    ['a knock that fails at a table of four', '2026-11-01', 6],
    ['another’s 31 at a table of three, where nobody loses two', '2026-12-14', 2],
  ])('are at most those of %s', (_what, date, most) => {
    const possible = [-most - 1, -most, 0, most, most + 1, 0.5].map((points) => arePossible(points, dayOf(date)));
    expect(possible).toEqual([false, true, true, true, false, false]);
  });
});
