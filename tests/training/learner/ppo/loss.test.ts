import * as tf from '../../../../training/learner/tensorflow/tf.ts';
import { expect, test } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { initialParameters, allParameters } from '../../../../training/learner/network/parameters.ts';
import type { NetworkDefinition } from '../../../../training/learner/tensorflow/network.ts';
import { METRICS, type Metric } from '../../../../training/learner/ppo/ppo.ts';
import { gradientComputation } from '../../../../training/learner/tensorflow/computations.ts';
import { STANDARD_OPTIONS, type Regulariser } from '../../../../training/learner/ppo/options.ts';
import type { Feed } from '../../../../training/learner/network/session.ts';
import { traced } from '../../../../training/learner/tensorflow/sessions.ts';

const BATCH = 6;
const ACTIONS = 5;

/** Logits and values are linear in what is observed. */
const network: NetworkDefinition = {
  observationSize: 3,
  hiddenSize: 2,
  actionCount: ACTIONS,
  policyParameters: [
    { name: 'logits', shape: [3, ACTIONS] },
    { name: 'value', shape: [3, 1] },
  ],
  criticParameters: [{ name: 'critic', shape: [2, 1] }],
  policy: ({ logits, value }, observation) => ({
    logits: tf.matMul(observation, logits as tf.Tensor2D),
    value: tf.matMul(observation, value as tf.Tensor2D),
  }),
  critic: ({ critic }, _observation, hidden) => tf.matMul(hidden, critic as tf.Tensor2D),
};

const random = new Random(5);
const parameters = initialParameters(allParameters(network), random);
const execute = traced(await loadRuntime());
const sessions = {
  entropy: await execute('gradient', gradientComputation(network, STANDARD_OPTIONS)),
  uniform: await execute('gradient', gradientComputation(network, { ...STANDARD_OPTIONS, regulariser: 'uniform' })),
};

const average = initialParameters(network.policyParameters, random);

const rows = (width: number, draw = () => 2 * random.unit() - 1): Feed => ({
  data: Float32Array.from({ length: BATCH * width }, draw),
  dims: [BATCH, width],
});
const column = (): Feed => ({ data: rows(1).data, dims: [BATCH] });
const scalar = (value: number): Feed => ({ data: Float32Array.of(value), dims: [] });
/** The last action is illegal everywhere. */
const mask = Float32Array.from({ length: BATCH * ACTIONS }, (_, i) => (i % ACTIONS === ACTIONS - 1 ? 0 : 1));
const feeds: Record<string, Feed> = {
  observation: rows(3),
  hidden: rows(2),
  mask: { data: mask, dims: [BATCH, ACTIONS] },
  average: { data: average, dims: [average.length] },
  action: { data: Int32Array.from({ length: BATCH }, (_, i) => i % (ACTIONS - 1)), dims: [BATCH] },
  logProbability: { data: rows(1, () => -1.4 - 0.2 * random.unit()).data, dims: [BATCH] },
  advantage: column(),
  return: column(),
  clip: scalar(0.15),
  entropyCoefficient: scalar(0.3),
  magnetCoefficient: scalar(0.2),
};

async function step(flat: Float32Array, others: Record<string, Feed> = {}, regulariser: Regulariser = 'entropy') {
  const { gradient, metrics } = await sessions[regulariser].run({
    ...feeds,
    ...others,
    parameters: { data: flat, dims: [flat.length] },
  });
  const figure = (name: Metric): number => metrics.data[METRICS.indexOf(name)];
  return { gradient: gradient.data, figure };
}

test('the gradient is that of the weighted terms', async () => {
  const lossAt = async (parameter: number, shift: number): Promise<number> => {
    const { figure } = await step(parameters.with(parameter, parameters[parameter] + shift));
    const values = 0.5 * figure('losses/value') + 0.1 * figure('losses/seat_value');
    return figure('losses/policy') + values + 0.2 * figure('losses/magnet_kl') - 0.3 * figure('losses/entropy');
  };
  const { gradient } = await step(parameters);
  for (let parameter = 0; parameter < parameters.length; parameter++) {
    const slope = ((await lossAt(parameter, 1e-3)) - (await lossAt(parameter, -1e-3))) / 2e-3;
    expect(gradient[parameter]).toBeCloseTo(slope, 2);
  }
  expect(Math.max(...gradient.map(Math.abs)), 'something to compare').toBeGreaterThan(0.1);
});

test('illegal actions have no gradient', async () => {
  const { gradient } = await step(parameters);
  const ofIllegal = [0, 1, 2].map((feature) => gradient[feature * ACTIONS + ACTIONS - 1]);
  expect(ofIllegal.map(Math.abs)).toEqual([0, 0, 0]);
});

test('what the averaged policy gives illegal actions does not matter', async () => {
  const data = average.map((weight, i) => (i < 3 * ACTIONS && i % ACTIONS === ACTIONS - 1 ? 5 : weight));
  const [one, other] = [await step(parameters), await step(parameters, { average: { ...feeds.average, data } })];
  expect(other.gradient).toEqual(one.gradient);
  expect(other.figure('losses/magnet_kl')).toBe(one.figure('losses/magnet_kl'));
});

test('a policy does not diverge from an average that is the same', async () => {
  const data = parameters.slice(0, average.length);
  const { figure } = await step(parameters, { average: { ...feeds.average, data } });
  expect(figure('losses/magnet_kl')).toBeCloseTo(0, 6);
});

test('an action that has died out is revived by the divergence of the uniform policy, not by entropy', async () => {
  const legal = ACTIONS - 1;
  const dead = parameters.slice();
  // Every observation is of ones, so that the first feature's weights are as good as the logits.
  for (let i = 0; i < 3 * ACTIONS; i++) dead[i] = 0;
  dead[0] = -30;
  const quiet = {
    observation: rows(3, () => 1),
    advantage: { ...column(), data: new Float32Array(BATCH) },
    return: { ...column(), data: new Float32Array(BATCH) },
    magnetCoefficient: scalar(0),
    entropyCoefficient: scalar(1),
  };
  const slopes = async (regulariser: Regulariser) =>
    Array.from((await step(dead, quiet, regulariser)).gradient.slice(0, legal));
  const others = Array.from({ length: legal - 1 }, () => 1 / (legal - 1) - 1 / legal);
  for (const slope of await slopes('entropy')) expect(slope).toBeCloseTo(0, 6);
  (await slopes('uniform')).forEach((slope, i) => expect(slope).toBeCloseTo([-1 / legal, ...others][i], 6));
});
