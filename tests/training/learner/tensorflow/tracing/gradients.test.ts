import * as tf from '../../../../../training/learner/tensorflow/tf.ts';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../../engine/random.ts';
import { loadRuntime } from '../../../../../training/cli/runtimes/onnxruntime.ts';
import { AdamState } from '../../../../../training/learner/network/adam.ts';
import { allParameters, initialParameters } from '../../../../../training/learner/network/parameters.ts';
import type { Fetch, Session } from '../../../../../training/learner/network/session.ts';
import { eagerSession } from '../../../../../training/cli/runtimes/eager.ts';
import { STANDARD_OPTIONS } from '../../../../../training/learner/ppo/options.ts';
import { gradientComputation } from '../../../../../training/learner/tensorflow/computations.ts';
import { suitNetwork } from '../../../../../training/learner/tensorflow/suit-network.ts';
import { traceToOnnx, type TensorSpec } from '../../../../../training/learner/tensorflow/tracing/trace.ts';
import { expectAgreement, expectSame, feedsFor, scattered } from './agreement.ts';

type Tensors = Record<string, tf.Tensor>;

const inputs: TensorSpec[] = [
  { name: 'x', shape: ['batch', 4, 3] },
  { name: 'w', shape: [3, 5] },
  { name: 'b', shape: [5] },
  { name: 'g', shape: ['batch', 4, 5] },
];

const rows = (x: tf.Tensor) => tf.reshape(x, [-1, 3]) as tf.Tensor2D;
const layer = ({ x, w, b }: Tensors) => tf.reshape(tf.add(tf.matMul(rows(x), w as tf.Tensor2D), b), [-1, 4, 5]);
const positiveLayer = (tensors: Tensors) => tf.add(tf.square(layer(tensors)), 0.1);

/**
 * Functions of one layer on a [batch, 4, 3] input, which together use every gradient that the learner needs.
 */
const functions: Record<string, (tensors: Tensors) => tf.Tensor> = {
  'a linear layer over batch times four rows': layer,
  relu: (t) => tf.relu(layer(t)),
  'relu of a relu': (t) => tf.relu(tf.sub(tf.relu(layer(t)), 0.5)),
  exp: (t) => tf.exp(layer(t)),
  log: (t) => tf.log(positiveLayer(t)),
  'division both ways': (t) => tf.div(tf.div(layer(t), positiveLayer(t)), tf.add(tf.square(t.b), 1)),
  'minimum and maximum': (t) => tf.minimum(tf.maximum(layer(t), t.g), tf.mul(layer(t), 2)),
  'masked log-softmax': (t) => {
    const mask = tf.cast(tf.greater(t.g, -1), 'float32');
    return tf.mul(tf.logSoftmax(tf.add(layer(t), tf.mul(tf.sub(mask, 1), 1e9))), mask);
  },
  'means over axes': (t) => tf.add(tf.mean(layer(t), 1, true), tf.mean(layer(t))),
  'sums over axes': (t) => tf.mul(tf.sum(layer(t), [0, 2], true), tf.sum(layer(t), 1, true)),
  'broadcasting a row over the batch': (t) => tf.mul(layer(t), tf.mul(t.b, t.b)),
  'concatenation and splitting': (t) => {
    const [left, right] = tf.split(layer(t), [2, 3], 2) as [tf.Tensor, tf.Tensor];
    return tf.concat([tf.square(right), tf.clone(left)], 2);
  },
  transposing: (t) => tf.square(tf.transpose(layer(t), [2, 0, 1])),
  'stacks of matrices': (t) => tf.matMul(layer(t), layer(t), false, true),
};

describe('a traced gradient is the gradient of TensorFlow.js:', () => {
  test.each(Object.entries(functions))('%s', async (_, f) => {
    const compute = (tensors: Tensors): Tensors => {
      const loss = (x: tf.Tensor, w: tf.Tensor, b: tf.Tensor) => {
        const y = f({ ...tensors, x, w, b });
        return tf.mean(tf.mul(y, tf.add(tf.square(y), 1))) as tf.Scalar;
      };
      const { value, grads } = tf.valueAndGrads(loss as (...xs: tf.Tensor[]) => tf.Scalar)([
        tensors.x,
        tensors.w,
        tensors.b,
      ]);
      return { loss: value, dx: grads[0], dw: grads[1], db: grads[2] };
    };
    await expectAgreement({ inputs, compute }, (i) => scattered(i, 1));
  });
});

test('traced and by TensorFlow.js itself, the updates of a learner stay together', async () => {
  const network = suitNetwork({ policy: { table: 8, suit: 6 }, critic: { table: 6, suit: 4 } });
  const step = gradientComputation(network, { ...STANDARD_OPTIONS, regulariser: 'uniform' });
  const traced = await (await loadRuntime()).load(await traceToOnnx({ name: 'gradient', ...step }));
  const start = initialParameters(allParameters(network), new Random(1));
  const [one, other] = [new AdamState(start), new AdamState(start)];
  for (let update = 1; update <= 5; update++) {
    const feeds = feedsFor(step.inputs, update % 2 ? 16 : 9, (i) => scattered(i + 17 * update, 1));
    feeds.mask.data.forEach((x, i, mask) => (mask[i] = i % network.actionCount < 3 || x > 0 ? 1 : 0));
    feeds.action.data.forEach((_, i, action) => (action[i] = i % 3));
    const after = async (session: Session, { parameters }: AdamState): Promise<Record<string, Fetch>> =>
      session.run({ ...feeds, parameters: { data: parameters, dims: [parameters.length] } });
    const found = await after(traced, one);
    expectSame(found, await after(eagerSession(step), one), 1e-4);
    one.update(found.gradient.data, 0.01);
    other.update((await after(eagerSession(step), other)).gradient.data, 0.01);
  }
  expect(Math.max(...one.parameters.map((number, i) => Math.abs(number - other.parameters[i])))).toBeLessThan(1e-4);
  expect(one.parameters, 'something to compare').not.toEqual(start);
});
