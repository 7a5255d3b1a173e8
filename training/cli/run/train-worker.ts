/** One learner of a run, in a thread of its own: plays and learns in step with the others until the run is over. */
import { parentPort, workerData } from 'node:worker_threads';
import { Random } from '../../../engine/random.ts';
import type { CriticAndEquity } from '../../learner/files/critic-file.ts';
import { PrunedWeights, wholeWeights, type WholeWeights } from '../../learner/ppo/pruned-weights.ts';
import { sharedAllReduce, type AllReduceMemory } from '../../learner/ppo/all-reduce.ts';
import { Learner, type InitialWeights, type IterationFigures } from '../../learner/ppo/learner.ts';
import { type LearnerSnapshot } from '../../learner/ppo/snapshot.ts';
import { equitySessions, learnerSessions, traced } from '../../learner/tensorflow/sessions.ts';
import { equityLearning } from '../../learner/equity/equity-learning.ts';
import { progressOf, type RunPlan } from './run-plan.ts';
import { runGame } from './run-game.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';

/**
 * Iterations from one checkpoint to the next. Counted, not timed: taking one abandons the deals in progress, so runs
 * that must be equal bit for bit take theirs at the same iterations.
 */
const CHECKPOINT_ITERATIONS = 16;

export interface WorkerTask {
  /** Which of the run's learners this is. */
  learner: number;
  plan: RunPlan;
  memory: AllReduceMemory;
  /** Set to 1 to end the run after the current iteration. */
  stop: SharedArrayBuffer;
  /** Where to go on from, else null. */
  snapshot: LearnerSnapshot | null;
  /** Seconds of learning before that. */
  seconds: number;
  /** The weights that the run starts from; null for random ones. */
  initialWeights: InitialWeights | null;
}

/** What a learner reports. Figures and the runtime come only from the first. */
export type WorkerReport =
  | { type: 'started'; runtime: string }
  | { type: 'figures'; figures: IterationFigures; seconds: number; average: Float32Array }
  | { type: 'snapshot'; learner: number; seconds: number; snapshot: LearnerSnapshot }
  | { type: 'over'; end: LearningEnd }
  | { type: 'failed'; reason: string; stack: string };

/** How a run ended. */
export interface LearningEnd {
  iteration: number;
  decisions: number;
  seconds: number;
  /** Parameters of the averaged policy. */
  average: Float32Array;
  /** What else was learnt; null for a game with a known answer. */
  criticAndEquity: CriticAndEquity | null;
  /** Whether the plan is fulfilled; otherwise the run was stopped. */
  isDone: boolean;
}

const task = workerData as WorkerTask;
const { plan } = task;

function tell(report: WorkerReport): void {
  const isFromFirst = report.type === 'started' || report.type === 'figures';
  if (isFromFirst && task.learner > 0) return;
  parentPort?.postMessage(report);
}

try {
  await learn();
} catch (error) {
  const { message, stack } = error as Error;
  tell({ type: 'failed', reason: message, stack: stack ?? message });
}

async function learn(): Promise<void> {
  const { learner, weights, before, runtime, allReduce } = await createLearner();
  const began = performance.now();
  const secondsNow = (): number => task.seconds + (performance.now() - began) / 1000;
  const stop = new Int32Array(task.stop);
  let isNewHere = task.snapshot === null;
  tell({ type: 'started', runtime });

  for (;;) {
    const seconds = secondsNow();
    const ownProgress = progressOf(plan, { decisions: learner.decisions, seconds });
    // The first learner's clock, and the stop signal as it sees it, count for all.
    const [progress, stopping] = allReduce
      .mean(task.learner === 0 ? Float32Array.of(ownProgress, Atomics.load(stop, 0)) : new Float32Array(2))
      .map((mean) => mean * allReduce.learners);
    const isDone = progress >= 1;
    const isOver = isDone || stopping > 0;
    const isDue = learner.iteration % CHECKPOINT_ITERATIONS === 0 && isNewHere;
    // A run of fixed steps that is stopped goes on from its last regular checkpoint, and so ends like one that was not
    // stopped.
    if (isDue || isDone || (isOver && plan.steps === null)) {
      tell({ type: 'snapshot', learner: task.learner, seconds, snapshot: withWeights(learner.snapshot(), before) });
    }
    if (isOver) {
      const { iteration, decisions } = learner;
      const average = weights.restorePolicy(learner.average);
      const learnt = learner.criticAndEquity();
      const criticAndEquity = learnt && weights.restoreCritic(learnt);
      tell({ type: 'over', end: { iteration, decisions, seconds, average, criticAndEquity, isDone } });
      return;
    }
    const figures = await learner.iterate(progress);
    isNewHere = true;
    assertFinite(figures);
    tell({ type: 'figures', figures, seconds: secondsNow(), average: weights.restorePolicy(learner.average) });
  }
}

async function createLearner() {
  const shared = new Random(plan.seed);
  const runtime = await loadRuntime();
  const execute = traced(runtime);
  const game = runGame(plan);
  const allReduce = sharedAllReduce(task.memory, task.learner);
  // Starting values come from the seed alone, so that all learners have the same.
  const equity = game.kind === 'solvable' ? null : equityLearning(await equitySessions(execute), shared);
  const learner = new Learner(
    game.kind === 'solvable' ? game.solvable.selfPlayGame(game.learning.network) : game.create(equity!.model),
    await learnerSessions(execute, game.learning.network, game.options),
    new Random(plan.seed * 1_000_003 + task.learner + 1),
    game.options,
    { start: shared, equity, allReduce, now: () => performance.now() },
  );
  const before = game.learning.pruned.length > 0 ? weightsBefore(task) : null;
  const weights = new PrunedWeights(game.network, game.learning.pruned, before);
  if (task.snapshot) learner.restore(task.snapshot);
  else if (task.initialWeights) learner.startFrom(weights.prune(task.initialWeights));
  return { learner, weights, before, runtime: runtime.name, allReduce };
}

/** What the run began with; null for random weights. */
function weightsBefore({ initialWeights, snapshot }: WorkerTask): WholeWeights | null {
  if (initialWeights !== null) return wholeWeights(initialWeights);
  if (snapshot === null || !('policyBefore' in snapshot.arrays)) return null;
  const { policyBefore, criticBefore } = snapshot.arrays as Record<string, Float32Array>;
  return { policy: policyBefore, critic: criticBefore ?? null };
}

/** A snapshot that also keeps what the run began with. */
function withWeights({ json, arrays }: LearnerSnapshot, before: WholeWeights | null): LearnerSnapshot {
  if (before === null) return { json, arrays };
  const { policy, critic } = before;
  return { json, arrays: { ...arrays, policyBefore: policy, ...(critic && { criticBefore: critic }) } };
}

/** @throws {Error} when a loss is not a number: from here on, the parameters would not be numbers either. */
function assertFinite({ metrics, iteration }: IterationFigures): void {
  for (const [name, value] of Object.entries(metrics)) {
    if (!Number.isFinite(value)) throw new Error(`${name} is ${value} in iteration ${iteration}`);
  }
}
