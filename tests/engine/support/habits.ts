/** Habits by the names of their features. */
import { type Feature, noHabits, placeOf, type HabitWeights } from '../../../engine/habits/weights.ts';

/** Weights of features; those of a policy as it is where none are given. @param policy how closely it is followed */
export function habits(weights: Partial<Record<Feature, number>>, policy = noHabits()[0]): HabitWeights {
  const all = noHabits();
  all[0] = policy;
  for (const [feature, weight] of Object.entries(weights)) all[placeOf(feature as Feature)] = weight;
  return all;
}
