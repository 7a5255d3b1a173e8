/** What a learner makes of self-play of Thirty-One; what is collected is in `collect.test.ts`. */
import { expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { EquityModel } from '../../../../training/learner/equity/equity-model.ts';
import { EQUITY_SIZE, writeEquityFeatures, type MatchState } from '../../../../training/learner/equity/features.ts';
import { everyGame, oneGame } from '../../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../../training/learner/games/thirty-one.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import { STANDARD_OPTIONS } from '../../../../training/learner/ppo/options.ts';
import { OtherShape } from '../../../../training/learner/ppo/snapshot.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { suitNetwork } from '../../../../training/learner/tensorflow/suit-network.ts';
import { NO_EQUITY } from '../../support/no-equity.ts';

const small = { table: 16, suit: 8 };
const network = suitNetwork({ policy: small, critic: small });
const sessions = await learnerSessions(traced(await loadRuntime()), network, STANDARD_OPTIONS);

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
