import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SavedRooms, storeInFolder, type RoomStore } from '../../server/saved-rooms.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thirty-one-saved-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const rooms = (store: RoomStore = storeInFolder(folder)): SavedRooms =>
  new SavedRooms(store, (text) => said.push(text));

test('what was kept last is read again, until nothing is to be kept', async () => {
  const saved = rooms();
  void saved.keep('A', { turn: 1 });
  void saved.keep('A', { turn: 2 });
  await saved.keep('A', { turn: 3 });
  expect([await rooms().ids(), await rooms().read('A')]).toEqual([['A'], { turn: 3 }]);
  await saved.keep('A', null);
  expect([readdirSync(folder), await rooms().read('A'), said]).toEqual([[], null, []]);
});

test('a file that was half written when the process ended harms nobody', async () => {
  await rooms().keep('A', { turn: 1 });
  writeFileSync(join(folder, 'A.json.part'), '{"turn"');
  writeFileSync(join(folder, 'B.json'), '{"turn"');
  expect((await rooms().ids()).toSorted()).toEqual(['A', 'B']);
  expect([await rooms().read('A'), await rooms().read('B')]).toEqual([{ turn: 1 }, null]);
  expect(said).toEqual([expect.stringMatching(/^the match B cannot go on: /)]);
});

test('where nothing can be written a match goes on, and the next action is tried again', async () => {
  let isFull = true;
  const store = storeInFolder(folder);
  const saved = rooms({
    ...store,
    write: (id, text) => (isFull ? Promise.reject(new Error('the disk is full')) : store.write(id, text)),
  });
  await saved.keep('A', { turn: 1 });
  isFull = false;
  await saved.keep('A', { turn: 2 });
  expect(said).toEqual(['the match A could not be saved: Error: the disk is full']);
  expect(await saved.read('A')).toEqual({ turn: 2 });
});
