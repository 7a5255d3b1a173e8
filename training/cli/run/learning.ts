/** The learning of a run: starts the learners, and handles what they report. */
import type { Worker } from 'node:worker_threads';
import { allReduceMemory, endAllReduce, type AllReduceMemory } from '../../learner/ppo/all-reduce.ts';
import { longestVector, progressOf, snapshotFor } from '../../learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../learner/ppo/snapshot.ts';
import { writeCheckpoint } from './checkpoint.ts';
import { createPolicyPlayer, Evaluator } from './evaluation.ts';
import { MetricsLog, scalarsOf, type MeasuredAt, type Scalars } from './metrics.ts';
import { type TrainingRun } from './read-run.ts';
import { savePast, type LearntPolicy, type RunStage } from './policies.ts';
import type { Progress } from './progress.ts';
import type { RunFolder } from './run-folder.ts';
import type { RunGame } from './run-game.ts';
import type { LearningEnd, WorkerReport, WorkerTask } from './train-worker.ts';
import { ended, startWorker } from '../support/worker.ts';

type FiguresReport = Extract<WorkerReport, { type: 'figures' }>;

/** A learner could not go on. */
class LearningError extends Error {
  override name = 'LearningError';

  constructor(reason: string, stack: string) {
    super(reason);
    this.stack = stack;
  }
}

/** How a run comes to its end. */
interface EndCallbacks {
  resolve: (end: LearningEnd) => void;
  reject: (error: unknown) => void;
}

/**
 * Learns until the plan is fulfilled, or a stop is requested.
 * @param stop is set to 1 to request that
 * @throws {RunError} where the folder cannot be written to, {LearningError} where a learner cannot go on
 */
export async function learn(
  run: TrainingRun,
  game: RunGame,
  folder: RunFolder,
  progress: Progress,
  stop: Int32Array,
): Promise<LearningEnd> {
  const { plan } = run;
  const memory = allReduceMemory(plan.workers, longestVector(game.network));
  const evaluator = new Evaluator(game, plan, await createPolicyPlayer(game));
  const reports = new LearnerReports(run, game, folder, progress, evaluator);
  const workers: Worker[] = [];
  try {
    return await new Promise<LearningEnd>((resolve, reject) => {
      for (let learner = 0; learner < plan.workers; learner++) {
        const worker = startWorker(
          new URL('./train-worker.ts', import.meta.url),
          taskOf(run, learner, memory, stop.buffer as SharedArrayBuffer),
        );
        workers.push(worker);
        worker.on('error', reject);
        worker.on('exit', (status) => {
          endAllReduce(memory);
          if (reports.hasEnded(learner)) return;
          reject(
            new Error(`learner ${learner + 1} of ${plan.workers} ended before the run did, with status ${status}`),
          );
        });
        worker.on('message', (report: WorkerReport) => {
          try {
            reports.handle(report, learner, { resolve, reject });
          } catch (error) {
            reject(error);
          }
        });
      }
    });
  } finally {
    Atomics.store(stop, 0, 1);
    await Promise.all(workers.map(ended));
    progress.end();
  }
}

function taskOf(
  { plan, checkpoint, initialWeights }: TrainingRun,
  learner: number,
  memory: AllReduceMemory,
  stop: SharedArrayBuffer,
): WorkerTask {
  return {
    learner,
    plan,
    memory,
    stop,
    snapshot: snapshotFor(checkpoint?.learners ?? [], learner, plan.seed),
    seconds: checkpoint?.seconds ?? 0,
    initialWeights,
  };
}

/** Handles what the learners report: metrics, checkpoints, and measuring the policy while it learns. */
class LearnerReports {
  readonly #run: TrainingRun;
  readonly #game: RunGame;
  readonly #folder: RunFolder;
  readonly #progress: Progress;
  readonly #evaluator: Evaluator;
  readonly #metrics: MetricsLog;
  /** Where the run was when a policy could be kept last. */
  #last: RunStage;
  readonly #snapshots: LearnerSnapshot[] = [];
  /** By learner, whether it has reported that the run is over. */
  readonly #isOver: boolean[] = [];
  /** The measurement in progress; null while there is none. */
  #measuring: Promise<void> | null = null;

  constructor(run: TrainingRun, game: RunGame, folder: RunFolder, progress: Progress, evaluator: Evaluator) {
    const { plan, checkpoint } = run;
    this.#run = run;
    this.#game = game;
    this.#folder = folder;
    this.#progress = progress;
    this.#evaluator = evaluator;
    this.#metrics = new MetricsLog(folder, checkpoint?.iteration ?? 0);
    this.#last =
      checkpoint === null
        ? { progress: 0, seconds: 0 }
        : { progress: progressOf(plan, checkpoint), seconds: checkpoint.seconds };
  }

  hasEnded(learner: number): boolean {
    return this.#isOver[learner] ?? false;
  }

  handle(report: WorkerReport, learner: number, { resolve, reject }: EndCallbacks): void {
    const { checkpoint, initialWeights } = this.#run;
    switch (report.type) {
      case 'started':
        return this.#progress.started(report.runtime, checkpoint?.decisions ?? null, initialWeights);
      case 'figures':
        this.#note(report);
        this.#measuring?.catch(reject);
        return;
      case 'snapshot':
        return this.#keep(report);
      case 'over':
        this.#isOver[learner] = true;
        if (learner > 0) return;
        // What is still being measured belongs to the run.
        return void Promise.resolve(this.#measuring).then(() => resolve(report.end), reject);
      case 'failed':
        return reject(new LearningError(report.reason, report.stack));
    }
  }

  #keep({ learner, seconds, snapshot }: Extract<WorkerReport, { type: 'snapshot' }>): void {
    const { plan } = this.#run;
    const { iteration, decisions } = snapshot.json;
    this.#snapshots[learner] = snapshot;
    const learners = this.#snapshots.filter(({ json }) => json.iteration === iteration);
    if (learners.length < plan.workers) return;
    writeCheckpoint(this.#folder, { plan, iteration, decisions, seconds, learners });
  }

  #note({ figures, seconds, average }: FiguresReport): void {
    const { plan, checkpoint } = this.#run;
    const { iteration, decisions } = figures;
    const now = progressOf(plan, { decisions, seconds });
    const speed = (decisions - (checkpoint?.decisions ?? 0)) / (seconds - (checkpoint?.seconds ?? 0));
    const scalars: Scalars = { 'charts/SPS': speed, ...scalarsOf(figures) };
    this.#metrics.add(measuredAt(iteration, decisions, seconds), scalars);
    this.#progress.figures(scalars, decisions, seconds, now);
    if (this.#measuring !== null) return;
    const reached = { progress: now, seconds };
    this.#measuring = this.#measure({ decisions, seconds, average }, iteration, [this.#last, reached]);
    this.#last = reached;
  }

  async #measure(policy: LearntPolicy, iteration: number, part: readonly [RunStage, RunStage]): Promise<void> {
    const { decisions, seconds, average } = policy;
    await savePast(this.#folder, this.#game, this.#run.plan, policy, part);
    if (this.#evaluator.isDue) {
      const scalars = await this.#evaluator.evaluate(average, decisions);
      this.#metrics.add(measuredAt(iteration, decisions, seconds), scalars);
      this.#progress.evaluated(scalars, decisions);
    }
    this.#measuring = null;
  }
}

function measuredAt(iteration: number, decisions: number, seconds: number): MeasuredAt {
  return { iteration, global_step: decisions, seconds, wall_time: Date.now() / 1000 };
}
