/**
 * What is known of the habits of the others at a table, as numbers that a policy reads beside the observation: for each of the
 * nine other seats that are still in, clockwise from one's own, how many decisions it is known from, and what it does in plain
 * situations. Where nothing is known all are 0.
 *
 * | block of a seat | numbers |
 * | --- | --- |
 * | ln(1 + decisions) / ln(1 + 1000), at most 1 | 1 |
 * | β₀ − 1, as its tanh | 1 |
 * | for each of `SITUATIONS` how much likelier than by the policy | 26 |
 *
 * Weights themselves would say less: many of them are never known well, while what they add up to in a situation is. Of a
 * situation with the features φ the mean of β · φ and its variance v are known; the number is tanh(m / 4) with the moderated
 * log-odds m = β · φ / √(1 + π v / 8) (MacKay 1992, "The Evidence Framework Applied to Classification Networks", 4), which
 * are the nearer to 0 the less is certain.
 */
import { SEATS } from '../observation-layout.ts';
import { OBSERVATION_SIZE } from '../observation.ts';
import type { View } from '../view.ts';
import { Cholesky, type HabitBelief } from './belief.ts';
import { FEATURES, type Feature } from './features.ts';
import { dot, noHabits, WEIGHT_COUNT } from './habits.ts';

/** The version of an observation with these numbers after it; without them it is `OBSERVATION_VERSION`. */
export const VERSION_WITH_RIVALS = 9;

type Situation = Partial<Record<Feature, number>>;

/** With a hand of 19, 22, 25 and 28, by `features.ts`. */
const VALUES = [-0.6, 0, 0.6, 1.2];
/** For a middling number of opponents: two. */
const OPPONENTS = { 'knock by opponents': 1 / 3 };
const SMALL_CARD = 0.3;
const MIDDLING_CARD = 0.7;

/** In units of `features.ts`. */
const SITUATIONS: readonly Situation[] = [
  ...VALUES.map((value) => ({ knock: 1, 'knock by value': value, 'knock by turn': 0.5, ...OPPONENTS })),
  ...VALUES.slice(0, 3).map((value) => ({
    knock: 1,
    'knock by value': value,
    'knock in the first turn': 1,
    ...OPPONENTS,
  })),
  { take: 1, 'take by points': SMALL_CARD },
  { take: 1, 'take by points': 1 },
  { take: 1, 'take by gain': 1, 'take by points': MIDDLING_CARD },
  { take: 1, 'take by gain': 2, 'take by points': MIDDLING_CARD },
  { take: 1, 'take by gain': 1, 'take by points': MIDDLING_CARD, 'take while behind': 1 },
  { 'swap all': 1 },
  { 'swap all': 1, 'swap all by gain': 1 },
  { pass: 1 },
  { 'discard by value lost': -1 },
  { 'discard by points': 1 },
  { 'discard by suits kept': 1 },
  { 'discard the drawn card': 1 },
  { declare: 1 },
  { gamble: 1 },
  { 'change the hand': 1, 'change by value': -0.6 },
  { 'change the hand': 1, 'change by value': 0.6 },
  { place: 1 },
  { place: 1, 'place by gain': 1 },
  { place: 1, 'place in an open slot': 1 },
];
const VECTORS = SITUATIONS.map((situation) =>
  Float64Array.from({ length: WEIGHT_COUNT }, (_, i) => (i === 0 ? 0 : (situation[FEATURES[i - 1]] ?? 0))),
);

/** The first of the five situations in which a card may be taken. */
const TAKES_FROM = SITUATIONS.findIndex(({ take }) => take !== undefined);

/** How many numbers there are of a seat. */
export const RIVAL_SIZE = 2 + SITUATIONS.length;
/** Of all other seats. */
export const RIVALS_SIZE = (SEATS - 1) * RIVAL_SIZE;
/** An observation with all of them after it. */
export const SIZE_WITH_RIVALS = OBSERVATION_SIZE + RIVALS_SIZE;

/** From so many decisions on, more do not count. */
const MOST_DECISIONS = 1000;
/** Log-odds of this size are large. */
const LARGE = 4;

const NONE = noHabits();

/** The numbers of a seat. */
export type RivalNumbers = Float32Array;
/** What a seat knows of the others, by seat; null where that is nothing, as of itself. */
export type KnownRivals = readonly (RivalNumbers | null)[];

export function rivalNumbers({ mean, precision, decisions }: HabitBelief): RivalNumbers {
  const numbers = new Float32Array(RIVAL_SIZE);
  if (decisions === 0) return numbers;
  numbers[0] = Math.min(1, Math.log1p(decisions) / Math.log1p(MOST_DECISIONS));
  numbers[1] = Math.tanh(mean[0] - NONE[0]);
  const factor = new Cholesky(precision, WEIGHT_COUNT);
  for (const [i, features] of VECTORS.entries()) {
    const variance = dot(features, factor.solve(features));
    const logOdds = dot(features, mean) / Math.sqrt(1 + (Math.PI * variance) / 8);
    numbers[2 + i] = Math.tanh(logOdds / LARGE);
  }
  return numbers;
}

/** From how many decisions a rival is known, at most `MOST_DECISIONS`. */
export function decisionsIn([trust]: RivalNumbers): number {
  return Math.expm1(trust * Math.log1p(MOST_DECISIONS));
}

/** What is plain about how a rival plays, of what a policy reads. */
export interface PlainHabits {
  knocks: 'late' | 'early' | null;
  /** An open card. */
  takes: 'often' | 'seldom' | null;
}

/** Something is plain that is e times as likely, or e times less, as far as is certain. */
const PLAIN = Math.tanh(1 / LARGE);

/** Somebody knocks late who shuns knocks with 25 or 28, early who likes those with 19 or 22. */
export function plainHabits(numbers: RivalNumbers): PlainHabits {
  const [lowest, low, high, highest] = numbers.subarray(2);
  const [small, large, helps, helpsMuch] = numbers.subarray(2 + TAKES_FROM);
  return {
    knocks: Math.min(high, highest) < -PLAIN ? 'late' : Math.max(lowest, low) > PLAIN ? 'early' : null,
    takes: Math.max(small, large) > PLAIN ? 'often' : Math.min(helps, helpsMuch) < -PLAIN ? 'seldom' : null,
  };
}

/** Writes what a seat knows of the others. @param numbers gets `RIVALS_SIZE` of them @param at where they begin */
export function writeRivals(
  { seat, table }: { seat: number; table: Pick<View['table'], 'players' | 'alive'> },
  known: KnownRivals,
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
