import { describe, expect, test } from 'vitest';
import { SINGLE_LEARNER, type AllReduce } from '../../../../training/learner/ppo/all-reduce.ts';
import {
  learnerSeed,
  learnToTheEnd,
  progressOf,
  snapshotFor,
  type LearnerRun,
} from '../../../../training/learner/ppo/run.ts';
import type { LearnerSnapshot } from '../../../../training/learner/ppo/snapshot.ts';
import { madeLearner } from './made-learner.ts';

test('progress is the share of the minutes, or of the steps', () => {
  expect(progressOf({ minutes: 2, steps: null }, { decisions: 1, seconds: 30 })).toBe(0.25);
  expect(progressOf({ minutes: null, steps: 400 }, { decisions: 100, seconds: 9 })).toBe(0.25);
});

describe('a learner goes on', () => {
  const stored = (iteration: number): LearnerSnapshot => ({
    json: {
      iteration,
      decisions: 1,
      steps: { learner: 1, equity: 0 },
      random: [iteration, 0, 0, 0],
      tables: [],
      equitySeen: 0,
    },
    arrays: { parameters: Float32Array.of(iteration) },
  });

  test('from its own snapshot', () => {
    const learners = [stored(1), stored(2)];
    expect([0, 1].map((learner) => snapshotFor(learners, learner, 7))).toEqual(learners);
  });

  test('from the first one’s where it is new, with randomness of its own', () => {
    const added = [2, 3].map((learner) => snapshotFor([stored(1), stored(2)], learner, 7));
    for (const snapshot of added) expect(snapshot?.arrays).toEqual(stored(1).arrays);
    const states = [...added, stored(1)].map((snapshot) => String(snapshot?.json.random));
    expect(new Set(states).size).toBe(3);
  });
});

test('no two learners have one seed, whatever the seeds of their runs', () => {
  const seeds = [1, 2, 3].flatMap((seed) => [0, 1, 2].map((learner) => learnerSeed(seed, learner)));
  expect(new Set(seeds).size).toBe(9);
});

describe('a run', () => {
  /** Runs a made learner, whose iterations have 8 decisions and take a minute each. */
  async function run(change: Partial<LearnerRun> = {}, stopAfter = Infinity) {
    const { learner, given } = madeLearner({ options: { entropyCoefficient: [1, 0.0625] } });
    const snapshots: { iteration: number; seconds: number }[] = [];
    const figures: number[] = [];
    const result = await learnToTheEnd(
      {
        learner,
        length: { minutes: null, steps: 32 },
        allReduce: SINGLE_LEARNER,
        isFirst: true,
        isResumed: false,
        snapshotIterations: 3,
        ...change,
      },
      {
        seconds: () => 60 * learner.iteration,
        isStopping: () => learner.iteration >= stopAfter,
        onSnapshot: ({ json }, seconds) => void snapshots.push({ iteration: json.iteration, seconds }),
        onFigures: ({ iteration }) => void figures.push(iteration),
      },
    );
    const coefficients = given.filter((_, i) => i % 2 === 0).map((feeds) => feeds.entropyCoefficient.data[0]);
    return { result, snapshots: snapshots.map(({ iteration }) => iteration), figures, coefficients };
  }

  const MINUTES = (minutes: number) => ({ length: { minutes, steps: null } });

  test.each<[string, Partial<LearnerRun>, number, number, number[]]>([
    ['ends with its steps, and takes snapshots at fixed iterations and at its end', {}, Infinity, 4, [0, 3, 4]],
    ['ends with its minutes', MINUTES(2), Infinity, 2, [0, 2]],
    ['takes no snapshot where it has just been resumed from one', { isResumed: true }, Infinity, 4, [3, 4]],
    ['of fixed steps that is stopped goes on from its last regular snapshot', {}, 2, 2, [0]],
    ['of minutes that is stopped takes one at once', MINUTES(9), 2, 2, [0, 2]],
  ])('%s', async (_, change, stopAfter, iterations, expected) => {
    const { result, snapshots, figures } = await run(change, stopAfter);
    expect(result).toEqual({ isDone: stopAfter === Infinity, seconds: 60 * iterations });
    expect(figures).toEqual([1, 2, 3, 4].slice(0, iterations));
    expect(snapshots).toEqual(expected);
  });

  test('has rates that follow its share', async () => {
    expect((await run()).coefficients).toEqual([1, 0.5, 0.25, 0.125]);
  });

  test('ends all learners where the first one is done, by its clock alone', async () => {
    const given: number[][] = [];
    // The first of two learners says that it is done.
    const allReduce: AllReduce = {
      learners: 2,
      mean(vector) {
        given.push(Array.from(vector));
        return Float32Array.of(0.5, 0);
      },
    };
    const { result, figures } = await run({ isFirst: false, allReduce });
    expect(given).toEqual([[0, 0]]);
    expect(result.isDone).toBe(true);
    expect(figures).toEqual([]);
  });
});
