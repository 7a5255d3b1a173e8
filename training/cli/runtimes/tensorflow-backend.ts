import util from 'node:util';
import * as tf from '../../learner/tensorflow/tf.ts';

/** The fastest backend of TensorFlow.js that this machine has: TensorFlow where `@tensorflow/tfjs-node` loads, else the plain one. */
export async function loadEagerBackend(): Promise<'tensorflow' | 'cpu'> {
  // tfjs-node still calls this function, which Node 23 removed.
  const withFormer = util as typeof util & { isNullOrUndefined?: (value: unknown) => boolean };
  withFormer.isNullOrUndefined ??= (value) => value === null || value === undefined;
  // An optional dependency: TypeScript and bundlers must not look for it.
  const module: string = '@tensorflow/tfjs-node';
  try {
    await import(module);
    return (await tf.setBackend('tensorflow')) ? 'tensorflow' : 'cpu';
  } catch {
    return 'cpu';
  }
}
