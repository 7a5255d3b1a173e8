import * as tf from '../../../../../training/learner/tensorflow/tf.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { KUHN_NETWORK } from '../../../support/solvable/kuhn.ts';
import { smallNetwork } from '../../../support/solvable/small-network.ts';
import { STANDARD_OPTIONS } from '../../../../../training/learner/ppo/options.ts';
import { suitNetwork } from '../../../../../training/learner/tensorflow/suit-network.ts';
import { traceLearner } from '../../../../../training/learner/tensorflow/sessions.ts';
import { kernels } from '../../../../../training/learner/tensorflow/tracing/kernels.ts';
import { traceToOnnx, type TensorSpec } from '../../../../../training/learner/tensorflow/tracing/trace.ts';
import { expectAgreement, feedsFor, scattered } from './agreement.ts';

interface Case {
  inputs?: readonly TensorSpec[];
  compute: (tensors: Record<string, tf.Tensor>) => tf.Tensor | tf.Tensor[];
  /** The i-th number of the inputs, where the usual ones do not work. */
  value?: (i: number) => number;
}

const pair: TensorSpec[] = [
  { name: 'x', shape: ['batch', 3, 4] },
  { name: 'y', shape: [3, 1] },
];
const positive = (i: number) => Math.abs(scattered(i)) + 0.1;
const whole = (i: number) => Math.round(scattered(i));

const unary = (op: (x: tf.Tensor) => tf.Tensor, value?: Case['value']): Case => ({
  compute: ({ x }) => op(x),
  ...(value && { value }),
});
const binary = (op: (a: tf.Tensor, b: tf.Tensor) => tf.Tensor, value?: Case['value']): Case => ({
  inputs: pair,
  compute: ({ x, y }) => [op(x, y), op(y, x), op(x, tf.ones(x.shape))],
  ...(value && { value }),
});
const reductions = (op: (x: tf.Tensor, axis?: number | number[], keepDims?: boolean) => tf.Tensor): Case => ({
  inputs: pair,
  compute: ({ x }) => [op(x), op(x, 0), op(x, -1), op(x, [1, 2]), op(x, [0, 2], true), op(tf.ones(x.shape), [0, 1])],
});

const cases: Record<string, Case> = {
  Abs: unary(tf.abs),
  Add: binary(tf.add),
  BatchMatMul: {
    inputs: [
      { name: 'x', shape: ['batch', 4, 3] },
      { name: 'y', shape: ['batch', 3, 5] },
      { name: 'a', shape: ['batch', 4] },
      { name: 'b', shape: [4, 6] },
    ],
    compute: ({ x, y, a, b }) => {
      const [xt, yt] = [tf.transpose(x, [0, 2, 1]), tf.transpose(y, [0, 2, 1])];
      return [
        tf.matMul(x, y),
        tf.matMul(xt, y, true),
        tf.matMul(x, yt, false, true),
        tf.matMul(xt, yt, true, true),
        tf.matMul(a, b),
        tf.matMul(a, a, true),
        tf.matMul(tf.reshape(x, [-1, 3]), tf.ones([2, 3]), false, true),
      ];
    },
  },
  Cast: {
    compute: ({ x }) => [tf.cast(tf.cast(x, 'int32'), 'float32'), tf.cast(tf.cast(x, 'bool'), 'float32')],
    value: whole,
  },
  Concat: {
    inputs: pair,
    compute: ({ x }) => [
      tf.concat([x, tf.zeros(x.shape), x], -1),
      tf.concat([x, x], 0),
      tf.concat([x, tf.ones([x.shape[0], 2, 4])], 1),
    ],
  },
  Exp: unary(tf.exp),
  Greater: binary(tf.greater, whole),
  GreaterEqual: binary(tf.greaterEqual, whole),
  Identity: unary((x) => tf.clone(x)),
  LessEqual: binary(tf.lessEqual, whole),
  Log: unary(tf.log, positive),
  Max: reductions(tf.max),
  Maximum: binary(tf.maximum),
  Mean: {
    inputs: pair,
    compute: ({ x, y }) => [...(reductions(tf.mean).compute({ x }) as tf.Tensor[]), tf.mean(tf.cast(y, 'int32'))],
  },
  Minimum: binary(tf.minimum),
  Multiply: binary(tf.mul),
  Neg: unary(tf.neg),
  OneHot: {
    inputs: [{ name: 'x', shape: ['batch', 2], dtype: 'int32' }],
    compute: ({ x }) => [tf.oneHot(x, 4), tf.oneHot(x, 4, 1, 0, 'float32')],
    value: (i) => i % 4,
  },
  Pack: { compute: ({ x }) => [tf.stack([x, tf.neg(x)], 1), tf.stack([x, x], -1)] },
  RealDiv: binary(tf.div, positive),
  Relu: unary(tf.relu),
  Reshape: {
    inputs: pair,
    compute: ({ x }) => [tf.reshape(x, [-1, 2]), tf.reshape(x, [x.shape[0] * 3, 4]), tf.reshape(x, [4, -1, 3])],
  },
  SplitV: { inputs: pair, compute: ({ x }) => [...tf.split(x, [1, 3], 2), ...tf.split(x, 3, 1), ...tf.split(x, 1, 0)] },
  Square: unary(tf.square),
  Step: { compute: ({ x }) => tf.step(x), value: (i) => [0, -0, 1e-37, -1e-37, 3e38, -3e38, 0.5][i % 7] },
  Sub: binary(tf.sub),
  Sum: {
    inputs: pair,
    compute: ({ x, y }) => {
      const few = tf.transpose(x, [1, 0, 2]);
      return [
        ...(reductions(tf.sum).compute({ x }) as tf.Tensor[]),
        tf.sum(y, 0),
        tf.sum(few, 0),
        tf.sum(few, 0, true),
      ];
    },
  },
  Transpose: {
    inputs: pair,
    compute: ({ x }) => [tf.transpose(x), tf.transpose(x, [0, 2, 1]), tf.transpose(x, [0, 1, 2])],
  },
};

/** Calls of the tracer's kernels while something is traced: their names. */
async function kernelsOf(trace: () => Promise<unknown>): Promise<string[]> {
  // The backend is not there before something has been traced.
  await traceToOnnx({ name: 'test', inputs: pair, compute: ({ x }) => ({ negative: tf.neg(x) }) });
  const spies = tf.getKernelsForBackend('onnx-tracer').map((config) => ({
    name: config.kernelName,
    spy: vi.spyOn(config, 'kernelFunc'),
  }));
  await trace();
  const called = spies.filter(({ spy }) => spy.mock.calls.length > 0).map(({ name }) => name);
  for (const { spy } of spies) spy.mockRestore();
  return called;
}

beforeAll(() => tf.setBackend('cpu'));

describe('a traced kernel computes what TensorFlow.js computes', () => {
  test.each(Object.entries(cases))(
    '%s',
    async (kernel, { inputs = [{ name: 'x', shape: ['batch', 5] }], compute, value }) => {
      const named = (tensors: Record<string, tf.Tensor>) => {
        const outputs = compute(tensors);
        return Object.fromEntries(
          (Array.isArray(outputs) ? outputs : [outputs]).map((output, i) => [`output ${i}`, output]),
        );
      };
      const feeds = Object.entries(feedsFor(inputs, 2, value)).map(([name, { data, dims }]) => [
        name,
        tf.tensor(data, [...dims]),
      ]);
      const { kernelNames } = await tf.profile(() => named(Object.fromEntries(feeds)));
      expect(kernelNames, 'what this test runs').toContain(kernel);
      await expectAgreement({ inputs, compute: named }, value);
    },
  );

  test('every one has its test', () => expect(Object.keys(kernels).toSorted()).toEqual(Object.keys(cases).toSorted()));
});

test('every kernel is in the graphs of a learner', async () => {
  const small = { policy: { table: 4, suit: 4 }, critic: { table: 4, suit: 4 } };
  const reached = await kernelsOf(async () => {
    await traceLearner(suitNetwork(small), STANDARD_OPTIONS);
    await traceLearner(smallNetwork(KUHN_NETWORK), { ...STANDARD_OPTIONS, regulariser: 'uniform' });
  });
  expect(reached.toSorted()).toEqual(Object.keys(kernels).toSorted());
});
