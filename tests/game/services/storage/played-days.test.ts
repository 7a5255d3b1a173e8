import { describe, expect, test } from 'vitest';
import { DEALS_OF_A_DAY } from '../../../../engine/daily/day.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { MatchLocks } from '../../../../game/services/storage/match-locks.ts';
import type { Snapshot } from '../../../../game/services/storage/open-matches.ts';
import {
  isComplete,
  openTry,
  PlayedDays,
  type DailyDeal,
  type PlayedDaysOptions,
} from '../../../../game/services/storage/played-days.ts';
import { memoryStores, type DayTry } from '../../../../game/services/storage/stores.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';
import { dailyRecord, dailySave } from '../../support/daily-deals.ts';

const DATE = '2026-11-24';
const SEATED = { players: [], you: 0, began: '2026-11-24T10:00:00.000Z', policy: '' };

/** A tab of a browser. */
function tab({ stores = memoryStores(), browser = new BrowserLocks() } = {}) {
  const problems: Parameters<PlayedDaysOptions['onUnstored']>[0][] = [];
  const locks = new MatchLocks(browser.locks);
  const days = new PlayedDays({ stores, locks, onUnstored: (problem) => problems.push(problem) });
  return { days, stores, browser, problems };
}

async function next(days: PlayedDays): Promise<DailyDeal> {
  const found = await days.next(DATE);
  if (found.is !== 'open') throw new Error('another tab plays that day');
  return found.deal;
}

const open = (position: number): Snapshot => ({
  is: 'open',
  open: { ...SEATED, saved: SEATED.began, save: dailySave(DATE, position) },
});
const over = (position: number): Snapshot => ({
  is: 'over',
  kept: { ...SEATED, ended: SEATED.began, record: dailyRecord(DATE, position) },
});

/** Plays the next deal as far as that, and leaves the table. */
async function play(days: PlayedDays, end: (position: number) => Snapshot): Promise<DailyDeal> {
  const deal = await next(days);
  const keeper = days.keep(deal, () => end(deal.position));
  keeper.changed();
  keeper.close();
  return deal;
}

describe('the try at a day that goes on', () => {
  const tryOf = (deals: number): DayTry => ({
    began: SEATED.began,
    deals: Array.from({ length: deals }, () => dailyRecord(DATE, 1)),
    save: null,
  });
  const [half, whole] = [tryOf(3), tryOf(DEALS_OF_A_DAY)];
  const day = { date: DATE, comparisons: {} };

  test.each<[string, DayTry, DayTry | null, DayTry | null]>([
    ['the first one until all of its deals are over', half, null, half],
    ['the first one, whatever was practised', half, half, half],
    ['none, where a first practice begins', whole, null, null],
    ['a practice that is not over', whole, half, half],
    ['none, where the next practice begins', whole, whole, null],
  ])('is %s', (_, first, practice, going) => {
    expect(openTry({ ...day, first, practice })).toBe(going);
  });

  test('is complete with all deals of a day', () => {
    expect([0, 7, 8].map((deals) => isComplete(tryOf(deals)))).toEqual([false, false, true]);
  });
});

describe('the deals of a day', () => {
  test('begin with the first, which counts, and go on with the next', async () => {
    const { days } = tab();
    expect(await play(days, over)).toMatchObject({ date: DATE, position: 1, isPractice: false, save: null, day: null });
    expect(await play(days, over)).toMatchObject({ position: 2, isPractice: false });
    const day = await days.get(DATE);
    expect(day?.first.deals).toEqual([dailyRecord(DATE, 1), dailyRecord(DATE, 2)]);
    expect(day?.practice).toBeNull();
  });

  test('go on where a deal was left', async () => {
    const { days } = tab();
    await play(days, over);
    await play(days, open);
    expect(await next(days)).toMatchObject({ position: 2, save: dailySave(DATE, 2) });
  });

  test('are practice once all have been played, and the first try stays as it is', async () => {
    const { days } = tab();
    for (let deal = 0; deal < DEALS_OF_A_DAY; deal++) await play(days, over);
    expect(await play(days, over)).toMatchObject({ position: 1, isPractice: true });
    expect(await play(days, open)).toMatchObject({ position: 2, isPractice: true });
    const day = await days.get(DATE);
    expect(day?.first.deals).toHaveLength(DEALS_OF_A_DAY);
    expect(day?.practice?.deals).toHaveLength(1);
    expect(day?.practice?.save).toEqual(dailySave(DATE, 2));
  });

  test('of a practice that is over begin again', async () => {
    const { days } = tab();
    for (let deal = 0; deal < 2 * DEALS_OF_A_DAY; deal++) await play(days, over);
    expect(await next(days)).toMatchObject({ position: 1, isPractice: true, save: null });
  });

  test('are played in one tab at a time, also from one deal to the next', async () => {
    const here = tab();
    const there = tab(here);
    const deal = await next(here.days);
    expect(await there.days.next(DATE)).toEqual({ is: 'elsewhere' });
    const keeper = here.days.keep(deal, () => over(deal.position));
    keeper.changed();
    const second = await next(here.days);
    keeper.close();
    // What is read waits until the table has been left.
    await here.days.get(DATE);
    expect(second.position).toBe(2);
    expect(await there.days.next(DATE)).toEqual({ is: 'elsewhere' });
    await here.days.release(DATE);
    expect(await there.days.next(DATE)).toMatchObject({ is: 'open' });
  });

  test('keep what the levels got, by the policy that played', async () => {
    const { days } = tab();
    await play(days, over);
    const comparison = {
      master: [1],
      totals: { beginner: [1], casual: [2], regular: [3], strong: [4], master: [5] },
    };
    await days.addComparison(DATE, { policy: 'one', ...comparison });
    await days.addComparison(DATE, { policy: 'other', ...comparison });
    expect((await days.get(DATE))?.comparisons).toEqual({ one: comparison, other: comparison });
  });

  test('of a day that was not played are none, and have nothing to compare', async () => {
    const { days } = tab();
    expect(await days.get(DATE)).toBeNull();
    await days.addComparison(DATE, { policy: 'one', master: [1], totals: {} as never });
    expect([await days.get(DATE), (await days.all()).size]).toEqual([null, 0]);
  });

  test('are played by another tab where the day cannot be read here', async () => {
    const here = tab();
    const there = tab({ browser: here.browser });
    here.stores.days.get = () => Promise.reject(new StorageError('blocked'));
    await expect(here.days.next(DATE)).rejects.toThrow('blocked');
    expect(await there.days.next(DATE)).toMatchObject({ is: 'open' });
  });

  test('are stored again after everything has been deleted, only while they are played', async () => {
    const { days, stores } = tab();
    const deal = await next(days);
    const keeper = days.keep(deal, () => open(1));
    await stores.days.remove(DATE);
    days.storeAgain();
    await keeper.written;
    expect(await stores.days.get(DATE)).toMatchObject({ date: DATE, first: { deals: [], save: dailySave(DATE, 1) } });
    keeper.close();
    await days.get(DATE);
    await stores.days.remove(DATE);
    days.storeAgain();
    expect(await days.get(DATE)).toBeNull();
  });

  test('are a whole day as it is stored, deal by deal', async () => {
    const { days } = tab();
    await play(days, over);
    await play(days, open);
    expect(await days.get(DATE)).toEqual({
      date: DATE,
      practice: null,
      comparisons: {},
      first: { began: SEATED.began, deals: [dailyRecord(DATE, 1)], save: dailySave(DATE, 2) },
    });
    await play(days, over);
    expect((await days.get(DATE))?.first).toEqual({
      began: SEATED.began,
      deals: [dailyRecord(DATE, 1), dailyRecord(DATE, 2)],
      save: null,
    });
  });

  test('say if they cannot be stored, and play goes on', async () => {
    const { days, stores, problems } = tab();
    stores.days.put = () => Promise.reject(new StorageError('the storage is full'));
    const deal = await next(days);
    const keeper = days.keep(deal, () => open(1));
    keeper.changed();
    await keeper.written;
    expect(keeper.isKept).toBe(false);
    expect(problems).toMatchObject([{ isOver: false, error: { message: 'the storage is full' } }]);
    const last = days.keep(deal, () => over(1));
    last.changed();
    await last.written;
    expect(problems.map(({ isOver }) => isOver)).toEqual([false, true]);
  });
});
