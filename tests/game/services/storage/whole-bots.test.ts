/** The person's own bots, which are in the file of all data with their files. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { DEFAULT_SETTINGS } from '../../../../game/catalogue/settings.ts';
import {
  allData,
  dataFile,
  mergeData,
  readDataFile,
  replaceData,
} from '../../../../game/services/storage/data-file.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import type { KeptBot } from '../../../../game/services/storage/schemas.ts';
import { missingBots } from '../../../../game/services/storage/whole-bots.ts';
import { readMetadata } from '../../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../../training/learner/onnx/weights.ts';
import { keptBot, rulesOf, withoutItsWeights } from '../../support/own-bots.ts';

const CRITIC = withoutItsWeights('general.critic');
const policyWith = (metadata: Record<string, string>): Uint8Array<ArrayBuffer> => {
  const policy = withoutItsWeights('general');
  return new Uint8Array(withWeights(policy, {}, { ...readMetadata(policy), ...metadata }));
};
/** So long that it becomes text in several parts. */
const POLICY = policyWith({ note: 'x'.repeat(40_000) });
const EARLIER = policyWith({ observation: '4' });
const idOf = (policy: Uint8Array): string => createHash('sha256').update(policy).digest('hex');
const ID = idOf(POLICY);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

async function withBot(critic: Uint8Array<ArrayBuffer> | null) {
  const stores = memoryStores();
  await stores.bots.put(ID, keptBot({ hasCritic: critic !== null }));
  await stores.botFiles.put(ID, POLICY);
  if (critic !== null) await stores.botFiles.put(`${ID}.critic`, critic);
  return stores;
}

const textOf = async (stores: Awaited<ReturnType<typeof withBot>>): Promise<string> =>
  dataFile(await allData(stores, DEFAULT_SETTINGS), new Date()).text;
/** Compared byte by byte they take vitest seconds. */
const filesIn = async ({ botFiles }: Awaited<ReturnType<typeof withBot>>): Promise<string[][]> =>
  Array.from(await botFiles.all(), ([id, file]) => [id, base64(file)]);
const read = (text: string) => readDataFile(text, () => Promise.resolve());

describe('a bot', () => {
  test.each([
    ['and its critic', CRITIC],
    ['alone', null],
  ])('is written with its policy %s, and comes back so', async (_, critic) => {
    const there = await withBot(critic);
    const text = await textOf(there);
    const { bots } = JSON.parse(text) as { bots: Record<string, object> };
    expect(bots[ID]).toMatchObject({ policy: base64(POLICY), critic: critic && base64(critic) });
    const stores = memoryStores();
    const { data } = await read(text);
    expect(await mergeData(stores, data)).toMatchObject({ bots: 1 });
    expect(await stores.bots.all()).toEqual(await there.bots.all());
    expect(await filesIn(stores)).toEqual(await filesIn(there));
    // Another file, which has none, takes its place, and leaves what belongs to a course that has not ended.
    await stores.botFiles.put('course', CRITIC);
    await replaceData(stores, { ...data, bots: new Map() });
    expect([(await stores.bots.all()).size, [...(await stores.botFiles.all()).keys()]]).toEqual([0, ['course']]);
  });

  test('is not written without its policy', async () => {
    const stores = await withBot(null);
    await stores.botFiles.remove(ID);
    expect(JSON.parse(await textOf(stores))).toMatchObject({ bots: {} });
  });
});

describe('of a file', () => {
  const written = { ...keptBot(), policy: base64(POLICY) };
  const readBot = (thing: unknown, id = ID) =>
    read(JSON.stringify({ format: 'thirty-one-data/5', bots: { [id]: thing } }));

  test.each([
    [base64(CRITIC), true],
    [null, false],
    [undefined, false],
  ])('what a bot is says its files: with the critic %s', async (critic, hasCritic) => {
    const { data } = await readBot({ ...written, observation: 4, hasCritic: !hasCritic, critic });
    expect(data.bots.get(ID)).toMatchObject({ observation: OBSERVATION_VERSION, hasCritic });
  });

  test.each<[string, unknown, string, string?]>([
    ['whose policy is missing', { ...written, policy: undefined }, 'its file is missing'],
    ['whose policy is a number', { ...written, policy: 7 }, 'its file is missing'],
    ['whose policy is another one', { ...written, policy: 'AQI=' }, 'its policy is another one'],
    ['whose policy is a letter', { ...written, policy: 'AQI=' }, 'not-a-policy', idOf(Uint8Array.of(1, 2))],
    ['of another version', { ...written, policy: base64(EARLIER) }, 'other-version', idOf(EARLIER)],
    ['whose critic is a number', { ...written, critic: 7 }, 'its file is missing'],
    ['whose critic is a policy', { ...written, critic: written.policy }, 'its critic is none'],
    ['that is nothing', null, 'Object'],
  ])('a bot %s is left out', async (_, thing, message, id = ID) => {
    const { data, damaged } = await readBot(thing, id);
    expect([data.bots.size, damaged]).toMatchObject([0, [{ store: 'bots', id }]]);
    expect(damaged[0].error.message).toContain(message);
  });
});

describe('of the bots of a file', () => {
  const there = (changes: Partial<KeptBot> = {}) => new Map([['a', keptBot(changes)]]);
  /** Id, name and whether it plays, of those that are added. */
  const added = (present: ReadonlyMap<string, KeptBot>, incoming: Record<string, KeptBot>) =>
    [...missingBots(present, new Map(Object.entries(incoming)))].map(([id, { name, isUsed }]) => [id, name, isUsed]);

  test('none is added that is there already, and each gets a name of its own', () => {
    const golf = { rules: rulesOf('golf') };
    const incoming = {
      a: keptBot({ name: 'Other' }),
      b: keptBot(golf),
      c: keptBot(golf),
      d: keptBot({ name: 'Other' }),
    };
    expect(added(there(), incoming)).toEqual([
      ['b', 'Ours 2', true],
      ['c', 'Ours 3', true],
      ['d', 'Other', false],
    ]);
  });

  test.each<[string, Partial<KeptBot>, Partial<KeptBot>, boolean]>([
    ['does not play where another does', {}, {}, false],
    ['plays where the other does not', { isUsed: false }, {}, true],
    ['does not play where it did not before', { isUsed: false }, { isUsed: false }, false],
    ['plays for other numbers of players', { players: [2, 2] }, { players: [3, 10] }, true],
  ])('one %s', (_, present, incoming, plays) => {
    expect(added(there(present), { b: keptBot({ name: 'New', ...incoming }) })).toEqual([['b', 'New', plays]]);
  });
});
