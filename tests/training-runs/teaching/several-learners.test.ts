import type { MessagePort as NodePort, Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { continuedBeginning } from '../../../game/services/teaching/beginning.ts';
import { gunzip } from '../../../game/services/teaching/gzip.ts';
import type { TeachingReport } from '../../../game/services/teaching/messages.ts';
import { placesFor } from '../../../game/services/teaching/places.ts';
import { startWorker } from '../../../training/cli/support/worker.ts';
import { decodeCheckpoint } from '../../../training/learner/ppo/checkpoint-file.ts';
import { hashOf } from '../../training/support/hash.ts';
import { GENERAL, tinyPlan } from '../../game/support/teaching.ts';
import { reportsOf, tracedLearner } from './environment.ts';
import type { LearnerTask } from './learner-thread.ts';

/** Two learners teach in step to the end. @returns what the first one reports */
async function taughtByTwo(checkpoint: Uint8Array<ArrayBuffer> | null = null): Promise<TeachingReport[]> {
  const traced = await tracedLearner;
  const reports: TeachingReport[] = [];
  const workers: Worker[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const place of placesFor(2, new SharedArrayBuffer(4))) {
      const worker = startWorker(new URL('learner-thread.ts', import.meta.url), null);
      workers.push(worker);
      worker.on('error', reject);
      worker.on('message', (report: TeachingReport) => {
        reports.push(report);
        if (report.type === 'taught') resolve();
      });
      const task: LearnerTask = { traced, plan: tinyPlan({ steps: 768 }), files: GENERAL, checkpoint, place };
      worker.postMessage(task, [...place.ports] as unknown as NodePort[]);
    }
  });
  await Promise.all(workers.map((worker) => worker.terminate()));
  return reports;
}

/** The files of the end, short enough to be compared. */
function endOf(reports: readonly TeachingReport[]): string[] {
  const [{ policy, critic }] = reportsOf(reports, 'taught');
  return [policy, critic].map(hashOf);
}

describe('two learners in step', () => {
  const taught = taughtByTwo();

  test('learn from twice as many decisions in as many iterations', async () => {
    expect(reportsOf(await taught, 'taught')).toMatchObject([{ iteration: 6, decisions: 768, isDone: true }]);
  });

  test('have checkpoints with both of them: the same parameters, and chance of their own', async () => {
    const checkpoints = reportsOf(await taught, 'checkpoint');
    expect(checkpoints.map(({ iteration }) => iteration)).toEqual([0, 4, 6]);
    for (const { bytes } of checkpoints) {
      const { learners } = decodeCheckpoint(await gunzip(bytes));
      expect(learners).toHaveLength(2);
      const [one, other] = learners;
      expect(hashOf(one.arrays.parameters)).toBe(hashOf(other.arrays.parameters));
      expect(one.json.random).not.toEqual(other.json.random);
    }
  });

  test('go on from one of them to the same bytes', async () => {
    const [, { bytes }] = reportsOf(await taught, 'checkpoint');
    expect(endOf(await taughtByTwo(bytes))).toEqual(endOf(await taught));
  });

  test('are joined by a third with the state of the first and chance of its own, where there are more cores later', async () => {
    const [, { bytes }] = reportsOf(await taught, 'checkpoint');
    const [first, third] = await Promise.all([0, 2].map((learner) => continuedBeginning(bytes, learner)));
    expect(third.snapshot!.json.random).not.toEqual(first.snapshot!.json.random);
    for (const [name, array] of Object.entries(first.snapshot!.arrays))
      expect(hashOf(third.snapshot!.arrays[name]), name).toBe(hashOf(array));
  });
});
