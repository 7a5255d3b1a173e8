/** Keeping what is stored: silently where the browser decides, and where it asks, not without a word before. */
import { expect, test, vi } from 'vitest';
import { keepStorage } from '../../../game/app/keep-storage.ts';
import { press, settle, toasts } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';

function storage(isPersisted = false) {
  return { persist: vi.fn(() => Promise.resolve(true)), persisted: () => Promise.resolve(isPersisted) };
}

const keep = (
  asked: Partial<ReturnType<typeof storage>> | undefined,
  asksPerson = true,
  preferences = preferencesOf(),
) => keepStorage(preferences, { storage: asked, asksPerson });

test('a browser that decides by itself is asked at once, and nobody is told', async () => {
  const asked = storage();
  await keep(asked, false);
  expect([asked.persist.mock.calls.length, toasts()]).toEqual([1, []]);
});

test('one that asks the person is asked by a press alone, after a word on what it is about, once', async () => {
  const asked = storage();
  const preferences = preferencesOf();
  await keep(asked, true, preferences);
  expect([asked.persist.mock.calls.length, toasts()]).toEqual([0, [expect.stringMatching(/^If space runs short/)]]);
  press('Keep them');
  await settle();
  await keep(asked, true, preferences);
  expect([asked.persist.mock.calls.length, toasts()]).toEqual([1, []]);
});

test.each([
  ['keeps it already', storage(true)],
  ['has no such storage', undefined],
  ['cannot be asked', {}],
])('nothing is said where it %s', async (_where, there) => {
  await keep(there);
  expect(toasts()).toEqual([]);
});
