/**
 * What is known of somebody's habits, as numbers of the observation (`RIVAL` of `observation-layout.ts`): from how many decisions,
 * and what they do in plain situations. Where nothing is known all are 0.
 *
 * Weights themselves would say less: many of them are never known well, while what they add up to in a situation is. Of a
 * situation with the features φ the mean of β · φ and its variance v are known; the number is tanh(m / 4) with the moderated
 * log-odds m = β · φ / √(1 + π v / 8) (MacKay 1992, "The Evidence Framework Applied to Classification Networks", 4), which
 * are the nearer to 0 the less is certain.
 */
import { RIVAL } from '../observation-layout.ts';
import type { RivalNumbers } from '../observation.ts';
import { Cholesky, type HabitBelief } from './belief.ts';
import { FEATURES, type Feature, noHabits, WEIGHT_COUNT } from './weights.ts';
import { dot } from './habits.ts';

type Situation = Partial<Record<Feature, number>>;

/** With a hand of 19, 22, 25 and 28, by `features.ts`. */
const VALUES = [-0.6, 0, 0.6, 1.2];
const GOOD_VALUE = 0.6;
/** For a middling number of opponents: two. */
const OPPONENTS = { 'knock by opponents': 1 / 3 };
const SMALL_CARD = 0.3;
const HELPFUL = { take: 1, 'take that helps': 1, 'take by points': 0.7 };

/** In units of `features.ts`. */
const SITUATIONS: readonly Situation[] = [
  ...VALUES.map((value) => ({
    knock: 1,
    'knock by value': value,
    'knock by value above 25': Math.max(0, value - GOOD_VALUE),
    'knock by turn': 0.5,
    ...OPPONENTS,
  })),
  ...VALUES.slice(0, 3).map((value) => ({
    knock: 1,
    'knock by value': value,
    'knock in the first turn': 1,
    ...OPPONENTS,
  })),
  { take: 1, 'take by points': SMALL_CARD },
  { take: 1, 'take by points': 1 },
  { ...HELPFUL, 'take by gain': 1 },
  { ...HELPFUL, 'take by gain': 2 },
  { ...HELPFUL, 'take by gain': 1, 'take while behind': 1 },
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

/** From so many decisions on, more do not count. */
const MOST_DECISIONS = 1000;
/** Log-odds of this size are large. */
const LARGE = 4;

const NONE = noHabits();

export function rivalNumbers({ mean, precision, decisions }: HabitBelief): RivalNumbers {
  const numbers = new Float32Array(RIVAL.size);
  if (decisions === 0) return numbers;
  numbers[RIVAL.at.decisions] = Math.min(1, Math.log1p(decisions) / Math.log1p(MOST_DECISIONS));
  numbers[RIVAL.at.policy] = Math.tanh(mean[0] - NONE[0]);
  const factor = new Cholesky(precision, WEIGHT_COUNT);
  for (const [i, features] of VECTORS.entries()) {
    const variance = dot(features, factor.solve(features));
    const logOdds = dot(features, mean) / Math.sqrt(1 + (Math.PI * variance) / 8);
    numbers[RIVAL.at.situations + i] = Math.tanh(logOdds / LARGE);
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
  const [lowest, low, high, highest] = numbers.subarray(RIVAL.at.situations);
  const [small, large, helps, helpsMuch] = numbers.subarray(RIVAL.at.situations + TAKES_FROM);
  return {
    knocks: Math.min(high, highest) < -PLAIN ? 'late' : Math.max(lowest, low) > PLAIN ? 'early' : null,
    takes: Math.max(small, large) > PLAIN ? 'often' : Math.min(helps, helpsMuch) < -PLAIN ? 'seldom' : null,
  };
}
