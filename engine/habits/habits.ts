/**
 * How somebody plays, as a correction of a policy: P(a | s) ∝ exp(β₀ log π(a | s) + β · φ(s, a)), a conditional logit
 * (McFadden 1974) over the legal actions, with the policy π and the features φ of `features.ts`. With β₀ = 1 and β = 0
 * it is the policy itself; a β₀ below 1 chooses more at random, above 1 more surely.
 */
import type { Action } from '../actions.ts';
import { ranksAsBrag } from '../brag.ts';
import type { View } from '../view.ts';
import { featuresOf } from './features.ts';
import { WEIGHT_COUNT, type HabitWeights } from './weights.ts';

/** Rarer actions of a policy are all taken to be as rare: nobody avoids them as it does. */
const LEAST_LOG = -9;

/** A decision as the model sees it: by legal action, log π and the features. */
export interface FeaturedDecision {
  rows: readonly Float64Array[];
  /** Whether hands were those of brag, which have no number of points that could be told; left out otherwise. */
  isBrag?: true;
}

/** What was chosen in it, as a place among the legal actions. */
export interface ObservedDecision extends FeaturedDecision {
  chosen: number;
  /** The policy's probability of each action, however small; left out where nobody knows more than the rows say. */
  byPolicy?: ArrayLike<number>;
  /** When it was made, as `2026-11`; left out where nobody knows. */
  month?: string;
  /** How much it counts beside others; 1 where left out. */
  weight?: number;
}

export function weightOf({ weight = 1 }: ObservedDecision): number {
  return weight;
}

/**
 * A decision, from its view, which is read at once.
 * @returns takes the policy's probabilities, by action, as soon as they are there
 */
export function decisionIn(
  view: View,
  legal: readonly Action[],
): (probabilities: ArrayLike<number>) => FeaturedDecision {
  const features = featuresOf(view, legal);
  const brag = ranksAsBrag(view.rules) ? ({ isBrag: true } as const) : {};
  return (probabilities) => ({
    ...brag,
    rows: legal.map((action, i) => {
      const row = new Float64Array(WEIGHT_COUNT);
      row[0] = Math.max(Math.log(probabilities[action]), LEAST_LOG);
      row.set(features[i], 1);
      return row;
    }),
  });
}

/** By legal action, how likely somebody with these habits chooses it. */
export function actionProbabilities({ rows }: FeaturedDecision, weights: HabitWeights): Float64Array {
  const shares = new Float64Array(rows.length);
  for (let a = 0; a < rows.length; a++) shares[a] = dot(rows[a], weights);
  softmax(shares, rows.length);
  return shares;
}

/** Turns the first `count` log-odds into probabilities, in place. */
export function softmax(logOdds: Float64Array, count: number): void {
  let highest = -Infinity;
  for (let a = 0; a < count; a++) highest = Math.max(highest, logOdds[a]);
  let sum = 0;
  for (let a = 0; a < count; a++) sum += logOdds[a] = Math.exp(logOdds[a] - highest);
  for (let a = 0; a < count; a++) logOdds[a] /= sum;
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i];
  return sum;
}
