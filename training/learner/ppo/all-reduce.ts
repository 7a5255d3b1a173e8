/** The all-reduce by which parallel learners go on from the same numbers: the mean of all their parameters, or gradients. */

/** Averages vectors over all learners. All must call it equally often, with vectors of equal length. */
export interface AllReduce {
  readonly learners: number;
  mean(vector: Float32Array): Float32Array;
}

/** For a single learner. */
export const SINGLE_LEARNER: AllReduce = { learners: 1, mean: (vector) => vector };

/** Memory that learners in several workers share. */
export interface AllReduceMemory {
  learners: number;
  /** Two vectors for each learner, used in turn, so that no learner overwrites what another is still reading. */
  vectors: SharedArrayBuffer;
  /** How many have arrived, and the state of the round. */
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
/** Twice the number of rounds so far, plus `ENDED` once a learner has ended. */
const ROUND = 1;
const ENDED = 1;
const NEXT_ROUND = 2;

/**
 * Tells all learners that one of them has ended: the others throw where they need it, even if they are already waiting.
 * A round in which all have arrived still counts.
 */
export function endAllReduce({ barrier }: AllReduceMemory): void {
  const state = new Int32Array(barrier);
  Atomics.or(state, ROUND, ENDED);
  Atomics.notify(state, ROUND);
}

/**
 * One learner's side of shared memory. All add up in the same order, so all get the same bits.
 * Blocks its thread until all have arrived, so it must not run on a page's main thread. `mean` throws an `Error` where
 * another learner has ended (`endAllReduce`).
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
        Atomics.add(state, ROUND, NEXT_ROUND);
        Atomics.notify(state, ROUND);
      } else {
        if ((round & ENDED) === 0) waitFor(state, round);
        if ((Atomics.load(state, ROUND) | ENDED) === (round | ENDED)) throw new Error('another learner has ended');
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

/** Waits until a round is over, or a learner has ended. Whoever ended the round before may wake it too early. */
function waitFor(state: Int32Array<SharedArrayBuffer>, round: number): void {
  while (Atomics.load(state, ROUND) === round) Atomics.wait(state, ROUND, round);
}
