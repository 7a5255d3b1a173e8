import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import { readMetadata } from '../../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../../training/learner/onnx/weights.ts';
import { memoryStores, type KeptBot } from '../../../../game/services/storage/stores.ts';
import {
  missingBots,
  readWholeBot,
  wholeBots,
  writtenBot,
  type WholeBot,
} from '../../../../game/services/storage/whole-bots.ts';
import { keptBot, rulesOf } from '../../support/own-bots.ts';

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../models/${name}.onnx`, import.meta.url)));
const POLICY = fileOf('gin');
const ID = createHash('sha256').update(POLICY).digest('hex');
const written = { ...keptBot(), policy: Buffer.from(POLICY).toString('base64') };

const whole = (changes: Partial<WholeBot> = {}): WholeBot => ({
  ...keptBot(),
  policy: Uint8Array.of(1, 2),
  critic: null,
  ...changes,
});

describe('a bot with its files', () => {
  const CRITIC = Uint8Array.of(3);

  test('is kept and removed with them', async () => {
    const stores = memoryStores();
    const bots = wholeBots(stores);
    const bot = whole({ critic: CRITIC, hasCritic: true });
    await bots.put('a', bot);
    expect(await bots.get('a')).toEqual(bot);
    expect(await bots.all()).toEqual(new Map([['a', bot]]));
    expect(await stores.bots.get('a')).toEqual(keptBot({ hasCritic: true }));
    expect([...(await stores.botFiles.all()).keys()].toSorted()).toEqual(['a', 'a.critic']);
    await bots.remove('a');
    expect([await bots.get('a'), (await stores.bots.all()).size, (await stores.botFiles.all()).size]).toEqual([
      undefined,
      0,
      0,
    ]);
  });

  test('has no file of a critic where it has none', async () => {
    const stores = memoryStores();
    await wholeBots(stores).put('a', whole());
    expect([...(await stores.botFiles.all()).keys()]).toEqual(['a']);
    expect(await wholeBots(stores).get('a')).toEqual(whole());
  });

  test('is not there without its policy', async () => {
    const stores = memoryStores();
    await stores.bots.put('a', keptBot());
    expect([await wholeBots(stores).get('a'), (await wholeBots(stores).all()).size]).toEqual([undefined, 0]);
  });

  test('is written with the bytes of its files in base64, however many', () => {
    const policy = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);
    expect(writtenBot(whole({ policy, critic: CRITIC }))).toEqual({
      ...keptBot(),
      policy: Buffer.from(policy).toString('base64'),
      critic: 'Aw==',
    });
    expect(writtenBot(whole())).toMatchObject({ policy: 'AQI=', critic: null });
  });
});

describe('a bot in a file of all data', () => {
  test('is of this version of the observation, whatever the file says else, and has its critic', async () => {
    const critic = Buffer.from(fileOf('general.critic')).toString('base64');
    const bot = await readWholeBot({ ...written, observation: 4, hasCritic: false, critic }, ID);
    expect(bot).toMatchObject({ observation: OBSERVATION_VERSION, hasCritic: true });
  });

  test('is not restored where it is of another one', async () => {
    const policy = withWeights(POLICY, {}, { ...readMetadata(POLICY), observation: '4' });
    const file = { ...written, policy: Buffer.from(policy).toString('base64') };
    const id = createHash('sha256').update(policy).digest('hex');
    await expect(readWholeBot(file, id)).rejects.toThrow('other-version');
  });

  test.each([[null], [undefined]])('has no critic where that is %s, whatever the file says else', async (critic) => {
    const { policy, ...rest } = await readWholeBot({ ...written, critic, hasCritic: true }, ID);
    expect(rest).toEqual({ ...keptBot({ hasCritic: false }), critic: null });
    expect(Buffer.compare(policy, POLICY)).toBe(0);
  });

  test.each<[string, object | null, string]>([
    ['its policy is missing', { ...written, policy: undefined }, 'its file is missing'],
    ['its policy is a number', { ...written, policy: 7 }, 'its file is missing'],
    ['its policy is another one', { ...written, policy: 'AQI=' }, 'its policy is another one'],
    ['its critic is a number', { ...written, critic: 7 }, 'its file is missing'],
    ['its critic is a policy', { ...written, critic: written.policy }, 'its critic is none'],
  ])('is refused where %s', async (_, thing, message) => {
    await expect(readWholeBot(thing, ID)).rejects.toThrow(message);
  });

  test.each([null, 7, 'a bot', []])('is refused where it is %o', async (thing) => {
    await expect(readWholeBot(thing, ID)).rejects.toThrow();
  });
});

describe('of the bots of a file', () => {
  const there = (changes: Partial<KeptBot> = {}) => new Map([['a', keptBot(changes)]]);
  /** Id, name and whether it plays, of those that are added. */
  const added = (present: ReadonlyMap<string, KeptBot>, incoming: Record<string, KeptBot>) =>
    [...missingBots(present, new Map(Object.entries(incoming)))].map(([id, { name, isUsed }]) => [id, name, isUsed]);

  test('none is added that is there already', () => {
    expect(added(there(), { a: keptBot({ name: 'Other' }) })).toEqual([]);
  });

  test('each gets a name of its own', () => {
    expect(
      added(new Map(), { a: keptBot(), b: keptBot(), c: keptBot({ name: 'Other' }) }).map(([, name]) => name),
    ).toEqual(['Ours', 'Ours 2', 'Other']);
  });

  test.each<[string, Partial<KeptBot>, Partial<KeptBot>, boolean]>([
    ['does not play where another does', {}, {}, false],
    ['plays where the other does not', { isUsed: false }, {}, true],
    ['does not play where it did not before', { isUsed: false }, { isUsed: false }, false],
    ['plays other rules', {}, { rules: rulesOf('golf') }, true],
    ['plays for other numbers of players', { players: [2, 2] }, { players: [3, 10] }, true],
  ])('one %s', (_, present, incoming, plays) => {
    expect(added(there(present), { b: keptBot({ name: 'New', ...incoming }) })).toEqual([['b', 'New', plays]]);
  });
});
