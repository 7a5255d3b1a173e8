/** Teaching itself, wherever it runs: a learner by its plan, at its pace, measured now and then. */
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { batchedEvaluate, policySession } from '../../../training/learner/evaluation/batched-evaluate.ts';
import { fileDifference } from '../../../training/learner/evaluation/difference.ts';
import type { CriticAndEquity } from '../../../training/learner/files/stored-model.ts';
import { fillCriticTemplate, fillPolicyTemplate } from '../../../training/learner/files/templates.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import type { Session } from '../../../training/learner/network/session.ts';
import type { AllReduce } from '../../../training/learner/ppo/all-reduce.ts';
import { encodeCheckpoint } from '../../../training/learner/ppo/checkpoint-file.ts';
import type { IterationFigures, Learner } from '../../../training/learner/ppo/learner.ts';
import { learnToTheEnd, progressOf } from '../../../training/learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../../training/learner/ppo/snapshot.ts';
import type { Beginning, CheckpointFacts } from './beginning.ts';
import { createLearner, type CreatedLearner, type LearnerEnvironment } from './create-learner.ts';
import { earlierArrays, noteEarlier } from './earlier-policies.ts';
import { gzip } from './gzip.ts';
import { Measurements } from './measurements.ts';
import { MeasuringTime } from './measuring-time.ts';
import type { TeachingProgress, TaughtSoFar, TeachingReport } from './messages.ts';
import { OtherSnapshots } from './other-learners.ts';
import type { Time } from './pace.ts';
import { SNAPSHOT_ITERATIONS } from './plan.ts';

const SHAPE = suitShape();

export interface TeachingEnvironment extends LearnerEnvironment {
  time: Time;
  /** How old, in ms, the last checkpoint is at least when the next one is handed over. */
  checkpointMs: number;
  tell: (report: TeachingReport) => void;
}

export class Teacher {
  readonly #environment: TeachingEnvironment;
  readonly #beginning: Beginning;
  readonly #learner: Learner;
  readonly #allReduce: AllReduce;
  readonly #others: OtherSnapshots;
  readonly #measuring: MeasuringTime;
  readonly #measurements: Measurements;
  /** Executes `policyComputation`. */
  readonly #session: Session;
  readonly #rules: HouseRules;
  readonly #began: number;
  #isStopping = false;
  /** The latest snapshot that has not been handed over. */
  #kept: { snapshot: LearnerSnapshot; progress: TeachingProgress; measured: number } | null = null;
  #lastCheckpoint: number;

  private constructor(
    environment: TeachingEnvironment,
    beginning: Beginning,
    { learner, allReduce, session }: CreatedLearner,
  ) {
    const { pace, time, place } = environment;
    const { plan, start, measured, pack, earlier } = beginning;
    this.#environment = environment;
    this.#beginning = beginning;
    this.#learner = learner;
    this.#allReduce = allReduce;
    this.#others = new OtherSnapshots(place?.ports ?? []);
    this.#session = session;
    this.#rules = resolveRules(plan.rules);
    this.#began = pace.worked;
    this.#lastCheckpoint = time.now();
    const before = 1000 * beginning.seconds + measured;
    this.#measuring = new MeasuringTime(() => before + pace.worked - this.#began, measured);
    this.#measurements = new Measurements({
      table: { rules: this.#rules, players: plan.players[0] },
      start,
      evaluate: (parameters) => this.#evaluate(parameters),
      time: this.#measuring,
      earlier,
      pack,
      breathe: () => pace.breathe(),
      isStopping: () => this.#isStopping,
    });
    this.#noteEarlier();
  }

  static async create(environment: TeachingEnvironment, beginning: Beginning): Promise<Teacher> {
    return new Teacher(environment, beginning, await createLearner(environment, beginning));
  }

  /** Teaches until the plan is fulfilled, or it is stopped. @throws {Error} when it cannot go on */
  async teach(): Promise<void> {
    const { plan, snapshot } = this.#beginning;
    const { tell } = this.#environment;
    tell({ type: 'began', plan, ...this.progress });
    const run = {
      learner: this.#learner,
      length: plan,
      allReduce: this.#allReduce,
      isFirst: true,
      isResumed: snapshot !== null,
      snapshotIterations: SNAPSHOT_ITERATIONS,
    };
    const { isDone } = await learnToTheEnd(run, {
      seconds: () => this.#seconds,
      isStopping: () => this.#isStopping,
      onSnapshot: (taken) => this.#keep(taken),
      onFigures: (figures) => this.#report(figures),
    });
    const { progress } = this;
    if (isDone) await this.#measure(true);
    await this.#handOver();
    const { policy, critic } = await this.#files(progress);
    tell({ type: 'taught', policy, critic, isDone, ...progress });
  }

  /** Ends after the iteration, with the policy as it is then. */
  stop(): void {
    this.#isStopping = true;
    this.#environment.pace.hurry();
  }

  current(): TaughtSoFar {
    const { progress } = this;
    return { policy: this.#policyFile(progress) as Uint8Array<ArrayBuffer>, progress };
  }

  get progress(): TeachingProgress {
    const { iteration, decisions } = this.#learner;
    const seconds = this.#seconds;
    const share = Math.min(progressOf(this.#beginning.plan, { decisions, seconds }), 1);
    return { share, iteration, decisions, seconds };
  }

  get #seconds(): number {
    const { seconds, measured } = this.#beginning;
    return seconds + (this.#environment.pace.worked - this.#began - (this.#measuring.spent - measured)) / 1000;
  }

  async #report({ metrics }: IterationFigures): Promise<void> {
    this.#environment.tell({ type: 'progress', losses: metrics, ...this.progress });
    this.#noteEarlier();
    if (this.#measurements.isDue) await this.#measure(false);
  }

  #noteEarlier(): void {
    noteEarlier(this.#beginning.earlier, this.#seconds, this.#learner.average);
  }

  async #measure(isLast: boolean): Promise<void> {
    const { progress } = this;
    const { tell } = this.#environment;
    const policy = this.#learner.average.slice();
    await this.#measurements.measure(policy, isLast, (measured) => tell({ ...measured, ...progress }));
  }

  #evaluate(parameters: Float32Array): EvaluateOne {
    const { time } = this.#environment;
    return batchedEvaluate(policySession(this.#session, parameters), (callback) => void time.wait(0).then(callback));
  }

  async #keep(snapshot: LearnerSnapshot): Promise<void> {
    this.#kept = { snapshot, progress: this.progress, measured: this.#measuring.spent };
    const { time, checkpointMs } = this.#environment;
    if (time.now() - this.#lastCheckpoint >= checkpointMs) await this.#handOver();
  }

  /** Reports the latest snapshot, unless that has been done. */
  async #handOver(): Promise<void> {
    if (this.#kept === null) return;
    const { plan, start, earlier } = this.#beginning;
    const { snapshot, progress, measured } = this.#kept;
    const { json, arrays } = snapshot;
    const facts: CheckpointFacts = { plan, seconds: progress.seconds, measured, pack: this.#measurements.pack };
    const others = await this.#others.of(json.iteration);
    const first = { json, arrays: { ...arrays, ...earlierArrays(earlier), ...(start && { start }) } };
    const bytes = await gzip(encodeCheckpoint(facts, [first, ...others]));
    this.#environment.tell({ type: 'checkpoint', bytes, ...progress });
    this.#kept = null;
    this.#lastCheckpoint = this.#environment.time.now();
  }

  /** The files of what was learnt. @throws {Error} where the policy's does not compute what its network does */
  async #files(progress: TeachingProgress): Promise<{ policy: Uint8Array; critic: Uint8Array }> {
    const { runtime, traced } = this.#environment;
    const policy = this.#policyFile(progress);
    const session = await runtime.load(policy);
    await fileDifference(session, policySession(this.#session, this.#learner.average), SHAPE);
    await session.release();
    const learnt = this.#learner.criticAndEquity() as CriticAndEquity;
    return { policy, critic: fillCriticTemplate(traced['critic-template'], SHAPE, learnt) };
  }

  #policyFile({ decisions, seconds }: TeachingProgress): Uint8Array {
    const { players, seed, steps, origin } = this.#beginning.plan;
    // After fixed steps the bytes are the same, however long it took.
    const training = { ...origin, seed, decisions, ...(steps === null && { seconds: Math.round(seconds) }) };
    const facts = { rules: this.#rules, players, training };
    return fillPolicyTemplate(this.#environment.traced['policy-template'], SHAPE, this.#learner.average, facts);
  }
}
