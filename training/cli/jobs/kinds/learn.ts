/** Learning as a part of a job: until its limit, with checkpoints. */
import type { Learner } from '../../../learner/ppo/learner.ts';
import type { LearnerSnapshot } from '../../../learner/ppo/snapshot.ts';
import { decodeCheckpoint, encodeCheckpoint } from '../../run/checkpoint.ts';
import type { Checkpoints } from '../job-kind.ts';

/** What ends learning: decisions learnt from, or minutes; the other is null. */
export interface LearningLimit {
  steps: number | null;
  minutes: number | null;
}

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
 * Learns until the limit is reached. By steps it goes on from the last checkpoint, and ends with the same parameters as
 * if it had never been broken off; by minutes it has no checkpoints.
 * @returns how many seconds it took this time
 */
export async function learnUntil(
  learner: Learner,
  { steps, minutes }: LearningLimit,
  { onProgress, checkpoints, onStretch }: LearningHooks,
): Promise<number> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const last = steps === null ? null : snapshotIn(checkpoints.last);
  if (last !== null) learner.restore(last);
  let isNewHere = false;
  for (;;) {
    const progress = minutes === null ? learner.decisions / (steps as number) : seconds() / (60 * minutes);
    onProgress(Math.min(progress, 1));
    if (progress >= 1) return seconds();
    if (learner.iteration % CHECKPOINT_ITERATIONS === 0) {
      // Taken by steps even where nobody keeps it, because it abandons the deals in progress.
      if (isNewHere && steps !== null) checkpoints.keep(encodeCheckpoint({ learners: [learner.snapshot()] }));
      await onStretch?.(learner.iteration);
    }
    await learner.iterate(progress);
    isNewHere = true;
  }
}

/** Null where there is none, or a damaged one. */
function snapshotIn(bytes: Uint8Array | null): LearnerSnapshot | null {
  if (bytes === null) return null;
  const decoded = decodeCheckpoint(Buffer.from(bytes));
  return typeof decoded === 'string' ? null : decoded.learners[0];
}
