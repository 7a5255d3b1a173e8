/** The list of records, and what can be done with each of them. */
import { within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { openRecordsDialog, type RecordsGoal } from '../../../../game/screens/records/screen.tsx';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { keptRecord, storesWithRecords } from '../../support/records.ts';
import {
  choose,
  confirm,
  dialog,
  dropFiles,
  layOutPage,
  press,
  pressAndSettle,
  readable,
  savedFiles,
  settle,
  toasts,
} from '../../support/page.ts';

async function opened(stores = memoryStores()) {
  const called = {
    onOpen: vi.fn<(goal: RecordsGoal) => void>(),
    onRemoved: vi.fn(() => Promise.resolve()),
  };
  const close = openRecordsDialog({ stores, ...called });
  await settle();
  return { stores, close, ...called };
}

const lines = () => readable(dialog('Records'));
const listed = () => lines().filter((line) => / · /.test(line));
const GOLF = 'Golf · place 2 of 2 · 5 deals Jan 2, 2026, 12:00 PM, with Fox';

/** Deletes a match by its name. */
async function remove(match: string): Promise<void> {
  await pressAndSettle(new RegExp(`^More: ${match}`));
  await pressAndSettle(new RegExp(`^Delete: ${match}`));
  await confirm(new RegExp(`^Really delete: ${match}`));
}

test('are listed with the latest first, each with what is wanted most, and the rest behind it', async () => {
  await opened();
  expect(lines()).toContainEqual(expect.stringMatching(/^No match has been finished yet\./));
  layOutPage();
  await opened(await storesWithRecords());
  expect(lines().filter((line) => / · |^<|Golf, /.test(line))).toEqual([
    '<Game: All of All, Scat, Golf>',
    '<With: All of All, Fox, You, Owl>',
    'Scat · You won · 8 deals Jan 3, 2026, 12:00 PM, You, Fox, Owl',
    GOLF,
    '[Watch: Golf, Jan 2, 2026, 12:00 PM]',
    '[More: Golf, Jan 2, 2026, 12:00 PM]',
    'Scat · you won · 10 deals Jan 1, 2026, 12:00 PM, with Fox, Owl',
  ]);
  for (const more of within(dialog('Records')).getAllByRole('button', { name: /^More/ })) more.click();
  await settle();
  const rest = lines().filter((line) => /^\[(?!Watch|More).*: /.test(line));
  expect(rest.filter((line) => line.includes('Golf'))).toEqual(
    ['Review', 'Fairness', 'Challenge', 'Save as a file', 'Delete'].map(
      (what) => `[${what}: Golf, Jan 2, 2026, 12:00 PM]`,
    ),
  );
  // Nobody’s own match is no challenge.
  expect(rest.filter((line) => line.startsWith('[Challenge'))).toHaveLength(2);
  await pressAndSettle(/^More: Golf/);
  expect(lines().filter((line) => /: Golf/.test(line))).toHaveLength(2);
});

test('are filtered by game and by player', async () => {
  await opened(await storesWithRecords());
  choose('Game', 'Golf');
  await settle();
  expect([lines().includes('1 match'), listed()]).toEqual([true, [GOLF]]);
  choose('With', 'Owl');
  await settle();
  expect(lines()).toContain('No records match.');
  choose('Game', 'All');
  await settle();
  expect(lines()).toContain('2 matches');
});

test('lead where their buttons say', async () => {
  const { stores, onOpen } = await opened(await storesWithRecords());
  const kept = await stores.records.get('b');
  const match = expect.objectContaining({ record: expect.anything() as unknown }) as unknown;
  await pressAndSettle(/^More: Golf/);
  const leads: [string | RegExp, object][] = [
    [/^Review: Golf/, { is: 'review', match, kept, id: 'b' }],
    [/^Fairness: Golf/, { is: 'fairness', match, names: ['You', 'Fox'], isOwn: true }],
    [/^Challenge: Golf/, { is: 'challenge', kept }],
    ['Statistics', { is: 'statistics' }],
    ['Exercises', { is: 'exercises' }],
    ['Your data', { is: 'data' }],
    [/^Watch: Golf/, { is: 'replay', match, kept, id: 'b' }],
  ];
  for (const [label] of leads) press(label);
  expect(onOpen.mock.calls).toEqual(leads.map(([, goal]) => [goal]));
  expect(document.querySelector('dialog')).toBeNull();
});

test('are saved as files', async () => {
  const files = savedFiles();
  await opened(await storesWithRecords());
  await pressAndSettle(/^More: Golf/);
  await pressAndSettle(/^Save as a file: Golf/);
  expect(files.map(({ name }) => name)).toEqual(['thirty-one-2026-01-02-120000.json']);
});

test('are deleted after a second press, and the focus goes to the next one', async () => {
  const { stores, onRemoved } = await opened(await storesWithRecords());
  await pressAndSettle(/^More: Golf/);
  await pressAndSettle(/^Delete: Golf/);
  expect(onRemoved).not.toHaveBeenCalled();
  await confirm(/Really.*Golf/);
  expect(onRemoved).toHaveBeenCalledWith('b');
  expect([...(await stores.records.all()).keys()]).toEqual(['a', 'c']);
  expect(lines()).toContain('2 matches');
  expect(document.activeElement?.ariaLabel).toBe('Watch: Scat, Jan 1, 2026, 12:00 PM');
});

test('that were deleted are brought back together within ten seconds', async () => {
  vi.useFakeTimers();
  const { stores, close } = await opened(await storesWithRecords());
  const before = await stores.records.all();
  await remove('Golf');
  expect(toasts()).toEqual(['Deleted: Golf, Jan 2, 2026, 12:00 PM.']);
  await vi.advanceTimersByTimeAsync(9000);
  await remove('Scat, Jan 1');
  expect(toasts()).toEqual(['Deleted: Scat, Jan 1, 2026, 12:00 PM and 1 more.']);
  await vi.advanceTimersByTimeAsync(9000);
  await pressAndSettle('Undo');
  expect([toasts(), await stores.records.all()]).toEqual([[], before]);
  expect(listed()).toHaveLength(3);
  expect(document.activeElement?.ariaLabel).toBe('Watch: Golf, Jan 2, 2026, 12:00 PM');

  await remove('Golf');
  close();
  await pressAndSettle('Undo');
  expect((await stores.records.all()).size).toBe(3);

  await opened(stores);
  await remove('Golf');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([toasts(), (await stores.records.all()).size]).toEqual([[], 2]);
});

test('that cannot be read, deleted or brought back are told of in a sentence', async () => {
  const stores = await storesWithRecords();
  const fail = () => Promise.reject(new StorageError('It is full.'));
  await opened({ ...stores, records: { ...stores.records, all: fail } });
  expect(lines().filter((line) => line === 'It is full.')).toHaveLength(1);
  layOutPage();
  const records = { ...stores.records, remove: fail as typeof stores.records.remove };
  const { onRemoved } = await opened({ ...stores, records });
  await remove('Golf');
  expect([lines().includes('It is full.'), onRemoved.mock.calls]).toEqual([true, []]);
  records.remove = (id) => stores.records.remove(id);
  await pressAndSettle(/^Delete: Golf/);
  await confirm(/^Really delete: Golf/);
  expect(lines()).not.toContain('It is full.');
  records.put = fail;
  await pressAndSettle('Undo');
  expect(toasts()).toEqual(['It is full.']);
});

test('that are damaged cannot be watched, which is said', async () => {
  const stores = memoryStores();
  const kept = keptRecord();
  await stores.records.put('a', { ...kept, record: { ...kept.record, deals: [{}] } as never });
  const { onOpen } = await opened(stores);
  await pressAndSettle(/^Watch: /);
  expect(onOpen).not.toHaveBeenCalled();
  expect(lines()).toContain(
    'This record is damaged and cannot be replayed: Deal 1: “deals.0.before” is not in the format of a record.',
  );
});

test('are laid out a hundred at a time, when the end of the list is reached', async () => {
  let reach: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
      constructor(callback: IntersectionObserverCallback) {
        reach = callback;
      }
    },
  );
  const stores = memoryStores();
  const one = keptRecord();
  for (let number = 0; number < 201; number++) await stores.records.put(String(number), one);
  await opened(stores);
  const rows = (): number => within(dialog('Records')).getAllByRole('listitem').length;
  const scroll = async (isIntersecting: boolean): Promise<number> => {
    reach([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    await settle();
    return rows();
  };
  expect([lines().includes('201 matches'), rows()]).toEqual([true, 100]);
  expect([await scroll(false), await scroll(true), await scroll(true)]).toEqual([100, 200, 201]);
  expect(lines()).not.toContain('…');
  vi.unstubAllGlobals();
});

test('are not even read from a file that is far too large', async () => {
  const { stores } = await opened();
  const file = Object.defineProperty(new File(['{}'], 'x.json'), 'size', { value: 50_000_000 });
  const text = vi.spyOn(file, 'text');
  await dropFiles(dialog('Records'), file);
  expect(lines()).toContain('x.json is far too large for a record.');
  expect(text).not.toHaveBeenCalled();
  expect((await stores.records.all()).size).toBe(0);
});

test('are imported from files once, a challenge among them is taken elsewhere', async () => {
  const { stores, onOpen } = await opened();
  const { record } = keptRecord({ seed: 7 });
  const file = new File([JSON.stringify(record)], 'x.json', { lastModified: Date.UTC(2026, 0, 4) });
  await dropFiles(
    dialog('Records'),
    file,
    ...Array.from({ length: 9 }, (_, index) => new File(['{'], `${index}.json`)),
  );
  expect((await stores.records.all()).size).toBe(1);
  const report = lines();
  expect(report.slice(report.indexOf('1 match was imported.')).slice(1, -6)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `${index}.json is not a record: it is not JSON in UTF-8.`),
    'And 1 more file.',
    '1 match',
    'Scat · you won · 8 deals Jan 4, 2026, 12:00 AM, with Fox, Owl',
  ]);
  await dropFiles(dialog('Records'), file);
  expect([lines().includes('x.json is here already.'), (await stores.records.all()).size]).toEqual([true, 1]);
  const challenge = new File(['{}'], 'a.challenge.json');
  await dropFiles(dialog('Records'), challenge);
  expect(onOpen).toHaveBeenCalledWith({ is: 'challenge-file', file: challenge });
  expect(document.querySelector('dialog')).toBeNull();
});
