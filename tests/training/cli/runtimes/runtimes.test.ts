import * as tf from '../../../../training/learner/tensorflow/tf.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadNativeRuntime, loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import { loadWasmRuntime } from '../../../../training/cli/runtimes/wasm-runtime.ts';
import { loadEagerBackend, eagerSession } from '../../../../training/cli/runtimes/eager.ts';
import { traceToOnnx, type Computation } from '../../../../training/learner/tensorflow/tracing/trace.ts';
import type { Fetch } from '../../../../training/learner/network/session.ts';
import { expectSame, feedsFor } from '../../learner/tensorflow/tracing/agreement.ts';

const computation: Computation = {
  inputs: [
    { name: 'x', shape: ['batch', 4] },
    { name: 'w', shape: [4, 3] },
    { name: 'y', shape: ['batch'] },
    { name: 'times', shape: [], dtype: 'int32' },
  ],
  compute: ({ x, w, y, times }) => {
    const loss = (x: tf.Tensor, w: tf.Tensor) => tf.sum(tf.relu(tf.matMul(x, w))) as tf.Scalar;
    const [dx, dw] = tf.grads(loss)([x, w]);
    return { dx: tf.mul(dx, tf.cast(times, 'float32')), dw, minusY: tf.neg(y) };
  },
};
const feeds = feedsFor(computation.inputs, 5, (i) => Math.sin(i) * 3);

let model: Uint8Array;
let expected: Record<string, Fetch>;

beforeAll(async () => {
  model = await traceToOnnx({ name: 'test', ...computation });
  expected = await eagerSession(computation).run(feeds);
});

describe('a model gives the same', () => {
  test('in the native runtime where it is installed, which is then the one that is chosen', async () => {
    const native = await loadNativeRuntime();
    expect((await loadRuntime()).name).toBe(native ? 'onnxruntime-node' : 'onnxruntime-web');
    if (native) expectSame(await (await native.load(model)).run(feeds), expected);
  });

  test('in WebAssembly', async () => {
    const runtime = await loadWasmRuntime();
    expect(runtime.name).toBe('onnxruntime-web');
    const session = await runtime.load(model);
    expectSame(await session.run(feeds), expected);
    await session.release();
  });
});

test('TensorFlow.js computes the same on the fastest backend at hand', async () => {
  expectSame(await eagerSession(computation, await loadEagerBackend()).run(feeds), expected);
});

test.each([
  ['in the runtime that is chosen', loadRuntime],
  ['in WebAssembly', loadWasmRuntime],
])('feeds that do not fit are refused %s', async (_, load) => {
  const session = await (await load()).load(model);
  await expect(session.run({})).rejects.toThrow("the input 'x' was not fed");
  const y = { dims: [4], data: new Float32Array(4) };
  await expect(session.run({ ...feeds, y })).rejects.toThrow("'y' has the shape [4], expected [batch], batch = 5");
  await session.release();
});
