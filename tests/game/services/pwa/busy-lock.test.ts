import { expect, test } from 'vitest';
import { BusyLock } from '../../../../game/services/pwa/busy-lock.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';
import { soon } from '../../support/soon.ts';

const nothing = () => Promise.resolve();

test('something that needs all tabs happens while none is busy, and not while one is', async () => {
  const { locks } = new BrowserLocks();
  const [here, there] = [new BusyLock(locks), new BusyLock(locks)];
  const done: string[] = [];
  const leave = there.acquire();
  expect(await here.ifAllAreFree(async () => void done.push('while a match is on'))).toBe(false);
  leave();
  await soon();
  expect(await here.ifAllAreFree(async () => void done.push('after it'))).toBe(true);
  expect(done).toEqual(['after it']);
});

test('a page with two reasons is busy, for other tabs too, until both are gone', async () => {
  const { locks } = new BrowserLocks();
  const [here, there] = [new BusyLock(locks), new BusyLock(locks)];
  const [closeDialog, leaveTable] = [here.acquire(), here.acquire()];
  let isFree = false;
  void here.whenFree().then(() => (isFree = true));
  closeDialog();
  closeDialog();
  await soon();
  expect([here.isBusy, isFree, await there.ifAllAreFree(nothing)]).toEqual([true, false, false]);
  leaveTable();
  await soon();
  expect([here.isBusy, isFree, await there.ifAllAreFree(nothing)]).toEqual([false, true, true]);
});

test('where the browser cannot tell about other tabs, nothing that needs them happens', async () => {
  const here = new BusyLock(undefined);
  here.acquire()();
  expect(await here.ifAllAreFree(() => Promise.reject(new Error('it happened')))).toBe(false);
});
