import { describe, expect, test } from 'vitest';
import { DEALS_OF_A_DAY } from '../../../../engine/daily/day.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { MatchLocks } from '../../../../game/services/storage/match-locks.ts';
import type { OpenMatchesOptions, Snapshot } from '../../../../game/services/storage/open-matches.ts';
import { PlayedDays, type DailyDeal } from '../../../../game/services/storage/played-days.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';
import { dailyRecord, dailySave } from '../../support/daily-deals.ts';

const DATE = '2026-11-24';
const SEATED = { players: [], you: 0, began: '2026-11-24T10:00:00.000Z', policy: '' };

/** A tab of a browser. */
function tab({ stores = memoryStores(), browser = new BrowserLocks() } = {}) {
  const problems: Parameters<OpenMatchesOptions['onUnstored']>[0][] = [];
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

/** As they are kept. */
const deals = (count: number) => Array.from({ length: count }, (_, index) => dailyRecord(DATE, index + 1));
const day = (first: object, practice: object | null = null) => ({ date: DATE, practice, comparisons: {}, first });
const tried = (count: number, save: unknown = null) => ({ began: SEATED.began, deals: deals(count), save });

describe('the deals of a day', () => {
  test('begin with the first, which counts, and go on with the next, or where one was left', async () => {
    const { days } = tab();
    expect(await days.get(DATE)).toBeNull();
    expect(await play(days, over)).toEqual({ date: DATE, position: 1, isPractice: false, save: null, day: null });
    expect(await days.get(DATE)).toEqual(day(tried(1)));
    expect(await play(days, open)).toMatchObject({ position: 2, isPractice: false, day: day(tried(1)) });
    expect(await days.get(DATE)).toEqual(day(tried(1, dailySave(DATE, 2))));
    expect(await play(days, over)).toMatchObject({ position: 2, save: dailySave(DATE, 2) });
    expect(await days.all()).toEqual(new Map([[DATE, day(tried(2))]]));
  });

  test('are practice once all have been played, again and again, and the first try stays as it is', async () => {
    const { days } = tab();
    for (let deal = 0; deal < DEALS_OF_A_DAY; deal++) await play(days, over);
    expect(await play(days, over)).toMatchObject({ position: 1, isPractice: true });
    expect(await play(days, open)).toMatchObject({ position: 2, isPractice: true });
    expect(await days.get(DATE)).toEqual(day(tried(DEALS_OF_A_DAY), tried(1, dailySave(DATE, 2))));
    for (let deal = 1; deal < DEALS_OF_A_DAY; deal++) await play(days, over);
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

  test('keep what the levels got, by the policy that played, where they were played', async () => {
    const { days } = tab();
    const comparison = {
      master: [1],
      totals: { beginner: [1], casual: [2], regular: [3], strong: [4], master: [5] },
    };
    await days.addComparison(DATE, { policy: 'one', ...comparison });
    expect(await days.get(DATE)).toBeNull();
    await play(days, over);
    for (const policy of ['one', 'other']) await days.addComparison(DATE, { policy, ...comparison });
    expect((await days.get(DATE))?.comparisons).toEqual({ one: comparison, other: comparison });
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
    const keeper = days.keep(await next(days), () => open(1));
    days.storeAgain();
    await keeper.written;
    expect(await stores.days.get(DATE)).toEqual(day(tried(0, dailySave(DATE, 1))));
    keeper.close();
    await days.get(DATE);
    await stores.days.remove(DATE);
    days.storeAgain();
    expect(await days.get(DATE)).toBeNull();
  });

  test('say if they cannot be stored, and play goes on', async () => {
    const { days, stores, problems } = tab();
    stores.days.put = () => Promise.reject(new StorageError('full'));
    const deal = await next(days);
    for (const snapshot of [open, over]) {
      const keeper = days.keep(deal, () => snapshot(1));
      keeper.changed();
      await keeper.written;
      expect(keeper.isKept).toBe(false);
    }
    expect(problems).toMatchObject([{ isOver: false, error: { message: 'full' } }, { isOver: true }]);
  });
});
