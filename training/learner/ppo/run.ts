/** The loop of a run: a learner plays and learns, in step with others where there are some, until the run is over. */
import { Random } from '../../../engine/random.ts';
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import { allParameters, totalSize, type NetworkShape } from '../network/parameters.ts';
import type { AllReduce } from './all-reduce.ts';
import type { IterationFigures, Learner } from './learner.ts';
import type { LearnerSnapshot } from './snapshot.ts';

/** What ends a run: minutes of learning, or decisions learnt from. The other is null. */
export interface RunLength {
  minutes: number | null;
  steps: number | null;
}

/** How far a run is, from 0 to 1. */
export function progressOf(
  { minutes, steps }: RunLength,
  { decisions, seconds }: { decisions: number; seconds: number },
): number {
  return minutes === null ? decisions / (steps as number) : seconds / (60 * minutes);
}

/** The seed of what happens at a learner's tables, and of its minibatches. @param learner counted from 0 */
export function learnerSeed(seed: number, learner: number): number {
  return seed * 1_000_003 + learner + 1;
}

/** The longest vector that learners of a network average (`AllReduce`). */
export function longestVector(network: NetworkShape): number {
  return Math.max(totalSize(allParameters(network)), totalSize(EQUITY_PARAMETERS));
}

/**
 * What a learner goes on from; null where there was none. One that is new in the run has the first one's state, and
 * randomness of its own.
 * @param learners those that there were
 * @param learner counted from 0
 */
export function snapshotFor(
  learners: readonly LearnerSnapshot[],
  learner: number,
  seed: number,
): LearnerSnapshot | null {
  if (learners.length === 0) return null;
  if (learner < learners.length) return learners[learner];
  const [{ json, arrays }] = learners;
  const random = new Random(learnerSeed(seed, learner) + json.iteration * 7_919).state();
  return { json: { ...json, random }, arrays };
}

export interface LearnerRun {
  learner: Learner;
  length: RunLength;
  allReduce: AllReduce;
  /** Whether its clock and its wish to stop count for all learners; that of one only. */
  isFirst: boolean;
  /** Whether it goes on from a snapshot. */
  isResumed: boolean;
  /**
   * Iterations from one snapshot to the next. Counted, not timed: taking one abandons the deals in progress, so runs
   * that must be equal bit for bit take theirs at the same iterations.
   */
  snapshotIterations: number;
}

/** What happens around a run. The loop waits for what is returned. */
interface RunHooks {
  /** Seconds of learning so far, those before a resume included. */
  seconds(): number;
  /** Whether the run is to end before its length. */
  isStopping(): boolean;
  onSnapshot(snapshot: LearnerSnapshot, seconds: number): void | Promise<void>;
  onFigures(figures: IterationFigures, seconds: number): void | Promise<void>;
}

/**
 * Learns until the run has its length, or is to stop.
 * @returns whether it has its length, and the seconds of learning
 * @throws {Error} when a loss is not a number, or another learner has ended
 */
export async function learnToTheEnd(run: LearnerRun, hooks: RunHooks): Promise<{ isDone: boolean; seconds: number }> {
  const { learner, length, allReduce, snapshotIterations } = run;
  let isNewHere = !run.isResumed;
  for (;;) {
    const seconds = hooks.seconds();
    const ownProgress = progressOf(length, { decisions: learner.decisions, seconds });
    const [progress, stopping] = allReduce
      .mean(run.isFirst ? Float32Array.of(ownProgress, hooks.isStopping() ? 1 : 0) : new Float32Array(2))
      .map((mean) => mean * allReduce.learners);
    const isDone = progress >= 1;
    const isOver = isDone || stopping > 0;
    const isDue = learner.iteration % snapshotIterations === 0 && isNewHere;
    // A run of fixed steps that is stopped goes on from its last regular snapshot, and so ends like one that was not
    // stopped.
    if (isDue || isDone || (isOver && length.steps === null)) await hooks.onSnapshot(learner.snapshot(), seconds);
    if (isOver) return { isDone, seconds };
    const figures = await learner.iterate(progress);
    isNewHere = true;
    assertFinite(figures);
    await hooks.onFigures(figures, hooks.seconds());
  }
}

/** @throws {Error} when a loss is not a number: from here on, the parameters would not be numbers either. */
function assertFinite({ metrics, iteration }: IterationFigures): void {
  for (const [name, value] of Object.entries(metrics)) {
    if (!Number.isFinite(value)) throw new Error(`${name} is ${value} in iteration ${iteration}`);
  }
}
