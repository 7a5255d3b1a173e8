import '@tensorflow/tfjs-backend-cpu';
import * as tf from '../../../training/learner/tensorflow/tf.ts';
import type { Computation } from '../../../training/learner/tensorflow/tracing/trace.ts';
import { assertFeeds, type Fetch, type Session } from '../../../training/learner/network/session.ts';

/** Without this TensorFlow.js says that there are faster backends. */
tf.enableProdMode();

/**
 * The session that a traced computation would give, executed by TensorFlow.js itself, plainly: what traced files and graphs are
 * checked against.
 */
export function eagerSession({ inputs, initializers = {}, compute }: Computation): Session {
  return {
    async run(feeds) {
      assertFeeds(inputs, feeds);
      await tf.setBackend('cpu');
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
