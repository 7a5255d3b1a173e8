/** Policies learnt for one rules file each: a part is one of them, learnt and measured against `expert`. */
import type { Bot } from '../../../../engine/bots/bot.ts';
import { createExpert } from '../../../../engine/bots/expert.ts';
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import type { CriticAndEquity } from '../../../learner/files/stored-model.ts';
import { playMatches } from '../../../learner/evaluation/arena.ts';
import { batchedEvaluate } from '../../../learner/evaluation/batched-evaluate.ts';
import type { Interval } from '../../../../engine/statistics.ts';
import { Learner } from '../../../learner/ppo/learner.ts';
import { prunedWeights, wholeWeights, type InitialWeights } from '../../../learner/files/weights.ts';
import { learnerSessions, traced, type Execute } from '../../../learner/tensorflow/sessions.ts';
import type { NetworkDefinition } from '../../../learner/tensorflow/network.ts';
import { EquityModel } from '../../../learner/equity/equity-model.ts';
import { Random } from '../../../../engine/random.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { policyForward } from '../../../learner/tensorflow/write-model-files.ts';
import { runGame } from '../../run/run-game.ts';
import { loadRuntime } from '../../runtimes/onnxruntime.ts';
import { type JobKind, finite, interval, parameters } from '../job-kind.ts';
import type { RunLength } from '../../../learner/ppo/run.ts';
import { learnUntil, type LearningHooks } from './learn.ts';
import * as v from 'valibot';

export interface SpecialistShared extends RunLength {
  /** Weights to start from; null for random ones. */
  init: InitialWeights | null;
  packs: number;
}

export interface SpecialistPart {
  rules: object;
  /** The fewest and the most. */
  players: [number, number];
  seed: number;
}

interface SpecialistResult {
  decisions: number;
  seconds: number;
  average: Float32Array;
  criticAndEquity: CriticAndEquity;
  /** Share of matches won among experts, with the fewest players. */
  againstExpert: Interval | null;
}

/** Seeds of the measurement, far from those of the learning. */
const MEASURING_SEED = 9_000_011;
/** About how much of the time is learning; the rest is measuring. */
const LEARNING_SHARE = 0.95;

export const specialist: JobKind<SpecialistShared, SpecialistPart, SpecialistResult> = {
  prepare: (shared) =>
    Promise.resolve((part, onProgress, checkpoints) => learnAndMeasure(shared, part, { onProgress, checkpoints })),

  filesOf: () => [],

  isResult: (value): value is SpecialistResult => v.is(Result, value),

  reproducible: ({ minutes }, { decisions, average, criticAndEquity, againstExpert }) =>
    minutes === null ? { decisions, average, criticAndEquity, againstExpert } : null,
};

const Result = v.object({
  decisions: finite,
  seconds: finite,
  average: parameters,
  criticAndEquity: v.object({ critic: parameters, equity: parameters }),
  againstExpert: interval,
});

async function learnAndMeasure(
  { init, packs, ...limit }: SpecialistShared,
  part: SpecialistPart,
  { onProgress, checkpoints }: LearningHooks,
): Promise<SpecialistResult> {
  const { players, seed } = part;
  const execute = traced(await loadRuntime());
  const { learner, whole, network, rules } = await learnerFor(execute, part, init);
  const hooks = { checkpoints, onProgress: (share: number) => onProgress(LEARNING_SHARE * share) };
  const seconds = await learnUntil(learner, limit, hooks);
  const { policy: average, criticAndEquity } = whole();
  const session = await execute('policy', policyForward(network, average));
  const policy = createPolicyBot(batchedEvaluate(session, setImmediate));
  const bots: Bot[] = [policy, ...Array.from({ length: players[0] - 1 }, () => createExpert(seed))];
  const { seats } = await playMatches({ rules, bots, seed: MEASURING_SEED + seed }, packs);
  return { decisions: learner.decisions, seconds, average, criticAndEquity, againstExpert: seats[0].matchWins };
}

interface LearnerFor {
  learner: Learner;
  /** What it has learnt, with the inputs that its network lacks, since the rules do not use them. */
  whole: () => { policy: Float32Array; criticAndEquity: CriticAndEquity };
  /** With all inputs. */
  network: NetworkDefinition;
  rules: HouseRules;
}

/**
 * A learner for some rules, whose network lacks the inputs that they do not use.
 * @param init weights to start from; null for random ones
 */
export async function learnerFor(
  execute: Execute,
  { seed, ...part }: SpecialistPart,
  init: InitialWeights | null,
): Promise<LearnerFor> {
  const random = new Random(seed);
  const game = runGame({ ...part, init, sizes: init?.sizes });
  const { network, learning, options, rules } = game;
  const sessions = await learnerSessions(execute, learning.network, options);
  const equity = new EquityModel(sessions, random);
  const learner = new Learner(game.create(equity, null), sessions, random, options, { equity });
  if (init !== null) learner.startFrom(prunedWeights(init, network, learning.pruned));
  const whole = () => {
    const criticAndEquity = learner.criticAndEquity() as CriticAndEquity;
    return wholeWeights({ policy: learner.average, criticAndEquity }, network, learning.pruned, init);
  };
  return { learner, whole, network, rules };
}
