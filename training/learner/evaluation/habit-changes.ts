/** How the habits of two players differ, by what both do in the same decisions. */
import { HABITS, type Habit } from './habits.ts';
import { thresholdOf } from './knock-threshold.ts';
import { KNOCK_TURNS, type Answers, type HabitOrKnock, type Situations } from './situations.ts';
import { extentOf, intervalOf, type Interval } from '../../../engine/statistics.ts';

/** Fewer decisions say too little. */
const FEWEST = 25;
/** Smaller differences matter to nobody: of shares, of hands that are knocked with, of the value from which they are. */
const LEAST_SHARE = 0.1;
const LEAST_KNOCKS = 0.05;
const LEAST_VALUE = 1;

export interface HabitChange {
  habit: Habit;
  count: number;
  before: number;
  after: number;
  /** Of the shares. */
  difference: Interval;
  /** Whether that is clear of chance, and large enough to matter. */
  isClear: boolean;
}

/** From which value on somebody knocks in one of their turns. */
export interface KnockChange {
  /** From 1; the last stands for all later ones too. */
  turn: number;
  count: number;
  /** Null where they do not knock. */
  before: number | null;
  after: number | null;
  /** Of the shares of hands that are knocked with. */
  difference: Interval;
  /** Whether that is clear of chance and large enough to matter, and the values say the same. */
  isClear: boolean;
}

/** Everything that was compared, clear or not. */
export interface HabitChanges {
  habits: readonly HabitChange[];
  /** By turn. */
  knocks: readonly KnockChange[];
}

export function habitChanges(situations: Situations, before: Answers, after: Answers): HabitChanges {
  const pairOf = (shown: HabitOrKnock): PairedDecisions | null => pairIn(situations, before, after, shown);
  return {
    habits: HABITS.flatMap((habit) => {
      const pair = pairOf(habit);
      if (pair === null) return [];
      const counted = countedIn(pair);
      const shares = { before: shareOf(pair.before), after: shareOf(pair.after) };
      return [{ habit, ...counted, ...shares, isClear: isClearShare(counted.difference) }];
    }),
    knocks: Array.from({ length: KNOCK_TURNS }, (_, i) => i + 1).flatMap((turn) => {
      const pair = pairOf(`knock ${turn}`);
      if (pair === null) return [];
      const { before: first, after: second, values } = pair;
      const change = { ...countedIn(pair), before: knockValue(values, first), after: knockValue(values, second) };
      return [{ turn, ...change, isClear: isClearKnock(change) }];
    }),
  };
}

/** `HabitChange.isClear`. */
export function isClearShare(difference: Interval): boolean {
  return isClear(difference) && Math.abs(difference.mean) >= LEAST_SHARE;
}

/** `KnockChange.isClear`: one knocks and the other does not, or from a lower value, and with more hands. */
export function isClearKnock({
  before,
  after,
  difference,
}: Pick<KnockChange, 'before' | 'after' | 'difference'>): boolean {
  if (!isClear(difference) || Math.abs(difference.mean) < LEAST_KNOCKS) return false;
  const lower = (before ?? Infinity) - (after ?? Infinity);
  return difference.mean > 0 ? lower >= LEAST_VALUE : lower <= -LEAST_VALUE;
}

function isClear({ low, high }: Interval): boolean {
  return low > 0 || high < 0;
}

/** The same decisions by two players. */
interface PairedDecisions {
  values: readonly number[];
  before: readonly boolean[];
  after: readonly boolean[];
}

/** Null where there are too few. */
function pairIn(situations: Situations, before: Answers, after: Answers, shown: HabitOrKnock): PairedDecisions | null {
  const decisions = situations.get(shown) ?? [];
  const [first, second] = [before.get(shown), after.get(shown)];
  if (decisions.length < FEWEST || first === undefined || second === undefined) return null;
  return { values: decisions.map(({ value }) => value), before: first, after: second };
}

function countedIn({ before, after }: PairedDecisions): { count: number; difference: Interval } {
  const difference = intervalOf(after.map((is, i) => Number(is) - Number(before[i])));
  return { count: after.length, difference };
}

/** The lowest value of a hand that is knocked with, stray knocks aside; null where there is none. */
function knockValue(values: readonly number[], knocked: readonly boolean[]): number | null {
  const threshold = thresholdOf(values.map((value, i) => ({ value, knocked: knocked[i] })));
  const above = threshold === null ? [] : values.filter((value) => value >= threshold.value);
  return above.length === 0 ? null : extentOf(above).least;
}

function shareOf(answers: readonly boolean[]): number {
  return answers.filter(Boolean).length / answers.length;
}
