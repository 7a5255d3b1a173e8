/** One learner of the benchmark, in a thread of its own. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { loadRuntime } from '../../../training/cli/runtimes/onnxruntime.ts';
import { sharedAllReduce, type AllReduceMemory } from '../../../training/learner/ppo/all-reduce.ts';
import { oneGame } from '../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../training/learner/games/thirty-one.ts';
import { Learner } from '../../../training/learner/ppo/learner.ts';
import { STANDARD_OPTIONS, type LearningOptions } from '../../../training/learner/ppo/options.ts';
import { equitySessions, learnerSessions, traced } from '../../../training/learner/tensorflow/sessions.ts';
import { equityLearning } from '../../../training/learner/equity/equity-learning.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { compactGame } from './compact.ts';
import { mlpNetwork } from './mlp.ts';

/** What is measured. `fast`: one epoch of large minibatches, without the KL to the averaged policy. */
const SELF_PLAY_KINDS = {
  plain: { isPlain: true, options: STANDARD_OPTIONS },
  'plain, fast': {
    isPlain: true,
    options: { ...STANDARD_OPTIONS, tables: 512, decisions: 16_384, minibatch: 2_048, epochs: 1, magnetCoefficient: 0 },
  },
  shipped: { isPlain: false, options: STANDARD_OPTIONS },
} as const satisfies Record<string, { isPlain: boolean; options: LearningOptions }>;
export type SelfPlayKind = keyof typeof SELF_PLAY_KINDS;

export interface SelfPlayTask {
  kind: SelfPlayKind;
  learner: number;
  memory: AllReduceMemory;
  iterations: number;
}

/** Decisions learnt from by all learners, and the seconds that they took, by what they were spent on. */
export interface SelfPlayReport {
  decisions: number;
  seconds: number;
  parts: Record<string, number>;
}

/** Iterations that do not count, while code is being compiled. */
const WARM_UP = 3;

if (!isMainThread) parentPort?.postMessage(await learn(workerData as SelfPlayTask));

async function learn({ kind, learner: place, memory, iterations }: SelfPlayTask): Promise<SelfPlayReport> {
  const { isPlain, options } = SELF_PLAY_KINDS[kind];
  const shared = new Random(1);
  const execute = traced(await loadRuntime());
  const equity = equityLearning(await equitySessions(execute), shared);
  const network = isPlain ? mlpNetwork : suitNetwork();
  const whole = thirtyOneGame(oneGame(preset('scat'), 2, 2), suitNetwork(), equity.model);
  const game = isPlain ? await compactGame(whole) : whole;
  const sessions = await learnerSessions(execute, network, options);
  const learner = new Learner(game, sessions, new Random(place + 2), options, {
    start: shared,
    equity,
    allReduce: sharedAllReduce(memory, place),
    now: () => performance.now(),
  });
  for (let i = 0; i < WARM_UP; i++) await learner.iterate(0);
  const before = learner.decisions;
  const began = performance.now();
  const parts: Record<string, number> = {};
  for (let i = 0; i < iterations; i++) {
    const { seconds } = await learner.iterate(0);
    for (const [part, time] of Object.entries(seconds)) parts[part] = (parts[part] ?? 0) + time;
  }
  return { decisions: learner.decisions - before, seconds: (performance.now() - began) / 1000, parts };
}
