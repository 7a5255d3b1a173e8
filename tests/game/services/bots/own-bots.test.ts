import { describe, expect, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { StorageError } from '../../../../game/base/store.ts';
import type { Model } from '../../../../game/catalogue/manifest.ts';
import { isNoWorse, OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores, type KeptBot } from '../../../../game/services/storage/stores.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';

const SCAT = preset('scat');
const GOLF = preset('golf');
const RANGE = { mean: 0.5, low: 0.4, high: 0.6 };
const files = (byte: number) => ({ policy: Uint8Array.of(byte), critic: null });

const kept = (name: string, changes: Partial<KeptBot> = {}): KeptBot => keptBot({ name, ...changes });
const wanted = (rules = SCAT) => ({ rules, observation: OBSERVATION_VERSION });
/** The names of those in use. */
const playing = ({ models }: OwnBots): string[] => models.map(({ name }) => name);

describe('the bots of a person', () => {
  test('play the rules that they were taught, and no others', async () => {
    const bots = new OwnBots(memoryStores());
    await bots.add('a', kept('one'), files(1));
    expect(await bots.find(wanted())).toMatchObject({ model: { name: 'one', file: 'a' }, policy: Uint8Array.of(1) });
    expect(bots.find(wanted(GOLF))).toBeNull();
    expect(bots.find({ ...wanted(), observation: OBSERVATION_VERSION + 1 })).toBeNull();
  });

  test('take turns: of those for equivalent rules one plays', async () => {
    const bots = new OwnBots(memoryStores());
    await bots.add('a', kept('one'), files(1));
    await bots.add('b', kept('two', { rules: { ...rulesOf('scat'), name: 'ours' } }), files(2));
    await bots.add('c', kept('golf', { rules: rulesOf('golf'), players: [2, 6] }), files(3));
    expect(playing(bots)).toEqual(['two', 'golf']);
    await bots.use('a', true);
    expect(playing(bots)).toEqual(['one', 'golf']);
    await bots.use('a', false);
    expect(playing(bots)).toEqual(['golf']);
  });

  test('for other numbers of players do not replace one another', async () => {
    const bots = new OwnBots(memoryStores());
    await bots.add('a', kept('two', { players: [2, 2] }), files(1));
    await bots.add('b', kept('more', { players: [3, 10] }), files(2));
    expect(playing(bots)).toEqual(['two', 'more']);
  });

  test.each<[Partial<KeptBot>, Partial<KeptBot>, string[]]>([
    [{ players: [2, 4] }, { players: [4, 10] }, ['two']],
    [{ players: [4, 10] }, { players: [2, 4] }, ['two']],
    [{ players: [5, 10] }, { players: [2, 4] }, ['one', 'two']],
    [{ rules: 'all' }, { rules: 'all' }, ['two']],
    [{ rules: 'all' }, {}, ['one', 'two']],
    [{}, { rules: 'all' }, ['one', 'two']],
    [{}, { isUsed: false }, ['one']],
  ])('as %o, then another one as %o: these play', async (first, second, names) => {
    const bots = new OwnBots(memoryStores());
    await bots.add('a', kept('one', first), files(1));
    await bots.add('b', kept('two', second), files(2));
    expect(playing(bots)).toEqual(names);
  });

  test('are listed in the order in which they came', async () => {
    const bots = new OwnBots(memoryStores());
    await bots.add('a', kept('later', { added: '2026-11-24T10:00:00.000Z' }), files(1));
    await bots.add('b', kept('earlier', { added: '2026-11-23T10:00:00.000Z' }), files(2));
    expect([...bots.all.keys()]).toEqual(['b', 'a']);
  });

  test('keep everything else when one thing of them changes; those that are gone stay so', async () => {
    const stores = memoryStores();
    const bots = new OwnBots(stores);
    await bots.add('a', kept('one', { isCostMeasured: false }), files(1));
    await bots.rename('a', 'first');
    await bots.noteFactorCost('a', 0.01);
    expect(await stores.bots.get('a')).toEqual(kept('first', { factorCost: 0.01, isCostMeasured: true }));
    await Promise.all([bots.rename('b', 'other'), bots.noteFactorCost('b', 0.01), bots.use('b', true)]);
    expect([...(await stores.bots.all()).keys()]).toEqual(['a']);
  });

  test('tell who listens of every change, until that stops, and other tabs of what was written', async () => {
    const onWritten = vi.fn<() => void>();
    const bots = new OwnBots(memoryStores(), onWritten);
    await bots.loaded;
    const heard = vi.fn<() => void>();
    const stop = bots.onChange(heard);
    await bots.load();
    expect([heard.mock.calls.length, onWritten.mock.calls.length]).toEqual([1, 0]);
    await bots.remove('a');
    expect([heard.mock.calls.length, onWritten.mock.calls.length]).toEqual([2, 1]);
    stop();
    await bots.remove('a');
    expect([heard.mock.calls.length, onWritten.mock.calls.length]).toEqual([2, 2]);
  });

  test('are none where they cannot be read', async () => {
    const stores = memoryStores();
    const all = () => Promise.reject(new StorageError('blocked'));
    const bots = new OwnBots({ ...stores, bots: { ...stores.bots, all } });
    await bots.loaded;
    expect([bots.all.size, bots.find(wanted())]).toEqual([0, null]);
  });

  test('are there at the next visit, renamed and deleted with their files', async () => {
    const stores = memoryStores();
    const bots = new OwnBots(stores);
    await bots.add('a', kept('one'), { policy: Uint8Array.of(1), critic: Uint8Array.of(2) });
    await bots.rename('a', 'first');
    const later = new OwnBots(stores);
    // Not read yet, it says so later.
    expect(await later.find(wanted())).toMatchObject({ model: { name: 'first' } });
    expect(await later.filesOf('a')).toEqual({ policy: Uint8Array.of(1), critic: Uint8Array.of(2) });
    await later.remove('a');
    expect([later.all.size, (await stores.botFiles.all()).size]).toEqual([0, 0]);
  });

  test('whose files are gone do not play', async () => {
    const stores = memoryStores();
    const bots = new OwnBots(stores);
    await bots.add('a', kept('one'), files(1));
    await stores.botFiles.remove('a');
    expect(await bots.find(wanted())).toBeNull();
  });
});

describe('a bot is no worse than another', () => {
  const seated = { file: 'general.onnx' } as Model;
  const gained = (low: number) => ({
    matches: 64,
    expert: RANGE,
    start: { wins: RANGE, expert: RANGE, gain: { ...RANGE, low } },
  });

  test('where it has been measured against that one, and at most a match in a hundred may be lost', () => {
    expect(isNoWorse(kept('one', { strength: gained(-0.009) }), seated)).toBe(true);
    expect(isNoWorse(kept('one', { strength: gained(-0.01) }), seated)).toBe(false);
    expect(isNoWorse(kept('one', { strength: gained(-0.011) }), seated)).toBe(false);
  });

  test('only where that is known', () => {
    expect(isNoWorse(kept('one'), seated)).toBe(false);
    expect(isNoWorse(kept('one', { strength: gained(0.1) }), null)).toBe(false);
    expect(isNoWorse(kept('one', { strength: gained(0.1), start: 'other.onnx' }), seated)).toBe(false);
    expect(isNoWorse(kept('one', { strength: { ...gained(0.1), start: null }, start: null }), seated)).toBe(false);
  });
});
