/**
 * One iteration of masked PPO, from decisions to new parameters, in the order in which it happens: advantages, minibatches,
 * schedules, loss, update. training/algorithm.md has the equations. Before it comes `self-play/self-play.ts`; around it,
 * what a learner keeps (`learner.ts`) and the loop of a run (`run.ts`).
 *
 * PPO: Schulman et al. 2017. Masks: Huang and Ontañón 2022. The magnet, a KL divergence from the averaged policy: Sokota et
 * al. 2023, "magnetic mirror descent". Teachers: Schmitt et al. 2018, "kickstarting".
 */
import type * as tf from '@tensorflow/tfjs-core';
import type { Random } from '../../../engine/random.ts';
import type { AdamState } from '../network/adam.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { scalar, type Feed, type Session } from '../network/session.ts';
import { DecisionStore } from '../self-play/decision-store.ts';
import { NO_TEACHER } from '../self-play/game.ts';
import type { Stopwatch } from '../self-play/stopwatch.ts';
import type { AllReduce } from './all-reduce.ts';
import type { LearningOptions } from './options.ts';

// --- Advantages ------------------------------------------------------------------------------------------------------

/**
 * Generalised advantage estimation (Schulman et al. 2016, equation 16) with γ = 1, of a trajectory whose only reward
 * comes at its end: A(t) = Σ λ^k δ(t + k) with δ(t) = V(t + 1) − V(t), and the reward in place of the value after the
 * last.
 * @param values V of the states in which one seat acted, in order
 * @param reward what the episode was worth to the seat
 * @returns the advantage of each decision; plus its value, it is the λ-return
 */
export function gae(values: ArrayLike<number>, reward: number, lambda: number): Float64Array {
  const advantages = new Float64Array(values.length);
  let advantage = 0;
  let nextValue = reward;
  for (let i = values.length - 1; i >= 0; i--) {
    const delta = nextValue - values[i];
    advantage = delta + lambda * advantage;
    advantages[i] = advantage;
    nextValue = values[i];
  }
  return advantages;
}

/** Gives the advantages of these rows a mean of 0 and a variance of 1. */
function normaliseAdvantages({ advantage }: DecisionStore, rows: readonly number[]): void {
  const mean = rows.reduce((sum, row) => sum + advantage[row], 0) / rows.length;
  const variance = rows.reduce((sum, row) => sum + (advantage[row] - mean) ** 2, 0) / rows.length;
  const scale = 1 / Math.sqrt(variance + 1e-8);
  for (const row of rows) advantage[row] = (advantage[row] - mean) * scale;
}

/** Share of the variance of the returns of these rows that the critic's values explain. */
function explainedVariance(store: DecisionStore, rows: readonly number[]): number {
  const mean = rows.reduce((sum, row) => sum + store.return[row], 0) / rows.length;
  const total = rows.reduce((sum, row) => sum + (store.return[row] - mean) ** 2, 0);
  const left = rows.reduce((sum, row) => sum + (store.return[row] - store.value[row]) ** 2, 0);
  return total === 0 ? 0 : 1 - left / total;
}

// --- Minibatches -----------------------------------------------------------------------------------------------------

/** Decisions of one gradient, all with the same magnet. */
interface Minibatch {
  /** Rows of the store. */
  rows: Int32Array;
  /** Whose policy the magnet is, or `NO_TEACHER` for the averaged one. */
  teacher: number;
}

/**
 * Rows in minibatches: in their order, or, where they have several teachers, those of each in their order and the
 * minibatches of all shuffled.
 * @param teacherOf by row of the store; null where nobody teaches any more
 */
function minibatchesOf(
  rows: Int32Array,
  size: number,
  teacherOf: Int8Array | null,
  random: Random,
): readonly Minibatch[] {
  const teachers = teacherOf === null ? [NO_TEACHER] : [...new Set(Array.from(rows, (row) => teacherOf[row]))];
  const minibatches = teachers.flatMap((teacher) => {
    const taught = teachers.length === 1 ? rows : rows.filter((row) => teacherOf?.[row] === teacher);
    return Array.from({ length: Math.ceil(taught.length / size) }, (_, i) => ({
      rows: taught.subarray(i * size, (i + 1) * size),
      teacher,
    }));
  });
  if (teachers.length === 1) return minibatches;
  const order = Array.from(minibatches.keys());
  random.shuffle(order, order.length);
  return order.map((i) => minibatches[i]);
}

/** Gathers decisions as inputs of the gradient. @param into has room for them, and is used again by the next minibatch */
function gather(
  store: DecisionStore,
  rows: Int32Array,
  into: DecisionStore,
  { observationSize, hiddenSize, actionCount }: NetworkShape,
): Record<string, Feed> {
  rows.forEach((row, i) => into.copy(store, row, i));
  const size = rows.length;
  const matrix = (data: Float32Array, width: number): Feed => ({
    data: data.subarray(0, size * width),
    dims: [size, width],
  });
  const vector = (data: Feed['data']): Feed => ({ data: data.subarray(0, size), dims: [size] });
  return {
    observation: matrix(into.observation, observationSize),
    mask: matrix(into.mask, actionCount),
    hidden: matrix(into.hidden, hiddenSize),
    action: vector(into.action),
    ...Object.fromEntries(LOSS_COLUMNS.map((name) => [name, vector(into[name])])),
  };
}

// --- Schedules -------------------------------------------------------------------------------------------------------

type Schedule = (range: readonly [from: number, to: number], progress: number) => number;

/** By equal steps over the run. */
export const linear: Schedule = ([from, to], progress) => from + (to - from) * progress;

/** By equal factors over the run. */
export const geometric: Schedule = ([from, to], progress) => from * (to / from) ** progress;

/** The rates that change over a run. @param progress of the run, 0 to 1 */
export function ratesAt(
  options: LearningOptions,
  progress: number,
): Record<'learningRate' | 'equityLearningRate' | 'entropyCoefficient' | 'teacherCoefficient', number> {
  return {
    learningRate: linear(options.learningRate, progress),
    equityLearningRate: linear(options.equityLearningRate, progress),
    entropyCoefficient: geometric(options.entropyCoefficient, progress),
    teacherCoefficient: linear(options.teacherCoefficient, progress / options.taughtShare),
  };
}

// --- Loss ------------------------------------------------------------------------------------------------------------

/** Figures of a minibatch, in the order of the output `metrics`; names are CleanRL's where it has one. */
export const METRICS = [
  'losses/policy',
  'losses/value',
  'losses/entropy',
  'losses/approx_kl',
  'losses/clipfrac',
  'losses/magnet_kl',
  'losses/seat_value',
] as const;
export type Metric = (typeof METRICS)[number];

const VALUE_WEIGHT = 0.5;
/** The seat's own value shares the policy's encoder, and must not outweigh the policy there. */
const SEAT_VALUE_WEIGHT = 0.1;

export interface NetworkOutputs {
  /** Of the policy that learns, and of its magnet: [batch, actions], finite where illegal. */
  logProbabilities: tf.Tensor2D;
  magnet: tf.Tensor2D;
  /** What the critic and the seat itself expect, [batch]. */
  value: tf.Tensor1D;
  seatValue: tf.Tensor1D;
}

/** Numbers of each decision that the loss reads: the log-probability of what was played, then, and what came of it. */
export const LOSS_COLUMNS = ['logProbability', 'advantage', 'return'] as const;

/** Options that the loss reads with each minibatch, since they may change; the others are traced with it. */
export const LOSS_SCALARS = ['clip', 'entropyCoefficient', 'magnetCoefficient'] as const;

/** @param isTaught whether the magnet is a teacher */
export function lossScalars(
  { clip, magnetCoefficient }: LearningOptions,
  { entropyCoefficient, teacherCoefficient }: ReturnType<typeof ratesAt>,
  isTaught: boolean,
): Record<(typeof LOSS_SCALARS)[number], Feed> {
  return {
    clip: scalar(clip),
    entropyCoefficient: scalar(entropyCoefficient),
    magnetCoefficient: scalar(isTaught ? teacherCoefficient : magnetCoefficient),
  };
}

/** What else the loss is of: which actions are legal, [batch, actions], what was played, [batch], columns and scalars. */
export type LossInputs = { mask: tf.Tensor2D; action: tf.Tensor1D } & Record<
  (typeof LOSS_COLUMNS)[number],
  tf.Tensor1D
> &
  Record<(typeof LOSS_SCALARS)[number], tf.Scalar>;

/** The loss, and figures. It is traced into ONNX with its gradient (`tensorflow/computations.ts`): learning needs no TensorFlow.js. */
export function ppoLoss(
  tf: typeof import('@tensorflow/tfjs-core'),
  { logProbabilities, magnet, value, seatValue }: NetworkOutputs,
  inputs: LossInputs,
  { regulariser }: LearningOptions,
): { loss: tf.Scalar; figures: Record<Metric, tf.Tensor> } {
  const { mask, advantage, clip } = inputs;
  // 0 where illegal; the logarithm there is finite, so its product with a probability is 0 too, and so are all
  // gradients.
  const probabilities = tf.exp(logProbabilities);

  const chosen = tf.cast(tf.oneHot(inputs.action, mask.shape[1]), 'float32');
  const logProbability = tf.sum(tf.mul(logProbabilities, chosen), 1);
  const logRatio = tf.sub(logProbability, inputs.logProbability);
  const ratio = tf.exp(logRatio);
  const clipped = tf.minimum(tf.maximum(ratio, tf.sub(1, clip)), tf.add(1, clip));
  const policyLoss = tf.neg(tf.mean(tf.minimum(tf.mul(ratio, advantage), tf.mul(clipped, advantage))));

  const entropy = tf.neg(tf.mean(tf.sum(tf.mul(probabilities, logProbabilities), 1)));
  const magnetKl = tf.mean(tf.sum(tf.mul(probabilities, tf.sub(logProbabilities, magnet)), 1));

  const valueLoss = tf.mean(tf.square(tf.sub(value, inputs.return)));
  const seatValueLoss = tf.mean(tf.square(tf.sub(seatValue, inputs.return)));

  // The KL divergence of the uniform policy from ours, up to a constant.
  const fromUniform = () => tf.neg(tf.mean(tf.div(tf.sum(tf.mul(logProbabilities, mask), 1), tf.sum(mask, 1))));
  const terms = [
    policyLoss,
    tf.mul(valueLoss, VALUE_WEIGHT),
    tf.mul(seatValueLoss, SEAT_VALUE_WEIGHT),
    tf.mul(magnetKl, inputs.magnetCoefficient),
    tf.mul(regulariser === 'entropy' ? tf.neg(entropy) : fromUniform(), inputs.entropyCoefficient),
  ];
  return {
    loss: terms.reduce((sum, term) => tf.add(sum, term)) as tf.Scalar,
    figures: {
      'losses/policy': policyLoss,
      'losses/value': valueLoss,
      'losses/entropy': entropy,
      'losses/approx_kl': tf.mean(tf.sub(tf.sub(ratio, 1), logRatio)),
      'losses/clipfrac': tf.mean(tf.cast(tf.greater(tf.abs(tf.sub(ratio, 1)), clip), 'float32')),
      'losses/magnet_kl': magnetKl,
      'losses/seat_value': seatValueLoss,
    },
  };
}

// --- Update ----------------------------------------------------------------------------------------------------------

/** What learns, and with what. */
export interface LearnerParts {
  options: LearningOptions;
  network: NetworkShape;
  /** Executes the traced gradient of `ppoLoss`. */
  gradient: Session;
  /** Parameters of policy and critic, with Adam's moments. */
  state: AdamState;
  /** Parameters of the averaged (EMA) policy, the magnet where nobody teaches. */
  average: Float32Array;
  /** Parameters of the policies that teach. */
  teachers: readonly Float32Array[];
  /** Changes each gradient before it is used. */
  shareGradients: ((gradient: Float32Array) => void) | null;
  allReduce: AllReduce;
  random: Random;
  stopwatch: Stopwatch;
}

/** Means over the updates of an iteration. */
export interface UpdateFigures {
  metrics: Record<Metric, number>;
  gradientNorm: number;
  /** Share of the variance of returns that the critic explains. */
  explainedVariance: number;
  learningRate: number;
}

/**
 * All epochs over the decisions of an iteration.
 * @param rows of the store @param progress of the run, 0 to 1
 * @throws {Error} when a gradient is not a number
 */
export async function learnFrom(
  learning: LearnerParts,
  store: DecisionStore,
  rows: readonly number[],
  progress: number,
): Promise<UpdateFigures> {
  const { options, network, random, state, stopwatch } = learning;
  const { minibatch, epochs, isLocal, taughtShare } = options;
  const explained = explainedVariance(store, rows);
  normaliseAdvantages(store, rows);
  const rates = ratesAt(options, progress);
  const teacherOf = progress < taughtShare ? store.teacher : null;
  const shuffled = Int32Array.from(rows);
  const gathered = new DecisionStore(minibatch, network);
  const sums = new Float64Array(METRICS.length);
  let gradientNorm = 0;
  stopwatch.lap('other learning');
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(shuffled, shuffled.length);
    const minibatches = minibatchesOf(shuffled, minibatch, teacherOf, random);
    const updates = epochs * minibatches.length;
    for (const { rows: own, teacher } of minibatches) {
      const feeds = gather(store, own, gathered, network);
      stopwatch.lap('minibatches');
      const { metrics, norm } = await update(learning, feeds, teacher, rates);
      metrics.forEach((value, i) => (sums[i] += value / updates));
      gradientNorm += norm / updates;
    }
  }
  if (isLocal) averageOverLearners(learning.allReduce, state);
  stopwatch.lap('waiting');
  const metrics = Object.fromEntries(METRICS.map((name, i) => [name, sums[i]])) as Record<Metric, number>;
  return { metrics, gradientNorm, explainedVariance: explained, learningRate: rates.learningRate };
}

/** One update. @param feeds of its minibatch @param teacher whose policy the magnet is, or `NO_TEACHER` */
async function update(
  { options, gradient: session, state, average, teachers, shareGradients, allReduce, stopwatch }: LearnerParts,
  feeds: Record<string, Feed>,
  teacher: number,
  rates: ReturnType<typeof ratesAt>,
): Promise<{ metrics: Float32Array; norm: number }> {
  const isTaught = teacher !== NO_TEACHER;
  const magnet = isTaught ? teachers[teacher] : average;
  const { gradient, metrics } = await session.run({
    parameters: { data: state.parameters, dims: [state.parameters.length] },
    average: { data: magnet, dims: [magnet.length] },
    ...feeds,
    ...lossScalars(options, rates, isTaught),
  });
  shareGradients?.(gradient.data);
  stopwatch.lap('gradient');
  const common = options.isLocal ? gradient.data : allReduce.mean(gradient.data);
  stopwatch.lap('waiting');
  // Clips the norm, then Adam.
  const norm = state.update(common, rates.learningRate);
  stopwatch.lap('update');
  return { metrics: metrics.data, norm };
}

/** After updates of one's own: all learners go on from the mean of their parameters, and of their moments (Stich 2019). */
export function averageOverLearners(allReduce: AllReduce, { vectors }: AdamState): void {
  for (const vector of vectors) vector.set(allReduce.mean(vector));
}

/** Moves the averaged policy towards the parameters, faster at first. @param iteration counted from 0 */
export function moveAverage(average: Float32Array, parameters: Float32Array, iteration: number, decay: number): void {
  const warmedUp = Math.min(decay, (1 + iteration) / (10 + iteration));
  for (let i = 0; i < average.length; i++) average[i] += (1 - warmedUp) * (parameters[i] - average[i]);
}
