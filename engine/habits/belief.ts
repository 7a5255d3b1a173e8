/**
 * What is known of somebody's habits: a normal distribution of the weights. Every decision that is seen makes it surer
 * (`posterior.ts`).
 */
import { Cholesky } from './cholesky.ts';
import { noHabits, WEIGHT_COUNT, type HabitWeights } from './habits.ts';

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
