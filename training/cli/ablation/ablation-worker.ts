/** One training of an ablation, in a thread of its own. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createPolicyBot } from '../../../engine/bots/policy.ts';
import { Random } from '../../../engine/random.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { playMatches } from '../../learner/evaluation/arena.ts';
import type { SelfPlayGame, SelfPlayTable } from '../../learner/self-play/game.ts';
import { oneGame } from '../../learner/games/tables.ts';
import { thirtyOneGame } from '../../learner/games/thirty-one.ts';
import { hideUpcoming } from '../../learner/games/hidden.ts';
import { Learner, type Beginning } from '../../learner/ppo/learner.ts';
import { optionsToBegin, type LearningOptions } from '../../learner/ppo/options.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { policyForward } from '../../learner/tensorflow/write-policy-file.ts';
import { equitySessions, learnerSessions, traced } from '../../learner/tensorflow/sessions.ts';
import { equityLearning } from '../../learner/equity/equity-learning.ts';
import type { Interval } from '../../learner/evaluation/statistics.ts';
import { CRITIC_SIZES, POLICY_SIZES, suitNetwork } from '../../learner/tensorflow/suit-network.ts';
import { batchedEvaluate } from '../bots/batched-evaluate.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';

interface Variant {
  options?: Partial<LearningOptions>;
  /** Tokens gained in a deal as its return. */
  isWithoutEquity?: boolean;
  /** The critic does not see the hands of others, or what the stock will bring. */
  isCriticBlind?: 'all' | 'stock';
  /** The policy also learns to say what others hold. */
  hasBelief?: boolean;
  /** The last parameters are measured, not their average. */
  isWithoutAverage?: boolean;
}

/** What can be compared with the standard. */
export const VARIANTS: Readonly<Record<string, Variant>> = {
  standard: {},
  'no-magnet': { options: { magnetWeight: 0 } },
  'no-equity': { isWithoutEquity: true },
  'blind-critic': { isCriticBlind: 'all' },
  'no-stock': { isCriticBlind: 'stock' },
  'lambda-80': { options: { lambda: 0.8 } },
  'full-returns': { options: { lambda: 1 } },
  league: { options: { league: { share: 0.25, first: 10, growth: 1.5 } } },
  inclined: { options: { inclined: { share: 0.3, strengths: [3, 6, 10] } } },
  'no-average': { isWithoutAverage: true },
  'obvious-too': { options: { obviousShare: 1 } },
  'restless-equity': { options: { equityLearningRate: [1e-3, 1e-3] } },
  belief: { hasBelief: true },
  'one-epoch': { options: { epochs: 1 } },
  'three-epochs': { options: { epochs: 3 } },
  'minibatch-128': { options: { minibatch: 128 } },
  'minibatch-1024': { options: { minibatch: 1_024 } },
  'little-entropy': { options: { spreadWeight: [0.02, 0.002] } },
  'weak-magnet': { options: { magnetWeight: 0.05 } },
};

export interface AblationTask {
  /** A rules file. */
  rules: object;
  players: number;
  variant: string;
  seed: number;
  /** What ends a training, decisions learnt from or minutes; the other is null. */
  steps: number | null;
  minutes: number | null;
  /** What is known at the beginning; null for nothing. */
  init: Beginning | null;
  /** Policy parameters of the standard with this seed; null for the standard itself. */
  standard: Float32Array | null;
  /** Packs of each measurement. */
  packs: number;
}

export interface AblationReport {
  average: Float32Array;
  /** Share of matches won by one of the variant among standards, and among experts. */
  againstStandard: Interval | null;
  againstExpert: Interval | null;
  /** Decisions learnt from, a second. */
  speed: number;
}

/** Seeds of the measurement, far from those of the learning. */
const MEASURING_SEED = 9_000_011;

/** What a worker tells: how much of all is done, from 0 to 1, and in the end what it found. */
export type AblationMessage = { type: 'progress'; share: number } | { type: 'done'; report: AblationReport };

/** About how much of the time is learning; the rest is measuring. */
const LEARNING_SHARE = 0.9;

if (!isMainThread) tell({ type: 'done', report: await run(workerData as AblationTask) });

function tell(message: AblationMessage): void {
  parentPort?.postMessage(message);
}

async function run(task: AblationTask): Promise<AblationReport> {
  const { players, seed } = task;
  const variant = VARIANTS[task.variant];
  const rules = resolveRules(task.rules);
  const random = new Random(seed);
  const execute = traced(await loadRuntime());
  const network = suitNetwork(POLICY_SIZES, CRITIC_SIZES, variant.hasBelief);
  const equity = variant.isWithoutEquity ? null : equityLearning(await equitySessions(execute), random);
  const game = thirtyOneGame(oneGame(rules, players, players), network, equity?.model ?? null);
  const options = { ...optionsToBegin(task.init), ...variant.options };
  const learner = new Learner(
    variant.isCriticBlind ? blind(game, variant.isCriticBlind) : game,
    await learnerSessions(execute, network, options),
    random,
    options,
    { equity },
  );
  if (task.init !== null) learner.startFrom(task.init);
  const began = performance.now();
  const elapsed = (): number => (performance.now() - began) / 1000;
  const progress = (): number =>
    task.minutes === null ? learner.decisions / (task.steps as number) : elapsed() / (60 * task.minutes);
  for (let done = 0; done < 1; done = progress()) {
    tell({ type: 'progress', share: LEARNING_SHARE * done });
    await learner.iterate(done);
  }
  const seconds = elapsed();

  const policy = variant.isWithoutAverage ? learner.state.parameters.slice(0, learner.average.length) : learner.average;
  const bot = async (of: NetworkDefinition, parameters: Float32Array): Promise<Bot> =>
    createPolicyBot(batchedEvaluate(await execute('policy', policyForward(of, parameters))));
  const own = await bot(network, policy);
  const measure = async (other: Bot): Promise<Interval | null> => {
    const bots = [own, ...Array.from({ length: players - 1 }, () => other)];
    const { seats } = await playMatches({ rules, bots, seed: MEASURING_SEED + seed }, task.packs);
    return seats[0].matchWins;
  };
  return {
    average: policy,
    againstStandard: task.standard && (await measure(await bot(suitNetwork(), task.standard))),
    againstExpert: await measure(createExpert(seed)),
    speed: learner.decisions / seconds,
  };
}

/** The same game, where the critic is told nothing that is hidden, or nothing of the stock. */
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
