import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startWorker } from '../../../../training/cli/support/worker.ts';
import {
  allReduceMemory,
  endAllReduce,
  sharedAllReduce,
  type AllReduceMemory,
} from '../../../../training/learner/ppo/all-reduce.ts';
import type { AllReduceTask } from './all-reduce-worker.ts';

/** Starts a learner. @returns how many means were wrong, and why it could not go on */
async function learner(task: AllReduceTask): Promise<unknown> {
  const worker = startWorker(new URL('./all-reduce-worker.ts', import.meta.url), task);
  const [told] = (await once(worker, 'message')) as [unknown];
  return told;
}

/** Waits until so many learners stand at the barrier. */
async function arrived({ barrier }: AllReduceMemory, learners: number): Promise<void> {
  while (Atomics.load(new Int32Array(barrier), 0) < learners) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('learners at different speeds all have the mean of every round', async () => {
  const memory = allReduceMemory(3, 1);
  const learners = [0, 1, 2].map((i) => learner({ memory, learner: i, rounds: 3_000 }));
  expect(await Promise.all(learners)).toEqual([0, 1, 2].map(() => ({ wrong: 0, reason: null })));
});

test('a learner that is woken too early goes on waiting', async () => {
  const memory = allReduceMemory(2, 1);
  const waiting = learner({ memory, learner: 0, rounds: 1 });
  await arrived(memory, 1);
  const state = new Int32Array(memory.barrier);
  while (Atomics.notify(state, 1) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  const other = learner({ memory, learner: 1, rounds: 1 });
  expect(await Promise.all([waiting, other])).toEqual([0, 1].map(() => ({ wrong: 0, reason: null })));
});

test('a learner that waits for one that has ended says so', async () => {
  const memory = allReduceMemory(2, 1);
  const waiting = learner({ memory, learner: 0, rounds: 100 });
  await arrived(memory, 1);
  endAllReduce(memory);
  expect(await waiting).toEqual({ wrong: 0, reason: 'another learner has ended' });
});

test('the last to arrive has the mean of all, even when another has ended', () => {
  const memory = allReduceMemory(2, 3);
  // Ended before, so that the first does not block the thread of both.
  endAllReduce(memory);
  expect(() => sharedAllReduce(memory, 0).mean(Float32Array.of(1, 2))).toThrow('another learner has ended');
  expect(sharedAllReduce(memory, 1).mean(Float32Array.of(5, -4))).toEqual(Float32Array.of(3, -1));
});
