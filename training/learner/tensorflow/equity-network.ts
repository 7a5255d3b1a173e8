/**
 * The network of the match equity: it scores each seat with weights that all seats share; a softmax turns scores into
 * chances.
 */
import * as tf from './tf.ts';
import { EQUITY_FEATURES, EQUITY_PARAMETERS, EQUITY_SEATS, EQUITY_SIZE, TOKEN_SCALE } from '../equity/features.ts';
import { totalSize } from '../network/parameters.ts';
import { unflatten, type Weights } from './network.ts';
import type { Computation, TensorSpec } from './tracing/trace.ts';

/**
 * Before anything is learnt, a token is worth this much in log-odds, and a point `POINT_LOG_ODDS` over the root of the
 * target.
 */
const TOKEN_LOG_ODDS = 0.4;
const POINT_LOG_ODDS = 1.1;
const OUT = -1e9;

const INPUTS: readonly TensorSpec[] = [
  { name: 'parameters', shape: [totalSize(EQUITY_PARAMETERS)] },
  { name: 'features', shape: ['batch', EQUITY_SIZE] },
];

/** Each seat's chance to win. Inputs `parameters`, `features`; output `chances` [batch, EQUITY_SEATS]. */
export function equityComputation(): Computation {
  return {
    inputs: INPUTS,
    compute: ({ parameters, features }) => ({
      chances: tf.exp(logChances(unflatten(parameters as tf.Tensor1D, EQUITY_PARAMETERS), features as tf.Tensor2D)),
    }),
  };
}

/** The gradient of the cross-entropy to the seats that won. Outputs `gradient`, and the `loss` in nats. */
export function equityGradientComputation(): Computation {
  return {
    inputs: [...INPUTS, { name: 'winner', shape: ['batch'], dtype: 'int32' }],
    compute: ({ parameters, features, winner }) => {
      const { value, grad } = tf.valueAndGrad((flat) => {
        const chances = logChances(unflatten(flat as tf.Tensor1D, EQUITY_PARAMETERS), features as tf.Tensor2D);
        const won = tf.cast(tf.oneHot(winner as tf.Tensor1D, EQUITY_SEATS), 'float32');
        return tf.neg(tf.mean(tf.sum(tf.mul(chances, won), 1)));
      })(parameters);
      return { gradient: grad, loss: value };
    },
  };
}

/**
 * Log of each seat's chance to win.
 * @param weights `EQUITY_PARAMETERS`
 * @param features [batch, EQUITY_SIZE]
 * @returns [batch, EQUITY_SEATS]; about -1e9 for seats that are out
 */
export function logChances(weights: Weights, features: tf.Tensor2D): tf.Tensor2D {
  const seats = tf.reshape(features, [-1, EQUITY_FEATURES]) as tf.Tensor2D;
  const layer = (x: tf.Tensor2D, name: string): tf.Tensor2D =>
    tf.relu(tf.add(tf.matMul(x, weights[name] as tf.Tensor2D), weights[`${name}/bias`])) as tf.Tensor2D;
  const learnt = tf.matMul(layer(layer(seats, 'equity/1'), 'equity/2'), weights['equity/out'] as tf.Tensor2D);
  const [isIn, tokens, points] = tf.split(seats, [1, 1, 1, EQUITY_FEATURES - 3], 1);
  const prior = tf.add(tf.mul(tokens, TOKEN_LOG_ODDS * TOKEN_SCALE), tf.mul(points, POINT_LOG_ODDS));
  const score = tf.add(learnt, prior);
  const masked = tf.add(score, tf.mul(tf.sub(1, isIn), OUT));
  return tf.logSoftmax(tf.reshape(masked, [-1, EQUITY_SEATS])) as tf.Tensor2D;
}
