/** The all-reduce by which learners that work side by side come to the same gradient: the mean of theirs at every step. */

/** Averages vectors over all learners. Each must call it equally often with vectors of equal length. */
export interface AllReduce {
  readonly learners: number;
  mean(vector: Float32Array): Float32Array;
}

/** For a learner on its own. */
export const SINGLE_LEARNER: AllReduce = { learners: 1, mean: (vector) => vector };

/** Memory that learners in several workers share. */
export interface AllReduceMemory {
  learners: number;
  /** Two vectors for each learner, used in turn, so that nobody overwrites what another still reads. */
  vectors: SharedArrayBuffer;
  /** Who has arrived, and how often all have. */
  barrier: SharedArrayBuffer;
}

/** @param longest the longest vector that will be averaged */
export function allReduceMemory(learners: number, longest: number): AllReduceMemory {
  return {
    learners,
    vectors: new SharedArrayBuffer(2 * learners * longest * Float32Array.BYTES_PER_ELEMENT),
    barrier: new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT),
  };
}

const ARRIVED = 0;
const ROUND = 1;

/**
 * One learner's side of shared memory. The sum is made in the same order by all, so all get the same bits.
 * Blocks its thread until all have arrived, so it must not run on a page's main thread.
 */
export function sharedAllReduce({ learners, vectors, barrier }: AllReduceMemory, learner: number): AllReduce {
  const all = new Float32Array(vectors);
  const longest = all.length / (2 * learners);
  const state = new Int32Array(barrier);
  let turn = 0;
  return {
    learners,
    mean(vector) {
      const start = turn * learners * longest;
      turn = 1 - turn;
      all.set(vector, start + learner * longest);
      const round = Atomics.load(state, ROUND);
      if (Atomics.add(state, ARRIVED, 1) === learners - 1) {
        Atomics.store(state, ARRIVED, 0);
        Atomics.add(state, ROUND, 1);
        Atomics.notify(state, ROUND);
      } else {
        Atomics.wait(state, ROUND, round);
      }
      const sum = new Float32Array(vector.length);
      for (let other = 0; other < learners; other++) {
        const from = start + other * longest;
        for (let i = 0; i < sum.length; i++) sum[i] += all[from + i];
      }
      for (let i = 0; i < sum.length; i++) sum[i] /= learners;
      return sum;
    },
  };
}
