import { afterEach, expect, test } from 'vitest';
import { speakIn } from '../../../../game/i18n/words.ts';
import { readDamaged } from './damage.ts';
import { whyNotPlain, type Reader } from './reader.ts';
import { GAME_DATA } from './game-data.ts';
import { STORED } from './stored.ts';
import { COMMAND_DATA } from './command-data.ts';

const COPIES = 6;

afterEach(() => speakIn('en'));

const prove = (reader: Reader, seed = 2_000) => readDamaged({ seed, size: COPIES }, () => {}, undefined, [reader]);
const reads = (read: Reader['read']): Reader => ({ name: 'fake', copies: () => ['a', 'b'], read });

test.each([...GAME_DATA, ...STORED, ...COMMAND_DATA].map((reader) => [reader.name, reader] as const))(
  '%s: damaged copies are read or refused',
  async (_, reader) => {
    const { figures, faults } = await prove(reader);
    expect(faults).toEqual([]);
    expect(figures.read + figures.refused).toBe(COPIES);
    expect(figures.refused).toBeGreaterThan(0);
  },
);

test('the readers take turns, in every language', async () => {
  const readers = ['first', 'second'].map((name) => ({ ...reads(() => Promise.reject(new Error('no'))), name }));
  const faultsOf = async (turn: number) =>
    (await readDamaged({ seed: turn * 1_000, size: 1 }, () => {}, undefined, readers)).faults[0];
  const faults = await Promise.all([0, 1, 2, 3].map(faultsOf));
  expect(faults.map(({ what }) => what.split(':')[0])).toEqual(['first', 'second', 'first', 'second']);
  expect(faults.map(({ again }) => /"(..)"/.exec(again)?.[1])).toEqual(['en', 'en', 'de', 'de']);
});

test('a reader that fails is a fault, told with the copy and its seed', async () => {
  const failing = reads((copy) => {
    throw new TypeError(`${String(copy)} has no cards`);
  });
  const { faults } = await prove(failing);
  expect(faults[1]).toEqual({
    what: 'fake: it fails with TypeError: b has no cards',
    again: `copy 1 of ${COPIES} with seed 2000, in "fr": b`,
  });
});

test.each([
  ['more than a line', 'It cannot be read:\nno rules', 'not one line of text'],
  ['hardly a word', 'No.', 'too short to say anything'],
  ['all that was given', `It cannot be read: ${'x'.repeat(5_000)}`, 'too long to be read'],
  ['what only a programmer understands', 'The value of undefined is wrong', 'about the program'],
])('%s is no plain line, and a fault', async (_, said, why) => {
  expect(whyNotPlain(said)).toBe(why);
  expect((await prove(reads(() => Promise.resolve(said)))).faults[0].what).toContain(`what is said is ${why}`);
});

test('a sentence is a plain line', () => {
  expect(whyNotPlain('The link to these rules is damaged: part of it is missing or was changed.')).toBeNull();
});
