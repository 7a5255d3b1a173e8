import * as tf from '../../learner/tensorflow/tf.ts';

/** Makes the fastest backend of TensorFlow.js that this machine has the current one, and returns its name. */
export async function loadEagerBackend(): Promise<'wasm' | 'cpu'> {
  if (await loadWasm()) return 'wasm';
  await tf.setBackend('cpu');
  return 'cpu';
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
