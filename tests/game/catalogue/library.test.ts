import { memoryStore, StorageError, type Store } from '../../../game/base/store.ts';
import { describe, expect, test } from 'vitest';
import { PRESETS, preset, RulesError } from '../../../engine/rules/resolve.ts';
import {
  freeName,
  isGameId,
  isGameName,
  ownId,
  RulesLibrary,
  tidyName,
  TRIED,
  type KeptRules,
} from '../../../game/catalogue/library.ts';
import { clampOpponents, rulesOf } from '../../../game/catalogue/table-rules.ts';

const OURS: KeptRules = {
  format: 'thirty-one-rules/1',
  name: 'ours',
  base: 'blitz',
  knockMinimum: 21,
  players: [3, 4],
};

async function libraryWith(...names: string[]): Promise<{ library: RulesLibrary; store: Store<KeptRules> }> {
  const store = memoryStore<KeptRules>();
  for (const name of names) await store.put(name, { ...OURS, name });
  const library = new RulesLibrary(store);
  await library.load();
  return { library, store };
}

describe('the library of games', () => {
  test('lists the presets, then your own by name', async () => {
    const { library } = await libraryWith('Sunday', 'at Anna’s');
    expect(library.ids).toEqual([...PRESETS, 'own:at Anna’s', 'own:Sunday']);
    const sunday = { ...preset('blitz'), name: 'Sunday', knockMinimum: 21, players: [3, 4] };
    expect([library.find('own:Sunday'), library.find('golf')]).toEqual([sunday, preset('golf')]);
  });

  test('has what is saved at once, and in the store, and forgets what is deleted; it tells when the store has taken that', async () => {
    const store = memoryStore<KeptRules>();
    const told: string[][] = [];
    const library = new RulesLibrary(store, () => told.push(library.names));
    const kept = library.save('ours', OURS);
    expect([library.find(ownId('ours'))?.knockMinimum, told]).toEqual([21, []]);
    await kept;
    expect(await store.get('ours')).toEqual(OURS);
    await library.remove('ours');
    expect([told, library.find(ownId('ours')), (await store.all()).size]).toEqual([[['ours'], []], null, 0]);
  });

  test('gives files that are older than a key with the key', async () => {
    const { library } = await libraryWith();
    await library.save('ours', { ...OURS, knockFirstTurn: false });
    expect(library.fileOf(ownId('ours'))).toEqual({ ...OURS, knockFrom: 2 });
  });

  test('keeps nothing that the engine refuses', async () => {
    const { library, store } = await libraryWith();
    expect(() => library.save('ours', { ...OURS, lives: 99 })).toThrow(RulesError);
    expect([library.names, await store.get('ours')]).toEqual([[], undefined]);
  });

  test('plays what a full store does not take, and says so', async () => {
    const full: Store<KeptRules> = { ...memoryStore(), put: () => Promise.reject(new StorageError('no room')) };
    const library = new RulesLibrary(full);
    await expect(library.save('ours', OURS)).rejects.toThrow('no room');
    for (const next of [() => library.load(), () => library.remove('ours')]) {
      expect(library.names).toEqual(['ours']);
      await next();
    }
  });

  test('has after the next loading what another tab has kept and deleted, and loses nothing that changes meanwhile', async () => {
    const { library, store } = await libraryWith('ours', 'theirs');
    const other = new RulesLibrary(store);
    await other.save('ours', { ...OURS, knockMinimum: 27 });
    await other.remove('theirs');
    await library.load();
    expect([library.names, library.find('own:ours')?.knockMinimum]).toEqual([['ours'], 27]);
    await Promise.all([library.load(), library.save('new', OURS), library.remove('ours')]);
    expect(library.names).toEqual(['new']);
  });

  test('lets a game be tried that is not kept', async () => {
    const { library, store } = await libraryWith();
    expect(library.find(TRIED)).toBe(null);
    library.tryOut('from a friend', OURS);
    expect(library.find(TRIED)).toMatchObject({ name: 'from a friend', knockMinimum: 21 });
    expect([library.ids, (await store.all()).size, isGameId(TRIED)]).toEqual([PRESETS, 0, false]);
  });

  test('knows the same rules under another name', async () => {
    const { library } = await libraryWith('ours');
    const theirs = { ...preset('blitz'), knockMinimum: 21, players: [3, 4] as const, name: 'theirs' };
    expect(library.findIdentical(theirs)).toBe('own:ours');
    expect(library.findIdentical({ ...preset('gin'), name: 'letters' })).toBe('gin');
    expect(library.findIdentical({ ...preset('gin'), lives: 4 })).toBe(null);
  });
});

test('the table has the rules that are chosen, those of the standard game where they are gone, and as many as they allow', async () => {
  const { library } = await libraryWith('ours');
  const rules = rulesOf({ rules: 'own:ours' }, library);
  expect([rules.knockMinimum, rulesOf({ rules: 'own:theirs' }, library)]).toEqual([21, preset('scat')]);
  expect([1, 2, 3, 9].map((wished) => clampOpponents(rules, wished))).toEqual([2, 2, 3, 3]);
});

describe('the name of a game', () => {
  test('has 1 to 40 letters, and no spaces around them', () => {
    expect(['a', 'Ä'.repeat(40), '🂡'.repeat(40), 'at Anna’s'].map(isGameName)).toEqual([true, true, true, true]);
    expect(['', ' ', ' a', 'a  b', 'a\nb', 'a'.repeat(41)].map(isGameName)).toEqual(Array(6).fill(false));
    expect(tidyName('  a \n\t b\u0000 ')).toBe('a b');
  });

  test('is made unique by a number behind it', () => {
    const taken = ['ours', 'ours 2', 'x'.repeat(40)];
    const free = (wanted: string): string => freeName(wanted, (name) => taken.includes(name));
    expect(free('theirs')).toBe('theirs');
    expect(free('ours')).toBe('ours 3');
    expect(free('x'.repeat(50))).toBe(`${'x'.repeat(38)} 2`);
    const family = '👩‍👩‍👧‍👦';
    expect(free(`${'x'.repeat(36)} ${family}`)).toBe('x'.repeat(36));
    expect(free(`${'x'.repeat(33)}${family} y`)).toBe(`${'x'.repeat(33)}${family}`);
  });
});
