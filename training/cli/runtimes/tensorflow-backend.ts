import * as tf from '@tensorflow/tfjs';
import util from 'node:util';

/** Makes the fastest backend of TensorFlow.js that this machine has the current one, and returns its name. */
export async function loadEagerBackend(): Promise<'tensorflow' | 'wasm' | 'cpu'> {
  if (await loadNative()) return 'tensorflow';
  if (await loadWasm()) return 'wasm';
  await tf.setBackend('cpu');
  return 'cpu';
}

async function loadNative(): Promise<boolean> {
  // tfjs-node still calls this function, which Node 23 removed.
  const withFormer = util as typeof util & { isNullOrUndefined?: (value: unknown) => boolean };
  withFormer.isNullOrUndefined ??= (value) => value === null || value === undefined;
  // An optional dependency: TypeScript and bundlers must not look for it.
  const module: string = '@tensorflow/tfjs-node';
  try {
    await import(module);
    return await tf.setBackend('tensorflow');
  } catch {
    return false;
  }
}

/** With the package it may not be installed. */
async function loadWasm(): Promise<boolean> {
  try {
    await import('@tensorflow/tfjs-backend-wasm');
    return await tf.setBackend('wasm');
  } catch {
    return false;
  }
}
