/** Locks that tabs keep among themselves, over a channel that is made up. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MatchLocks } from '../../../../game/services/storage/match-locks.ts';
import { TabLocks, type LockMessage } from '../../../../game/services/storage/tab-locks.ts';
import type { OtherTabs } from '../../../../game/base/other-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listener = (message: LockMessage) => void;

/** Tabs that hear each other a little later, and may crash. */
function browser() {
  const open = new Map<number, Listener>();
  let count = 0;
  const tab = (...ranks: number[]) => {
    const id = count++;
    const channel: OtherTabs<LockMessage> = {
      tell: (message) => {
        for (const other of open.keys()) if (other !== id) setTimeout(() => open.get(other)?.(message), 1);
      },
      follow: (listener) => void open.set(id, listener),
    };
    const locks = new MatchLocks(new TabLocks(channel, () => ranks.shift() ?? Math.random()).locks);
    return { locks, crash: () => open.delete(id) };
  };
  return tab;
}

/** What a promise has become after all waiting. */
async function later<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(5000);
  return promise;
}

test('a match is played in one tab at a time', async () => {
  const tab = browser();
  const [here, there] = [tab(), tab()];
  expect(await later(here.locks.acquire('a'))).toBe(true);
  expect(await later(there.locks.acquire('a'))).toBe(false);
  expect(await later(there.locks.acquire('b'))).toBe(true);
  expect([await later(here.locks.elsewhere()), await later(there.locks.elsewhere())]).toEqual([
    new Set(['b']),
    new Set(['a']),
  ]);
});

test('it can be played in another one once it has been left, or its tab has crashed', async () => {
  const tab = browser();
  const [here, there] = [tab(), tab()];
  for (const leave of [() => later(here.locks.release('a')), () => here.crash()]) {
    expect(await later(here.locks.acquire('a'))).toBe(true);
    await leave();
    expect(await later(there.locks.acquire('a'))).toBe(true);
    await later(there.locks.release('a'));
  }
});

test.each([
  ['the first', [0.2], [0.7], [true, false]],
  ['the second', [0.7], [0.2], [false, true]],
])('of two tabs that begin at the same moment %s gets it', async (_which, one, other, got) => {
  const tab = browser();
  const [here, there] = [tab(...one), tab(...other)];
  const both = [here.locks.acquire('a'), there.locks.acquire('a')];
  expect(await later(Promise.all(both))).toEqual(got);
});

test('of two tabs the one that begins a little later does not get it, whatever its rank', async () => {
  const tab = browser();
  const [here, there] = [tab(0.7), tab(0.2)];
  const first = here.locks.acquire('a');
  await vi.advanceTimersByTimeAsync(400);
  expect(await later(there.locks.acquire('a'))).toBe(false);
  expect(await first).toBe(true);
});

test('who waits for a match is told when it has been left, at once or after a crash', async () => {
  const tab = browser();
  const [here, there] = [tab(), tab()];
  for (const leave of [() => void here.locks.release('a'), () => void here.crash()]) {
    await later(here.locks.acquire('a'));
    let isFree = false;
    const waiting = there.locks.whenFree('a').then(() => (isFree = true));
    await vi.advanceTimersByTimeAsync(5000);
    expect(isFree).toBe(false);
    leave();
    await later(waiting);
    expect(isFree).toBe(true);
  }
});
