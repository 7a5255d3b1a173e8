/**
 * What is noticeable of how somebody plays: things that they do more or less often than the policy would in the same
 * situations, and than being less sure of oneself explains. Counted, not fitted: each stands for decisions that can be
 * shown.
 */
import { independentBelief, learnHabits } from './belief.ts';
import { FEATURES, type Feature } from './features.ts';
import {
  actionProbabilities,
  noHabits,
  WEIGHT_COUNT,
  type FeaturedDecision,
  type HabitWeights,
  type ObservedDecision,
} from './habits.ts';

/** Of an action, by its features, in the units of `features.ts`. */
type Features = Readonly<Record<Feature, number>>;

/** What can be noticed, in the order in which it is told. */
export const NOTICE_KINDS = [
  'knock',
  'knock-low',
  'knock-high',
  'knock-at-once',
  'take',
  'take-useless',
  'take-useful',
  'discard-high',
  'discard-drawn',
  'discard-weakening',
  'swap-all',
  'pass',
  'change-hand',
  'declare',
  'place',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Knocks with less than 24 are low, with 27 or more high: by value, from 22 in units of 5. */
const LOW = (24 - 22) / 5;
const HIGH = (27 - 22) / 5;
/** Cards of 10 points and more, of 11. */
const HIGH_CARD = 10 / 11 - 1e-9;

const KINDS: Readonly<Record<NoticeKind, (action: Features) => boolean>> = {
  knock: (action) => action.knock > 0,
  'knock-low': (action) => action.knock > 0 && action['knock by value'] < LOW,
  'knock-high': (action) => action.knock > 0 && action['knock by value'] >= HIGH,
  'knock-at-once': (action) => action['knock in the first turn'] > 0,
  take: (action) => action.take > 0,
  'take-useless': (action) => action.take > 0 && action['take by gain'] <= 0,
  'take-useful': (action) => action.take > 0 && action['take by gain'] > 0,
  'discard-high': (action) => isDiscard(action) && action['discard by points'] >= HIGH_CARD,
  'discard-drawn': (action) => action['discard the drawn card'] > 0,
  'discard-weakening': (action) => isDiscard(action) && action['discard by value lost'] < 0,
  'swap-all': (action) => action['swap all'] > 0,
  pass: (action) => action.pass > 0,
  'change-hand': (action) => action['change the hand'] > 0,
  declare: (action) => action.declare > 0,
  place: (action) => action.place > 0,
};

function isDiscard(action: Features): boolean {
  return action['discard by points'] > 0;
}

export interface Notice {
  kind: NoticeKind;
  /** In how many decisions it could be done or left. */
  chances: number;
  /** In how many it was done, and in how many the policy would have done it on average. */
  done: number;
  expected: number;
  /** How many standard errors it was done more often than by a policy as sure of itself as they are; negative for less. */
  clearness: number;
}

/** So many standard errors are clear of chance at 95% for all kinds together, in both directions (Bonferroni). */
const CLEAR = 2.94;
/** Less than this part of the chances is not worth a word, however sure it is. */
const LEAST_SHARE = 0.05;
/** How far habits may be from none where there are to be none. */
const NO_HABIT = 1e-3;
/** Of fewer nothing is said. */
const FEWEST_CHANCES = 20;

const POLICY = noHabits();

/** What is clear of chance and large enough to matter, the clearest first. */
export function noticesOf(decisions: readonly ObservedDecision[]): Notice[] {
  const sureness = surenessOf(decisions);
  return NOTICE_KINDS.map((kind) => counted(kind, decisions, sureness))
    .filter(
      ({ chances, done, expected, clearness }) =>
        chances >= FEWEST_CHANCES &&
        Math.abs(clearness) > CLEAR &&
        // A policy that is less sure may do it more often than both.
        Math.sign(clearness) * (done - expected) >= LEAST_SHARE * chances,
    )
    .toSorted((a, b) => Math.abs(b.clearness) - Math.abs(a.clearness));
}

/** The policy's choices as surely as somebody makes theirs: β₀ alone. */
function surenessOf(decisions: readonly ObservedDecision[]): HabitWeights {
  const deviation = new Float64Array(WEIGHT_COUNT).fill(NO_HABIT);
  deviation[0] = 1;
  return learnHabits(independentBelief(noHabits(), deviation), decisions).mean;
}

function counted(kind: NoticeKind, decisions: readonly ObservedDecision[], sureness: HabitWeights): Notice {
  let [chances, done, expected, unsure, variance] = [0, 0, 0, 0, 0];
  for (const decision of decisions) {
    const isKind = decision.rows.map((row) => KINDS[kind](featuresIn(row)));
    if (isKind.every(Boolean) || !isKind.some(Boolean)) continue;
    const shareBy = (weights: HabitWeights): number =>
      actionProbabilities(decision, weights).reduce((sum, one, a) => sum + (isKind[a] ? one : 0), 0);
    const share = shareBy(sureness);
    chances++;
    expected += shareBy(POLICY);
    unsure += share;
    variance += share * (1 - share);
    if (isKind[decision.chosen]) done++;
  }
  return { kind, chances, done, expected, clearness: (done - unsure) / Math.sqrt(variance + 1e-9) };
}

function featuresIn(row: FeaturedDecision['rows'][number]): Features {
  return Object.fromEntries(FEATURES.map((feature, i) => [feature, row[1 + i]])) as Record<Feature, number>;
}
