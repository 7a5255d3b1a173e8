import { describe, expect, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { StorageError } from '../../../../game/base/store.ts';
import type { Model } from '../../../../game/catalogue/manifest.ts';
import { isNoWorse, OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import type { KeptBot } from '../../../../game/services/storage/schemas.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';

const RANGE = { mean: 0.5, low: 0.4, high: 0.6 };
const files = { policy: Uint8Array.of(1), critic: null };
const wanted = (rules = preset('scat'), observation = OBSERVATION_VERSION) => ({ rules, observation });

/** Bots that have come one after the other, with ids `a`, `b` and so on: as their ids are they called. */
async function botsOf(...bots: Partial<KeptBot>[]) {
  const stores = memoryStores();
  const own = new OwnBots(stores);
  for (const [i, changes] of bots.entries()) await own.add('abc'[i], keptBot({ name: 'abc'[i], ...changes }), files);
  return { stores, own, playing: () => own.models.map(({ name }) => name).join() };
}

describe('the bots of a person', () => {
  test('play the rules that they were taught, and no others', async () => {
    const { own } = await botsOf({});
    expect(await own.find(wanted())).toMatchObject({ model: { name: 'a', file: 'a' }, policy: files.policy });
    expect(own.find(wanted(preset('golf')))).toBeNull();
    expect(own.find(wanted(preset('scat'), OBSERVATION_VERSION + 1))).toBeNull();
  });

  test.each<[Partial<KeptBot>, Partial<KeptBot>, string]>([
    [{}, { rules: { ...rulesOf('scat'), name: 'ours' } }, 'b'],
    [{}, { rules: rulesOf('golf') }, 'a,b'],
    [{ players: [2, 2] }, { players: [3, 10] }, 'a,b'],
    [{ players: [2, 4] }, { players: [4, 10] }, 'b'],
    [{ players: [4, 10] }, { players: [2, 4] }, 'b'],
    [{ players: [5, 10] }, { players: [2, 4] }, 'a,b'],
    [{ rules: 'all' }, { rules: 'all' }, 'b'],
    [{ rules: 'all' }, {}, 'a,b'],
    [{}, { rules: 'all' }, 'a,b'],
    [{}, { isUsed: false }, 'a'],
  ])('as %o, then another one as %o: these play', async (first, second, names) => {
    const { playing } = await botsOf(first, second);
    expect(playing()).toBe(names);
  });

  test('take turns as one wants, and are listed in the order in which they came', async () => {
    const { own, playing } = await botsOf({}, { added: '2026-11-23T10:00:00.000Z' }, { rules: rulesOf('golf') });
    expect([...own.all.keys()]).toEqual(['b', 'a', 'c']);
    await own.use('a', true);
    expect(playing()).toBe('a,c');
    await own.use('a', false);
    expect(playing()).toBe('c');
  });

  test('keep everything else when one thing of them changes; those that are gone stay so', async () => {
    const { own, stores } = await botsOf({ isCostMeasured: false });
    await own.rename('a', 'first');
    await own.noteFactorCost('a', 0.01);
    await Promise.all([own.rename('b', 'other'), own.noteFactorCost('b', 0.01), own.use('b', true)]);
    const changed = keptBot({ name: 'first', factorCost: 0.01, isCostMeasured: true });
    expect(await stores.bots.all()).toEqual(new Map([['a', changed]]));
  });

  test('tell who listens of every change, until that stops, and other tabs of what was written', async () => {
    const onWritten = vi.fn<() => void>();
    const bots = new OwnBots(memoryStores(), onWritten);
    await bots.loaded;
    const heard = vi.fn<() => void>();
    const stop = bots.onChange(heard);
    const calls = () => [heard.mock.calls.length, onWritten.mock.calls.length];
    await bots.load();
    expect(calls()).toEqual([1, 0]);
    await bots.remove('a');
    expect(calls()).toEqual([2, 1]);
    stop();
    await bots.remove('a');
    expect(calls()).toEqual([2, 2]);
  });

  test('are there at the next visit, and deleted with their files', async () => {
    const { own, stores } = await botsOf({});
    const both = { policy: Uint8Array.of(1), critic: Uint8Array.of(2) };
    await own.add('b', keptBot({ name: 'b' }), both);
    const later = new OwnBots(stores);
    // Not read yet, it says so later.
    expect(await later.find(wanted())).toMatchObject({ model: { name: 'b' } });
    expect([await later.filesOf('a'), await later.filesOf('b')]).toEqual([files, both]);
    await later.remove('b');
    expect([[...later.all.keys()], [...(await stores.botFiles.all()).keys()]]).toEqual([['a'], ['a']]);
  });

  test('do not play where they, or their files, cannot be read or are gone', async () => {
    const { own, stores } = await botsOf({});
    const fails = () => Promise.reject(new StorageError('blocked'));
    vi.spyOn(stores.botFiles, 'get').mockImplementationOnce(fails);
    expect(await own.find(wanted())).toBeNull();
    await stores.botFiles.remove('a');
    expect(await own.find(wanted())).toBeNull();
    stores.bots.all = fails;
    const none = new OwnBots(stores);
    await none.loaded;
    expect([none.all.size, none.find(wanted())]).toEqual([0, null]);
  });
});

test.each<[string, number | null, Partial<KeptBot>, string | null, boolean]>([
  ['it may lose less than a match in a hundred', -0.009, {}, 'general.onnx', true],
  ['it may lose a match in a hundred', -0.01, {}, 'general.onnx', false],
  ['it was not measured', null, {}, 'general.onnx', false],
  ['nobody is known to play', 0.1, {}, null, false],
  ['it was measured against another one', 0.1, { start: 'other.onnx' }, 'general.onnx', false],
  ['it began with nothing', 0.1, { start: null }, 'general.onnx', false],
])('a bot is no worse than the one that plays, where %s: %s', (_, low, changes, file, isSo) => {
  const start = low === null ? null : { wins: RANGE, expert: RANGE, gain: { ...RANGE, low } };
  const strength = { matches: 64, expert: RANGE, start };
  expect(isNoWorse(keptBot({ strength, ...changes }), file === null ? null : ({ file } as Model))).toBe(isSo);
});
