/** Habits by the names of their features. */
import { FEATURES, type Feature } from '../../../engine/habits/features.ts';
import { noHabits, type HabitWeights } from '../../../engine/habits/habits.ts';

/** The place of a feature among the weights. */
export const placeOf = (feature: Feature): number => 1 + FEATURES.indexOf(feature);

/** Weights of features; those of a policy as it is where none are given. @param policy how closely it is followed */
export function habits(weights: Partial<Record<Feature, number>>, policy = noHabits()[0]): HabitWeights {
  const all = noHabits();
  all[0] = policy;
  for (const [feature, weight] of Object.entries(weights)) all[placeOf(feature as Feature)] = weight;
  return all;
}
