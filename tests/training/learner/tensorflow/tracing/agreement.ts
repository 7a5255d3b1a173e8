import { expect } from 'vitest';
import { loadRuntime } from '../../../../../training/cli/runtimes/onnxruntime.ts';
import { eagerSession } from '../../../../../training/cli/runtimes/eager.ts';
import {
  traceToOnnx,
  type Computation,
  type TensorSpec,
} from '../../../../../training/learner/tensorflow/tracing/trace.ts';
import type { Feed, Fetch } from '../../../../../training/learner/network/session.ts';

/** The i-th of a series of numbers in (-range, range) with a long period. */
export function scattered(i: number, range = 2): number {
  return range * Math.sin(12.9898 * (i + 1) + 78.233 * Math.sin(i));
}

/** Feeds for the inputs at a batch size; `value` gives the i-th number. */
export function feedsFor(
  inputs: readonly TensorSpec[],
  batch: number,
  value: (i: number) => number = scattered,
): Record<string, Feed> {
  const feeds = inputs.map(({ name, shape, dtype }, k) => {
    const dims = shape.map((size) => (size === 'batch' ? batch : size));
    const numbers = Array.from({ length: dims.reduce((a, b) => a * b, 1) }, (_, i) => value(i + 1000 * k));
    return [name, { dims, data: dtype === 'int32' ? Int32Array.from(numbers) : Float32Array.from(numbers) }] as const;
  });
  return Object.fromEntries(feeds);
}

/** Expects the traced computation to give what TensorFlow.js computes itself, at several batch sizes. */
export async function expectAgreement(computation: Computation, value?: (i: number) => number): Promise<void> {
  const runtime = await loadRuntime();
  const traced = await runtime.load(await traceToOnnx({ name: 'test', ...computation }));
  const eager = eagerSession(computation);
  for (const batch of [1, 2, 7]) {
    const feeds = feedsFor(computation.inputs, batch, value);
    expectSame(await traced.run(feeds), await eager.run(feeds));
  }
  await traced.release();
}

/** Expects the same names and shapes, and numbers that agree to `tolerance`, absolute below 1 and relative above. */
export function expectSame(actual: Record<string, Fetch>, expected: Record<string, Fetch>, tolerance = 1e-5): void {
  expect(Object.keys(actual).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const [name, { data, dims }] of Object.entries(expected)) {
    expect(actual[name].dims, `shape of ${name}`).toEqual(dims);
    const strays = Array.from(data as ArrayLike<number>).flatMap((number, i) => {
      const other = actual[name].data[i];
      const isClose = other === number || Math.abs(other - number) <= tolerance * Math.max(1, Math.abs(number));
      return isClose ? [] : [`${i}: ${other}, expected ${number}`];
    });
    expect(strays, name).toEqual([]);
  }
}
