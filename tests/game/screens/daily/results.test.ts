import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../../engine/bots/characters.ts';
import type { Comparison } from '../../../../engine/daily/comparison.ts';
import { TRIES } from '../../../../engine/daily/day.ts';
import { pointsByDeal, totalOf } from '../../../../game/screens/daily/points.ts';
import { headlineOf, linesToShare, weekToShare } from '../../../../game/screens/daily/results.ts';
import { weekOf, type CalendarWeek } from '../../../../game/screens/daily/themed-week.ts';
import { dayTry, playedDay } from '../../support/daily-deals.ts';

const DATE = '2026-11-24';
const DAY = playedDay(DATE);
const ADDRESS = 'https://thirty-one.example/';

describe('the line to share', () => {
  test('shows how each deal went and the total', () => {
    expect(linesToShare(DAY, ADDRESS)).toEqual({
      line: 'Thirty-One, deal of the day 24: 🟩🟩🟥🟩🟩🟩🟩🟩 +8\nhttps://thirty-one.example/',
      inWords:
        'Thirty-One, deal of the day 24: ahead, ahead, behind, ahead, ahead, ahead, ahead, ahead. Total +8. Opponents: version 5a5a5a.',
    });
  });

  test('names no opponents where those of several versions have played', () => {
    const [, ...deals] = DAY.first.deals;
    const mixed = { ...DAY, first: { ...DAY.first, deals: [...dayTry(DATE, 1, 'ab'.repeat(32)).deals, ...deals] } };
    expect(linesToShare(mixed, ADDRESS)?.inWords).toMatch(/Total \S+\.$/);
  });
});

test('the line of a week shows how each day went, with a dash for one that was missed', () => {
  const week = { ...(weekOf('2026-12-14') as CalendarWeek), played: new Map(), today: '2026-12-21' };
  const day = { date: '2026-12-14', points: 3 };
  const result = { points: [3, null, -12, 0, null, 7, 1], total: -1, best: day, weakest: day };
  expect(weekToShare(week, result, ADDRESS)).toEqual({
    line: 'Thirty-One, week 2, Schwimmen for three: 🟩–🟥🟨–🟩🟩 −1\nhttps://thirty-one.example/',
    inWords:
      'Thirty-One, week 2, Schwimmen for three: Mon +3, Tue not played, Wed −12, Thu 0, Fri not played, Sat +7, Sun +1. Total −1.',
  });
});

describe('the headline of a day', () => {
  const points = pointsByDeal(DAY.first);
  const total = totalOf(DAY.first);
  /** The same points in all deals but the first, where there are so many more. */
  const withMore = (more: number): number[] => points.with(0, points[0] + more);

  test.each<[string, master: number[], said: string, Partial<Record<Level, number>>?]>([
    ['that one matched the master where all deals are equal', points, 'You matched the master, deal by deal.'],
    ['by how many points one beat the master', withMore(-1), 'You beat the master by 1 point.'],
    ['by how many points one beat the master', withMore(-3), 'You beat the master by 3 points.'],
    ['that points are level where the deals are not', points.toReversed(), 'As many points as the master.'],
    [
      'the highest level that one is no worse than, in half of its tries',
      withMore(1),
      'You played like “Regular”.',
      { casual: total - 1, regular: total },
    ],
    [
      'below all levels where most was lost',
      withMore(1),
      'Not your day today. Most was lost in deal 1: 1 point behind the master.',
    ],
  ])('says %s', (_, master, said, levels = {}) => {
    const all = LEVELS.map((level) => [level, Array.from({ length: TRIES }, () => levels[level] ?? total + 1)]);
    expect(headlineOf(DAY.first, { master, totals: Object.fromEntries(all) as Comparison['totals'] })).toBe(said);
  });
});
