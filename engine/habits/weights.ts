/** What habits are: a weight for each feature of an action, in one way of playing or in two. */

/** In the order of their numbers. Those of a pair “A by B” tell how a habit depends on something. */
export const FEATURES = [
  'knock',
  'knock by value',
  'knock by turn',
  'knock in the first turn',
  'knock by opponents',
  'take',
  'take by gain',
  'take by points',
  'take while behind',
  'swap all',
  'swap all by gain',
  'pass',
  'discard by value lost',
  'discard by points',
  'discard by suits kept',
  'discard the drawn card',
  'declare',
  'gamble',
  'change the hand',
  'change by value',
  'place',
  'place by gain',
  'place in an open slot',
  'knock by value above 25',
  'take that helps',
  'discard from a suit given up',
] as const;
export type Feature = (typeof FEATURES)[number];

/** β₀, then β in the order of `FEATURES`. */
export type HabitWeights = Float64Array<ArrayBuffer>;
export const WEIGHT_COUNT = 1 + FEATURES.length;

export function placeOf(feature: Feature): number {
  return 1 + FEATURES.indexOf(feature);
}

/** No weight that was fitted is larger. */
export const MOST_WEIGHT = 100;
/** Weights are kept in parts of one: finer than any fit is certain of. */
export const ROUNDING = 1000;

/** The habits of the policy itself: none. */
export function noHabits(): HabitWeights {
  const weights = new Float64Array(WEIGHT_COUNT);
  weights[0] = 1;
  return weights;
}

/** A way of playing. */
export interface HabitMode {
  /** Of the deals; those of all modes add up to 1. */
  share: number;
  weights: HabitWeights;
}
/** One or two. */
export type HabitModes = readonly HabitMode[];

/** Somebody who always plays in one way. */
export function oneMode(weights: HabitWeights): HabitModes {
  return [{ share: 1, weights }];
}
