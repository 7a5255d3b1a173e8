/** Teaching itself, wherever it runs: a learner by its plan, at its pace, measured now and then. */
import type { EvaluateOne } from '../../../engine/bots/policy.ts';
import { Random } from '../../../engine/random.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { equityLearning } from '../../../training/learner/equity/equity-learning.ts';
import { batchedEvaluate, policySession } from '../../../training/learner/evaluation/batched-evaluate.ts';
import { fileDifference } from '../../../training/learner/evaluation/difference.ts';
import { readCriticFile, type CriticAndEquity } from '../../../training/learner/files/critic-file.ts';
import { readPolicyParameters, readPolicySizes } from '../../../training/learner/files/policy-file.ts';
import { fillCriticTemplate, fillPolicyTemplate } from '../../../training/learner/files/templates.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import { oneGame } from '../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../training/learner/games/thirty-one.ts';
import type { Runtime, Session } from '../../../training/learner/network/session.ts';
import { SINGLE_LEARNER } from '../../../training/learner/ppo/all-reduce.ts';
import { CheckpointError, decodeCheckpoint, encodeCheckpoint } from '../../../training/learner/ppo/checkpoint-file.ts';
import { loadGraphs, type TracedLearner } from '../../../training/learner/ppo/graphs.ts';
import { Learner, type InitialWeights, type IterationFigures } from '../../../training/learner/ppo/learner.ts';
import { learnerSeed, learnToTheEnd, progressOf } from '../../../training/learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../../training/learner/ppo/snapshot.ts';
import { gunzip, gzip } from './gzip.ts';
import { EarlierPolicies } from './earlier-policies.ts';
import { Measurements } from './measurements.ts';
import { MeasuringTime } from './measuring-time.ts';
import type { Progress, TeachingReport } from './messages.ts';
import { paced, type Pace, type Time } from './pace.ts';
import type { TeachingPlan } from './plan.ts';

/** Iterations from one snapshot to the next. */
const SNAPSHOT_ITERATIONS = 4;

const SHAPE = suitShape();

/** What teaching needs of where it runs. */
export interface TeachingEnvironment {
  runtime: Runtime;
  traced: TracedLearner;
  pace: Pace;
  time: Time;
  /** How old, in ms, the last checkpoint is at least when the next one is handed over. */
  checkpointMs: number;
  tell: (report: TeachingReport) => void;
}

/** Where teaching begins, or goes on. */
interface Beginning {
  plan: TeachingPlan;
  weights: InitialWeights | null;
  /** Parameters of the policy that it started from; null where it started from nothing. */
  start: Float32Array | null;
  snapshot: LearnerSnapshot | null;
  /** Seconds of learning, and ms of measuring, so far. */
  seconds: number;
  measured: number;
  /** The number of the deal that is played again and again; null until one has been chosen. */
  pack: number | null;
  earlier: EarlierPolicies;
}

/** What a checkpoint says of its snapshot. */
type CheckpointFacts = Pick<Beginning, 'plan' | 'seconds' | 'measured' | 'pack'>;

/** A policy to start from, as files: the policy's, and its critic's where there is one. */
export interface PolicyFiles {
  policy: Uint8Array;
  critic: Uint8Array | null;
}

export class Teacher {
  readonly #environment: TeachingEnvironment;
  readonly #beginning: Beginning;
  readonly #learner: Learner;
  readonly #measuring: MeasuringTime;
  readonly #measurements: Measurements;
  /** Executes `policyComputation`. */
  readonly #session: Session;
  readonly #rules: HouseRules;
  readonly #began: number;
  #isStopping = false;
  /** The latest snapshot that has not been handed over. */
  #kept: { snapshot: LearnerSnapshot; progress: Progress; measured: number } | null = null;
  #lastCheckpoint: number;

  private constructor(
    environment: TeachingEnvironment,
    beginning: Beginning,
    { learner, session }: { learner: Learner; session: Session },
  ) {
    const { pace, time } = environment;
    const { plan, start, measured, pack, earlier } = beginning;
    this.#environment = environment;
    this.#beginning = beginning;
    this.#learner = learner;
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

  /**
   * Begins a plan.
   * @param files of the policy that it starts from; null for nothing
   * @throws {ModelError} where they are of another network or version
   */
  static async begin(
    environment: TeachingEnvironment,
    plan: TeachingPlan,
    files: PolicyFiles | null,
  ): Promise<Teacher> {
    const weights = files && weightsIn(files);
    const start = weights && weights.policy;
    const passed = { seconds: 0, measured: 0, pack: null, earlier: EarlierPolicies.none() };
    return Teacher.#create(environment, { plan, weights, start, snapshot: null, ...passed });
  }

  /** Goes on from the bytes of a checkpoint. @throws {CheckpointError} */
  static async continue(environment: TeachingEnvironment, checkpoint: Uint8Array<ArrayBuffer>): Promise<Teacher> {
    const { facts, learners } = decodeCheckpoint(await gunzipCheckpoint(checkpoint));
    const [{ json, arrays }] = learners;
    const [earlier, { start = null, ...rest }] = EarlierPolicies.among(arrays);
    return Teacher.#create(environment, {
      ...(facts as CheckpointFacts),
      weights: null,
      start: start as Float32Array | null,
      snapshot: { json, arrays: rest },
      earlier,
    });
  }

  static async #create(environment: TeachingEnvironment, beginning: Beginning): Promise<Teacher> {
    const { runtime, traced, pace } = environment;
    const { plan, weights, snapshot } = beginning;
    const sessions = await loadGraphs(runtime, traced);
    const atPace = <Name extends string>(of: Record<Name, Session>): Record<Name, Session> =>
      Object.fromEntries(Object.entries<Session>(of).map(([name, session]) => [name, paced(session, pace)])) as Record<
        Name,
        Session
      >;
    const forLearner = atPace({ ...sessions.learner });
    // As `npm run train` does with one worker.
    const shared = new Random(plan.seed);
    const equity = equityLearning(atPace({ ...sessions.equity }), shared);
    const game = thirtyOneGame(oneGame(resolveRules(plan.rules), ...plan.players), SHAPE, equity.model);
    const learner = new Learner(game, forLearner, new Random(learnerSeed(plan.seed, 0)), plan.options, {
      start: shared,
      equity,
      allReduce: SINGLE_LEARNER,
    });
    if (snapshot !== null) learner.restore(snapshot);
    else if (weights !== null) learner.startFrom(weights);
    return new Teacher(environment, beginning, { learner, session: forLearner.policy });
  }

  /** Teaches until the plan is fulfilled, or it is stopped. @throws {Error} when it cannot go on */
  async teach(): Promise<void> {
    const { plan, snapshot } = this.#beginning;
    const { tell } = this.#environment;
    tell({ type: 'began', plan, ...this.progress });
    const run = {
      learner: this.#learner,
      length: plan,
      allReduce: SINGLE_LEARNER,
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
    const { pace } = this.#environment;
    this.#isStopping = true;
    pace.effort = 'full';
    pace.resume();
  }

  /** Reports the policy as it is now. */
  reportPolicy(): void {
    const policy = this.#policyFile(this.progress) as Uint8Array<ArrayBuffer>;
    this.#environment.tell({ type: 'policy', policy, ...this.progress });
  }

  get progress(): Progress {
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
    this.#beginning.earlier.note(this.#seconds, this.#learner.average);
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
    const kept = { ...arrays, ...earlier.arrays, ...(start && { start }) };
    const bytes = await gzip(encodeCheckpoint(facts, [{ json, arrays: kept }]));
    this.#environment.tell({ type: 'checkpoint', bytes, ...progress });
    this.#kept = null;
    this.#lastCheckpoint = this.#environment.time.now();
  }

  /** The files of what was learnt. @throws {Error} where the policy's does not compute what its network does */
  async #files(progress: Progress): Promise<{ policy: Uint8Array; critic: Uint8Array }> {
    const { runtime, traced } = this.#environment;
    const policy = this.#policyFile(progress);
    const session = await runtime.load(policy);
    await fileDifference(session, policySession(this.#session, this.#learner.average), SHAPE, ['policy']);
    await session.release();
    const learnt = this.#learner.criticAndEquity() as CriticAndEquity;
    return { policy, critic: fillCriticTemplate(traced['critic-template'], SHAPE, learnt) };
  }

  #policyFile({ decisions, seconds }: Progress): Uint8Array {
    const { players, seed, steps, origin } = this.#beginning.plan;
    // After fixed steps the bytes are the same, however long it took.
    const training = { ...origin, seed, decisions, ...(steps === null && { seconds: Math.round(seconds) }) };
    const facts = { rules: this.#rules, players, training };
    return fillPolicyTemplate(this.#environment.traced['policy-template'], SHAPE, this.#learner.average, facts);
  }
}

/** @throws {CheckpointError} where the bytes are damaged */
async function gunzipCheckpoint(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await gunzip(bytes);
  } catch (cause) {
    throw new CheckpointError('is damaged: it cannot be decompressed', { cause });
  }
}

function weightsIn({ policy, critic }: PolicyFiles): InitialWeights {
  return {
    sizes: readPolicySizes(policy),
    policy: readPolicyParameters(SHAPE, policy),
    criticAndEquity: critic && readCriticFile(SHAPE, critic),
  };
}
