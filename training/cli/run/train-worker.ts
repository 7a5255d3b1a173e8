/** One learner of a run, in a thread of its own: plays and learns in step with the others until the run is over. */
import { parentPort, workerData } from 'node:worker_threads';
import { Random } from '../../../engine/random.ts';
import { taughtBy } from '../../learner/games/taught.ts';
import { People } from '../../learner/games/people.ts';
import { evaluateRows } from '../../learner/evaluation/batched-evaluate.ts';
import { HABITS_POLICY, loadPolicy } from '../bots/bots.ts';
import { readPopulationFile, readTeachers } from '../bots/model-file.ts';
import type { CriticAndEquity } from '../../learner/files/stored-model.ts';
import { prunedWeights, wholeWeights, type InitialWeights, type WeightsBefore } from '../../learner/files/weights.ts';
import { sharedAllReduce, type AllReduceMemory } from '../../learner/ppo/all-reduce.ts';
import { Learner, type IterationFigures } from '../../learner/ppo/learner.ts';
import { learnerSeed, learnToTheEnd } from '../../learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../learner/ppo/snapshot.ts';
import { learnerSessions, traced } from '../../learner/tensorflow/sessions.ts';
import { EquityModel } from '../../learner/equity/equity-model.ts';
import type { RunPlan } from './run-plan.ts';
import { runGame } from './run-game.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';

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

export interface LearningEnd {
  iteration: number;
  decisions: number;
  seconds: number;
  average: Float32Array;
  criticAndEquity: CriticAndEquity;
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
  const { learner, whole, before, runtime, allReduce } = await createLearner();
  const began = performance.now();
  const stop = new Int32Array(task.stop);
  tell({ type: 'started', runtime });
  const run = {
    learner,
    length: plan,
    allReduce,
    isFirst: task.learner === 0,
    isResumed: task.snapshot !== null,
    snapshotIterations: CHECKPOINT_ITERATIONS,
  };
  const { isDone, seconds } = await learnToTheEnd(run, {
    seconds: () => task.seconds + (performance.now() - began) / 1000,
    isStopping: () => Atomics.load(stop, 0) !== 0,
    onSnapshot: (snapshot, after) =>
      tell({ type: 'snapshot', learner: task.learner, seconds: after, snapshot: withWeights(snapshot, before) }),
    onFigures: (figures, after) => tell({ type: 'figures', figures, seconds: after, average: whole(null).policy }),
  });
  const { iteration, decisions } = learner;
  const { policy: average, criticAndEquity: learnt } = whole(learner.criticAndEquity());
  const criticAndEquity = learnt as CriticAndEquity;
  tell({ type: 'over', end: { iteration, decisions, seconds, average, criticAndEquity, isDone } });
}

async function createLearner() {
  const shared = new Random(plan.seed);
  const runtime = await loadRuntime();
  const game = runGame(plan);
  const sessions = await learnerSessions(traced(runtime), game.learning.network, game.options);
  const allReduce = sharedAllReduce(task.memory, task.learner);
  // Starting values come from the seed alone, so that all learners have the same.
  const equity = new EquityModel(sessions, shared);
  const people = await peopleOf(plan);
  const { pruned } = game.learning;
  const before = pruned.length > 0 ? weightsBefore(task) : null;
  const teachers = readTeachers(plan);
  const played = game.create(equity, people);
  const learner = new Learner(
    teachers.length === 0 ? played : taughtBy(played, teachers),
    sessions,
    new Random(learnerSeed(plan.seed, task.learner)),
    game.options,
    {
      start: shared,
      equity,
      allReduce,
      teachers: teachers.map(({ weights }) => prunedWeights(weights, game.network, pruned).policy),
      assignOpponents: people && people.assign,
      shareGradients: game.learning.shareGradients,
      now: () => performance.now(),
    },
  );
  if (task.snapshot) learner.restore(task.snapshot);
  else if (task.initialWeights) learner.startFrom(prunedWeights(task.initialWeights, game.network, pruned));
  const whole = (criticAndEquity: CriticAndEquity | null) =>
    wholeWeights({ policy: learner.average, criticAndEquity }, game.network, pruned, before);
  return { learner, whole, before, runtime: runtime.name, allReduce };
}

/** Who sits at most tables; null for nobody. */
async function peopleOf({ rivals }: RunPlan): Promise<People | null> {
  if (rivals === undefined) return null;
  const evaluate = evaluateRows(await loadPolicy(HABITS_POLICY, '--rivals'));
  return new People(readPopulationFile(rivals), evaluate);
}

/** What the run began with; null for random weights. */
function weightsBefore({ initialWeights, snapshot }: WorkerTask): WeightsBefore | null {
  if (snapshot === null || !('policyBefore' in snapshot.arrays)) return initialWeights;
  const { policyBefore, criticBefore } = snapshot.arrays as Record<string, Float32Array>;
  return { policy: policyBefore, criticAndEquity: criticBefore ? { critic: criticBefore } : null };
}

/** A snapshot that also keeps what the run began with. */
function withWeights({ json, arrays }: LearnerSnapshot, before: WeightsBefore | null): LearnerSnapshot {
  if (before === null) return { json, arrays };
  const { policy, criticAndEquity } = before;
  const critic = criticAndEquity && { criticBefore: criticAndEquity.critic };
  return { json, arrays: { ...arrays, policyBefore: policy, ...critic } };
}
