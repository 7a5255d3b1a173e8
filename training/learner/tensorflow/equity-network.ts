/**
 * Match equity: each seat's chance to win the match from the tokens that all have between two deals.
 * A small network scores each seat by weights that all seats share; a softmax over who is in makes chances of scores.
 * Fitted by self-play to who won; the reward of a deal is the equity that it brought (backgammon's and poker's
 * practice, cf. the Independent Chip Model).
 */
import * as tf from '@tensorflow/tfjs';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { totalSize, unflatten, type ParameterSpec, type Weights } from './network.ts';
import type { Computation } from './tracing/trace.ts';

export const EQUITY_SEATS = 10;
/**
 * In; tokens / 3; points / √target; tokens 0, 1, 2; place after the next dealer / in play; in play / 10; others' mean,
 * least and most tokens / 3; points and others' most points / target; buy-ins left, and others' mean / 5; rules: race for
 * points, target / 100, lives / 10, grace, one seat on grace, 1 lost by a failed knock, a knock promises the highest.
 */
export const EQUITY_FEATURES = 22;
export const EQUITY_SIZE = EQUITY_SEATS * EQUITY_FEATURES;

const WIDTH = 32;
/** Before anything is learnt a token is worth this much in log-odds, and a point that much over the root of the target. */
const TOKEN_LOG_ODDS = 0.4;
const POINT_LOG_ODDS = 1.1;
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
  const untaught = tf.add(tf.mul(tokens, TOKEN_LOG_ODDS * SCALE), tf.mul(points, POINT_LOG_ODDS));
  const score = tf.add(learnt, untaught);
  const masked = tf.add(score, tf.mul(tf.sub(1, isIn), OUT));
  return tf.logSoftmax(tf.reshape(masked, [-1, EQUITY_SEATS])) as tf.Tensor2D;
}

/** A match between two deals; by seat where not said otherwise. */
export interface Moment {
  readonly rules: HouseRules;
  /** -1 for a seat that is out. */
  readonly tokens: readonly number[];
  readonly points: readonly number[];
  /** How often a seat may still buy in. */
  readonly buyIns: readonly number[];
  /** Who dealt last. */
  readonly dealer: number;
}

/** Writes the features of a moment. @param out receives `EQUITY_SIZE` numbers from `offset` */
export function writeEquityFeatures(moment: Moment, out: Float32Array, offset: number): void {
  const { rules, tokens, points, buyIns, dealer } = moment;
  out.fill(0, offset, offset + EQUITY_SIZE);
  const players = tokens.length;
  const isRace = rules.scoring === 'points';
  let inPlay = 0;
  let sum = 0;
  let allBuyIns = 0;
  for (let seat = 0; seat < players; seat++) {
    allBuyIns += buyIns[seat];
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
    let mostPoints = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat || tokens[other] < 0) continue;
      least = Math.min(least, tokens[other]);
      most = Math.max(most, tokens[other]);
      mostPoints = Math.max(mostPoints, points[other]);
    }
    const at = offset + seat * EQUITY_FEATURES;
    out[at] = 1;
    out[at + 1] = own / SCALE;
    out[at + 3] = own === 0 ? 1 : 0;
    out[at + 4] = own === 1 ? 1 : 0;
    out[at + 5] = own === 2 ? 1 : 0;
    out[at + 6] = placeAfterDealer++ / inPlay;
    out[at + 7] = inPlay / EQUITY_SEATS;
    out[at + 8] = inPlay > 1 ? (sum - own) / (inPlay - 1) / SCALE : 0;
    out[at + 9] = inPlay > 1 ? least / SCALE : 0;
    out[at + 10] = most / SCALE;
    if (isRace) {
      out[at + 2] = points[seat] / Math.sqrt(rules.pointsTarget);
      out[at + 11] = points[seat] / rules.pointsTarget;
      out[at + 12] = mostPoints / rules.pointsTarget;
      out[at + 15] = 1;
      out[at + 16] = rules.pointsTarget / 100;
    }
    out[at + 13] = buyIns[seat] / 5;
    out[at + 14] = (allBuyIns - buyIns[seat]) / (players - 1) / 5;
    out[at + 17] = rules.lives / 10;
    out[at + 18] = rules.grace ? 1 : 0;
    out[at + 19] = rules.graceSeats;
    out[at + 20] = rules.knockerLowestLoss === 1 ? 1 : 0;
    out[at + 21] = rules.knockPromise === 'highest' ? 1 : 0;
  }
}
