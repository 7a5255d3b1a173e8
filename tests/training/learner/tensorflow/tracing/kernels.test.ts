import * as tf from '@tensorflow/tfjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { kernels } from '../../../../../training/learner/tensorflow/tracing/kernels.ts';
import type { TensorSpec } from '../../../../../training/learner/tensorflow/tracing/trace.ts';
import { expectAgreement, feedsFor, scattered, useReferenceBackend } from './agreement.ts';

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
  compute: ({ x, y }) => [op(x, y), op(y, x), op(x, tf.onesLike(x))],
  ...(value && { value }),
});
const logical = (op: (a: tf.Tensor, b: tf.Tensor) => tf.Tensor): Case => ({
  inputs: pair,
  compute: ({ x, y }) => op(tf.greater(x, 0), tf.greater(y, 0)),
});
const reductions = (op: (x: tf.Tensor, axis?: number | number[], keepDims?: boolean) => tf.Tensor): Case => ({
  inputs: pair,
  compute: ({ x }) => [op(x), op(x, 0), op(x, -1), op(x, [1, 2]), op(x, [0, 2], true), op(tf.onesLike(x), [0, 1])],
});

const cases: Record<string, Case> = {
  Abs: unary(tf.abs),
  Add: binary(tf.add),
  AddN: { inputs: pair, compute: ({ x }) => tf.addN([x, tf.square(x), tf.onesLike(x)]) },
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
  ClipByValue: unary((x) => tf.clipByValue(x, -0.5, 0.75)),
  Concat: {
    inputs: pair,
    compute: ({ x }) => [
      tf.concat([x, tf.zerosLike(x), x], -1),
      tf.concat([x, x], 0),
      tf.concat([x, tf.ones([x.shape[0], 2, 4])], 1),
    ],
  },
  Equal: binary(tf.equal, whole),
  Exp: unary(tf.exp),
  ExpandDims: { compute: ({ x }) => [tf.expandDims(x, 0), tf.expandDims(x, 1), tf.expandDims(x, -1)] },
  Fill: { compute: ({ x }) => tf.add(x, tf.fill(x.shape, 3)) },
  Greater: binary(tf.greater, whole),
  GreaterEqual: binary(tf.greaterEqual, whole),
  Identity: unary((x) => tf.clone(x)),
  Less: binary(tf.less, whole),
  LessEqual: binary(tf.lessEqual, whole),
  Log: unary(tf.log, positive),
  LogicalAnd: logical(tf.logicalAnd),
  LogicalNot: unary((x) => tf.logicalNot(tf.greater(x, 0))),
  LogicalOr: logical(tf.logicalOr),
  Max: reductions(tf.max),
  Maximum: binary(tf.maximum),
  Mean: {
    inputs: pair,
    compute: ({ x, y }) => [...(reductions(tf.mean).compute({ x }) as tf.Tensor[]), tf.mean(tf.cast(y, 'int32'))],
  },
  Min: reductions(tf.min),
  Minimum: binary(tf.minimum),
  Multiply: binary(tf.mul),
  Neg: unary(tf.neg),
  NotEqual: binary(tf.notEqual, whole),
  OneHot: {
    inputs: [{ name: 'x', shape: ['batch', 2], dtype: 'int32' }],
    compute: ({ x }) => [tf.oneHot(x, 4, 2, -1, 'float32'), tf.oneHot(x, 4)],
    value: (i) => i % 4,
  },
  OnesLike: { compute: ({ x }) => tf.onesLike(x) },
  Pack: { compute: ({ x }) => [tf.stack([x, tf.neg(x)], 1), tf.stack([x, x], -1)] },
  PadV2: {
    inputs: pair,
    compute: ({ x }) =>
      tf.pad(
        x,
        [
          [0, 0],
          [1, 2],
          [0, 3],
        ],
        0.5,
      ),
  },
  Pow: binary(tf.pow, positive),
  RealDiv: binary(tf.div, positive),
  Relu: unary(tf.relu),
  Reshape: {
    inputs: pair,
    compute: ({ x }) => [tf.reshape(x, [-1, 2]), tf.reshape(x, [x.shape[0] * 3, 4]), tf.reshape(x, [4, -1, 3])],
  },
  Select: { inputs: pair, compute: ({ x, y }) => [tf.where(tf.greater(x, y), x, y), tf.where(tf.greater(x, 0), x, 7)] },
  Sigmoid: unary(tf.sigmoid),
  Sign: unary(tf.sign),
  Slice: {
    inputs: pair,
    compute: ({ x }) => [tf.slice(x, [0, 1, 2], [-1, 2, 2]), tf.slice(x, [0, 0, 1]), tf.slice(x, [0, 0, 0], [1, 3, 4])],
  },
  Softmax: { inputs: pair, compute: ({ x }) => tf.softmax(x) },
  SplitV: { inputs: pair, compute: ({ x }) => [...tf.split(x, [1, 3], 2), ...tf.split(x, 3, 1), ...tf.split(x, 1, 0)] },
  Sqrt: unary(tf.sqrt, positive),
  Square: unary(tf.square),
  SquaredDifference: binary(tf.squaredDifference),
  Step: {
    compute: ({ x }) => [tf.step(x), tf.step(x, -1)],
    value: (i) => [0, -0, 1e-37, -1e-37, 3e38, -3e38, 0.5][i % 7],
  },
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
  Tanh: unary(tf.tanh),
  Tile: {
    inputs: pair,
    compute: ({ x, y }) => [
      tf.tile(x, [1, 2, 3]),
      tf.tile(y, [2, 3]),
      tf.broadcastTo(y, [x.shape[0], 3, 4]),
      tf.concat([tf.broadcastTo(tf.reshape(y, [1, 3]), [x.shape[0], 3]), tf.reshape(x, [-1, 12])], 1),
    ],
  },
  Transpose: {
    inputs: pair,
    compute: ({ x }) => [tf.transpose(x), tf.transpose(x, [0, 2, 1]), tf.transpose(x, [0, 1, 2])],
  },
  Unpack: { inputs: pair, compute: ({ x }) => [...tf.unstack(x, 1), ...tf.unstack(x, -1)] },
  ZerosLike: { compute: ({ x }) => tf.zerosLike(x) },
};

beforeAll(useReferenceBackend);

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

  test('every one has its test', () => {
    expect(Object.keys(kernels).toSorted()).toEqual(Object.keys(cases).toSorted());
  });
});
