import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookBack } from '../../../../game/screens/daily/look-back.ts';
import { MatchLocks } from '../../../../game/services/storage/match-locks.ts';
import { PlayedDays } from '../../../../game/services/storage/played-days.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';
import { playedDay } from '../../support/daily-deals.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-12-21T12:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function daysWith(...dates: readonly string[]): Promise<PlayedDays> {
  const stores = memoryStores();
  for (const date of dates) await stores.days.put(date, playedDay(date));
  const locks = new MatchLocks(new BrowserLocks().locks);
  return new PlayedDays({ stores, locks, onUnstored: () => undefined });
}

test('a Monday is shown with its week and the one before, of each what was played', async () => {
  const days = await daysWith('2026-12-13', '2026-12-14', '2026-12-20', '2026-12-21');
  const { week, weekBefore, past } = await lookBack(days, '2026-12-21');
  expect(week).toMatchObject({ number: 3, today: '2026-12-21' });
  expect([...(week?.played.keys() ?? [])]).toEqual(['2026-12-21']);
  expect(weekBefore?.number).toBe(2);
  expect([...(weekBefore?.played.keys() ?? [])]).toEqual(['2026-12-14', '2026-12-20']);
  expect(past?.played.size).toBe(4);
});

test.each<[string, number | undefined, string]>([
  ['2026-12-20', 2, 'any other day with its own'],
  ['2026-12-07', 1, 'the first Monday with its own'],
  ['2026-12-06', undefined, 'a day before it with none'],
])('%s is shown with week %s: %s', async (date, number) => {
  const { week, weekBefore } = await lookBack(await daysWith(), date);
  expect(week?.number).toBe(number);
  expect(weekBefore).toBeNull();
});
