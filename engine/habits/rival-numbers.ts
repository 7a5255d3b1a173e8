/**
 * What is known of the habits of the others at a table, as numbers that a policy reads beside the observation: for each of the
 * nine other seats that are still in, clockwise from one's own, how many decisions it is known from, and each weight's
 * estimate. Where nothing is known all are 0.
 *
 * | block of a seat | numbers |
 * | --- | --- |
 * | ln(1 + decisions) / ln(1 + 1000), at most 1 | 1 |
 * | β₀ − 1, then β in the order of `FEATURES`, each as tanh(β / 4) (β₀ as tanh(β₀ − 1)) | 24 |
 */
import { SEATS } from '../observation.ts';
import type { View } from '../view.ts';
import type { HabitBelief } from './belief.ts';
import { noHabits, WEIGHT_COUNT } from './habits.ts';

/** The version of an observation with these numbers after it; without them it is `OBSERVATION_VERSION`. */
export const VERSION_WITH_RIVALS = 5;

/** How many numbers there are of a seat. */
export const RIVAL_SIZE = 1 + WEIGHT_COUNT;
/** Of all other seats. */
export const RIVALS_SIZE = (SEATS - 1) * RIVAL_SIZE;

/** From so many decisions on, more do not count. */
const MOST_DECISIONS = 1000;
/** Weights of this size are large. */
const LARGE = 4;

const NONE = noHabits();

/** The numbers of a seat. */
export type RivalNumbers = Float32Array;

export function rivalNumbers({ mean, decisions }: Pick<HabitBelief, 'mean' | 'decisions'>): RivalNumbers {
  const numbers = new Float32Array(RIVAL_SIZE);
  if (decisions === 0) return numbers;
  numbers[0] = Math.min(1, Math.log1p(decisions) / Math.log1p(MOST_DECISIONS));
  for (let i = 0; i < WEIGHT_COUNT; i++) numbers[1 + i] = Math.tanh((mean[i] - NONE[i]) / (i === 0 ? 1 : LARGE));
  return numbers;
}

/**
 * Writes what a seat knows of the others.
 * @param known by seat; null where nothing is known
 * @param numbers gets `RIVALS_SIZE` of them @param at where they begin
 */
export function writeRivals(
  { seat, table }: { seat: number; table: Pick<View['table'], 'players' | 'alive'> },
  known: readonly (RivalNumbers | null)[],
  numbers: Float32Array,
  at: number,
): void {
  numbers.fill(0, at, at + RIVALS_SIZE);
  let place = at;
  for (let step = 1; step < table.players; step++) {
    const other = (seat + step) % table.players;
    if (table.alive[other] === 0) continue;
    const one = known[other];
    if (one) numbers.set(one, place);
    place += RIVAL_SIZE;
  }
}
