import { describe, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
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
    expect(isNoWorse(kept('one', { strength: gained(-0.011) }), seated)).toBe(false);
  });

  test('only where that is known', () => {
    expect(isNoWorse(kept('one'), seated)).toBe(false);
    expect(isNoWorse(kept('one', { strength: gained(0.1) }), null)).toBe(false);
    expect(isNoWorse(kept('one', { strength: gained(0.1), start: 'other.onnx' }), seated)).toBe(false);
    expect(isNoWorse(kept('one', { strength: { ...gained(0.1), start: null }, start: null }), seated)).toBe(false);
  });
});
