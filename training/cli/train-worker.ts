/** One learner of a run, in a thread of its own: plays and learns in step with the others until the run is over. */
import { parentPort, workerData } from 'node:worker_threads';
import { Random } from '../../engine/random.ts';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { sharedExchange, type SharedExchangeMemory } from '../learner/exchange.ts';
import { playerShares, thirtyOneGame } from '../learner/games/thirty-one.ts';
import { Learner, type IterationFigures, type LearningOptions } from '../learner/learner.ts';
import { equityLearning, learnerSessions, traced } from '../learner/sessions.ts';
import { suitNetwork } from '../learner/suit-network.ts';
import type { RunPlan, RunState } from './checkpoint.ts';
import { loadRuntime } from './runtime.ts';

export interface WorkerTask {
  /** Which of the run's learners this is; the first reports. */
  learner: number;
  plan: RunPlan;
  options: LearningOptions;
  memory: SharedExchangeMemory;
  /** Set to 1 by whoever wants the run to end after this iteration. */
  stop: SharedArrayBuffer;
  /** Where to go on from, else null. */
  state: RunState | null;
  /** Policy parameters to start from, else null. */
  policy: Float32Array | null;
  checkpointSeconds: number;
}

/** What the first learner tells. */
export type WorkerReport =
  | { type: 'started'; runtime: string }
  | { type: 'figures'; figures: IterationFigures; seconds: number; progress: number }
  | { type: 'snapshot'; state: RunState; last: boolean };

const task = workerData as WorkerTask;
const { plan } = task;

function tell(report: WorkerReport): void {
  if (task.learner === 0) parentPort?.postMessage(report);
}

const shared = new Random(plan.seed);
const runtime = await loadRuntime();
const execute = traced(runtime);
const network = suitNetwork();
const exchange = sharedExchange(task.memory, task.learner);
// Starting values come from the seed alone, so that all learners have the same.
const equity = await equityLearning(execute, shared, task.state?.equity);
const own = new Random(plan.seed * 1_000_003 + task.learner + 1 + (task.state?.iteration ?? 0) * 7_919);
const game = thirtyOneGame(resolveRules(plan.rules), playerShares(...plan.players), network, equity.model);
const sessions = await learnerSessions(execute, network);
const learner = new Learner(game, sessions, own, task.options, {
  ...(task.state ? { state: task.state.learner } : {}),
  start: shared,
  equity,
  exchange,
});
if (task.state) {
  learner.average = task.state.average;
  learner.iteration = task.state.iteration;
  learner.decisions = task.state.decisions;
} else if (task.policy) {
  learner.startFrom(task.policy);
}

const secondsBefore = task.state?.seconds ?? 0;
const began = performance.now();
const stop = new Int32Array(task.stop);
let lastSnapshot = began;
tell({ type: 'started', runtime: runtime.name });

for (;;) {
  const seconds = secondsBefore + (performance.now() - began) / 1000;
  const ownProgress =
    plan.minutes === null ? learner.decisions / (plan.steps as number) : seconds / (60 * plan.minutes);
  // The first learner's clock and the stop signal as it sees it count for all.
  const [progress, stopping] = exchange
    .average(task.learner === 0 ? Float32Array.of(ownProgress, Atomics.load(stop, 0)) : new Float32Array(2))
    .map((mean) => mean * exchange.learners);
  const isOver = progress >= 1 || stopping > 0;
  if (isOver || performance.now() - lastSnapshot > 1000 * task.checkpointSeconds) {
    lastSnapshot = performance.now();
    tell({ type: 'snapshot', state: stateOf(seconds), last: isOver });
  }
  if (isOver) break;
  const figures = await learner.iterate(progress, () => performance.now());
  tell({ type: 'figures', figures, seconds: secondsBefore + (performance.now() - began) / 1000, progress });
}

function stateOf(seconds: number): RunState {
  return {
    iteration: learner.iteration,
    decisions: learner.decisions,
    seconds,
    learner: learner.state,
    equity: equity.state,
    average: learner.average,
  };
}
