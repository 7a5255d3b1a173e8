/** Trainings with and without ingredients of the learner: a part is one of them, learnt and measured. */
import type { Bot } from '../../../../engine/bots/bot.ts';
import { createExpert } from '../../../../engine/bots/expert.ts';
import { createPolicyBot } from '../../../../engine/bots/policy.ts';
import { Random } from '../../../../engine/random.ts';
import { resolveRules } from '../../../../engine/rules/resolve.ts';
import { playMatches } from '../../../learner/evaluation/arena.ts';
import type { SelfPlayGame, SelfPlayTable } from '../../../learner/self-play/game.ts';
import { PrunedWeights, wholeWeights } from '../../../learner/ppo/pruned-weights.ts';
import { ALL_INPUTS, inputsOf, withInputs } from '../../../learner/games/inputs.ts';
import { oneGame } from '../../../learner/games/tables.ts';
import { thirtyOneGame } from '../../../learner/games/thirty-one.ts';
import { hideUpcoming } from '../../../learner/games/hidden.ts';
import { Learner, type InitialWeights } from '../../../learner/ppo/learner.ts';
import { initialOptions } from '../../../learner/ppo/options.ts';
import { policyForward } from '../../../learner/tensorflow/write-policy-file.ts';
import { equitySessions, learnerSessions, traced } from '../../../learner/tensorflow/sessions.ts';
import { equityLearning } from '../../../learner/equity/equity-learning.ts';
import type { Interval } from '../../../learner/evaluation/statistics.ts';
import { inputLayers } from '../../../learner/games/suit-shape.ts';
import { suitNetwork } from '../../../learner/tensorflow/suit-network.ts';
import { VARIANTS } from '../../ablation/variants.ts';
import { batchedEvaluate } from '../../bots/batched-evaluate.ts';
import { loadRuntime } from '../../runtimes/onnxruntime.ts';
import type { JobKind } from '../job-kind.ts';
import type { RunLength } from '../../../learner/ppo/run.ts';
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
  const random = new Random(seed);
  const execute = traced(await loadRuntime());
  const inputs = variant.hasAllInputs ? ALL_INPUTS : inputsOf(rules, [players, players]);
  const policy = task.init?.sizes;
  const network = suitNetwork({ policy });
  const learning = suitNetwork({ policy, inputs, hasBelief: variant.hasBelief ?? false });
  const equity = variant.isWithoutEquity ? null : equityLearning(await equitySessions(execute), random);
  const game = thirtyOneGame(oneGame(rules, players, players), network, equity?.model ?? null);
  const options = { ...initialOptions(task.init), ...variant.options };
  const seen = variant.isCriticBlind ? blind(game, variant.isCriticBlind) : game;
  const learner = new Learner(
    withInputs(seen, inputs, learning),
    await learnerSessions(execute, learning, options),
    random,
    options,
    { equity },
  );
  const weights = new PrunedWeights(network, inputLayers(inputs), task.init && wholeWeights(task.init));
  if (task.init !== null) learner.startFrom(weights.prune(task.init));
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

/** The same game with a critic that sees nothing hidden, or nothing of the stock. */
function blind(game: SelfPlayGame, what: 'all' | 'stock'): SelfPlayGame {
  return {
    ...game,
    createTable(random): SelfPlayTable {
      const table = game.createTable(random);
      const observe = table.observe.bind(table);
      const { hiddenSize } = game.network;
      table.observe = (rows, row) => {
        observe(rows, row);
        const hidden = rows.hidden.subarray(row * hiddenSize, (row + 1) * hiddenSize);
        if (what === 'all') hidden.fill(0);
        else hideUpcoming(hidden);
      };
      return table;
    },
  };
}
