import * as tf from '@tensorflow/tfjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRuntime } from '../../../../../training/cli/runtimes/onnxruntime.ts';
import { eagerSession } from '../../../../../training/learner/tensorflow/eager.ts';
import {
  traceToOnnx,
  type Computation,
  type TensorSpec,
} from '../../../../../training/learner/tensorflow/tracing/trace.ts';
import type { Feed, Fetch, Session } from '../../../../../training/learner/network/session.ts';
import { expectAgreement, expectSame, feedsFor, scattered, useReferenceBackend } from './agreement.ts';

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
  tanh: (t) => tf.tanh(layer(t)),
  sigmoid: (t) => tf.sigmoid(layer(t)),
  abs: (t) => tf.abs(layer(t)),
  exp: (t) => tf.exp(layer(t)),
  log: (t) => tf.log(positiveLayer(t)),
  sqrt: (t) => tf.sqrt(positiveLayer(t)),
  pow: (t) => tf.pow(positiveLayer(t), 3),
  'division both ways': (t) => tf.div(tf.div(layer(t), positiveLayer(t)), tf.add(tf.abs(t.b), 1)),
  'squared difference': (t) => tf.squaredDifference(layer(t), t.g),
  'minimum and maximum': (t) => tf.minimum(tf.maximum(layer(t), t.g), tf.mul(layer(t), 2)),
  'clipping by value': (t) => tf.clipByValue(layer(t), -1, 1),
  'choosing by a condition': (t) => tf.where(tf.greater(t.g, 0), layer(t), tf.square(layer(t))),
  softmax: (t) => tf.mul(tf.softmax(layer(t)), t.g),
  'masked log-softmax': (t) => {
    const mask = tf.cast(tf.greater(t.g, -1), 'float32');
    return tf.mul(tf.logSoftmax(tf.add(layer(t), tf.mul(tf.sub(mask, 1), 1e9))), mask);
  },
  'means over axes': (t) => tf.add(tf.mean(layer(t), 1, true), tf.mean(layer(t))),
  'sums over axes': (t) => tf.mul(tf.sum(layer(t), [0, 2], true), tf.sum(layer(t), 1, true)),
  'maximum and minimum over axes': (t) => tf.sub(tf.max(layer(t), 1, true), tf.min(layer(t), [1, 2], true)),
  'broadcasting a row over the batch': (t) => tf.mul(layer(t), tf.mul(t.b, t.b)),
  'concatenation and splitting': (t) => {
    const [left, right] = tf.split(layer(t), [2, 3], 2) as [tf.Tensor, tf.Tensor];
    return tf.concat([tf.square(right), left], 2);
  },
  'stacking and unstacking': (t) =>
    tf.stack(
      tf.unstack(layer(t), 1).map((x, i) => tf.mul(x, i + 1)),
      2,
    ),
  slicing: (t) => tf.mul(tf.slice(layer(t), [0, 1, 2], [-1, 2, 3]), 3),
  padding: (t) =>
    tf.square(
      tf.pad(layer(t), [
        [0, 0],
        [1, 0],
        [0, 2],
      ]),
    ),
  tiling: (t) => tf.square(tf.tile(layer(t), [1, 2, 1])),
  'broadcasting to a shape': (t) => tf.mul(tf.broadcastTo(tf.sum(layer(t), 1, true), t.g.shape), t.g),
  transposing: (t) => tf.square(tf.transpose(layer(t), [2, 0, 1])),
  'stacks of matrices': (t) => tf.matMul(layer(t), layer(t), false, true),
};

beforeAll(useReferenceBackend);

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

describe('an actor-critic step', () => {
  const layers = [[12, 16], [16], [16, 16], [16], [16, 7], [7], [16, 1], [1]];
  const lengths = layers.map((shape) => shape.reduce((a, b) => a * b, 1));
  const parameters = lengths.reduce((a, b) => a + b, 0);

  /** Policy logits and value of a two-layer network with its weights in one flat vector. */
  const network = (weights: tf.Tensor, x: tf.Tensor) => {
    const [w1, b1, w2, b2, wPolicy, bPolicy, wValue, bValue] = tf
      .split(weights, lengths)
      .map((part, i) => tf.reshape(part, layers[i])) as tf.Tensor[];
    const dense = (x: tf.Tensor, w: tf.Tensor, b: tf.Tensor) => tf.add(tf.matMul(x, w), b);
    const hidden = tf.relu(dense(tf.relu(dense(x, w1, b1)), w2, b2));
    return { logits: dense(hidden, wPolicy, bPolicy), value: tf.reshape(dense(hidden, wValue, bValue), [-1]) };
  };

  const gradient: Computation = {
    inputs: [
      { name: 'weights', shape: [parameters] },
      { name: 'x', shape: ['batch', 12] },
      { name: 'mask', shape: ['batch', 7] },
      { name: 'chosen', shape: ['batch', 7] },
      { name: 'advantage', shape: ['batch'] },
      { name: 'return', shape: ['batch'] },
    ],
    compute: (t) => {
      const loss = (weights: tf.Tensor) => {
        const { logits, value } = network(weights, t.x);
        const logPolicy = tf.logSoftmax(tf.add(logits, tf.mul(tf.sub(t.mask, 1), 1e9)));
        const ratio = tf.exp(tf.add(tf.sum(tf.mul(logPolicy, t.chosen), 1), 1.5));
        const gain = tf.minimum(tf.mul(ratio, t.advantage), tf.mul(tf.clipByValue(ratio, 0.9, 1.1), t.advantage));
        const entropy = tf.neg(tf.sum(tf.mul(tf.exp(logPolicy), tf.mul(logPolicy, t.mask)), 1));
        const miss = tf.square(tf.sub(value, t.return));
        return tf.mean(tf.sub(tf.mul(miss, 0.5), tf.add(gain, tf.mul(entropy, 0.01)))) as tf.Scalar;
      };
      const { value, grad } = tf.valueAndGrad(loss)(t.weights);
      return { loss: value, gradient: grad };
    },
  };

  const update: Computation = {
    inputs: [
      ...['weights', 'mean', 'square', 'gradient'].map((name) => ({ name, shape: [parameters] })),
      ...['rate', 'power1', 'power2'].map((name) => ({ name, shape: [] })),
    ],
    compute: (t) => {
      const norm = tf.sqrt(tf.sum(tf.square(t.gradient)));
      const clipped = tf.mul(t.gradient, tf.minimum(1, tf.div(0.5, tf.add(norm, 1e-6))));
      const mean = tf.add(tf.mul(t.mean, 0.9), tf.mul(clipped, 0.1));
      const square = tf.add(tf.mul(t.square, 0.999), tf.mul(tf.square(clipped), 0.001));
      const [m, v] = [tf.div(mean, tf.sub(1, t.power1)), tf.div(square, tf.sub(1, t.power2))];
      return {
        newMean: mean,
        newSquare: square,
        newWeights: tf.sub(t.weights, tf.mul(t.rate, tf.div(m, tf.add(tf.sqrt(v), 1e-5)))),
      };
    },
  };

  /** The weights and the losses of ten steps. */
  async function train(gradientSession: Session, updateSession: Session) {
    const vector = (value: (i: number) => number): Fetch => ({
      dims: [parameters],
      data: Float32Array.from({ length: parameters }, (_, i) => value(i)),
    });
    const scalar = (value: number): Feed => ({ dims: [], data: Float32Array.of(value) });
    let state: Record<string, Fetch> = {
      weights: vector((i) => scattered(i, 0.4)),
      mean: vector(() => 0),
      square: vector(() => 0),
    };
    const losses: Record<string, Fetch> = {};
    for (let step = 1; step <= 10; step++) {
      const batch = step % 2 ? 16 : 9;
      const { weights: _, ...examples } = feedsFor(gradient.inputs, batch, (i) => scattered(i + 17 * step));
      examples.mask.data.forEach((x, i, mask) => (mask[i] = i % 7 === step % 7 || x > -1 ? 1 : 0));
      examples.chosen.data.forEach((_, i, chosen) => (chosen[i] = i % 7 === step % 7 ? 1 : 0));
      const result = await gradientSession.run({ weights: state.weights, ...examples });
      losses[`loss ${step}`] = result.loss;
      const { newWeights, newMean, newSquare } = await updateSession.run({
        ...state,
        gradient: result.gradient,
        rate: scalar(0.01),
        power1: scalar(0.9 ** step),
        power2: scalar(0.999 ** step),
      });
      state = { weights: newWeights, mean: newMean, square: newSquare };
    }
    return { state, losses };
  }

  test('traced and eager stay together over ten steps of Adam', async () => {
    const runtime = await loadRuntime();
    const load = async (name: string, computation: Computation) =>
      runtime.load(await traceToOnnx({ name, ...computation }));
    const traced = await train(await load('gradient', gradient), await load('update', update));
    const eager = await train(eagerSession(gradient), eagerSession(update));
    expectSame(traced.state, eager.state, 1e-5);
    expectSame(traced.losses, eager.losses, 1e-5);
    expect(traced.losses['loss 1'].data[0], 'something to compare').toBeGreaterThan(0.1);
  });

  test('the gradient is the slope of the loss', async () => {
    const runtime = await loadRuntime();
    const session = await runtime.load(await traceToOnnx({ name: 'gradient', ...gradient }));
    const feeds = feedsFor(gradient.inputs, 8, (i) => scattered(i, 0.5));
    feeds.mask.data.fill(1);
    const { gradient: slopes } = await session.run(feeds);
    const lossAt = async (parameter: number, shift: number) => {
      const weights = Float32Array.from(feeds.weights.data);
      weights[parameter] += shift;
      const { loss } = await session.run({ ...feeds, weights: { dims: [parameters], data: weights } });
      return loss.data[0];
    };
    for (const parameter of [0, 100, 300, 500, parameters - 1]) {
      const slope = ((await lossAt(parameter, 1e-2)) - (await lossAt(parameter, -1e-2))) / 2e-2;
      expect(slopes.data[parameter]).toBeCloseTo(slope, 2);
    }
  });

  test('the policy with its weights inside the file plays as the network does', async () => {
    const weights = Float32Array.from({ length: parameters }, (_, i) => scattered(i, 0.4));
    await expectAgreement({
      inputs: [{ name: 'x', shape: ['batch', 12] }],
      initializers: { weights: { shape: [parameters], data: weights } },
      compute: ({ x, weights }) => network(weights, x),
    });
  });
});
