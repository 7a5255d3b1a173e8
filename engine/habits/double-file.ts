/** Files of doubles (docs/formats.md#doubles): somebody's habits, and what they were learnt from. */
import * as v from 'valibot';
import { FEATURES } from './features.ts';
import { MOST_WEIGHT, noHabits, ROUNDING, type HabitWeights } from './habits.ts';
import { firstIssue } from '../shortened.ts';

export const DOUBLE_FORMAT = 'thirty-one-double/1';

/** The shortest and the longest that a double thinks. */
export const PACES = [0.5, 2] as const;

const weight = v.pipe(v.number(), v.minValue(-MOST_WEIGHT), v.maxValue(MOST_WEIGHT));

const DoubleShape = v.strictObject({
  format: v.literal(DOUBLE_FORMAT),
  /** Whose double it is. */
  name: v.string(),
  /** The names of the games that they were learnt from. */
  games: v.array(v.string()),
  /** How many decisions they were learnt from. */
  decisions: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Of 100 decisions that they were not learnt from, in how many the likeliest action was chosen; left out where not known. */
  alike: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** How long the player thinks, as a factor of what the opponents of the game do. */
  pace: v.optional(v.pipe(v.number(), v.minValue(PACES[0]), v.maxValue(PACES[1]))),
  /** β₀: how surely the policy's choices are followed, 1 as it does itself. */
  policy: weight,
  /** β by feature; those left out are 0. */
  habits: v.record(v.picklist(FEATURES), weight),
});
/** Somebody’s habits as a file (docs/formats.md#doubles). */
export type DoubleFile = v.InferOutput<typeof DoubleShape>;

/** A file that holds no double. */
export class DoubleError extends Error {
  override readonly name = 'DoubleError';
}

/** A file of habits. @param about all else that it says @param weights rounded in it */
export function doubleFile(about: Omit<DoubleFile, 'format' | 'policy' | 'habits'>, weights: HabitWeights): DoubleFile {
  const [policy, ...betas] = Array.from(weights, (one) => Math.round(one * ROUNDING) / ROUNDING);
  const habits = Object.fromEntries(FEATURES.map((feature, i) => [feature, betas[i]]).filter(([, beta]) => beta !== 0));
  return { format: DOUBLE_FORMAT, ...about, policy, habits };
}

/** @param json parsed JSON @throws {DoubleError} naming the key that is wrong */
export function readDouble(json: unknown): DoubleFile {
  const parsed = v.safeParse(DoubleShape, json);
  if (parsed.success) return parsed.output;
  throw new DoubleError(`it is no double: ${firstIssue(parsed.issues)}`);
}

/** The weights that a file holds. */
export function weightsOf({ policy, habits }: DoubleFile): HabitWeights {
  const weights = noHabits();
  weights[0] = policy;
  for (const [i, feature] of FEATURES.entries()) weights[1 + i] = habits[feature] ?? 0;
  return weights;
}
