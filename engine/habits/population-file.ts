/** Files of a population (docs/formats.md#populations): people of many habits, as training seats them, and what can be known of them. */
import * as v from 'valibot';
import { RULES_TABLE } from '../rules/table.ts';
import { arePackedHabits } from './packed.ts';
import { RIVAL } from '../observation-layout.ts';
import { firstIssue } from '../shortened.ts';

export const POPULATION_FORMAT = 'thirty-one-population/1';

const PopulationShape = v.strictObject({
  format: v.literal(POPULATION_FORMAT),
  people: v.pipe(
    v.array(
      v.strictObject({
        /** How they play: the rule key `play`. */
        play: v.picklist(RULES_TABLE.play.values),
        /** As they are packed. */
        habits: v.pipe(v.string(), v.check(arePackedHabits, 'allowed are three letters for each weight')),
        /** What somebody knows who has seen some of their decisions, few first: numbers of a rival. */
        known: v.pipe(
          v.array(v.pipe(v.array(v.pipe(v.number(), v.minValue(-1), v.maxValue(1))), v.length(RIVAL.size))),
          v.minLength(1),
        ),
        /** Plays as `threshold:N` itself, whose habits these are; others choose by their habits. */
        threshold: v.optional(v.number()),
      }),
    ),
    v.minLength(1),
  ),
});
export type PopulationFile = v.InferOutput<typeof PopulationShape>;
export type PopulationPerson = PopulationFile['people'][number];

export class PopulationError extends Error {
  override readonly name = 'PopulationError';
}

/** @param json parsed JSON @throws {PopulationError} naming the key that is wrong */
export function readPopulation(json: unknown): PopulationFile {
  const parsed = v.safeParse(PopulationShape, json);
  if (parsed.success) return parsed.output;
  throw new PopulationError(`it is no population: ${firstIssue(parsed.issues)}`);
}
