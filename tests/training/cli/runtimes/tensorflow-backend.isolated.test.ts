/** TensorFlow's native library is there or not, whether it is installed here or not. */
import util from 'node:util';
import { MathBackendCPU } from '@tensorflow/tfjs-backend-cpu';
import { expect, test, vi } from 'vitest';
import { loadEagerBackend } from '../../../../training/cli/runtimes/eager.ts';
import * as tf from '../../../../training/learner/tensorflow/tf.ts';

const LIBRARY = '@tensorflow/tfjs-node';

test('where it does not load TensorFlow.js computes by itself', async () => {
  vi.doMock(LIBRARY, () => {
    throw new Error('The Node.js native addon module (tfjs_binding.node) can not be found');
  });
  expect(await loadEagerBackend()).toBe('cpu');
});

test('where it loads it computes, and has the function of Node that it calls', async () => {
  vi.resetModules();
  vi.doMock(LIBRARY, () => {
    const { isNullOrUndefined } = util as unknown as { isNullOrUndefined: (value: unknown) => boolean };
    expect([null, undefined, 0, ''].map(isNullOrUndefined)).toEqual([true, true, false, false]);
    tf.registerBackend('tensorflow', () => new MathBackendCPU());
    return {};
  });
  expect(await loadEagerBackend()).toBe('tensorflow');
});
