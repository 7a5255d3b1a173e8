/**
 * What is known of somebody's habits: a normal distribution of the weights. Every decision that is seen makes it surer:
 * its maximum by damped Newton steps on a concave posterior, and its curvature there as the precision (Laplace's
 * approximation; Bishop 2006, "Pattern Recognition and Machine Learning", 4.4 and 4.5). What came of some decisions is where
 * learning from the next ones begins: deal by deal, and from one game to another.
 */
import { Cholesky } from './cholesky.ts';
import {
  actionProbabilities,
  dot,
  noHabits,
  WEIGHT_COUNT,
  weightOf,
  type HabitWeights,
  type ObservedDecision,
} from './habits.ts';

/** What is believed of somebody’s habits: a normal distribution of their weights. */
export interface HabitBelief {
  mean: HabitWeights;
  /** The inverse of the covariance, row by row. */
  precision: Float64Array;
  /** How many decisions have been seen, each by its weight. */
  decisions: number;
}

/** Weights that have nothing to do with each other, before a decision has been seen. */
export function independentBelief(mean: HabitWeights, deviation: ArrayLike<number>): HabitBelief {
  const precision = new Float64Array(WEIGHT_COUNT * WEIGHT_COUNT);
  for (let i = 0; i < WEIGHT_COUNT; i++) precision[i * WEIGHT_COUNT + i] = 1 / deviation[i] ** 2;
  return { mean, precision, decisions: 0 };
}

const POLICY_DEVIATION = 0.5;
const HABIT_DEVIATION = 2;

/** Hardly anything is known: somebody may follow the policy more or less surely, and like or shun anything. */
export function broadBelief(): HabitBelief {
  const deviation = new Float64Array(WEIGHT_COUNT).fill(HABIT_DEVIATION);
  deviation[0] = POLICY_DEVIATION;
  return independentBelief(noHabits(), deviation);
}

/** How uncertain each weight is: its standard deviation. */
export function deviationOf({ precision }: HabitBelief): Float64Array {
  return new Cholesky(precision, WEIGHT_COUNT).inverseDiagonal().map(Math.sqrt);
}

const MOST_STEPS = 60;
/** A step that promises less than this is the last, in log-likelihood of all decisions. */
const LEAST_GAIN = 1e-6;
/** Halvings of a step before it is given up. */
const MOST_HALVINGS = 30;
/** A shortened step must gain at least this part of what its slope promises (Armijo 1966). */
const SUFFICIENT = 1e-4;

/** What is known after some more decisions. @param from where the search begins, by default at what was known */
export function learnHabits(
  known: HabitBelief,
  decisions: readonly ObservedDecision[],
  from: HabitWeights = known.mean,
): HabitBelief {
  const used = decisions.map(usedIn);
  let weights = Float64Array.from(from);
  let reached = posterior(known, decisions, weights);
  let slope = slopeAt(known, decisions, used, weights);
  for (let step = 0; step < MOST_STEPS; step++) {
    const direction = new Cholesky(slope.curvature, WEIGHT_COUNT).solve(slope.gradient);
    const promise = dot(slope.gradient, direction);
    if (promise < LEAST_GAIN) break;
    const next = lineSearch(known, decisions, { weights, reached, direction, promise });
    if (next === null) break;
    ({ weights, reached } = next);
    slope = slopeAt(known, decisions, used, weights);
  }
  const seen = decisions.reduce((sum, decision) => sum + weightOf(decision), 0);
  return { mean: weights, precision: slope.curvature, decisions: known.decisions + seen };
}

interface SearchStart {
  weights: HabitWeights;
  reached: number;
  direction: Float64Array;
  promise: number;
}

/** Halves the step again and again until it gains; null where no step does. */
function lineSearch(
  known: HabitBelief,
  decisions: readonly ObservedDecision[],
  { weights, reached, direction, promise }: SearchStart,
): { weights: HabitWeights; reached: number } | null {
  for (let halving = 0, length = 1; halving < MOST_HALVINGS; halving++, length /= 2) {
    const tried = weights.map((weight, i) => weight + length * direction[i]);
    const gained = posterior(known, decisions, tried);
    if (gained >= reached + SUFFICIENT * length * promise) return { weights: tried, reached: gained };
  }
  return null;
}

/** The logarithm of the posterior, but for a constant. */
function posterior(known: HabitBelief, decisions: readonly ObservedDecision[], weights: HabitWeights): number {
  const away = weights.map((weight, i) => weight - known.mean[i]);
  const seen = decisions.reduce(
    (sum, decision) => sum + weightOf(decision) * Math.log(actionProbabilities(decision, weights)[decision.chosen]),
    0,
  );
  return seen - dot(away, timesPrecision(known, away)) / 2;
}

function timesPrecision({ precision }: HabitBelief, vector: HabitWeights): HabitWeights {
  return vector.map((_, i) => dot(precision.subarray(i * WEIGHT_COUNT, (i + 1) * WEIGHT_COUNT), vector));
}

interface Slope {
  /** Of the log-posterior. */
  gradient: Float64Array;
  /** Its negative Hessian, row by row. */
  curvature: Float64Array;
}

/** @param used by decision, the features that some action has */
function slopeAt(
  known: HabitBelief,
  decisions: readonly ObservedDecision[],
  used: readonly number[][],
  weights: HabitWeights,
): Slope {
  const toMean = weights.map((weight, i) => known.mean[i] - weight);
  const gradient = timesPrecision(known, toMean);
  const curvature = Float64Array.from(known.precision);
  const slope = { gradient, curvature };
  for (const [i, decision] of decisions.entries())
    addSlope(slope, decision, used[i], actionProbabilities(decision, weights));
  for (let row = 1; row < WEIGHT_COUNT; row++)
    for (let column = 0; column < row; column++)
      curvature[row * WEIGHT_COUNT + column] = curvature[column * WEIGHT_COUNT + row];
  return slope;
}

/**
 * Adds what one decision contributes: the features of what was chosen less those expected, and their covariance, which is
 * symmetric, above its diagonal alone.
 */
function addSlope(
  { gradient, curvature }: Slope,
  decision: ObservedDecision,
  used: readonly number[],
  probabilities: Float64Array,
): void {
  const { rows, chosen } = decision;
  const weight = weightOf(decision);
  const away = new Float64Array(used.length);
  const expected = used.map((i) => {
    let sum = 0;
    for (let a = 0; a < rows.length; a++) sum += probabilities[a] * rows[a][i];
    return sum;
  });
  for (let u = 0; u < used.length; u++) gradient[used[u]] += weight * (rows[chosen][used[u]] - expected[u]);
  for (let a = 0; a < rows.length; a++) {
    for (let u = 0; u < used.length; u++) away[u] = rows[a][used[u]] - expected[u];
    for (let u = 0; u < used.length; u++) {
      const share = weight * probabilities[a] * away[u];
      const line = used[u] * WEIGHT_COUNT;
      for (let v = u; v < used.length; v++) curvature[line + used[v]] += share * away[v];
    }
  }
}

/** The features that some action has: most are 0 in most decisions. */
function usedIn({ rows }: ObservedDecision): number[] {
  const used: number[] = [];
  for (let i = 0; i < WEIGHT_COUNT; i++) if (rows.some((row) => row[i] !== 0)) used.push(i);
  return used;
}
