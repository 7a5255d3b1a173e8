import { expect, test } from 'vitest';
import { pointsOf } from '../../../../engine/daily/daily-deal.ts';
import { dailyStatisticsOf } from '../../../../game/screens/statistics/statistics.ts';
import { dayTry, playedDay } from '../../support/daily-deals.ts';

const FIRST = playedDay('2026-11-23');
const SECOND = playedDay('2026-11-24');
const total = (day: typeof FIRST): number => day.first.deals.map(pointsOf).reduce((sum, points) => sum + points, 0);

test('there are none before a day has been played to its end', () => {
  expect(dailyStatisticsOf([playedDay('2026-11-24', 7)])).toBeNull();
});

test('they add up first tries, not practice', () => {
  const practised = { ...SECOND, practice: dayTry('2026-11-24', 5) };
  const points = [FIRST, SECOND].flatMap(({ first }) => first.deals.map(pointsOf));
  expect(dailyStatisticsOf([FIRST, practised, playedDay('2026-11-25', 3)])).toEqual({
    days: 2,
    average: (total(FIRST) + total(SECOND)) / 2,
    best: Math.max(total(FIRST), total(SECOND)),
    deals: 16,
    ahead: points.filter((one) => one > 0).length,
    behind: points.filter((one) => one < 0).length,
  });
});
