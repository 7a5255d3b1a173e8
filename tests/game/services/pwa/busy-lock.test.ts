import { expect, test } from 'vitest';
import { soon } from '../../support/soon.ts';
import { BusyLock, type RequestLocks } from '../../../../game/services/pwa/busy-lock.ts';

/** A lock as a browser gives it to its tabs: shared by many, or exclusive. */
function browserLocks(): RequestLocks {
  let sharers = 0;
  let isExclusive = false;
  const request = async (
    _name: string,
    { mode }: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const isShared = mode === 'shared';
    if (isShared ? isExclusive : isExclusive || sharers > 0) {
      return isShared ? new Promise(() => undefined) : callback(null);
    }
    if (isShared) sharers++;
    else isExclusive = true;
    try {
      return await callback({ mode: mode ?? 'exclusive', name: 'lock' });
    } finally {
      if (isShared) sharers--;
      else isExclusive = false;
    }
  };
  return { request } as unknown as RequestLocks;
}

test('something that needs all tabs happens while none is busy, and not while one is', async () => {
  const locks = browserLocks();
  const [here, there] = [new BusyLock(locks), new BusyLock(locks)];
  const done: string[] = [];
  const leave = there.acquire();
  expect(await here.ifAllAreFree(async () => void done.push('while a match is on'))).toBe(false);
  leave();
  await soon();
  expect(await here.ifAllAreFree(async () => void done.push('after it'))).toBe(true);
  expect(done).toEqual(['after it']);
});

test('a page with two reasons is busy until both are gone', async () => {
  const here = new BusyLock(browserLocks());
  const [closeDialog, leaveTable] = [here.acquire(), here.acquire()];
  let isFree = false;
  void here.whenFree().then(() => (isFree = true));
  closeDialog();
  closeDialog();
  await soon();
  expect([here.isBusy, isFree]).toEqual([true, false]);
  leaveTable();
  await soon();
  expect([here.isBusy, isFree]).toEqual([false, true]);
});

test('where the browser cannot tell about other tabs, nothing that needs them happens', async () => {
  const here = new BusyLock(undefined);
  here.acquire()();
  expect(await here.ifAllAreFree(() => Promise.reject(new Error('it happened')))).toBe(false);
});
