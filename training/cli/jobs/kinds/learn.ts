/** Learning as a part of a job: until its length is reached, with checkpoints. */
import { SINGLE_LEARNER } from '../../../learner/ppo/all-reduce.ts';
import { CheckpointError, decodeCheckpoint, encodeCheckpoint } from '../../../learner/ppo/checkpoint-file.ts';
import type { Learner } from '../../../learner/ppo/learner.ts';
import { learnToTheEnd, progressOf, type LearnerRun, type RunLength } from '../../../learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../../learner/ppo/snapshot.ts';
import type { Checkpoints } from '../job-kind.ts';

/** What learning reports to, and goes on from. */
export interface LearningHooks {
  onProgress: (share: number) => void;
  checkpoints: Checkpoints;
  /** Called at the beginning, and after each checkpoint: what happens from then on must not depend on what was before. */
  onStretch?: (iteration: number) => Promise<void> | void;
}

/** Iterations from one checkpoint to the next: half a minute or a minute of one core. */
const CHECKPOINT_ITERATIONS = 64;

/**
 * Learns. A run of fixed steps goes on from the last checkpoint, and ends with the same parameters as if it had never
 * been broken off; one of minutes has no checkpoints.
 * @returns how many seconds it took this time
 */
export async function learnUntil(
  learner: Learner,
  length: RunLength,
  { onProgress, checkpoints, onStretch }: LearningHooks,
): Promise<number> {
  const began = performance.now();
  const last = length.steps === null ? null : snapshotIn(checkpoints.last);
  if (last !== null) {
    learner.restore(last);
    await onStretch?.(learner.iteration);
  }
  const run: LearnerRun = {
    learner,
    length,
    allReduce: SINGLE_LEARNER,
    isFirst: true,
    isResumed: last !== null,
    snapshotIterations: CHECKPOINT_ITERATIONS,
  };
  const { seconds } = await learnToTheEnd(run, {
    seconds: () => (performance.now() - began) / 1000,
    isStopping: () => false,
    onSnapshot: async (snapshot) => {
      if (length.steps !== null && learner.iteration > 0) checkpoints.keep(encodeCheckpoint({}, [snapshot]));
      await onStretch?.(learner.iteration);
    },
    onFigures: ({ decisions }, spent) => onProgress(Math.min(progressOf(length, { decisions, seconds: spent }), 1)),
  });
  return seconds;
}

/** Null where there is none, or a damaged one. */
function snapshotIn(bytes: Uint8Array | null): LearnerSnapshot | null {
  if (bytes === null) return null;
  try {
    return decodeCheckpoint(bytes).learners[0];
  } catch (error) {
    if (error instanceof CheckpointError) return null;
    throw error;
  }
}
