/** Locks of matches: those of the browser, and those that tabs keep among themselves over a channel that is made up. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OtherTabs } from '../../../../game/base/other-tabs.ts';
import { MatchLocks, type QueryLocks } from '../../../../game/services/storage/match-locks.ts';
import { tabLocks, type LockMessage } from '../../../../game/services/storage/tab-locks.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';

beforeEach(() => void vi.useFakeTimers());

/** What a promise has become after all waiting. */
async function later<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(5000);
  return promise;
}

/** Opens tabs of a browser that gives them locks. */
function withLocks() {
  const { locks } = new BrowserLocks();
  return () => new MatchLocks(locks);
}

/** Opens tabs that hear each other a little later, and may crash. */
function withoutLocks() {
  const open = new Map<number, (message: LockMessage) => void>();
  let count = 0;
  return (...ranks: number[]) => {
    const id = count++;
    const channel: OtherTabs<LockMessage> = {
      tell: (message) => {
        for (const other of open.keys()) if (other !== id) setTimeout(() => open.get(other)?.(message), 1);
      },
      follow: (listener) => void open.set(id, listener),
    };
    const locks = new MatchLocks(tabLocks(channel, () => ranks.shift() ?? Math.random()));
    return Object.assign(locks, { crash: () => void open.delete(id) });
  };
}

describe.each<[string, () => () => MatchLocks]>([
  ['of the browser', withLocks],
  ['among tabs', withoutLocks],
])('locks %s', (_, browser) => {
  test('let a match be played in one tab at a time, and once there', async () => {
    const tab = browser();
    const [here, there] = [tab(), tab()];
    expect(await later(here.acquire('a'))).toBe(true);
    expect([await later(here.acquire('a')), await later(there.acquire('a'))]).toEqual([false, false]);
    expect(await later(there.acquire('b'))).toBe(true);
    expect([await later(here.elsewhere()), await later(there.elsewhere())]).toEqual([new Set(['b']), new Set(['a'])]);
  });

  test('let it be played in another one once it has been left there, and only there', async () => {
    const tab = browser();
    const [here, there] = [tab(), tab()];
    await later(here.acquire('a'));
    await later(there.release('a'));
    expect(await later(there.acquire('a'))).toBe(false);
    await later(here.release('a'));
    expect(await later(there.acquire('a'))).toBe(true);
    expect([await later(here.acquire('a')), await later(here.elsewhere())]).toEqual([false, new Set(['a'])]);
  });
});

describe('locks among tabs', () => {
  test.each([
    ['the first', [0.2], [0.7], [true, false]],
    ['the second', [0.7], [0.2], [false, true]],
  ])('of two that begin at the same moment go to %s', async (_which, one, other, got) => {
    const tab = withoutLocks();
    const [here, there] = [tab(...one), tab(...other)];
    expect(await later(Promise.all([here.acquire('a'), there.acquire('a')]))).toEqual(got);
  });

  test('do not go to one that begins a little later, whatever its rank', async () => {
    const tab = withoutLocks();
    const [here, there] = [tab(0.7), tab(0.2)];
    const first = here.acquire('a');
    await vi.advanceTimersByTimeAsync(400);
    expect(await later(there.acquire('a'))).toBe(false);
    expect(await first).toBe(true);
  });

  test('are free, for whoever waits too, when they are released, or their tab has crashed', async () => {
    const tab = withoutLocks();
    const [here, there] = [tab(), tab()];
    for (const leave of [() => void here.release('a'), () => here.crash()]) {
      await later(here.acquire('a'));
      let isFree = false;
      const waiting = there.whenFree('a').then(() => (isFree = true));
      await vi.advanceTimersByTimeAsync(5000);
      expect(isFree).toBe(false);
      leave();
      await later(waiting);
      expect(await later(there.acquire('a'))).toBe(true);
      await later(there.release('a'));
    }
  });
});

describe('locks of the browser', () => {
  test('that are not of matches do not count', async () => {
    const held = [{ name: 'something else' }, { name: 'thirty-one/match/a' }, {}];
    const locks = { query: () => Promise.resolve({ held }) } as unknown as QueryLocks;
    expect(await new MatchLocks(locks).elsewhere()).toEqual(new Set(['a']));
  });

  const refused = () => Promise.reject(new DOMException('no', 'SecurityError'));
  test('that are refused are replaced by what this tab knows', async () => {
    const locks = new MatchLocks({ request: refused, query: refused } as unknown as QueryLocks);
    expect([await locks.acquire('a'), await locks.acquire('a')]).toEqual([true, false]);
    expect(await locks.elsewhere()).toEqual(new Set());
    await locks.release('a');
    expect(await locks.acquire('a')).toBe(true);
    await locks.whenFree('a');
  });

  test('are waited for beside others who wait', async () => {
    const asked: unknown[] = [];
    const request = (name: string, options: LockOptions) => Promise.resolve(void asked.push([name, options]));
    await new MatchLocks({ request } as unknown as QueryLocks).whenFree('a');
    expect(asked).toEqual([['thirty-one/match/a', { mode: 'shared' }]]);
  });
});
