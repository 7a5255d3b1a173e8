/** Self-play of Thirty-One, and what a learner makes of it; what is collected in every detail is in `collect.test.ts`. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { EquityModel } from '../../../../training/learner/equity/equity-model.ts';
import { EQUITY_SIZE, writeEquityFeatures, type MatchState } from '../../../../training/learner/equity/features.ts';
import { everyGame, oneGame } from '../../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../../training/learner/games/thirty-one.ts';
import { allParameters, initialParameters } from '../../../../training/learner/network/parameters.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';
import { gae } from '../../../../training/learner/ppo/ppo.ts';
import { OtherShape } from '../../../../training/learner/ppo/snapshot.ts';
import { SelfPlay } from '../../../../training/learner/self-play/self-play.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { NO_EQUITY } from '../../support/no-equity.ts';

const small = { table: 16, suit: 8 };
const network = suitNetwork({ policy: small, critic: small });
const sessions = await learnerSessions(traced(await loadRuntime()), network, STANDARD_OPTIONS);

/** Decisions of the standard game by random weights. */
async function collected(players: number): Promise<SelfPlay> {
  const random = new Random(10);
  const equity = new EquityModel(sessions, new Random(4));
  const game = thirtyOneGame(oneGame(preset('scat'), players, players), network, equity);
  const advantagesOf = (values: readonly number[], reward: number) => gae(values, reward, 0.95);
  const options = { tables: 24, advantagesOf, confidentSampleRate: 1, capacity: 1_200 };
  const play = new SelfPlay(game, sessions.act, random, options);
  await play.collect(500, initialParameters(allParameters(network), random));
  return play;
}

describe('self-play', () => {
  test('collects decisions that were legal, with finite advantages', async () => {
    const { store, ready } = await collected(4);
    expect(ready.length).toBeGreaterThanOrEqual(500);
    expect(new Set(ready).size).toBe(ready.length);
    for (const row of ready) {
      const isLegal = store.mask[row * network.actionCount + store.action[row]] === 1;
      const isFinite = store.logProbability[row] <= 0 && Number.isFinite(store.advantage[row]);
      expect([isLegal, isFinite]).toEqual([true, true]);
    }
  });
});

test('match equity learns who wins from where', async () => {
  const random = new Random(2);
  const model = new EquityModel(sessions, random);
  const features = new Float32Array(EQUITY_SIZE);
  const [rules, none] = [preset('scat'), [0, 0]];
  const state: MatchState = { rules, tokens: [1, 3], points: none, buyIns: none, dealer: 0, deals: 0 };
  writeEquityFeatures(state, features, 0);
  // A strange game: the seat with fewer tokens wins nine times out of ten.
  for (let i = 0; i < 2_000; i++) model.learnFrom(state, i % 10 === 0 ? 1 : 0);
  for (let i = 0; i < 60; i++) model.state.update((await model.gradient(random)).gradient, 1e-2);
  expect((await model.chances(features, 1))[0]).toBeCloseTo(0.9, 1);
});

test('a learner goes on from a snapshot to the same bits, equity included', async () => {
  const options = { ...STANDARD_OPTIONS, tables: 16, decisions: 256, minibatch: 128 };
  const create = (seed: number): Learner => {
    const equity = new EquityModel(sessions, new Random(seed));
    return new Learner(thirtyOneGame(everyGame(), network, equity), sessions, new Random(seed), options, { equity });
  };
  const undisturbed = create(1);
  const before = undisturbed.state.parameters.slice();
  for (let i = 0; i < 3; i++) await undisturbed.iterate(i / 8);
  expect(undisturbed.state.parameters).not.toEqual(before);
  const snapshot = undisturbed.snapshot();
  const resumed = create(2);
  resumed.restore({ json: JSON.parse(JSON.stringify(snapshot.json)), arrays: snapshot.arrays });
  for (let i = 3; i < 5; i++) {
    const { metrics } = await resumed.iterate(i / 8);
    expect(metrics).toEqual((await undisturbed.iterate(i / 8)).metrics);
    expect(Object.values(metrics).every(Number.isFinite)).toBe(true);
  }
  const [one, other] = [resumed.snapshot(), undisturbed.snapshot()];
  expect(one.json).toEqual(other.json);
  for (const [name, array] of Object.entries(other.arrays)) {
    expect(Buffer.compare(Buffer.from(one.arrays[name].buffer), Buffer.from(array.buffer)), name).toBe(0);
  }
});

test('a snapshot of a network of another shape is refused', () => {
  const game = thirtyOneGame(oneGame(preset('scat'), 2, 2), network, NO_EQUITY);
  const learner = new Learner(game, sessions, new Random(1), { ...STANDARD_OPTIONS, tables: 1, decisions: 256 });
  const { json, arrays } = learner.snapshot();
  const other = { json, arrays: { ...arrays, parameters: new Float32Array(7) } };
  expect(() => learner.restore(other)).toThrow(OtherShape);
  expect(() => learner.restore(other)).toThrow('it has 7 parameters, and');
});
