import * as tf from '../../../../../training/learner/tensorflow/tf.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  DIMENSION,
  GRAPH,
  MODEL,
  NODE,
  SHAPE,
  TENSOR_TYPE,
  TYPE,
  VALUE_INFO,
} from '../../../../../training/learner/onnx/fields.ts';
import { bytesIn, readMessage } from '../../../../../training/learner/onnx/messages.ts';
import { traceToOnnx, type TraceOptions } from '../../../../../training/learner/tensorflow/tracing/trace.ts';
import { expectAgreement } from './agreement.ts';

const x = { name: 'x', shape: ['batch', 6] } as const;

function traced(compute: TraceOptions['compute'], options: Partial<TraceOptions> = {}): Promise<Uint8Array> {
  return traceToOnnx({ name: 'test', inputs: [x], compute, ...options });
}

/** The messages in a message to which these fields lead. */
function within(message: Uint8Array, ...path: number[]): Uint8Array[] {
  return path.reduce((found, field) => found.flatMap((each) => bytesIn(readMessage(each), field)), [message]);
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const operatorsOf = (file: Uint8Array): string[] => within(file, MODEL.graph, GRAPH.node, NODE.opType).map(textOf);

/** The shapes of inputs or outputs. */
function shapesOf(file: Uint8Array, ports: typeof GRAPH.input | typeof GRAPH.output): unknown[][] {
  return within(file, MODEL.graph, ports, VALUE_INFO.type, TYPE.tensorType, TENSOR_TYPE.shape).map((shape) =>
    within(shape, SHAPE.dim).map((dimension) => {
      const { [DIMENSION.dimValue]: sizes, [DIMENSION.dimParam]: names } = readMessage(dimension);
      return sizes?.[0] ?? textOf(names[0] as Uint8Array);
    }),
  );
}

beforeAll(() => tf.setBackend('cpu'));

describe('the file', () => {
  test('names the batch in the shapes of inputs and outputs', async () => {
    const file = await traced(({ x }) => ({ y: tf.reshape(x, [-1, 3]) }));
    expect(shapesOf(file, GRAPH.input)).toEqual([['batch', 6n]]);
    expect(shapesOf(file, GRAPH.output)).toEqual([['2*batch', 3n]]);
  });

  test('leaves out what no output needs', async () => {
    const file = await traced(
      ({ x, unused }) => {
        tf.matMul(x as tf.Tensor2D, unused as tf.Tensor2D);
        return { y: tf.neg(x) };
      },
      { initializers: { unused: { shape: [6, 2], data: new Float32Array(12) } } },
    );
    expect(operatorsOf(file)).toEqual(['Neg']);
    expect(within(file, MODEL.graph, GRAPH.initializer)).toEqual([]);
  });

  test('computes nothing twice, and nothing for multiplying by one or adding nothing', async () => {
    const file = await traced(({ x }) => ({
      y: tf.add(tf.mul(tf.exp(x), tf.ones(x.shape)), tf.mul(tf.exp(x), tf.add(tf.zeros(x.shape), 2))),
    }));
    expect(operatorsOf(file)).toEqual(['Exp', 'Mul', 'Add']);
  });

  test('keeps minus zero and zero apart', async () => {
    await expectAgreement({
      inputs: [x],
      compute: ({ x }) => ({ down: tf.div(tf.add(x, 9), tf.scalar(-0)), up: tf.div(tf.add(x, 9), tf.scalar(0)) }),
    });
  });

  test('is the same where two functions are traced at once', async () => {
    const compute: TraceOptions['compute'] = ({ x }) => ({ y: tf.relu(x) });
    const [first, second] = await Promise.all([traced(compute), traced(compute)]);
    expect(first).toEqual(second);
    expect(tf.getBackend()).toBe('cpu');
  });

  test('can output an input, a constant, and one tensor under two names', async () => {
    await expectAgreement({
      inputs: [x],
      compute: ({ x }) => {
        const y = tf.neg(x);
        return { input: x, ones: tf.ones(x.shape), columns: y, second: tf.clone(y), list: tf.tensor1d([1, 2, 3]) };
      },
    });
  });
});

describe('the batch size', () => {
  test('may stand in arithmetic, as long as that is a multiple and a sum', async () => {
    await expectAgreement({
      inputs: [x],
      compute: ({ x }) => {
        const [batch] = x.shape as [number];
        return {
          divided: tf.div(x, batch),
          shifted: tf.mul(x, 3 * batch + 5),
          reshaped: tf.reshape(x, [batch * 2, 3]),
          regulariser: tf.add(tf.mul(tf.sum(x, 0, true), tf.ones([batch, 6])), tf.ones([batch, 1])),
        };
      },
    });
  });

  test('is found on any axis of any input', async () => {
    await expectAgreement({
      inputs: [
        { name: 'a', shape: [3] },
        { name: 'b', shape: [3, 'batch'] },
      ],
      compute: ({ a, b }) => ({ y: tf.mul(tf.mul(a, a), b.shape[1]!) }),
    });
  });

  test('in other arithmetic is refused', async () => {
    await expect(traced(({ x }) => ({ y: tf.mul(x, 1 / x.shape[0]) }))).rejects.toThrow(
      /not a whole multiple of the batch size.*make it an input/,
    );
    await expect(traced(({ x }) => ({ y: tf.mul(x, x.shape[0] ** 2) }))).rejects.toThrow(
      '1018081 with a batch of 1009',
    );
  });

  test('must not decide which steps are taken', async () => {
    const sumOfRows = (x: tf.Tensor) => tf.split(x, x.shape[0]).reduce((sum, row) => tf.add(sum, row));
    await expect(traced(({ x }) => ({ y: sumOfRows(x) }))).rejects.toThrow(
      /other steps for another batch size: Split.*batch of 1009.*batch of 2003/s,
    );
  });

  test('must not decide how many numbers a constant has', async () => {
    const ranks = (x: tf.Tensor) => tf.tensor1d(Array.from({ length: x.shape[0] }, (_, i) => i));
    await expect(traced(({ x }) => ({ y: tf.mul(tf.sum(x), ranks(x)) }))).rejects.toThrow(
      /other steps .*: constant \d+: float32, 1009 numbers with a batch of 1009, .* 2003 numbers with a batch of 2003/,
    );
  });
});

describe('what cannot be traced is refused by name', () => {
  const whole = [{ name: 'x', shape: ['batch'], dtype: 'int32' }] as const;

  test.each<[what: string, message: string, compute: TraceOptions['compute'], inputs?: TraceOptions['inputs']]>([
    ['a kernel that the tracer does not know', "'Sin'", ({ x }) => ({ y: tf.sin(x) })],
    ['a step that is not 0 below 0', 'a step that is -1 below 0', ({ x }) => ({ y: tf.step(x, -1) })],
    ['vectors of another number than 1', 'vectors of 2 and 0', ({ x }) => ({ y: tf.oneHot(x, 4, 2) }), whole],
    ['vectors of another number than 0', 'vectors of 1 and -1', ({ x }) => ({ y: tf.oneHot(x, 4, 1, -1) }), whole],
    ['looking at values', 'cannot look at the values', ({ x }) => ({ y: tf.mul(x, x.dataSync()[0]) })],
    ['an output of the name of an input', "has two tensors named 'x'", ({ x }) => ({ x: tf.neg(x) })],
    ['two inputs of one name', "the graph 'test' has two tensors named 'x'", ({ x }) => ({ y: x }), [x, x]],
  ])('%s', async (_, message, compute, inputs = [x]) => {
    await expect(traced(compute, { inputs })).rejects.toThrow(message);
  });

  test('a tensor from outside', async () => {
    const outside = tf.ones([6]);
    await expect(traced(({ x }) => ({ y: tf.mul(x, outside) }))).rejects.toThrow(
      'a tensor of shape [6] was made outside',
    );
    outside.dispose();
  });

  test('after which TensorFlow.js goes on computing as before', async () => {
    const reluGradient = tf.getGradient('Relu');
    const { numTensors } = tf.memory();
    await expect(traced(({ x }) => ({ y: tf.sin(x) }))).rejects.toThrow();
    expect(tf.getBackend()).toBe('cpu');
    expect(tf.getGradient('Relu')).toBe(reluGradient);
    expect(tf.memory().numTensors).toBe(numTensors);
    expect(tf.tidy(() => tf.sin(0).dataSync()[0])).toBe(0);
  });
});
