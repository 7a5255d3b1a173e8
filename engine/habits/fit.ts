/**
 * Fits habits to what somebody has done: the maximum of a concave posterior by damped Newton steps, and its curvature there
 * as the uncertainty (Laplace's approximation; Bishop 2006, "Pattern Recognition and Machine Learning", 4.4 and 4.5).
 */
import { actionProbabilities, dot, WEIGHT_COUNT, type ObservedDecision, type HabitWeights } from './habits.ts';
import { Cholesky } from './cholesky.ts';

/** What is known before a decision has been seen: independent normal distributions. */
export interface Prior {
  mean: HabitWeights;
  deviation: Float64Array;
}

export interface FittedHabits {
  weights: HabitWeights;
  /** How uncertain each weight is: its standard deviation. */
  deviation: Float64Array;
  /** How many decisions it was fitted to. */
  decisions: number;
}

const MOST_STEPS = 60;
/** A step that promises less than this is the last, in log-likelihood of all decisions. */
const LEAST_GAIN = 1e-6;
/** Halvings of a step before it is given up. */
const MOST_HALVINGS = 30;
/** A shortened step must gain at least this part of what its slope promises (Armijo 1966). */
const SUFFICIENT = 1e-4;

/** @param from where the search begins, by default the mean of the prior */
export function fitHabits(
  choices: readonly ObservedDecision[],
  prior: Prior,
  from: HabitWeights = prior.mean,
): FittedHabits {
  let weights = Float64Array.from(from);
  let reached = posterior(choices, weights, prior);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, curvature } = slopeAt(choices, weights, prior);
    const direction = new Cholesky(curvature, WEIGHT_COUNT).solve(gradient);
    const promise = dot(gradient, direction);
    if (promise < LEAST_GAIN) break;
    const next = lineSearch(choices, prior, { weights, reached, direction, promise });
    if (next === null) break;
    ({ weights, reached } = next);
  }
  const { curvature } = slopeAt(choices, weights, prior);
  const variances = new Cholesky(curvature, WEIGHT_COUNT).inverseDiagonal();
  return { weights, deviation: variances.map(Math.sqrt), decisions: choices.length };
}

interface SearchStart {
  weights: HabitWeights;
  reached: number;
  direction: Float64Array;
  promise: number;
}

/** Half the step again and again until it gains; null where no step does. */
function lineSearch(
  choices: readonly ObservedDecision[],
  prior: Prior,
  { weights, reached, direction, promise }: SearchStart,
): { weights: HabitWeights; reached: number } | null {
  for (let halving = 0, length = 1; halving < MOST_HALVINGS; halving++, length /= 2) {
    const tried = weights.map((weight, i) => weight + length * direction[i]);
    const gained = posterior(choices, tried, prior);
    if (gained >= reached + SUFFICIENT * length * promise) return { weights: tried, reached: gained };
  }
  return null;
}

/** The logarithm of the posterior, but for a constant. */
function posterior(choices: readonly ObservedDecision[], weights: HabitWeights, { mean, deviation }: Prior): number {
  let sum = 0;
  for (const choice of choices) sum += Math.log(actionProbabilities(choice, weights)[choice.chosen]);
  for (let i = 0; i < WEIGHT_COUNT; i++) sum -= ((weights[i] - mean[i]) / deviation[i]) ** 2 / 2;
  return sum;
}

/** The gradient of the log-posterior, and its negative Hessian, row by row. */
function slopeAt(
  choices: readonly ObservedDecision[],
  weights: HabitWeights,
  { mean, deviation }: Prior,
): { gradient: Float64Array; curvature: Float64Array } {
  const gradient = Float64Array.from(weights, (weight, i) => (mean[i] - weight) / deviation[i] ** 2);
  const curvature = new Float64Array(WEIGHT_COUNT * WEIGHT_COUNT);
  for (let i = 0; i < WEIGHT_COUNT; i++) curvature[i * WEIGHT_COUNT + i] = 1 / deviation[i] ** 2;
  for (const choice of choices) addSlope(gradient, curvature, choice, actionProbabilities(choice, weights));
  return { gradient, curvature };
}

/** Adds what one choice contributes: the features of what was chosen less those expected, and their covariance. */
function addSlope(
  gradient: Float64Array,
  curvature: Float64Array,
  { rows, chosen }: ObservedDecision,
  probabilities: Float64Array,
): void {
  // Most features are 0 in most decisions.
  const used = Array.from({ length: WEIGHT_COUNT }, (_, i) => i).filter((i) => rows.some((row) => row[i] !== 0));
  const expected = used.map((i) => rows.reduce((sum, row, a) => sum + probabilities[a] * row[i], 0));
  for (const [u, i] of used.entries()) gradient[i] += rows[chosen][i] - expected[u];
  for (const [a, row] of rows.entries()) {
    for (const [u, i] of used.entries()) {
      const share = probabilities[a] * (row[i] - expected[u]);
      for (const [v, j] of used.entries()) curvature[i * WEIGHT_COUNT + j] += share * (row[j] - expected[v]);
    }
  }
}
