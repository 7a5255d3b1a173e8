/** The goals, as they are shown. */
import { expect, test, vi } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { openGoalsDialog } from '../../../../game/screens/goals/screen.tsx';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { dialog, readable, settle } from '../../support/page.ts';

test('goals are shown as reached or open, with the games that were won', async () => {
  const stores = memoryStores();
  const catchUp = vi.fn(async () => {
    await stores.goals.put('first-win', { match: 'a', reached: '2026-01-02T12:00:00.000Z' } as never);
    return true;
  });
  openGoalsDialog({ stores, catchUp });
  await settle();
  expect(catchUp).toHaveBeenCalledOnce();
  const lines = readable(dialog('Goals'));
  expect(lines).toContain('Born lucky Hold 31 without drawing a card.');
  expect(lines.filter((line) => /^#|^First win|^Still/.test(line)).map((line) => line.slice(0, 44))).toEqual([
    '# Goals',
    '# Reached: 1',
    'First win on Jan 2, 2026 Win a match.',
    '# Still open: 24',
    '# Games won: 0 of 29',
    'Still to win: Scat, Thirty-One, Blitz, Harsh',
  ]);
});

test('goals that cannot be read are told of', async () => {
  openGoalsDialog({ stores: memoryStores(), catchUp: () => Promise.reject(new StorageError('It is full.')) });
  await settle();
  expect(readable(dialog('Goals'))).toContain('It is full.');
});
