/** The learning of a run: starts the learners, and handles what they report. */
import type { Worker } from 'node:worker_threads';
import { allReduceMemory, endAllReduce, type AllReduceMemory } from '../../learner/ppo/all-reduce.ts';
import { longestVector, progressOf, snapshotFor } from '../../learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../learner/ppo/snapshot.ts';
import { writeCheckpoint } from './checkpoint.ts';
import { createPolicyPlayer, evaluator } from './evaluation.ts';
import { metricsLog, scalarsOf, type MeasuredAt, type Scalars } from './metrics.ts';
import { savePast, type LearntPolicy, type RunStage } from './policies.ts';
import type { Progress } from './progress.ts';
import type { StartedRun } from './run-game.ts';
import type { LearningEnd, WorkerReport, WorkerTask } from './train-worker.ts';
import { ended, startWorker } from '../support/worker.ts';

type FiguresReport = Extract<WorkerReport, { type: 'figures' }>;

/**
 * Learns until the plan is fulfilled, or a stop is requested.
 * @param stop is set to 1 to request that
 * @throws {RunError} where the folder cannot be written to, {Error} where a learner cannot go on
 */
export async function learn(run: StartedRun, progress: Progress, stop: Int32Array): Promise<LearningEnd> {
  const { workers } = run.plan;
  const memory = allReduceMemory(workers, longestVector(run.game.network));
  const reports = new LearnerReports(run, progress, evaluator(run, await createPolicyPlayer(run.game)));
  const threads: Worker[] = [];
  try {
    return await new Promise<LearningEnd>((resolve, reject) => {
      for (let learner = 0; learner < workers; learner++) {
        const task = taskOf(run, learner, memory, stop.buffer as SharedArrayBuffer);
        const thread = startWorker(new URL('./train-worker.ts', import.meta.url), task);
        threads.push(thread);
        thread.on('error', reject);
        thread.on('exit', (status) => {
          endAllReduce(memory);
          if (reports.hasEnded(learner)) return;
          reject(new Error(`learner ${learner + 1} of ${workers} ended before the run did, with status ${status}`));
        });
        thread.on('message', (report: WorkerReport) => {
          // At once: the thread may end in the same moment, which says less.
          if (report.type === 'failed') return reject(Object.assign(new Error(report.reason), { stack: report.stack }));
          reports.handle(report, learner).then((end) => end && resolve(end), reject);
        });
      }
    });
  } finally {
    Atomics.store(stop, 0, 1);
    await Promise.all(threads.map(ended));
    progress.end();
  }
}

function taskOf(
  { plan, checkpoint, initialWeights }: StartedRun,
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
  readonly #run: StartedRun;
  readonly #progress: Progress;
  readonly #evaluate: ReturnType<typeof evaluator>;
  readonly #addMetrics: ReturnType<typeof metricsLog>;
  /** Where the run was when a policy could be kept last. */
  #last: RunStage;
  readonly #snapshots: LearnerSnapshot[] = [];
  /** By learner, how the run ended, once it has reported that it is over. */
  readonly #ends = new Map<number, LearningEnd>();
  /** The measurement in progress; null while there is none. */
  #measuring: Promise<void> | null = null;

  constructor(run: StartedRun, progress: Progress, evaluate: ReturnType<typeof evaluator>) {
    const { plan, folder, checkpoint, game } = run;
    this.#run = run;
    this.#progress = progress;
    this.#evaluate = evaluate;
    this.#addMetrics = metricsLog(folder, checkpoint?.iteration ?? 0, game.options);
    this.#last =
      checkpoint === null
        ? { progress: 0, seconds: 0 }
        : { progress: progressOf(plan, checkpoint), seconds: checkpoint.seconds };
  }

  hasEnded(learner: number): boolean {
    return this.#ends.has(learner);
  }

  /** @returns how the run ended, once it has for all learners, whose snapshots come before that @throws {RunError | Error} */
  async handle(report: Exclude<WorkerReport, { type: 'failed' }>, learner: number): Promise<LearningEnd | null> {
    if (report.type === 'started') this.#progress.started(report.runtime);
    if (report.type === 'snapshot') this.#keep(report);
    if (report.type === 'figures') {
      this.#note(report);
      await this.#measuring;
    }
    if (report.type !== 'over') return null;
    this.#ends.set(learner, report.end);
    // What is still being measured belongs to the run.
    await this.#measuring;
    return this.#ends.size === this.#run.plan.workers ? (this.#ends.get(0) ?? null) : null;
  }

  #keep({ learner, seconds, snapshot }: Extract<WorkerReport, { type: 'snapshot' }>): void {
    const { plan, folder } = this.#run;
    const { iteration, decisions } = snapshot.json;
    this.#snapshots[learner] = snapshot;
    const learners = this.#snapshots.filter(({ json }) => json.iteration === iteration);
    if (learners.length < plan.workers) return;
    writeCheckpoint(folder, { plan, iteration, decisions, seconds, learners });
  }

  #note({ figures, seconds, average }: FiguresReport): void {
    const { plan, checkpoint } = this.#run;
    const { iteration, decisions } = figures;
    const now = progressOf(plan, { decisions, seconds });
    const speed = (decisions - (checkpoint?.decisions ?? 0)) / (seconds - (checkpoint?.seconds ?? 0));
    const scalars: Scalars = { 'charts/SPS': speed, ...scalarsOf(figures) };
    this.#addMetrics(measuredAt(iteration, decisions, seconds), scalars);
    this.#progress.figures(scalars, decisions, seconds, now);
    if (this.#measuring !== null) return;
    const reached = { progress: now, seconds };
    this.#measuring = this.#measure({ decisions, seconds, average }, iteration, [this.#last, reached]);
    this.#last = reached;
  }

  async #measure(policy: LearntPolicy, iteration: number, part: readonly [RunStage, RunStage]): Promise<void> {
    const { decisions, seconds, average } = policy;
    await savePast(this.#run, policy, part);
    const scalars = await this.#evaluate(average, decisions);
    if (scalars !== null) {
      this.#addMetrics(measuredAt(iteration, decisions, seconds), scalars);
      this.#progress.evaluated(scalars, decisions);
    }
    this.#measuring = null;
  }
}

function measuredAt(iteration: number, decisions: number, seconds: number): MeasuredAt {
  return { iteration, global_step: decisions, seconds, wall_time: Date.now() / 1000 };
}
