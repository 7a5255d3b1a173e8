import { expect, test, vi } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { openGoalsDialog } from '../../../../game/screens/goals/screen.tsx';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { dialog, pressAndSettle, readable, settle } from '../../support/page.ts';
import { preferencesOf } from '../../support/table.ts';

test('goals are shown as reached or open, with the games that were won', async () => {
  const stores = memoryStores();
  const catchUp = vi.fn(async () => {
    await stores.goals.put('first-win', { match: 'a', reached: '2026-01-02T12:00:00.000Z' } as never);
    return true;
  });
  openGoalsDialog({ stores, preferences: preferencesOf(), catchUp });
  await settle();
  expect(catchUp).toHaveBeenCalledOnce();
  const lines = readable(dialog('Goals'));
  expect(lines).toContain('Born lucky Hold 31 without drawing a card.');
  expect(lines.filter((line) => /^#|^First win|^Still/.test(line)).map((line) => line.slice(0, 44))).toEqual([
    '# Goals',
    '# Prizes: 0 of 14',
    '# Reached: 1',
    'First win on Jan 2, 2026 Win a match.',
    '# Still open: 24',
    '# Games won: 0 of 29',
    'Still to win: Scat, Thirty-One, Blitz, Harsh',
  ]);
});

test('goals that cannot be read are told of', async () => {
  const [stores, preferences] = [memoryStores(), preferencesOf()];
  openGoalsDialog({ stores, preferences, catchUp: () => Promise.reject(new StorageError('It is full.')) });
  await settle();
  expect(readable(dialog('Goals'))).toContain('It is full.');
});

test('what was won stands on a shelf, is used with one press and laid aside with another; the rest says how it is won', async () => {
  const [stores, preferences] = [memoryStores(), preferencesOf({ cardBack: 'blue' })];
  const reached = { reached: '2026-01-02T12:00:00.000Z' };
  await stores.goals.put('dealt-31', reached);
  await stores.ladder.put('owl', reached);
  openGoalsDialog({ stores, preferences, catchUp: () => Promise.resolve(false) });
  await settle();
  const shelf = (): string[] => {
    const lines = readable(dialog('Goals'));
    return lines.slice(lines.indexOf('# Prizes: 2 of 14') + 1, lines.indexOf('# Reached: 1'));
  };
  expect(shelf().slice(0, 6)).toEqual([
    'a midnight blue cloth',
    '[Use: a midnight blue cloth]',
    'a four-leaf clover for your face',
    '[Use: a four-leaf clover for your face]',
    'card backs in teal Hold 31, or 41 with four cards.',
    'card backs in rust Beat Fox on the ladder.',
  ]);
  await pressAndSettle('Use: a midnight blue cloth');
  await pressAndSettle('Use: a four-leaf clover for your face');
  expect(shelf().filter((line) => line.endsWith(', pressed]'))).toHaveLength(2);
  const [you] = preferences.settings.seats;
  expect([preferences.settings.cloth, you]).toEqual(['midnight', { kind: 'person', name: '', portrait: 'clover' }]);
  await pressAndSettle('Use: a midnight blue cloth');
  await pressAndSettle('Use: a four-leaf clover for your face');
  expect(preferences.settings).toMatchObject({ cloth: 'green', cardBack: 'blue' });
  expect(preferences.settings.seats[0]).toEqual({ kind: 'person', name: '' });
});
