/** Files of a population (docs/formats.md#populations): the habits of many players, from which training draws people. */
import * as v from 'valibot';
import { RULES_TABLE } from '../rules/table.ts';
import { WEIGHT_COUNT, type HabitWeights } from './habits.ts';
import { arePackedHabits, readPackedHabits } from './packed.ts';

export const POPULATION_FORMAT = 'thirty-one-population/1';

const deviation = v.pipe(v.number(), v.minValue(0));

const PopulationShape = v.strictObject({
  format: v.literal(POPULATION_FORMAT),
  players: v.pipe(
    v.array(
      v.strictObject({
        name: v.string(),
        /** What its habits were learnt in: the rule key `play`. */
        play: v.picklist(RULES_TABLE.play.values),
        /** As they are packed. */
        habits: v.pipe(v.string(), v.check(arePackedHabits, 'allowed are three letters for each weight')),
      }),
    ),
    v.minLength(1),
  ),
  /** How uncertain each weight is after so many decisions, on average: standard deviations, in ascending order of decisions. */
  deviations: v.pipe(
    v.array(
      v.strictObject({
        decisions: v.pipe(v.number(), v.integer(), v.minValue(1)),
        weights: v.pipe(v.array(deviation), v.length(WEIGHT_COUNT)),
      }),
    ),
    v.minLength(1),
  ),
});
export type PopulationFile = v.InferOutput<typeof PopulationShape>;

/** A file that holds no population. */
export class PopulationError extends Error {
  override readonly name = 'PopulationError';
}

/** @param json parsed JSON @throws {PopulationError} naming the key that is wrong */
export function readPopulation(json: unknown): PopulationFile {
  const parsed = v.safeParse(PopulationShape, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new PopulationError(`it is no population: ${v.getDotPath(issue) ?? 'its top level'}: ${issue.message}`);
}

/** The habits of those who were seen in one way of playing. */
export function habitsIn({ players }: PopulationFile, play: PopulationFile['players'][number]['play']): HabitWeights[] {
  return players.filter((player) => player.play === play).map(({ habits }) => readPackedHabits(habits));
}
