/** Files of doubles (docs/formats.md#doubles): somebody's habits, and what they were learnt from. */
import * as v from 'valibot';
import { FEATURES, MOST_WEIGHT, noHabits, ROUNDING, type HabitWeights, oneMode, type HabitModes } from './weights.ts';
import { firstIssue } from '../shortened.ts';

export const DOUBLE_FORMAT = 'thirty-one-double/1';

/** The shortest and the longest that a double thinks. */
export const PACES = [0.5, 2] as const;

const weight = v.pipe(v.number(), v.minValue(-MOST_WEIGHT), v.maxValue(MOST_WEIGHT));

const Weights = {
  /** β₀: how surely the policy's choices are followed, 1 as it does itself. */
  policy: weight,
  /** β by feature; those left out are 0. */
  habits: v.record(v.picklist(FEATURES), weight),
};

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
  ...Weights,
  /** Of somebody who plays in two ways (`modes.ts`): the other, and its share of the deals. */
  second: v.optional(v.strictObject({ share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)), ...Weights })),
});
/** Somebody’s habits as a file (docs/formats.md#doubles). */
export type DoubleFile = v.InferOutput<typeof DoubleShape>;

/** A file that holds no double. */
export class DoubleError extends Error {
  override readonly name = 'DoubleError';
}

/** A file of habits. @param about all else that it says @param modes rounded in it */
export function doubleFile(
  about: Omit<DoubleFile, 'format' | 'policy' | 'habits' | 'second'>,
  [first, second]: HabitModes,
): DoubleFile {
  const other = second && { share: rounded(second.share), ...named(second.weights) };
  return { format: DOUBLE_FORMAT, ...about, ...named(first.weights), ...(other !== undefined && { second: other }) };
}

function named(weights: HabitWeights): Pick<DoubleFile, 'policy' | 'habits'> {
  const [policy, ...betas] = Array.from(weights, rounded);
  const habits = Object.fromEntries(FEATURES.map((feature, i) => [feature, betas[i]]).filter(([, beta]) => beta !== 0));
  return { policy, habits };
}

function rounded(number: number): number {
  return Math.round(number * ROUNDING) / ROUNDING;
}

/** @param json parsed JSON @throws {DoubleError} naming the key that is wrong */
export function readDouble(json: unknown): DoubleFile {
  const parsed = v.safeParse(DoubleShape, json);
  if (parsed.success) return parsed.output;
  throw new DoubleError(`it is no double: ${firstIssue(parsed.issues)}`);
}

/** What a file holds. */
export function modesIn({ second, ...first }: DoubleFile): HabitModes {
  if (second === undefined) return oneMode(weightsOf(first));
  return [
    { share: 1 - second.share, weights: weightsOf(first) },
    { share: second.share, weights: weightsOf(second) },
  ];
}

function weightsOf({ policy, habits }: Pick<DoubleFile, 'policy' | 'habits'>): HabitWeights {
  const weights = noHabits();
  weights[0] = policy;
  for (const [i, feature] of FEATURES.entries()) weights[1 + i] = habits[feature] ?? 0;
  return weights;
}
