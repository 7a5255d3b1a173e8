/** What is taught, as plain JSON: a checkpoint keeps it, and teaching goes on with it. */
import { rulesFile } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { initialOptions, type LearningOptions } from '../../../training/learner/ppo/options.ts';
import type { RunLength } from '../../../training/learner/ppo/run.ts';

export const SNAPSHOT_ITERATIONS = 4;

export interface TeachingPlan extends RunLength {
  /** The rules file, with every key. */
  rules: object;
  /** The fewest and the most players. */
  players: readonly [number, number];
  seed: number;
  options: LearningOptions;
  /** Who teaches, as the policy's file says. */
  origin: { command: string; commit: string };
}

interface TeachingRequest {
  rules: HouseRules;
  players: readonly [number, number];
  /** Minutes of learning, without pauses and measurements; or decisions, after which the same bytes come each time. */
  length: RunLength;
  seed: number;
  /** Whether it starts from a policy; otherwise from nothing. */
  hasStart: boolean;
  iteration: number | null;
  build: string;
}

/** A plan with the usual options. */
export function teachingPlan({
  rules,
  players,
  length,
  seed,
  hasStart,
  iteration,
  build,
}: TeachingRequest): TeachingPlan {
  const options = initialOptions(hasStart ? 'policy' : null);
  return {
    ...length,
    rules: rulesFile(rules),
    players,
    seed,
    options: iteration === null ? options : { ...options, decisions: iteration },
    origin: { command: 'taught in the page', commit: build },
  };
}
