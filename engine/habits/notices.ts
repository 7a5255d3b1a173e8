/**
 * What is noticeable of how somebody plays: things that they do more or less often than the policy would in the same
 * situations, and than being less sure of oneself explains. Counted, not fitted: each stands for decisions that can be
 * shown.
 */
import { independentBelief } from './belief.ts';
import { FEATURES, type Feature } from './features.ts';
import { learnHabits } from './posterior.ts';
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

/** Knocks with less than 24 are low, with 27 or more high: by value, from 22 in units of 5. */
const LOW = (24 - 22) / 5;
const HIGH = (27 - 22) / 5;
/** Cards of 10 points and more, of 11. */
const HIGH_CARD = 10 / 11 - 1e-9;

/** What can be noticed, in the order in which it is told. */
const KINDS = {
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
} satisfies Readonly<Record<string, (action: Features) => boolean>>;
/** Something that can be noticed. */
export type NoticeKind = keyof typeof KINDS;

/** Those that are told with a number of points. */
const IN_POINTS: readonly NoticeKind[] = ['knock-low', 'knock-high'];

function isDiscard(action: Features): boolean {
  return action['discard by points'] > 0;
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

/** What is counted of a kind. */
interface Counts extends Pick<Notice, 'kind' | 'chances' | 'done' | 'expected'> {
  /** In how many decisions a policy as sure as the player would have done it, and the variance of that number. */
  unsure: number;
  variance: number;
  /** What was given away where it was done and where it was left, beyond what the policy would have. */
  givenByDoing: number;
  givenByLeaving: number;
  months: Map<string, MonthlyCount>;
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

/** What is clear of chance and large enough to matter, the clearest first. */
export function noticesOf(decisions: readonly ObservedDecision[]): Notice[] {
  const sureness = surenessOf(decisions);
  const counts = (Object.keys(KINDS) as NoticeKind[]).map((kind): Counts => ({
    kind,
    chances: 0,
    done: 0,
    expected: 0,
    unsure: 0,
    variance: 0,
    givenByDoing: 0,
    givenByLeaving: 0,
    months: new Map(),
  }));
  for (const decision of decisions) {
    const actions = decision.rows.map(featuresIn);
    const byPolicy = actionProbabilities(decision, POLICY);
    const bySureness = actionProbabilities(decision, sureness);
    for (const count of counts) addDecision(count, decision, { actions, byPolicy, bySureness });
  }
  return counts
    .map(noticeOf)
    .filter(
      ({ chances, done, expected, clearness }) =>
        chances >= FEWEST_CHANCES &&
        Math.abs(clearness) > CLEAR &&
        // A policy that is less sure may do it more often than both.
        Math.sign(clearness) * (done - expected) >= LEAST_SHARE * chances,
    )
    .toSorted((a, b) => Math.abs(b.clearness) - Math.abs(a.clearness));
}

function noticeOf({ kind, chances, done, expected, ...rest }: Counts): Notice {
  const { unsure, variance, givenByDoing, givenByLeaving, months } = rest;
  return {
    kind,
    chances,
    done,
    expected,
    clearness: (done - unsure) / Math.sqrt(variance + TINY),
    given: done > expected ? givenByDoing : givenByLeaving,
    months: [...months.values()]
      .filter((month) => month.chances >= FEWEST_CHANCES)
      .toSorted((a, b) => a.month.localeCompare(b.month)),
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

/** Adds a decision in which something could be done or left. */
function addDecision(
  count: Counts,
  decision: ObservedDecision,
  { actions, byPolicy, bySureness }: { actions: readonly Features[]; byPolicy: Float64Array; bySureness: Float64Array },
): void {
  const { chosen, isBrag, month } = decision;
  if (isBrag === true && IN_POINTS.includes(count.kind)) return;
  const isKind = actions.map(KINDS[count.kind]);
  if (isKind.every(Boolean) || !isKind.some(Boolean)) return;
  const shareOf = (probabilities: Float64Array): number =>
    probabilities.reduce((sum, one, a) => sum + (isKind[a] ? one : 0), 0);
  const unsure = shareOf(bySureness);
  count.chances++;
  count.expected += shareOf(byPolicy);
  count.unsure += unsure;
  count.variance += unsure * (1 - unsure);
  if (isKind[chosen]) count.done++;
  addGiven(count, decision, { byPolicy, isKind });
  if (month !== undefined) addMonth(count.months, month, isKind[chosen]);
}

/** Adds what was given away by doing it or leaving it, less what the policy gives away so on average. */
function addGiven(
  count: Counts,
  decision: ObservedDecision,
  { byPolicy, isKind }: { byPolicy: Float64Array; isKind: readonly boolean[] },
): void {
  const logs = logsOf(decision);
  const best = Math.max(...logs);
  for (const [a, log] of logs.entries()) {
    const given = ((a === decision.chosen ? 1 : 0) - byPolicy[a]) * (best - log);
    if (isKind[a]) count.givenByDoing += given;
    else count.givenByLeaving += given;
  }
}

/** By action the logarithm of the policy's probability. */
function logsOf({ rows, byPolicy }: ObservedDecision): number[] {
  return rows.map(([cut], a) => (byPolicy === undefined ? cut : Math.log(Math.max(byPolicy[a], LEAST_CHANCE))));
}

function addMonth(months: Map<string, MonthlyCount>, month: string, isDone: boolean): void {
  const { chances, done } = months.get(month) ?? { chances: 0, done: 0 };
  months.set(month, { month, chances: chances + 1, done: done + (isDone ? 1 : 0) });
}

function featuresIn(row: FeaturedDecision['rows'][number]): Features {
  return Object.fromEntries(FEATURES.map((feature, i) => [feature, row[1 + i]])) as Record<Feature, number>;
}
