import { expect, test } from 'vitest';
import { totalOf } from '../../../../game/screens/daily/points.ts';
import { lastWeek } from '../../../../game/screens/daily/week.ts';
import type { PlayedDay } from '../../../../game/services/storage/match-schemas.ts';
import { playedDay } from '../../support/daily-deals.ts';

const dates = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `2026-11-${String(from + index).padStart(2, '0')}`);
const all = (days: readonly PlayedDay[]) => new Map(days.map((day) => [day.date, day]));

test('there is no week before seven days have been played to their end', () => {
  const six = dates(10, 6).map((date) => playedDay(date));
  expect(lastWeek(all([...six, playedDay('2026-11-16', 3)]))).toBeNull();
});

test('the week has the points of the last seven days and the best of their deals', () => {
  const days = dates(9, 8).map((date) => playedDay(date));
  const week = lastWeek(all(days.toReversed()));
  expect(week?.points).toBe(days.slice(1).reduce((sum, { first }) => sum + totalOf(first), 0));
  expect(week?.best.date).not.toBe('2026-11-09');
  expect(week?.gain).toBeNull();
});

test('a better week says by how much, and a worse one says nothing', () => {
  const alike = (from: number) => dates(from, 7).map((date) => ({ ...playedDay('2026-11-16'), date }));
  const better = playedDay('2026-11-16');
  const worse = dates(1, 20)
    .map((date) => playedDay(date))
    .find(({ first }) => totalOf(first) < totalOf(better.first));
  const low = dates(1, 7).map((date) => ({ ...(worse as PlayedDay), date }));
  const rise = 7 * (totalOf(better.first) - totalOf((worse as PlayedDay).first));
  expect(lastWeek(all([...low, ...alike(8)]))?.gain).toBe(rise);
  const fall = [
    ...dates(1, 7).map((date) => ({ ...better, date })),
    ...dates(8, 7).map((date) => ({ ...(worse as PlayedDay), date })),
  ];
  expect(lastWeek(all(fall))?.gain).toBeNull();
});
