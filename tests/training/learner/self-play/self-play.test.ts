import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { EQUITY_SIZE, writeEquityFeatures, type MatchState } from '../../../../training/learner/equity/features.ts';
import { everyGame, oneGame } from '../../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../../training/learner/games/thirty-one.ts';
import { gae } from '../../../../training/learner/ppo/ppo.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import { OtherShape, type LearnerSnapshot } from '../../../../training/learner/ppo/snapshot.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';
import { initialParameters, allParameters } from '../../../../training/learner/network/parameters.ts';
import { SelfPlay } from '../../../../training/learner/self-play/self-play.ts';
import { EquityModel } from '../../../../training/learner/equity/equity-model.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';

const execute = traced(await loadRuntime());
const network = suitNetwork();
const sessions = await learnerSessions(execute, network, STANDARD_OPTIONS);
const withLambda = (lambda: number) => (values: readonly number[], reward: number) => gae(values, reward, lambda);
const TABLES = 24;
const CAPACITY = 1_200;

function moment(...tokens: number[]): MatchState {
  const none = tokens.map(() => 0);
  return { rules: preset('scat'), tokens, points: none, buyIns: none, dealer: 0, deals: 0 };
}

async function selfPlay(players: number): Promise<{ play: SelfPlay; parameters: Float32Array }> {
  const random = new Random(players);
  const equity = new EquityModel(sessions, random);
  const game = thirtyOneGame(oneGame(preset('scat'), players, players), network, equity);
  const parameters = initialParameters(allParameters(network), random);
  return {
    play: new SelfPlay(game, sessions.act, random, {
      tables: TABLES,
      advantagesOf: withLambda(0.95),
      confidentSampleRate: 1,
      capacity: CAPACITY,
    }),
    parameters,
  };
}

function digest({ arrays }: LearnerSnapshot, name: string): string {
  return createHash('sha256').update(arrays[name]).digest('hex');
}

describe('self-play', () => {
  test('collects decisions that were legal, with finite advantages', async () => {
    const { play, parameters } = await selfPlay(4);
    await play.collect(1_000, parameters);
    const { store, ready } = play;
    expect(ready.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(ready).size).toBe(ready.length);
    for (const row of ready) {
      expect(store.mask[row * network.actionCount + store.action[row]]).toBe(1);
      expect(store.logProbability[row]).toBeLessThanOrEqual(0);
      expect(Number.isFinite(store.advantage[row])).toBe(true);
    }
  });
});

test('without match equity a deal is worth the tokens that it gained', async () => {
  const random = new Random(10);
  const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), network, null);
  const play = new SelfPlay(game, sessions.act, random, {
    tables: TABLES,
    advantagesOf: withLambda(1),
    confidentSampleRate: 1,
    capacity: CAPACITY,
  });
  await play.collect(500, initialParameters(allParameters(network), random));
  const returns = new Set(play.ready.map((row) => Math.round(play.store.return[row] * 1e4) / 1e4));
  expect([...returns].every((tokens) => [-2, -1, 0, 1, 2].includes(tokens))).toBe(true);
  expect(returns.has(1) && returns.has(-1)).toBe(true);
});

describe('match equity', () => {
  test('it learns who wins from where', async () => {
    const random = new Random(2);
    const model = new EquityModel(sessions, random);
    const features = new Float32Array(EQUITY_SIZE);
    // A strange game: the seat with fewer tokens wins nine times out of ten.
    writeEquityFeatures(moment(1, 3), features, 0);
    for (let i = 0; i < 2_000; i++) model.learnFrom(moment(1, 3), i % 10 === 0 ? 1 : 0);
    for (let i = 0; i < 60; i++) model.state.update((await model.gradient(random)).gradient, 1e-2);
    const chances = await model.chances(features, 1);
    expect(chances[0]).toBeCloseTo(0.9, 1);
  });
});

test('a learner goes on from a snapshot to the same bits, equity included', async () => {
  const options = { ...STANDARD_OPTIONS, tables: 16, decisions: 256, minibatch: 128 };
  const create = async (seed: number): Promise<Learner> => {
    const equity = new EquityModel(sessions, new Random(seed));
    const game = thirtyOneGame(everyGame(), network, equity);
    return new Learner(game, sessions, new Random(seed), options, { equity });
  };
  const undisturbed = await create(1);
  for (let i = 0; i < 4; i++) await undisturbed.iterate(i / 8);
  const snapshot = undisturbed.snapshot();
  const resumed = await create(2);
  resumed.restore({ json: JSON.parse(JSON.stringify(snapshot.json)), arrays: snapshot.arrays });
  for (let i = 4; i < 7; i++) {
    expect((await resumed.iterate(i / 8)).metrics).toEqual((await undisturbed.iterate(i / 8)).metrics);
  }
  const [one, other] = [resumed.snapshot(), undisturbed.snapshot()];
  expect(one.json).toEqual(other.json);
  for (const name of Object.keys(other.arrays)) {
    expect([name, digest(one, name)]).toEqual([name, digest(other, name)]);
  }
});

test('a snapshot of a network of another shape is refused', async () => {
  const options = { ...STANDARD_OPTIONS, tables: 1, decisions: 256 };
  const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), network, null);
  const learner = new Learner(game, sessions, new Random(1), options);
  const { json, arrays } = learner.snapshot();
  const parameters = new Float32Array(7);
  expect(() => learner.restore({ json, arrays: { ...arrays, parameters } })).toThrow(OtherShape);
  expect(() => learner.restore({ json, arrays: { ...arrays, parameters } })).toThrow('it has 7 parameters, and');
});
