import { describe, expect, test, vi } from 'vitest';
import { doubleFile } from '../../../../engine/habits/double-file.ts';
import { noHabits, oneMode } from '../../../../engine/habits/weights.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { StorageError, type Store } from '../../../../game/base/store.ts';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import {
  allData,
  clearData,
  damagedFile,
  dataFile,
  DataError,
  mergeData,
  readDataFile,
  replaceData,
  type AllData,
} from '../../../../game/services/storage/data-file.ts';
import {
  memoryStores,
  OWN_DOUBLE,
  STORES,
  type StoreName,
  type Stores,
} from '../../../../game/services/storage/stores.ts';
import { dailySave, playedDay } from '../../support/daily-deals.ts';
import { keptRecord } from '../../support/records.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const SETTINGS = { ...DEFAULT_SETTINGS, opponents: 5, fourColours: true };
const DOUBLE = doubleFile({ name: '', games: ['scat'], decisions: 200 }, oneMode(noHabits()));
const DATE = '2026-11-24';
const REACHED = { reached: '2026-01-03T10:00:00.000Z' };
const RECORDS = [2, 3, 4].map((players, seed) => keptRecord({ players, seed }));
const FRESH = keptRecord({ players: 2, seed: 77 });

const rulesCalled = (name: string, keys = {}): KeptRules => ({
  format: 'thirty-one-rules/1',
  name,
  base: 'scat',
  ...keys,
});
const timeOf = (day: number): string => `2026-01-0${day}T10:00:00.000Z`;
const openMatch = (day: number) => ({
  ...SEATED,
  began: timeOf(1),
  saved: timeOf(day),
  policy: '',
  save: dailySave(DATE, 1),
});
const SEATED = { players: RECORDS[2].players, you: 0 };

async function filled(matches: number): Promise<Stores> {
  const stores = memoryStores();
  for (let i = 0; i < matches; i++) await stores.records.put(`match ${i}`, RECORDS[i % 3]);
  await stores.rules.put('Ours', rulesCalled('Ours', { lives: 5 }));
  await stores.rules.put('__proto__', rulesCalled('__proto__'));
  await stores.matches.put('open', openMatch(2));
  await stores.ladder.put('fox', REACHED);
  await stores.goals.put('first-31', REACHED);
  await stores.goals.put('a goal of a later version', REACHED);
  await stores.days.put(DATE, playedDay(DATE, 2));
  await stores.doubles.put(OWN_DOUBLE, { added: REACHED.reached, name: '', double: DOUBLE });
  return stores;
}

const textOf = async (stores: Stores): Promise<string> => dataFile(await allData(stores, SETTINGS), NOW).text;
const read = (text: string) => readDataFile(text, () => Promise.resolve());

/** What is still good in a damaged file, and of what it was said that it is not. */
async function readDamaged(damage: (file: Record<string, any>) => void) {
  const file = JSON.parse(await textOf(await filled(3))) as Record<string, any>;
  damage(file);
  const { data, damaged } = await read(JSON.stringify(file));
  return { data, damaged, places: damaged.map(({ store, id }) => `${store} ${id}`) };
}

describe('all data as one file', () => {
  test('of many matches is exported, cleared and restored, identical', async () => {
    const stores = await filled(45);
    const before = await allData(stores, SETTINGS);
    const { name, text } = dataFile(before, NOW);
    expect(name).toBe('thirty-one-data-2026-05-01.json');
    const names = Object.keys(STORES) as StoreName[];
    for (const other of [...names, 'damaged'] as const) await (stores[other] as Store<unknown>).put('rules a', 1);
    await clearData(stores);
    for (const other of [...names, 'damaged'] as const)
      expect([other, (await stores[other].all()).size]).toEqual([other, 0]);
    const { data, damaged } = await read(text);
    expect(damaged).toEqual([]);
    const restored = { matches: 1, records: 45, rules: 2, ladder: 1, goals: 2, days: 1, bots: 0, doubles: 1 };
    expect(await replaceData(stores, data)).toEqual(restored);
    expect(await allData(stores, data.settings ?? DEFAULT_SETTINGS)).toEqual(before);
    expect(await textOf(stores)).toBe(text);
  });

  test('reports damaged parts, and everything else is read', async () => {
    const { data, damaged, places } = await readDamaged((file) => {
      file.records['match 1'].record.deals[0].actions[0][1] = 'knock knock';
      // There is no such seat, and one seat too many.
      file.records['match 2'].you = 4;
      file.records['match 3'] = { ...file.records['match 0'], players: file.records['match 1'].players };
      file.rules.Ours.lives = 99;
      file.rules = { ...file.rules, ' x': rulesCalled(' x'), ['x'.repeat(41)]: rulesCalled('x') };
      file.matches.open.saved = 'yesterday';
      file.ladder.fox.reached = 31;
      file.goals['first-31'] = true;
      file.days[DATE].first.deals[1].deals[0].result.losses = [0, 0, 0, 9];
      file.days['2026-11-25'] = file.days[DATE];
      file.settings.volume = 'loud';
    });
    expect(places).toEqual([
      'rules Ours',
      'rules  x',
      `rules ${'x'.repeat(41)}`,
      'matches open',
      'records match 1',
      'records match 2',
      'records match 3',
      'ladder fox',
      'goals first-31',
      `days ${DATE}`,
      'days 2026-11-25',
    ]);
    expect(damaged[0].error.message).toContain('lives');
    expect(damaged[4].error.message).toMatch(/^deal 1, action 1: /);
    expect([data.goals, data.records].map((items) => [...items.keys()])).toEqual([
      ['a goal of a later version'],
      ['match 0'],
    ]);
    expect(data.settings).toEqual({ ...SETTINGS, volume: DEFAULT_SETTINGS.volume });
  });

  test('of which a whole store is damaged or missing keeps the others', async () => {
    const { data, damaged } = await readDamaged((file) => {
      file.records = [];
      delete file.matches;
      file.settings = null;
    });
    expect(damaged).toEqual([{ store: 'records', id: '', error: new Error('"records" is not an object') }]);
    expect([data.rules.size, data.matches.size, data.settings]).toEqual([2, 0, null]);
  });

  test('lets the page handle input after every 20 items, whatever store they are in', async () => {
    const items = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`item ${i}`, REACHED]));
    const yields = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const file = { format: 'thirty-one-data/5', ladder: items(15), goals: items(30) };
    await readDataFile(JSON.stringify(file), yields);
    expect(yields).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['newer', '{"format": "thirty-one-data/6"}'],
    ['not-data', '{"format": "thirty-one-data/4"}'],
    ['not-data', '{"format": "thirty-one-record/9"}'],
    ['not-data', '[]'],
    ['not-json', '{'],
  ] as const)('is no other file: %s %s', async (why, text) => {
    await expect(read(text)).rejects.toThrow(new DataError(why));
  });
});

describe('damaged items in a file of their own', () => {
  const broken = rulesCalled('Ours', { lives: 99 });

  test('are each reported when it is restored, and restored once they were repaired', async () => {
    const { name, text } = damagedFile(
      new Map<string, unknown>([
        ['rules Ours', broken],
        ['records a record', 7],
        ['matches 2026-01-01T10:00:00.000Z abc', null],
      ]),
      NOW,
    );
    expect(name).toBe('thirty-one-damaged-2026-05-01.json');
    const { damaged, data } = await read(text);
    expect(damaged.map(({ store, id }) => `${store} ${id}`)).toEqual([
      'rules Ours',
      'matches 2026-01-01T10:00:00.000Z abc',
      'records a record',
    ]);
    expect(data.settings).toBeNull();
    expect((await read(text.replace('99', '9'))).data.rules).toEqual(new Map([['Ours', { ...broken, lives: 9 }]]));
  });
});

describe('restoring', () => {
  async function dataWith(data: Partial<AllData>): Promise<AllData> {
    return { ...(await allData(memoryStores(), SETTINGS)), settings: null, ...data };
  }

  test('in place of what is there leaves what the file has, and how one stands with exercises', async () => {
    const stores = await filled(3);
    await stores.reviews.put('a 0', { record: 'a', seat: 0, policy: '5a', seed: 31, judged: [], obvious: 0 });
    await stores.exercises.put('e', { step: 0, due: null, answered: DATE });
    await replaceData(stores, await dataWith({ records: new Map([['other', FRESH]]) }));
    expect(await stores.records.all()).toEqual(new Map([['other', FRESH]]));
    const left = [stores.rules, stores.days, stores.reviews, stores.exercises];
    expect(await Promise.all(left.map(async (store) => (await store.all()).size))).toEqual([0, 0, 0, 1]);
  });

  test('that fails half-way loses nothing that was there', async () => {
    const stores = await filled(2);
    const before = await allData(stores, SETTINGS);
    const put = () => Promise.reject(new StorageError('full'));
    const failing = { ...stores, records: { ...stores.records, put } };
    const incoming = await dataWith({ records: new Map([['new', keptRecord({ rules: preset('pub') })]]) });
    await expect(replaceData(failing, incoming)).rejects.toThrow('full');
    expect(await allData(stores, SETTINGS)).toEqual(before);
  });

  test('on top of what is there adds what is new, and no match twice', async () => {
    const stores = await filled(3);
    const [later] = [{ reached: '2026-04-01T10:00:00.000Z' }];
    const incoming = await dataWith({
      records: new Map([
        ['match 0', FRESH],
        ['known by another id', RECORDS[1]],
        ['new', FRESH],
      ]),
      ladder: new Map([['fox', later]]),
      goals: new Map([['first-win', later]]),
    });
    const restored = { matches: 0, records: 1, rules: 0, ladder: 0, goals: 1, days: 0, bots: 0, doubles: 0 };
    expect(await mergeData(stores, incoming)).toEqual(restored);
    expect([...(await stores.records.all()).keys()]).toEqual(['match 0', 'match 1', 'match 2', 'new']);
    expect([await stores.ladder.get('fox'), await stores.goals.get('first-win')]).toEqual([REACHED, later]);
  });

  test('goes on with the later state of a match, and adds one that is not there', async () => {
    const stores = await filled(0);
    const merge = async (id: string, day: number) =>
      mergeData(stores, await dataWith({ matches: new Map([[id, openMatch(day)]]) }));
    for (const [id, day, count] of [
      ['open', 1, 0],
      ['open', 2, 0],
      ['open', 3, 1],
      ['other', 1, 1],
    ] as const)
      expect(await merge(id, day)).toMatchObject({ matches: count });
    expect([...(await stores.matches.all())].map(([id, { saved }]) => [id, saved])).toEqual([
      ['open', timeOf(3)],
      ['other', timeOf(1)],
    ]);
  });

  test('gives another game of the same name the next number that is free here and in the file, within the length of a name', async () => {
    const long = 'n'.repeat(40);
    const stores = memoryStores();
    for (const name of ['Ours', 'Ours 2', 'Same', long]) await stores.rules.put(name, rulesCalled(name));
    const incoming = ['Ours', 'Ours 3', long].map((name) => [name, rulesCalled(name, { lives: 7 })] as const);
    await mergeData(stores, await dataWith({ rules: new Map([...incoming, ['Same', rulesCalled('Same')]]) }));
    const shortened = `${'n'.repeat(38)} 2`;
    expect([...(await stores.rules.all())].map(([id, { name, lives }]) => [id, name, lives])).toEqual([
      ...['Ours', 'Ours 2', 'Same', long].map((name) => [name, name, undefined]),
      ...['Ours 4', 'Ours 3', shortened].map((name) => [name, name, 7]),
    ]);
  });
});
