import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import { StorageError, type Store } from '../../../../game/base/store.ts';
import { describe, expect, test, vi } from 'vitest';
import { doubleFile } from '../../../../engine/habits/double-file.ts';
import { noHabits } from '../../../../engine/habits/habits.ts';
import { Match } from '../../../../engine/match.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { saveMatch } from '../../../../engine/save.ts';
import {
  allData,
  clearData,
  countsOf,
  damagedFile,
  dataFile,
  DataError,
  mergeData,
  readDataFile,
  replaceData,
  type AllData,
} from '../../../../game/services/storage/data-file.ts';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import {
  memoryStores,
  OWN_DOUBLE,
  STORES,
  type KeptBot,
  type StoreName,
  type Stores,
} from '../../../../game/services/storage/stores.ts';
import { playedDay } from '../../support/daily-deals.ts';
import { keptRecord } from '../../support/records.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const yieldNow = () => Promise.resolve();
const SETTINGS = { ...DEFAULT_SETTINGS, opponents: 5, fourColours: true };

const DOUBLE = doubleFile({ name: '', games: ['scat'], decisions: 200 }, noHabits());
const DATE = '2026-11-24';
const REACHED = { reached: '2026-01-03T10:00:00.000Z' };

const rulesCalled = (name: string, keys = {}): KeptRules => ({
  format: 'thirty-one-rules/1',
  name,
  base: 'scat',
  ...keys,
});
const recorder = new Recorder();
const going = new Match(preset('scat'), 3, { seed: 1, recorder });
going.startDeal();
const save = saveMatch(going, recorder, ['You', 'Fox', 'Owl']);
const openMatch = (saved: string) => ({
  players: keptRecord().players,
  you: 0,
  began: '2026-01-01T10:00:00.000Z',
  saved,
  policy: 'general',
  save,
});

async function filledShelves(matches: number): Promise<Stores> {
  const stores = memoryStores();
  for (let seed = 0; seed < matches; seed++) {
    await stores.records.put(`match ${seed}`, keptRecord({ players: 2 + (seed % 3), seed, day: 1 + (seed % 300) }));
  }
  await stores.rules.put('Ours', rulesCalled('Ours', { lives: 5 }));
  await stores.rules.put('__proto__', rulesCalled('__proto__'));
  await stores.matches.put('open', openMatch('2026-01-02T10:00:00.000Z'));
  await stores.ladder.put('fox', REACHED);
  await stores.goals.put('first-31', REACHED);
  await stores.goals.put('a goal of a later version', REACHED);
  await stores.days.put(DATE, playedDay(DATE, 3));
  await stores.doubles.put(OWN_DOUBLE, { added: REACHED.reached, name: '', double: DOUBLE });
  return stores;
}

/** A bot is so large that only what is about bots has one. */
async function withBot(): Promise<Stores> {
  const stores = memoryStores();
  await stores.bots.put(BOT_ID, BOT);
  await stores.botFiles.put(BOT_ID, POLICY);
  await stores.botFiles.put(`${BOT_ID}.critic`, CRITIC);
  return stores;
}

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../models/${name}.onnx`, import.meta.url)));
const POLICY = fileOf('general');
const CRITIC = fileOf('general.critic');
const BOT_ID = createHash('sha256').update(POLICY).digest('hex');
const BOT: KeptBot = {
  name: 'Ours',
  added: '2026-01-03T10:00:00.000Z',
  origin: 'brought',
  rules: rulesCalled('Ours'),
  players: [2, 10],
  observation: OBSERVATION_VERSION,
  factorCost: 0.005,
  isCostMeasured: true,
  hasCritic: true,
  decisions: 1000,
  strength: null,
  start: null,
  isUsed: true,
};

const textOf = async (stores: Stores): Promise<string> => dataFile(await allData(stores, SETTINGS), NOW).text;

/** What is still good in a damaged file, and what was said about the rest. */
async function readDamaged(damage: (file: Record<string, any>) => void) {
  const file = JSON.parse(await textOf(await filledShelves(3))) as Record<string, any>;
  damage(file);
  return readDataFile(JSON.stringify(file), yieldNow);
}

describe('all data as one file', () => {
  test('of many matches is exported, cleared and restored, identical', async () => {
    const stores = await filledShelves(60);
    const before = await allData(stores, SETTINGS);
    const text = await textOf(stores);
    await clearData(stores);
    const cleared = await allData(stores, SETTINGS);
    expect(countsOf(cleared)).toEqual({
      matches: 0,
      records: 0,
      rules: 0,
      ladder: 0,
      goals: 0,
      days: 0,
      bots: 0,
      doubles: 0,
    });
    const { data, damaged } = await readDataFile(text, yieldNow);
    expect(damaged).toEqual([]);
    expect(await replaceData(stores, data)).toEqual({
      matches: 1,
      records: 60,
      rules: 2,
      ladder: 1,
      goals: 2,
      days: 1,
      bots: 0,
      doubles: 1,
    });
    expect(await allData(stores, data.settings ?? DEFAULT_SETTINGS)).toEqual(before);
    expect(await textOf(stores)).toBe(text);
  });

  test('is deleted from every store', async () => {
    const stores = memoryStores();
    const names = Object.keys(STORES) as StoreName[];
    for (const name of names) await (stores[name] as Store<unknown>).put('a', 1);
    await clearData(stores);
    const left = await Promise.all(names.map(async (name) => (await stores[name].all()).size));
    expect(left).toEqual(names.map(() => 0));
  });

  test('is named after the day', async () => {
    expect(dataFile(await allData(memoryStores(), SETTINGS), NOW).name).toBe('thirty-one-data-2026-05-01.json');
  });

  test('reports damaged parts, and everything else is read', async () => {
    const { data, damaged } = await readDamaged((file) => {
      file.records['match 1'].record.deals[0].actions[0][1] = 'knock knock';
      file.records['match 2'].you = 7;
      file.rules.Ours.lives = 99;
      file.matches.open.saved = 'yesterday';
      file.ladder.fox.reached = 31;
      file.goals['first-31'] = true;
      file.days[DATE].first.deals[1].deals[0].result.losses = [0, 0, 0, 9];
      file.days['2026-11-25'] = file.days[DATE];
      file.settings.volume = 'loud';
    });
    expect(damaged.map(({ store, id }) => [store, id])).toEqual([
      ['rules', 'Ours'],
      ['matches', 'open'],
      ['records', 'match 1'],
      ['records', 'match 2'],
      ['ladder', 'fox'],
      ['goals', 'first-31'],
      ['days', DATE],
      ['days', '2026-11-25'],
    ]);
    expect([...data.goals.keys()]).toEqual(['a goal of a later version']);
    expect(damaged[0].error.message).toContain('lives');
    expect(damaged[2].error.message).toMatch(/^deal 1, action 1: /);
    expect([...data.records.keys()]).toEqual(['match 0']);
    expect(data.settings).toEqual({ ...SETTINGS, volume: DEFAULT_SETTINGS.volume });
  });

  test('of a record whose person sits at none of its seats is without it', async () => {
    const { damaged } = await readDamaged((file) => (file.records['match 0'].you = 2));
    expect(damaged.map(({ store, id }) => [store, id])).toEqual([['records', 'match 0']]);
  });

  test('of which a whole store is damaged or missing keeps the others', async () => {
    const { data, damaged } = await readDamaged((file) => {
      file.records = 'gone';
      delete file.matches;
      file.settings = null;
    });
    expect(damaged).toEqual([{ store: 'records', id: '', error: new Error('"records" is not an object') }]);
    expect([data.rules.size, data.matches.size, data.settings]).toEqual([2, 0, null]);
  });

  test('names the games that cannot be called so, and leaves them out', async () => {
    const { data, damaged } = await readDamaged((file) => {
      file.rules = { ...file.rules, ' x': rulesCalled(' x'), ['x'.repeat(41)]: rulesCalled('x') };
    });
    expect(damaged.map(({ store, id }) => [store, id])).toEqual([
      ['rules', ' x'],
      ['rules', 'x'.repeat(41)],
    ]);
    expect(data.rules.size).toBe(2);
  });

  test('lets the page handle input after every 20 items, whatever store they are in', async () => {
    const items = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`item ${i}`, REACHED]));
    const yields = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const file = { format: 'thirty-one-data/5', ladder: items(15), goals: items(30) };
    await readDataFile(JSON.stringify(file), yields);
    expect(yields).toHaveBeenCalledTimes(2);
  });

  test('of another version is not read', async () => {
    await expect(readDataFile('{"format": "thirty-one-data/6"}', yieldNow)).rejects.toThrow(new DataError('newer'));
    await expect(readDataFile('{"format": "thirty-one-data/4"}', yieldNow)).rejects.toThrow(new DataError('not-data'));
  });

  test('is distinguished from other files', async () => {
    await expect(readDataFile('{', yieldNow)).rejects.toThrow(new DataError('not-json'));
    await expect(readDataFile('{"format": "thirty-one-record/2"}', yieldNow)).rejects.toThrow(
      new DataError('not-data'),
    );
    await expect(readDataFile('[]', yieldNow)).rejects.toThrow(DataError);
  });
});

describe('damaged items', () => {
  const broken = rulesCalled('Ours', { lives: 99 });
  const damaged = new Map<string, unknown>([
    ['rules Ours', broken],
    ['records a record', 7],
    ['matches 2026-01-01T10:00:00.000Z abc', null],
    ['goals first-31', { reached: 'yesterday' }],
  ]);

  test('are written into a file whatever they are: JSON cannot hold all that a browser keeps', async () => {
    const circle: Record<string, unknown> = { lives: 3, count: 7n, twice: [] };
    circle.again = { circle };
    const shared = { a: 1 };
    let deep: unknown = 1;
    for (let level = 0; level < 20_000; level++) deep = [deep];
    const { text } = damagedFile(
      new Map<string, unknown>([
        ['rules circle', circle],
        ['rules shared', [shared, shared]],
        ['rules deep', deep],
        ['rules nothing', undefined],
      ]),
      NOW,
    );
    const { rules } = JSON.parse(text) as { rules: Record<string, unknown> };
    expect(rules.circle).toEqual({ lives: 3, count: '7', twice: [], again: { circle: '(it contains itself)' } });
    expect(rules.shared).toEqual([{ a: 1 }, { a: 1 }]);
    expect((await readDataFile(text, yieldNow)).damaged).toHaveLength(3);
  });

  test('in a file of their own are each reported when it is restored', async () => {
    const { name, text } = damagedFile(damaged, NOW);
    expect(name).toBe('thirty-one-damaged-2026-05-01.json');
    const read = await readDataFile(text, yieldNow);
    expect(read.damaged.map(({ store, id }) => [store, id])).toEqual([
      ['rules', 'Ours'],
      ['matches', '2026-01-01T10:00:00.000Z abc'],
      ['records', 'a record'],
      ['goals', 'first-31'],
    ]);
    expect(read.data.settings).toBeNull();
  });

  test('that were repaired in their file are restored', async () => {
    const { text } = damagedFile(damaged, NOW);
    const { data } = await readDataFile(text.replace('99', '9'), yieldNow);
    expect(data.rules).toEqual(new Map([['Ours', { ...broken, lives: 9 }]]));
  });

  test('are not part of the file of all data, and are deleted with everything', async () => {
    const stores = await filledShelves(0);
    const before = await textOf(stores);
    await stores.damaged.put('rules Ours', broken);
    expect(await textOf(stores)).toBe(before);
    await clearData(stores);
    expect((await stores.damaged.all()).size).toBe(0);
  });
});

describe('restoring', () => {
  const dataWith = (data: Partial<AllData>): AllData => ({
    settings: null,
    matches: new Map(),
    records: new Map(),
    rules: new Map(),
    ladder: new Map(),
    goals: new Map(),
    days: new Map(),
    bots: new Map(),
    doubles: new Map(),
    ...data,
  });

  test('in place of what is there leaves what the file has, and nothing else', async () => {
    const stores = await filledShelves(3);
    const record = keptRecord({ seed: 77 });
    await replaceData(stores, dataWith({ records: new Map([['other', record]]) }));
    expect(await stores.records.all()).toEqual(new Map([['other', record]]));
    expect((await stores.rules.all()).size).toBe(0);
  });

  test('in place of what is there forgets reviews, whose records are gone, and not how one stands with exercises', async () => {
    const stores = memoryStores();
    const review = { record: 'a', seat: 0, policy: '5a', seed: 31, judged: [], obvious: 0 };
    await stores.reviews.put('a 0', review);
    await stores.exercises.put('e', { step: 0, due: null, answered: DATE });
    await replaceData(stores, dataWith({}));
    expect([(await stores.reviews.all()).size, (await stores.exercises.all()).size]).toEqual([0, 1]);
  });

  test('on top of what is there adds what is new, and no match twice', async () => {
    const stores = await filledShelves(3);
    const fresh = keptRecord({ seed: 77 });
    const known = (await stores.records.get('match 1')) ?? fresh;
    const restored = await mergeData(
      stores,
      dataWith({
        records: new Map([
          ['match 0', fresh],
          ['known by another id', known],
          ['new', fresh],
        ]),
      }),
    );
    expect(restored).toEqual({ matches: 0, records: 1, rules: 0, ladder: 0, goals: 0, days: 0, bots: 0, doubles: 0 });
    expect([...(await stores.records.all()).keys()]).toEqual(['match 0', 'match 1', 'match 2', 'new']);
  });

  test('brings bots back with their files', async () => {
    const { data } = await readDataFile(await textOf(await withBot()), yieldNow);
    const stores = memoryStores();
    expect(await mergeData(stores, data)).toMatchObject({ bots: 1 });
    expect(await stores.bots.all()).toEqual(new Map([[BOT_ID, BOT]]));
    const files = [await stores.botFiles.get(BOT_ID), await stores.botFiles.get(`${BOT_ID}.critic`)];
    expect(files.map((file, i) => Buffer.compare(file!, [POLICY, CRITIC][i]))).toEqual([0, 0]);
  });

  test('adds a bot under a free name, and lets the one that is there play on', async () => {
    const stores = await withBot();
    const bots = new Map([['another', { ...BOT, policy: POLICY, critic: null, hasCritic: false }]]);
    await mergeData(stores, dataWith({ bots }));
    expect(await stores.bots.get('another')).toMatchObject({ name: 'Ours 2', isUsed: false });
    expect(await stores.bots.get(BOT_ID)).toEqual(BOT);
  });

  test('in place of what is there removes bots with their files, and leaves a course that has not ended', async () => {
    const stores = await withBot();
    await stores.botFiles.put('course', CRITIC);
    await replaceData(stores, dataWith({}));
    expect([(await stores.bots.all()).size, [...(await stores.botFiles.all()).keys()]]).toEqual([0, ['course']]);
  });

  test('leaves out bots whose files are another one, no policy, or not there', async () => {
    const file = JSON.parse(await textOf(await withBot())) as Record<string, any>;
    const bot = file.bots[BOT_ID];
    file.bots = {
      [BOT_ID]: { ...bot, critic: bot.policy },
      other: bot,
      gone: { ...bot, policy: null },
      letter: { ...bot, policy: btoa('Dear Anna') },
    };
    const { data, damaged } = await readDataFile(JSON.stringify(file), yieldNow);
    expect([data.bots.size, damaged.map(({ store, id }) => `${store} ${id}`)]).toEqual([
      0,
      [`bots ${BOT_ID}`, 'bots other', 'bots gone', 'bots letter'],
    ]);
  });

  test('keeps both of two games of the same name', async () => {
    const stores = await filledShelves(0);
    const rules = new Map([
      ['Ours', rulesCalled('Ours', { lives: 7 })],
      ['__proto__', rulesCalled('__proto__')],
    ]);
    await mergeData(stores, dataWith({ rules }));
    expect([...(await stores.rules.all()).keys()]).toEqual(['Ours', '__proto__', 'Ours 2']);
    expect(await stores.rules.get('Ours 2')).toMatchObject({ name: 'Ours 2', lives: 7 });
    expect(await stores.rules.get('Ours')).toMatchObject({ lives: 5 });
  });

  test('gives a game the next number that is free here and in the file, within the length of a name', async () => {
    const long = 'n'.repeat(40);
    const stores = memoryStores();
    for (const name of ['Ours', 'Ours 2', long]) await stores.rules.put(name, rulesCalled(name));
    const incoming = ['Ours', 'Ours 3', long].map((name) => [name, rulesCalled(name, { lives: 7 })] as const);
    await mergeData(stores, dataWith({ rules: new Map(incoming) }));
    const shortened = `${'n'.repeat(38)} 2`;
    expect([...(await stores.rules.all())].map(([id, { name, lives }]) => [id, name, lives])).toEqual([
      ['Ours', 'Ours', undefined],
      ['Ours 2', 'Ours 2', undefined],
      [long, long, undefined],
      ['Ours 4', 'Ours 4', 7],
      ['Ours 3', 'Ours 3', 7],
      [shortened, shortened, 7],
    ]);
  });

  test('keeps when something was reached, and adds what is new', async () => {
    const stores = await filledShelves(0);
    const later = { reached: '2026-04-01T10:00:00.000Z' };
    const incoming = { ladder: new Map([['fox', later]]), goals: new Map([['first-win', later]]) };
    expect(await mergeData(stores, dataWith(incoming))).toMatchObject({ ladder: 0, goals: 1 });
    expect(await stores.ladder.get('fox')).toEqual(REACHED);
    expect(await stores.goals.get('first-win')).toEqual(later);
  });

  test('goes on with the later state of a match', async () => {
    const stores = await filledShelves(0);
    const merge = (saved: string) => mergeData(stores, dataWith({ matches: new Map([['open', openMatch(saved)]]) }));
    expect((await merge('2026-01-01T10:00:00.000Z')).matches).toBe(0);
    // The same state once more is nothing new.
    expect((await merge('2026-01-02T10:00:00.000Z')).matches).toBe(0);
    expect((await merge('2026-01-03T10:00:00.000Z')).matches).toBe(1);
    expect(await stores.matches.get('open')).toMatchObject({ saved: '2026-01-03T10:00:00.000Z' });
  });

  test('adds a match that is not there', async () => {
    const stores = await filledShelves(0);
    const other = openMatch('2026-01-01T10:00:00.000Z');
    expect((await mergeData(stores, dataWith({ matches: new Map([['other', other]]) }))).matches).toBe(1);
    expect([...(await stores.matches.all()).keys()].toSorted()).toEqual(['open', 'other']);
    expect(await stores.matches.get('other')).toEqual(other);
  });

  test('that fails half-way loses nothing that was there', async () => {
    const stores = await filledShelves(2);
    const before = await allData(stores, SETTINGS);
    const failing: Stores = {
      ...stores,
      records: { ...stores.records, put: () => Promise.reject(new StorageError('full')) },
    };
    const incoming = dataWith({ records: new Map([['new', keptRecord({ seed: 9, rules: preset('pub') })]]) });
    await expect(replaceData(failing, incoming)).rejects.toThrow('full');
    expect(await allData(stores, SETTINGS)).toEqual(before);
  });
});
