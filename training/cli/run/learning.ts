/** The learning of a run: starts the learners, and does what is due beside them. */
import type { Worker } from 'node:worker_threads';
import { Random } from '../../../engine/random.ts';
import { EQUITY_PARAMETERS } from '../../learner/equity/features.ts';
import { allReduceMemory, endAllReduce } from '../../learner/ppo/all-reduce.ts';
import type { LearnerSnapshot } from '../../learner/ppo/snapshot.ts';
import { totalSize, allParameters } from '../../learner/network/parameters.ts';
import { writeCheckpoint } from './checkpoint.ts';
import { createPolicyPlayer, Evaluator } from './evaluation.ts';
import { MetricsLog, scalarsOf, type MeasuredAt, type Scalars } from './metrics.ts';
import { progressOf, type RunPlan } from './run-plan.ts';
import { type Run } from './read-run.ts';
import { savePast, type LearntPolicy } from './policies.ts';
import type { Progress } from './progress.ts';
import type { RunFolder } from './run-folder.ts';
import type { RunGame } from './run-game.ts';
import type { LearningEnd, WorkerReport, WorkerTask } from './train-worker.ts';
import { startWorker } from '../support/worker.ts';

type FiguresReport = Extract<WorkerReport, { type: 'figures' }>;

/** A learner could not go on. */
export class LearningError extends Error {
  override name = 'LearningError';

  constructor(reason: string, stack: string) {
    super(reason);
    this.stack = stack;
  }
}

/**
 * Learns until the plan is fulfilled, or somebody asks to stop.
 * @param stop is set to 1 by whoever asks
 * @throws {RunError} where the folder cannot be written to, {LearningError} where a learner cannot go on
 */
export async function learn(
  { plan, checkpoint, initialWeights }: Run,
  game: RunGame,
  folder: RunFolder,
  progress: Progress,
  stop: Int32Array,
): Promise<LearningEnd> {
  const longest = Math.max(totalSize(allParameters(game.network)), totalSize(EQUITY_PARAMETERS));
  const memory = allReduceMemory(plan.workers, longest);
  const metrics = new MetricsLog(folder, checkpoint?.iteration ?? 0);
  const evaluator = new Evaluator(game, plan, await createPolicyPlayer(game));
  const decisionsBefore = checkpoint?.decisions ?? 0;
  const secondsBefore = checkpoint?.seconds ?? 0;
  let lastProgress = checkpoint === null ? 0 : progressOf(plan, checkpoint);
  const workers: Worker[] = [];
  const snapshots: LearnerSnapshot[] = [];
  /** By learner, whether it has told that the run is over. */
  const isOver: boolean[] = [];
  /** What is being done with a policy beside the learning; null while there is nothing. */
  let measuring: Promise<void> | null = null;

  const keep = ({ learner, seconds, snapshot }: Extract<WorkerReport, { type: 'snapshot' }>): void => {
    const { iteration, decisions } = snapshot.json;
    snapshots[learner] = snapshot;
    const learners = snapshots.filter(({ json }) => json.iteration === iteration);
    if (learners.length === plan.workers) writeCheckpoint(folder, { plan, iteration, decisions, seconds, learners });
  };
  const note = ({ figures, seconds, average }: FiguresReport): void => {
    const { iteration, decisions } = figures;
    const now = progressOf(plan, { decisions, seconds });
    const speed = (decisions - decisionsBefore) / (seconds - secondsBefore);
    const scalars: Scalars = { 'charts/SPS': speed, ...scalarsOf(figures) };
    metrics.add(measuredAt(iteration, decisions, seconds), scalars);
    progress.figures(scalars, decisions, seconds, now);
    if (measuring !== null) return;
    measuring = measure({ decisions, seconds, average }, iteration, [lastProgress, now]);
    lastProgress = now;
  };
  const measure = async (policy: LearntPolicy, iteration: number, part: readonly [number, number]): Promise<void> => {
    const { decisions, seconds, average } = policy;
    await savePast(folder, game, plan, policy, part);
    if (evaluator.isDue) {
      const scalars = await evaluator.evaluate(average, decisions);
      metrics.add(measuredAt(iteration, decisions, seconds), scalars);
      progress.evaluated(scalars, decisions);
    }
    measuring = null;
  };

  try {
    return await new Promise<LearningEnd>((resolve, reject) => {
      const hear = (report: WorkerReport, learner: number): void => {
        switch (report.type) {
          case 'started':
            return progress.started(report.runtime, checkpoint?.decisions ?? null, initialWeights);
          case 'figures':
            note(report);
            measuring?.catch(reject);
            return;
          case 'snapshot':
            return keep(report);
          case 'over':
            isOver[learner] = true;
            if (learner > 0) return;
            // What is still being measured belongs to the run.
            return void Promise.resolve(measuring).then(() => resolve(report.end), reject);
          case 'failed':
            return reject(new LearningError(report.reason, report.stack));
        }
      };
      for (let learner = 0; learner < plan.workers; learner++) {
        const worker = startWorker(new URL('./train-worker.ts', import.meta.url), {
          learner,
          plan,
          memory,
          stop: stop.buffer as SharedArrayBuffer,
          snapshot: snapshotOf(checkpoint?.learners, learner, plan),
          seconds: secondsBefore,
          initialWeights,
        } satisfies WorkerTask);
        workers.push(worker);
        worker.on('error', reject);
        worker.on('exit', (status) => {
          endAllReduce(memory);
          if (isOver[learner]) return;
          reject(
            new Error(`learner ${learner + 1} of ${plan.workers} ended before the run did, with status ${status}`),
          );
        });
        worker.on('message', (report: WorkerReport) => {
          try {
            hear(report, learner);
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

/**
 * Waits until a learner has ended: after its round, or where it needs another that has ended. It is not terminated,
 * because in the middle of a computation onnxruntime then takes the whole process with it.
 */
function ended(worker: Worker): Promise<void> {
  if (worker.threadId < 0) return Promise.resolve();
  return new Promise((resolve) => worker.once('exit', () => resolve()));
}

/** What a learner goes on from. One that is new in the run has the first one's state, and chance of its own. */
function snapshotOf(
  learners: readonly LearnerSnapshot[] | undefined,
  learner: number,
  { seed }: RunPlan,
): LearnerSnapshot | null {
  if (learners === undefined || learners.length === 0) return null;
  if (learner < learners.length) return learners[learner];
  const [{ json, arrays }] = learners;
  const random = new Random(seed * 1_000_003 + learner + 1 + json.iteration * 7_919).state();
  return { json: { ...json, random }, arrays };
}

function measuredAt(iteration: number, decisions: number, seconds: number): MeasuredAt {
  return { iteration, global_step: decisions, seconds, wall_time: Date.now() / 1000 };
}
