/** What is known of a course of teaching: plain data, which is stored beside its checkpoint. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { HabitChange, HabitChanges, KnockChange } from '../../../training/learner/evaluation/habit-changes.ts';
import type { Metric } from '../../../training/learner/ppo/ppo.ts';
import type { DealPlay, TeachingProgress } from './messages.ts';
import type { TeachingPlan } from './plan.ts';
import type { Strength } from './strength.ts';

export type { HabitChange, HabitChanges, KnockChange };

/** The policy that a course started from: its file, and its cost of a factor, as they are listed. */
export interface StartFacts {
  file: string;
  factorCost: number;
}

/** A measurement, and after how many seconds of learning it was taken. */
export interface Measured {
  seconds: number;
  strength: Strength;
}

export interface CourseLog {
  plan: TeachingPlan;
  start: StartFacts | null;
  progress: TeachingProgress | null;
  /** From the first measurement to the latest. */
  measured: readonly Measured[];
  /** How it plays now beside the policy that it started from, or the expert where there is none; null for not yet. */
  habits: HabitChanges | null;
  /** One deal as it was played at several minutes; null for not yet. */
  plays: readonly DealPlay[] | null;
  /** Of the latest iteration. */
  losses: Readonly<Record<Metric, number>> | null;
}

export function rulesOfCourse({ plan }: Pick<CourseLog, 'plan'>): HouseRules {
  return resolveRules(plan.rules);
}
