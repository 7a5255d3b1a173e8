import { describe, expect, test } from 'vitest';
import { MatchLocks, type QueryLocks } from '../../../../game/services/storage/match-locks.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';

/** Two tabs of a browser. */
function tabs() {
  const { locks } = new BrowserLocks();
  return [new MatchLocks(locks), new MatchLocks(locks)] as const;
}

describe('a match', () => {
  test('is played in one tab at a time, and once there', async () => {
    const [here, there] = tabs();
    expect(await here.acquire('a')).toBe(true);
    expect([await here.acquire('a'), await there.acquire('a')]).toEqual([false, false]);
    expect(await there.acquire('b')).toBe(true);
  });

  test('can be played in another tab as soon as it has been left', async () => {
    const [here, there] = tabs();
    await here.acquire('a');
    await here.release('a');
    expect([await there.acquire('a'), await here.acquire('a')]).toEqual([true, false]);
  });

  test('that another tab plays can be tried again here later', async () => {
    const [here, there] = tabs();
    await there.acquire('a');
    expect(await here.acquire('a')).toBe(false);
    await there.release('a');
    expect(await here.acquire('a')).toBe(true);
  });

  test('that is not being played is left without effect', async () => {
    const [here, there] = tabs();
    await there.acquire('a');
    await here.release('a');
    expect(await here.acquire('a')).toBe(false);
  });

  test('is elsewhere where another tab plays it', async () => {
    const [here, there] = tabs();
    await here.acquire('a');
    await there.acquire('b');
    await there.acquire('c');
    expect([await here.elsewhere(), await there.elsewhere()]).toEqual([new Set(['b', 'c']), new Set(['a'])]);
    await there.release('b');
    expect(await here.elsewhere()).toEqual(new Set(['c']));
  });
});

describe('locks of the browser', () => {
  test('that are not of matches do not count', async () => {
    const held = [{ name: 'something else' }, { name: 'thirty-one/match/a' }, {}];
    const locks = { query: () => Promise.resolve({ held }) } as unknown as QueryLocks;
    expect(await new MatchLocks(locks).elsewhere()).toEqual(new Set(['a']));
  });

  test('may not be there: then matches are told apart within this tab', async () => {
    const locks = new MatchLocks(undefined);
    expect([await locks.acquire('a'), await locks.acquire('a')]).toEqual([true, false]);
    await locks.release('a');
    expect(await locks.acquire('a')).toBe(true);
    expect(await locks.elsewhere()).toEqual(new Set());
    await locks.whenFree('a');
  });

  test('may be refused, which is the same', async () => {
    const refused = () => Promise.reject(new DOMException('no', 'SecurityError'));
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
