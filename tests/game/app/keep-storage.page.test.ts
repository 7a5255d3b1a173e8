/** Keeping what is stored: silently where the browser decides, and where it asks, not without a word before. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keepStorage } from '../../../game/app/keep-storage.ts';
import { layOutPage, press, settle, toasts } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';

beforeEach(layOutPage);

function storage(isPersisted = false) {
  return { persist: vi.fn(() => Promise.resolve(true)), persisted: () => Promise.resolve(isPersisted) };
}

test('a browser that decides by itself is asked at once, and nobody is told', async () => {
  const asked = storage();
  await keepStorage(preferencesOf(), { storage: asked, asksPerson: false });
  expect(asked.persist).toHaveBeenCalledOnce();
  expect(toasts()).toEqual([]);
});

test('one that asks the person is asked by a press alone, after a word on what it is about, once', async () => {
  const asked = storage();
  const preferences = preferencesOf();
  await keepStorage(preferences, { storage: asked, asksPerson: true });
  expect(asked.persist).not.toHaveBeenCalled();
  expect(toasts()).toEqual([expect.stringMatching(/^When space is short/)]);
  press('Keep them');
  await settle();
  expect(asked.persist).toHaveBeenCalledOnce();
  await keepStorage(preferences, { storage: asked, asksPerson: true });
  expect(asked.persist).toHaveBeenCalledOnce();
});

test.each([
  ['keeps it already', storage(true)],
  ['has no such storage', undefined],
  ['cannot be asked', {}],
])('nothing is said where it %s', async (_where, there) => {
  await keepStorage(preferencesOf(), { storage: there, asksPerson: true });
  expect(toasts()).toEqual([]);
});
