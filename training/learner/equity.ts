/**
 * Match equity: each seat's chance to win the match from the tokens that all have between two deals.
 * A small network scores each seat by weights that all seats share; a softmax over who is in makes chances of scores.
 * Fitted by self-play to who won; the reward of a deal is the equity that it brought (backgammon's and poker's
 * practice, cf. the Independent Chip Model).
 */
import * as tf from '@tensorflow/tfjs';
import { totalSize, unflatten, type ParameterSpec, type Weights } from './network.ts';
import type { Computation } from './onnx/trace.ts';

export const EQUITY_SEATS = 10;
/** In; tokens / 3; tokens 0, 1, 2; place after the next dealer / in play; in play / 10; others' mean, least and most tokens / 3; points / target. */
export const EQUITY_FEATURES = 11;
export const EQUITY_SIZE = EQUITY_SEATS * EQUITY_FEATURES;

const WIDTH = 32;
/** Before anything is learnt a token is worth this much in log-odds. */
const TOKEN_LOG_ODDS = 0.4;
const SCALE = 3;
const OUT = -1e9;

export const EQUITY_PARAMETERS: readonly ParameterSpec[] = [
  { name: 'equity/1', shape: [EQUITY_FEATURES, WIDTH] },
  { name: 'equity/1/bias', shape: [WIDTH] },
  { name: 'equity/2', shape: [WIDTH, WIDTH] },
  { name: 'equity/2/bias', shape: [WIDTH] },
  { name: 'equity/out', shape: [WIDTH, 1], deviation: 0.01 },
];

/** Each seat's chance to win. Inputs `parameters`, `features`; output `chances` [batch, EQUITY_SEATS]. */
export function equityComputation(): Computation {
  return {
    inputs: [
      { name: 'parameters', shape: [totalSize(EQUITY_PARAMETERS)] },
      { name: 'features', shape: ['batch', EQUITY_SIZE] },
    ],
    compute: ({ parameters, features }) => ({
      chances: tf.exp(logChances(unflatten(parameters as tf.Tensor1D, EQUITY_PARAMETERS), features as tf.Tensor2D)),
    }),
  };
}

/** The gradient of the cross-entropy to the seats that won. Outputs `gradient`, and the `loss` in nats. */
export function equityGradientComputation(): Computation {
  return {
    inputs: [
      { name: 'parameters', shape: [totalSize(EQUITY_PARAMETERS)] },
      { name: 'features', shape: ['batch', EQUITY_SIZE] },
      { name: 'winner', shape: ['batch'], dtype: 'int32' },
    ],
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
 * @param features [batch, EQUITY_SIZE]
 * @returns [batch, EQUITY_SEATS]; about -1e9 for seats that are out
 */
function logChances(weights: Weights, features: tf.Tensor2D): tf.Tensor2D {
  const seats = tf.reshape(features, [-1, EQUITY_FEATURES]) as tf.Tensor2D;
  const layer = (x: tf.Tensor2D, name: string): tf.Tensor2D =>
    tf.relu(tf.add(tf.matMul(x, weights[name] as tf.Tensor2D), weights[`${name}/bias`])) as tf.Tensor2D;
  const learnt = tf.matMul(layer(layer(seats, 'equity/1'), 'equity/2'), weights['equity/out'] as tf.Tensor2D);
  const [isIn, tokens] = tf.split(seats, [1, 1, EQUITY_FEATURES - 2], 1);
  const score = tf.add(learnt, tf.mul(tokens, TOKEN_LOG_ODDS * SCALE));
  const masked = tf.add(score, tf.mul(tf.sub(1, isIn), OUT));
  return tf.logSoftmax(tf.reshape(masked, [-1, EQUITY_SEATS])) as tf.Tensor2D;
}

/**
 * Writes the features of a moment between two deals.
 * @param tokens by seat, -1 for a seat that is out
 * @param points by seat, as a share of what wins a race for points
 * @param dealer who dealt last
 * @param out receives `EQUITY_SIZE` numbers from `offset`
 */
export function writeEquityFeatures(
  tokens: ArrayLike<number>,
  points: ArrayLike<number>,
  dealer: number,
  out: Float32Array,
  offset: number,
): void {
  out.fill(0, offset, offset + EQUITY_SIZE);
  const players = tokens.length;
  let inPlay = 0;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    if (tokens[seat] < 0) continue;
    inPlay++;
    sum += tokens[seat];
  }
  let placeAfterDealer = 0;
  for (let step = 1; step <= players; step++) {
    const seat = (dealer + step) % players;
    const own = tokens[seat];
    if (own < 0) continue;
    let least = Infinity;
    let most = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat || tokens[other] < 0) continue;
      least = Math.min(least, tokens[other]);
      most = Math.max(most, tokens[other]);
    }
    const at = offset + seat * EQUITY_FEATURES;
    out[at] = 1;
    out[at + 1] = own / SCALE;
    out[at + 2] = own === 0 ? 1 : 0;
    out[at + 3] = own === 1 ? 1 : 0;
    out[at + 4] = own === 2 ? 1 : 0;
    out[at + 5] = placeAfterDealer++ / inPlay;
    out[at + 6] = inPlay / EQUITY_SEATS;
    out[at + 7] = inPlay > 1 ? (sum - own) / (inPlay - 1) / SCALE : 0;
    out[at + 8] = inPlay > 1 ? least / SCALE : 0;
    out[at + 9] = most / SCALE;
    out[at + 10] = points[seat];
  }
}
