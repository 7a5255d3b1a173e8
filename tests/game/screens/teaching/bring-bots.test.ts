import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation-layout.ts';
import { rulesFile, preset } from '../../../../engine/rules/resolve.ts';
import { bringBots } from '../../../../game/screens/teaching/bring-bots.ts';
import { readMetadata } from '../../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../../training/learner/onnx/weights.ts';
import { OwnBots, rulesOfBot } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores, type Stores } from '../../../../game/services/storage/stores.ts';

const model = (name: string): Buffer<ArrayBuffer> =>
  readFileSync(new URL(`../../../../models/${name}`, import.meta.url));
const GENERAL = model('general.onnx');
const CRITIC = model('general.critic.onnx');
/** A policy for one game. */
const GIN = Buffer.from(
  withWeights(
    GENERAL,
    {},
    { ...readMetadata(GENERAL), rules: JSON.stringify(rulesFile(preset('gin'))), players: '[2,6]' },
  ),
);

/** A file with something else at a place where as many bytes are. */
function altered(file: Buffer, from: string, to: string): Uint8Array<ArrayBuffer> {
  const text = file.toString('latin1');
  expect(text).toContain(from);
  return new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'));
}

/** How a file states its observation version: a key and its value, each after its length. */
const statedVersion = (version: string): string => `observation\u0012${String.fromCharCode(version.length)}${version}`;
const VERSION = String(OBSERVATION_VERSION);

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>): File => new File([bytes], name);

let stores: Stores;
let ownBots: OwnBots;
let plays: boolean;

const bring = (...files: readonly File[]): Promise<string[]> =>
  bringBots(files, { ownBots, bots: { tryOut: () => Promise.resolve(plays) } });

beforeEach(() => {
  stores = memoryStores();
  ownBots = new OwnBots(stores);
  plays = true;
});

describe('a policy in a file', () => {
  test('is kept under the name of its file, and plays the rules that it was trained for', async () => {
    expect(await bring(fileOf('mine.onnx', GIN))).toEqual(['“mine” is among your bots now, and plays its rules.']);
    const [[id, bot]] = ownBots.all;
    expect(bot).toMatchObject({ name: 'mine', origin: 'brought', players: [2, 6], isUsed: true, hasCritic: false });
    expect(rulesOfBot(bot)).toEqual(preset('gin'));
    expect(bot.decisions).toBeGreaterThan(1_000_000);
    const { policy, critic } = (await ownBots.filesOf(id)) ?? { policy: new Uint8Array(), critic: null };
    expect([Buffer.compare(policy, GIN), critic]).toEqual([0, null]);
  });

  test.each([
    ['another name where a bot of one’s own has its own', ['mine.onnx', 'mine.onnx'], ['mine', 'mine 2']],
    ['the name of its rules where it comes from a run', ['policy.onnx'], ['gin']],
  ])('has %s', async (_, files, names) => {
    for (const [index, name] of files.entries()) await bring(fileOf(name, [GIN, GENERAL][index]));
    expect([...ownBots.all.values()].map(({ name }) => name)).toEqual(names);
  });

  test('is not called damaged where the browser forbids what bots need', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await bring(fileOf('mine.onnx', GIN))).toEqual([expect.stringMatching(/does not run WebAssembly/)]);
    expect(ownBots.all.size).toBe(0);
  });

  test('for all rules with a pool plays those', async () => {
    const rules = JSON.stringify(rulesFile({ ...preset('widow'), name: 'pool' }));
    await bring(
      fileOf('policy.onnx', withWeights(GIN, {}, { ...readMetadata(GIN), rules }) as Uint8Array<ArrayBuffer>),
    );
    const [bot] = ownBots.all.values();
    expect([bot.name, rulesOfBot(bot)]).toEqual(['policy', 'pool']);
  });

  test('has the critic that is called as it is, among several; one for all rules plays all of them', async () => {
    const critic = fileOf('ours.critic.onnx', CRITIC);
    expect(await bring(critic, fileOf('gin.onnx', GIN), fileOf('ours.onnx', GENERAL))).toHaveLength(2);
    expect([...ownBots.all.values()].map(({ name, rules, hasCritic }) => [name, rules === 'all', hasCritic])).toEqual([
      ['gin', false, false],
      ['ours', true, true],
    ]);
  });

  test('may be for one number of players', async () => {
    const [stated, one] = ['[2,10]', '[2, 2]'].map((players) => `players\u0012\u0006${players}`);
    await bring(fileOf('two.onnx', altered(GENERAL, stated, one)));
    expect([...ownBots.all.values()].map(({ players }) => players)).toEqual([[2, 2]]);
  });

  test('that is here already is not kept twice', async () => {
    await bring(fileOf('mine.onnx', GIN));
    expect(await bring(fileOf('again.onnx', GIN))).toEqual(['“again.onnx” is here already: it is “mine”.']);
    expect(ownBots.all.size).toBe(1);
  });
});

describe('a file is refused in a sentence', () => {
  const UNSAID = '“x.onnx” does not say which rules it plays, and with how many players.';

  test.each([
    ['that is no policy', () => new Uint8Array(Buffer.from('Dear Anna')), '“x.onnx” is not a bot of this game.'],
    [
      'of another format',
      () => altered(GIN, 'thirty-one-model/1', 'thirty-two-model/1'),
      '“x.onnx” is not a bot of this game.',
    ],
    ['that is a critic', () => new Uint8Array(CRITIC), '“x.onnx” is a critic: open it together with its policy.'],
    [
      'of another observation version',
      () => altered(GIN, statedVersion(VERSION), statedVersion('0'.repeat(VERSION.length))),
      '“x.onnx” was trained for another version of the game. Train it again with this one.',
    ],
    [
      'whose rules cannot be read',
      () => altered(GIN, '{"format":"thirty-one-rules/1"', '{"format":"thirty-one-rules/9"'),
      UNSAID,
    ],
    [
      'of more than 20 MB',
      () => new Uint8Array(20_000_001),
      '“x.onnx” is larger than 20 MB, which no bot of this game is.',
    ],
  ])('%s', async (_, bytes, sentence) => {
    expect(await bring(fileOf('x.onnx', bytes()))).toEqual([sentence]);
    expect(ownBots.all.size).toBe(0);
  });

  test.each(['[10,2]', '[2]   ', '["",2]', 'null  '])('whose numbers of players are %s', async (players) => {
    const wrong = altered(GENERAL, 'players\u0012\u0006[2,10]', `players\u0012\u0006${players}`);
    expect(await bring(fileOf('x.onnx', wrong))).toEqual([UNSAID]);
  });

  test('whose policy does not play', async () => {
    plays = false;
    expect(await bring(fileOf('x.onnx', GIN))).toEqual(['“x.onnx” is damaged: it does not play.']);
  });
});
