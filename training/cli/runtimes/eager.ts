/** TensorFlow.js as it computes by itself, beside which files and graphs are checked. */
import util from 'node:util';
import '@tensorflow/tfjs-backend-cpu';
import { assertFeeds, type Fetch, type Session } from '../../learner/network/session.ts';
import * as tf from '../../learner/tensorflow/tf.ts';
import type { Computation } from '../../learner/tensorflow/tracing/trace.ts';

/** Without this TensorFlow.js says that there are faster backends. */
tf.enableProdMode();

/**
 * The session that a traced computation would give, executed by TensorFlow.js itself: what traced files and graphs are checked
 * against. No run plays or learns by it.
 * @param backend of TensorFlow.js: the plain one, or another that is loaded (`loadEagerBackend`)
 */
export function eagerSession({ inputs, initializers = {}, compute }: Computation, backend = 'cpu'): Session {
  return {
    async run(feeds) {
      assertFeeds(inputs, feeds);
      await tf.setBackend(backend);
      const fetches: Record<string, Fetch> = {};
      tf.tidy(() => {
        const tensors: Record<string, tf.Tensor> = {};
        for (const { name, dtype = 'float32' } of inputs) {
          tensors[name] = tf.tensor(feeds[name].data, [...feeds[name].dims], dtype);
        }
        for (const [name, { shape, data }] of Object.entries(initializers)) tensors[name] = tf.tensor(data, [...shape]);
        for (const [name, output] of Object.entries(compute(tensors))) {
          fetches[name] = { data: output.dataSync<'float32'>(), dims: output.shape };
          output.dispose();
        }
      });
      return fetches;
    },
    async release() {},
  };
}

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
