/**
 * What is noticeable of how somebody plays: things that they do more or less often than the policy would in the same
 * situations, and than being less sure of oneself explains. Counted, not fitted: each stands for decisions that can be
 * shown.
 */
import { independentBelief } from './belief.ts';
import { type Feature, noHabits, placeOf, WEIGHT_COUNT, type HabitWeights } from './weights.ts';
import { learnHabits } from './posterior.ts';
import { sumOf } from '../statistics.ts';
import { actionProbabilities, type ObservedDecision } from './habits.ts';

/** A feature of an action, in the units of `features.ts`. */
type FeatureOf = (feature: Feature) => number;

/** Knocks with less than 24 are low, with 27 or more high: by value, from 22 in units of 5. */
const LOW = (24 - 22) / 5;
const HIGH = (27 - 22) / 5;
/** Cards of 10 points and more, of 11. */
const HIGH_CARD = 10 / 11 - 1e-9;

/** What can be noticed, in the order in which it is told. */
const KINDS = {
  knock: (of) => of('knock') > 0,
  'knock-low': (of) => of('knock') > 0 && of('knock by value') < LOW,
  'knock-high': (of) => of('knock') > 0 && of('knock by value') >= HIGH,
  'knock-at-once': (of) => of('knock in the first turn') > 0,
  take: (of) => of('take') > 0,
  'take-useless': (of) => of('take') > 0 && of('take by gain') <= 0,
  'take-useful': (of) => of('take') > 0 && of('take by gain') > 0,
  'discard-high': (of) => isDiscard(of) && of('discard by points') >= HIGH_CARD,
  'discard-drawn': (of) => of('discard the drawn card') > 0,
  'discard-weakening': (of) => isDiscard(of) && of('discard by value lost') < 0,
  'swap-all': (of) => of('swap all') > 0,
  pass: (of) => of('pass') > 0,
  'change-hand': (of) => of('change the hand') > 0,
  declare: (of) => of('declare') > 0,
  place: (of) => of('place') > 0,
} satisfies Readonly<Record<string, (of: FeatureOf) => boolean>>;
/** Something that can be noticed. */
export type NoticeKind = keyof typeof KINDS;

/** Those that are told with a number of points. */
const IN_POINTS: readonly NoticeKind[] = ['knock-low', 'knock-high'];

function isDiscard(of: FeatureOf): boolean {
  return of('discard by points') > 0;
}

/** How often something was done in a month. */
export interface MonthlyCount {
  /** As `2026-11`. */
  month: string;
  chances: number;
  done: number;
}

/** Something that somebody does more or less often than the policy would. */
export interface Notice {
  kind: NoticeKind;
  /** In how many decisions it could be done or left. */
  chances: number;
  /** In how many it was done, and in how many the policy would have done it on average. */
  done: number;
  expected: number;
  /** How many standard errors it was done more often than by a policy as sure of itself as they are; negative for less. */
  clearness: number;
  /**
   * What the habit gives away in all these decisions beyond what the policy would, in factors of e by which the policy plays an
   * action less often than its favourite; times a policy's factor cost (`engine/bots/character.ts`) it is chance to win matches.
   */
  given: number;
  /** In order, those in which it could be done at least as often as something has to be to be told. */
  months: readonly MonthlyCount[];
}

/** Smaller probabilities of a policy are taken as this. */
const LEAST_CHANCE = 1e-30;
/** Instead of no variance at all. */
const TINY = 1e-9;
/** So many standard errors are clear of chance at 95% for all kinds together, in both directions (Bonferroni). */
const CLEAR = 2.94;
/** Less than this part of the chances is not worth a word, however sure it is. */
const LEAST_SHARE = 0.05;
/** Of fewer nothing is said. */
const FEWEST_CHANCES = 20;

const POLICY = noHabits();

interface WeighedDecision {
  decision: ObservedDecision;
  features: readonly FeatureOf[];
  /** How likely the policy takes it, and a policy as sure of itself as the player. */
  byPolicy: Float64Array;
  bySureness: Float64Array;
  /** What was given away by it, less what the policy gives away so on average. */
  given: readonly number[];
}

/** What is clear of chance and large enough to matter, the clearest first. */
export function noticesOf(decisions: readonly ObservedDecision[]): Notice[] {
  const sureness = surenessOf(decisions);
  const weighed = decisions.map((decision) => weigh(decision, sureness));
  return (Object.keys(KINDS) as NoticeKind[])
    .map((kind) => noticeOf(kind, weighed))
    .filter(
      ({ chances, done, expected, clearness }) =>
        chances >= FEWEST_CHANCES &&
        Math.abs(clearness) > CLEAR &&
        // A policy that is less sure may do it more often than both.
        Math.sign(clearness) * (done - expected) >= LEAST_SHARE * chances,
    )
    .toSorted((a, b) => Math.abs(b.clearness) - Math.abs(a.clearness));
}

function weigh(decision: ObservedDecision, sureness: HabitWeights): WeighedDecision {
  const { rows, chosen, byPolicy: known } = decision;
  const byPolicy = actionProbabilities(decision, POLICY);
  const logs = rows.map(([cut], a) => (known === undefined ? cut : Math.log(Math.max(known[a], LEAST_CHANCE))));
  const best = Math.max(...logs);
  return {
    decision,
    features: rows.map((row) => (feature) => row[placeOf(feature)]),
    byPolicy,
    bySureness: actionProbabilities(decision, sureness),
    given: logs.map((log, a) => ((a === chosen ? 1 : 0) - byPolicy[a]) * (best - log)),
  };
}

/** What is to be said of a kind, from the decisions in which it could be done or left. */
function noticeOf(kind: NoticeKind, decisions: readonly WeighedDecision[]): Notice {
  const choices = decisions
    .filter(({ decision }) => decision.isBrag !== true || !IN_POINTS.includes(kind))
    .map((weighed) => ({ weighed, isKind: weighed.features.map(KINDS[kind]) }))
    .filter(({ isKind }) => isKind.includes(true) && isKind.includes(false));
  const shares = (by: 'byPolicy' | 'bySureness'): number[] =>
    choices.map(({ weighed, isKind }) => isKind.reduce((sum, is, a) => sum + (is ? weighed[by][a] : 0), 0));
  const doneIn = (some: typeof choices): number =>
    some.filter(({ weighed, isKind }) => isKind[weighed.decision.chosen]).length;
  const done = doneIn(choices);
  const expected = sumOf(shares('byPolicy'));
  const unsure = shares('bySureness');
  const variance = sumOf(unsure.map((share) => share * (1 - share)));
  const isDone = done > expected;
  return {
    kind,
    chances: choices.length,
    done,
    expected,
    clearness: (done - sumOf(unsure)) / Math.sqrt(variance + TINY),
    given: sumOf(choices.flatMap(({ weighed, isKind }) => weighed.given.filter((_, a) => isKind[a] === isDone))),
    months: [...new Set(choices.flatMap(({ weighed }) => weighed.decision.month ?? []))]
      .toSorted()
      .map((month) => ({ month, made: choices.filter(({ weighed }) => weighed.decision.month === month) }))
      .filter(({ made }) => made.length >= FEWEST_CHANCES)
      .map(({ month, made }) => ({ month, chances: made.length, done: doneIn(made) })),
  };
}

/** The policy's choices as surely as somebody makes theirs: β₀ alone. */
function surenessOf(decisions: readonly ObservedDecision[]): HabitWeights {
  const withoutFeatures = decisions.map(({ rows, chosen }) => ({
    rows: rows.map((row) => Float64Array.from(row, (value, i) => (i === 0 ? value : 0))),
    chosen,
  }));
  return learnHabits(independentBelief(noHabits(), new Float64Array(WEIGHT_COUNT).fill(1)), withoutFeatures).mean;
}
