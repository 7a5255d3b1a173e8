/** The list of open matches. */
import { expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { openMatchesDialog } from '../../../../game/screens/menu/matches-dialog.tsx';
import type { ListedMatch, OpenMatches } from '../../../../game/services/storage/open-matches.ts';
import { confirm, dialog, layOutPage, press, pressAndSettle, readable, settle, toasts } from '../../support/page.ts';
import { openMatch } from '../../support/records.ts';

const comeBack = vi.fn(() => Promise.resolve());

async function opened(
  answer: OpenMatches['giveUp'] = () => Promise.resolve(comeBack),
  listed: ListedMatch[] = [
    { id: 'a', ...openMatch(), isElsewhere: false },
    { id: 'b', ...openMatch(preset('golf')), isElsewhere: true },
  ],
) {
  const giveUp = vi.fn(answer);
  const matches = { list: () => Promise.resolve([...listed]), giveUp } as unknown as OpenMatches;
  const called = { onResume: vi.fn(), onReturn: vi.fn(), onClose: vi.fn() };
  openMatchesDialog(matches, called);
  await settle();
  return { listed, giveUp, ...called };
}

test('are listed with their game, deal and players; one that another tab plays has no buttons', async () => {
  await opened();
  expect(readable(dialog('Open matches')).slice(2, -1)).toEqual([
    'Scat Jan 2, 2026, 12:00 PM, deal 1',
    'You 3 · Fox 3',
    '[Continue: Scat, Jan 2, 2026, 12:00 PM, deal 1]',
    '[Give up: Scat, Jan 2, 2026, 12:00 PM, deal 1]',
    'Golf Jan 2, 2026, 12:00 PM, deal 1',
    'You 3 · Fox 3',
    'Being played in another tab',
  ]);
});

test('say who has how many points in a race, and who is out', async () => {
  const race = openMatch(preset('jacobs'), 3, ({ dealNumber }) => dealNumber === 3);
  const out = openMatch(preset('scat'), 3, ({ phase, tokens }) => phase === 'deal' && Math.min(...tokens) < 0);
  await opened(
    undefined,
    [race, out].map((left, index) => ({ id: String(index), ...left, isElsewhere: true })),
  );
  const has = (counts: Iterable<number>) =>
    Array.from(counts, (count, seat) => `${['You', 'Fox', 'Owl'][seat]} ${count < 0 ? 'out' : count}`).join(' · ');
  expect(readable(dialog('Open matches')).filter((line) => line.startsWith('You'))).toEqual([
    has(race.match.points),
    has(out.match.tokens),
  ]);
});

test('are gone on with, or given up after a second press; the list closes with the last', async () => {
  const resumed = await opened();
  press(/^Continue/);
  expect(resumed.onResume).toHaveBeenCalledWith('a');
  expect(resumed.onClose).toHaveBeenCalledOnce();
  const { listed, giveUp, onClose } = await opened();
  listed.splice(1, 0, { id: 'c', ...openMatch(preset('blitz')), isElsewhere: false });
  await pressAndSettle(/^Give up: Scat/);
  expect(giveUp).not.toHaveBeenCalled();
  listed.shift();
  await confirm(/^Really/);
  expect(giveUp).toHaveBeenCalledExactlyOnceWith('a');
  expect(document.activeElement?.ariaLabel).toMatch(/^Continue: Blitz/);
  await pressAndSettle(/^Give up/);
  listed.length = 0;
  await confirm(/^Really/);
  expect(giveUp).toHaveBeenCalledWith('c');
  expect(onClose).toHaveBeenCalledOnce();
});

test('come back, also once their list has closed', async () => {
  const { listed, onReturn } = await opened();
  await pressAndSettle(/^Give up: Scat/);
  listed.length = 0;
  await confirm(/^Really/);
  expect(toasts()).toEqual(['Deleted: Scat, Jan 2, 2026, 12:00 PM, deal 1.']);
  await pressAndSettle('Undo');
  expect([comeBack, onReturn].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('say so where another tab plays it, or the storage fails', async () => {
  await opened(() => Promise.resolve(null));
  await pressAndSettle(/^Give up/);
  await confirm(/^Really/);
  expect(toasts()).toEqual(['This match is being played in another tab.']);
  layOutPage();
  await opened(() => Promise.reject(new StorageError('It is full.')));
  await pressAndSettle(/^Give up/);
  await confirm(/^Really/);
  expect(toasts()).toContain('It is full.');
});
