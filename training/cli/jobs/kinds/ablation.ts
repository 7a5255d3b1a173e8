/** Trainings with and without ingredients of the learner: a part is one of them, learnt and measured. */
import type { Bot } from '../../../../engine/bots/bot.ts';
import { createExpert } from '../../../../engine/bots/expert.ts';
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import { resolveRules } from '../../../../engine/rules/resolve.ts';
import { playMatches } from '../../../learner/evaluation/arena.ts';
import { type InitialWeights } from '../../../learner/ppo/learner.ts';
import { policyForward } from '../../../learner/tensorflow/write-policy-file.ts';
import { traced } from '../../../learner/tensorflow/sessions.ts';
import type { Interval } from '../../../../engine/statistics.ts';
import { VARIANTS } from '../../ablation/variants.ts';
import { batchedEvaluate } from '../../bots/batched-evaluate.ts';
import { loadRuntime } from '../../runtimes/onnxruntime.ts';
import type { JobKind } from '../job-kind.ts';
import type { RunLength } from '../../../learner/ppo/run.ts';
import { learnerFor } from './learner-for.ts';
import { learnUntil, type LearningHooks } from './learn.ts';
import { finite, interval, parameters } from './shapes.ts';
import * as v from 'valibot';

export interface AblationShared extends RunLength {
  /** A rules file. */
  rules: object;
  players: number;
  /** Weights to start from; null for random ones. */
  init: InitialWeights | null;
  /** Packs of each measurement. */
  packs: number;
}

export interface AblationPart {
  variant: string;
  seed: number;
  /** Policy parameters of the standard with this seed; null for the standard itself. */
  standard: Float32Array | null;
}

export interface AblationResult {
  average: Float32Array;
  /** Share of matches won by one of the variant among standards, and among experts. */
  againstStandard: Interval | null;
  againstExpert: Interval | null;
  /** Decisions learnt from per second. */
  speed: number;
}

/** Seeds of the measurement, far from those of the learning. */
const MEASURING_SEED = 9_000_011;

/** About how much of the time is learning; the rest is measuring. */
const LEARNING_SHARE = 0.9;

export const ablation: JobKind<AblationShared, AblationPart, AblationResult> = {
  prepare: (shared) =>
    Promise.resolve((part, onProgress, checkpoints) =>
      trainAndMeasure({ ...shared, ...part }, { onProgress, checkpoints }),
    ),

  filesOf: () => [],

  isResult: (value): value is AblationResult => v.is(Result, value),

  reproducible: ({ minutes }, { average, againstStandard, againstExpert }) =>
    minutes === null ? { average, againstStandard, againstExpert } : null,
};

const Result = v.object({
  average: parameters,
  againstStandard: interval,
  againstExpert: interval,
  speed: finite,
});

async function trainAndMeasure(
  task: AblationShared & AblationPart,
  { onProgress, checkpoints }: LearningHooks,
): Promise<AblationResult> {
  const { players, seed } = task;
  const variant = VARIANTS[task.variant];
  const rules = resolveRules(task.rules);
  const execute = traced(await loadRuntime());
  const { learner, weights, network } = await learnerFor(
    execute,
    { rules, players: [players, players], seed, init: task.init },
    variant,
  );
  const hooks = { checkpoints, onProgress: (share: number) => onProgress(LEARNING_SHARE * share) };
  const seconds = await learnUntil(learner, task, hooks);

  const average = weights.restorePolicy(variant.isWithoutAverage ? learner.state.parameters : learner.average);
  const bot = async (parameters: Float32Array): Promise<Bot> =>
    createPolicyBot(batchedEvaluate(await execute('policy', policyForward(network, parameters))));
  const own = await bot(average);
  const measure = async (other: Bot): Promise<Interval | null> => {
    const bots = [own, ...Array.from({ length: players - 1 }, () => other)];
    const { seats } = await playMatches({ rules, bots, seed: MEASURING_SEED + seed }, task.packs);
    return seats[0].matchWins;
  };
  return {
    average,
    againstStandard: task.standard && (await measure(await bot(task.standard))),
    againstExpert: await measure(createExpert(seed)),
    speed: learner.decisions / seconds,
  };
}
