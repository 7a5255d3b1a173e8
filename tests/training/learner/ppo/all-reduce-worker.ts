/** A learner of `all-reduce.long.test.ts`, in a thread of its own: averages vectors after random pauses. */
import { parentPort, workerData } from 'node:worker_threads';
import { sharedAllReduce, type AllReduceMemory } from '../../../../training/learner/ppo/all-reduce.ts';

export interface AllReduceTask {
  memory: AllReduceMemory;
  learner: number;
  rounds: number;
}

/** The longest pause before a round. */
const PAUSE_MS = 2;
const PAUSE_CHANCE = 0.02;

const { memory, learner, rounds } = workerData as AllReduceTask;
const allReduce = sharedAllReduce(memory, learner);
const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let wrong = 0;
let reason: string | null = null;
try {
  for (let round = 0; round < rounds; round++) {
    if (Math.random() < PAUSE_CHANCE) Atomics.wait(pause, 0, 0, PAUSE_MS * Math.random());
    const [mean] = allReduce.mean(Float32Array.of(round + learner));
    if (Math.abs(mean - (round + (memory.learners - 1) / 2)) > 1e-3) wrong++;
  }
} catch (error) {
  reason = (error as Error).message;
}
parentPort?.postMessage({ wrong, reason });
