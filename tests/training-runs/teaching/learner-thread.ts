/** A learner of `several-learners.test.ts`, in a thread of its own, since learners in step block theirs. */
import { parentPort } from 'node:worker_threads';
import { continuedBeginning, newBeginning, type PolicyFiles } from '../../../game/services/teaching/beginning.ts';
import type { TeachingReport } from '../../../game/services/teaching/messages.ts';
import { learnInStep } from '../../../game/services/teaching/other-learners.ts';
import { Pace } from '../../../game/services/teaching/pace.ts';
import type { Place } from '../../../game/services/teaching/places.ts';
import type { TeachingPlan } from '../../../game/services/teaching/plan.ts';
import { Teacher } from '../../../game/services/teaching/teacher.ts';
import { loadRuntime } from '../../../training/cli/runtimes/onnxruntime.ts';
import type { TracedLearner } from '../../../training/learner/ppo/graphs.ts';

export interface LearnerTask {
  traced: TracedLearner;
  plan: TeachingPlan;
  files: PolicyFiles;
  /** What it goes on from; null for the beginning. */
  checkpoint: Uint8Array<ArrayBuffer> | null;
  place: Place;
}

/** Deterministic: every look at the clock finds the same time. */
const time = { now: () => 0, wait: () => new Promise<void>((resolve) => void setImmediate(resolve)) };

async function learn({ traced, plan, files, checkpoint, place }: LearnerTask): Promise<void> {
  const tell = (report: TeachingReport): void => parentPort!.postMessage(report);
  const pace = new Pace(time, 'full');
  // Where it goes on, nobody looks at the checkpoints on the way.
  const checkpointMs = checkpoint === null ? 0 : Infinity;
  const environment = { runtime: await loadRuntime(), traced, pace, place, time, checkpointMs, tell };
  const beginning =
    checkpoint === null ? newBeginning(plan, files) : await continuedBeginning(checkpoint, place.learner);
  if (place.learner > 0) return learnInStep(environment, beginning);
  return (await Teacher.create(environment, beginning)).teach();
}

parentPort!.once('message', (task: LearnerTask) => void learn(task));
