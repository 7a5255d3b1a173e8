/** The loop of PPO, step by step, with gradients made for these tests. */
import { describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { Feed } from '../../../../training/learner/network/session.ts';
import type { EquityModel } from '../../../../training/learner/equity/equity-model.ts';
import type { AllReduce } from '../../../../training/learner/ppo/all-reduce.ts';
import { METRICS } from '../../../../training/learner/ppo/ppo.ts';
import { NO_TEACHER } from '../../../../training/learner/self-play/game.ts';
import { MADE_OPTIONS, madeEquity, madeLearner } from './made-learner.ts';

const numbers = ({ data }: Feed): number[] => Array.from(data);
const all = (given: readonly Record<string, Feed>[], name: string): number[] =>
  given.flatMap((feeds) => numbers(feeds[name]));
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** Another learner beside this one, all of whose numbers are 0; keeps the lengths of what was averaged. */
function besideZeros(learners = 2): { allReduce: AllReduce; lengths: number[] } {
  const lengths: number[] = [];
  const mean = (vector: Float32Array): Float32Array => {
    lengths.push(vector.length);
    return vector.map((number) => number / learners);
  };
  return { allReduce: { learners, mean }, lengths };
}

/** Enough matches for a gradient of the match equity. */
function rememberMatches(model: EquityModel, count: number): void {
  const state = { rules: preset('scat'), tokens: [3, 1], points: [0, 0], buyIns: [0, 0], dealer: 0, deals: 0 };
  for (let i = 0; i < count; i++) model.learnFrom(state, 0);
}

describe('rates', () => {
  test.each([
    [0, 0.01, 0.4],
    [0.5, 0.006, 0.2],
    [1, 0.002, 0.1],
  ])(
    'after %d of a run the learning rate is %d, and the coefficient of the regulariser %d',
    async (at, rate, entropy) => {
      const rates = { learningRate: [0.01, 0.002], entropyCoefficient: [0.4, 0.1] } as const;
      const constants = { clip: 0.25, magnetCoefficient: 0.75, minibatch: 8 };
      const { learner, given } = madeLearner({ options: { ...rates, ...constants } });
      const before = learner.state.parameters[0];
      expect((await learner.iterate(at)).learningRate).toBeCloseTo(rate, 10);
      // How far Adam's first step goes.
      expect(before - learner.state.parameters[0]).toBeCloseTo(rate, 5);
      const [{ entropyCoefficient, clip, magnetCoefficient }] = given;
      expect(entropyCoefficient.data[0]).toBeCloseTo(entropy, 6);
      expect([clip.data[0], magnetCoefficient.data[0]]).toEqual([0.25, 0.75]);
    },
  );
});

describe('what is learnt from', () => {
  test('every decision, once in each epoch, in minibatches and in another order', async () => {
    const { learner, given } = madeLearner({ options: { epochs: 2, decisions: 16 } });
    await learner.iterate(0);
    expect(given.map(({ observation }) => observation.dims)).toEqual(Array.from({ length: 8 }, () => [4, 1]));
    const [first, second] = [given.slice(0, 4), given.slice(4)].map((feeds) => all(feeds, 'observation'));
    for (const seen of [first, second]) expect(ascending(seen)).toEqual([...Array(16).keys()]);
    expect(first).not.toEqual(second);
  });

  test('no decision of an earlier iteration', async () => {
    const { learner, given } = madeLearner();
    await learner.iterate(0);
    await learner.iterate(0);
    const second = all(given.slice(2), 'observation');
    expect(Math.min(...second)).toBeGreaterThan(Math.max(...all(given.slice(0, 2), 'observation')));
  });

  test('what was seen, allowed and played, how likely that was, and what came of it', async () => {
    const { learner, given } = madeLearner();
    await learner.iterate(0);
    expect(all(given, 'hidden')).toEqual(Array(8).fill(-1));
    expect(all(given, 'mask')).toEqual(Array(16).fill(1));
    expect(given[0].action.data).toBeInstanceOf(Int32Array);
    expect(new Set(all(given, 'action'))).toEqual(new Set([0, 1]));
    expect(all(given, 'logProbability')).toEqual(Array(8).fill(Math.fround(Math.log(0.5))));
    expect(ascending(all(given, 'return'))).toEqual([-1, -1, -1, -1, 3, 3, 3, 3]);
    // With a mean of 0 and a variance of 1 over the iteration.
    const advantages = ascending(all(given, 'advantage')).map((advantage) => Math.round(advantage * 1e5) / 1e5);
    expect(advantages).toEqual([-1, -1, -1, -1, 1, 1, 1, 1]);
  });
});

describe('updates', () => {
  test('each begins with the parameters that the one before it left', async () => {
    const { learner, given } = madeLearner();
    const start = Array.from(learner.state.parameters);
    expect(Array.from(learner.average), 'without the critic').toEqual(start.slice(0, 2));
    await learner.iterate(0);
    expect(numbers(given[0].parameters)).toEqual(start);
    expect(numbers(given[1].parameters)).not.toEqual(start);
    expect(learner.state.step).toBe(2);
  });

  test('figures are means over them', async () => {
    const gradient = (run: number): number[] => (run === 0 ? [3, 0, 4] : [0, 0, 1]);
    const { metrics, gradientNorm } = await madeLearner({ gradient }).learner.iterate(0);
    expect(Object.keys(metrics)).toEqual([...METRICS]);
    expect(Object.values(metrics)).toEqual(METRICS.map((_, i) => i + 0.5));
    expect(gradientNorm).toBeCloseTo(3, 6);
  });

  test('a gradient that is not a number stops the run, and the average stays', async () => {
    const { learner } = madeLearner({ gradient: () => [NaN, 0, 0] });
    const before = learner.average.slice();
    await expect(learner.iterate(0)).rejects.toThrow('the gradient of update 1 is not finite');
    expect(learner.average).toEqual(before);
    expect(learner.iteration).toBe(0);
  });
});

describe('the averaged policy', () => {
  test('follows the policy, faster at the beginning than in the end', async () => {
    const { learner } = madeLearner({ options: { emaDecay: 0.3 } });
    // (1 + i) / (10 + i) is above .3 from the fourth iteration on.
    for (const decay of [1 / 10, 2 / 11, 3 / 12, 0.3, 0.3]) {
      const before = learner.average.slice();
      await learner.iterate(0);
      const { average, state } = learner;
      for (const i of [0, 1]) {
        expect(average[i]).toBeCloseTo(decay * before[i] + (1 - decay) * state.parameters[i], 6);
      }
    }
  });

  test('is the magnet of every update, and does not move within an iteration', async () => {
    const { learner, given } = madeLearner();
    await learner.iterate(0);
    const average = Array.from(learner.average);
    await learner.iterate(0);
    expect(numbers(given[2].average)).toEqual(average);
    expect(numbers(given[3].average)).toEqual(average);
  });
});

describe('beside other learners', () => {
  test('local updates are one’s own, and all go on from the mean of parameters and moments', async () => {
    const { allReduce, lengths } = besideZeros();
    const alone = madeLearner().learner;
    const { learner } = madeLearner({ setup: { allReduce } });
    await alone.iterate(0);
    await learner.iterate(0);
    expect(lengths).toEqual([3, 3, 3]);
    for (const name of ['parameters', 'moment1', 'moment2'] as const) {
      expect(learner.state[name]).toEqual(alone.state[name].map((number) => number / 2));
    }
  });

  test('otherwise each update is by the mean of all gradients', async () => {
    const { allReduce, lengths } = besideZeros();
    const { learner } = madeLearner({ options: { isLocal: false }, setup: { allReduce }, gradient: () => [0.2, 0, 0] });
    const { gradientNorm } = await learner.iterate(0);
    expect(lengths).toEqual([3, 3]);
    expect(gradientNorm).toBeCloseTo(0.1, 6);
  });

  test('the decisions of all count', async () => {
    const { learner } = madeLearner({ setup: { allReduce: besideZeros(3).allReduce } });
    await learner.iterate(0);
    expect((await learner.iterate(0)).decisions).toBe(2 * 3 * MADE_OPTIONS.decisions);
  });
});

describe('the match equity', () => {
  test('learns in each iteration, once it remembers enough matches', async () => {
    const { equity, given } = madeEquity();
    const { learner } = madeLearner({ options: { equityUpdates: 3 }, setup: { equity } });
    rememberMatches(equity, 1_023);
    expect((await learner.iterate(0)).equityLoss).toBeNull();
    expect(given).toHaveLength(0);
    rememberMatches(equity, 1);
    expect((await learner.iterate(0)).equityLoss).toBe(1);
    expect(given).toHaveLength(3);
    expect(equity.state.step).toBe(3);
  });

  test('waits until all learners remember enough', async () => {
    const { equity } = madeEquity();
    rememberMatches(equity, 2_000);
    const { learner } = madeLearner({ setup: { equity, allReduce: besideZeros().allReduce } });
    expect((await learner.iterate(0)).equityLoss).toBeNull();
    expect(equity.state.step).toBe(0);
  });

  test('has a learning rate of its own, which falls', async () => {
    const { equity } = madeEquity();
    rememberMatches(equity, 2_000);
    const before = equity.state.parameters[0];
    const options = { equityLearningRate: [0.01, 0.002], equityUpdates: 1 } as const;
    await madeLearner({ options, setup: { equity } }).learner.iterate(0.5);
    // Its gradient is clipped to a norm of a half, so that each of its many numbers is small beside Adam's epsilon.
    expect((before - equity.state.parameters[0]) / 0.006).toBeCloseTo(1, 2);
  });
});

describe('figures of an iteration', () => {
  test('count iterations and decisions, and say how long its episodes are and how much the critic explains', async () => {
    const { learner } = madeLearner({ options: { decisions: 12 } });
    await learner.iterate(0);
    const { explainedVariance, ...figures } = await learner.iterate(0);
    expect(figures).toMatchObject({ iteration: 2, decisions: 24, episodeLength: 2, equityLoss: null, game: {} });
    // It always expects 0.5, which is worse than the mean: (6.25 + 2.25) / 2 is left of (4 + 4) / 2.
    expect(explainedVariance).toBeCloseTo(1 - 4.25 / 4, 6);
  });

  test('have the seconds since the one before, by what they were spent on', async () => {
    let milliseconds = 0;
    const { learner } = madeLearner({ setup: { now: () => (milliseconds += 1_000) } });
    for (let iteration = 0; iteration < 3; iteration++) {
      // Two steps of play, the second of which ends a deal; two updates, with a wait after each, one after both, and one before play.
      expect((await learner.iterate(0)).seconds).toEqual({
        engine: 4,
        'playing network': 2,
        // The first one also begins the match.
        equity: iteration === 0 ? 2 : 1,
        minibatches: 2,
        gradient: 2,
        update: 2,
        'other learning': 2,
        waiting: 4,
      });
    }
  });
});

describe('weights to start from', () => {
  const weightsOf = (...policy: number[]) => ({
    sizes: { table: 1, suit: 1 },
    policy: Float32Array.from(policy),
    criticAndEquity: null,
  });

  test('are those of the policy and of its average; what they have nothing of stays random', () => {
    for (const policy of [[5, 6], [5]]) {
      const { learner } = madeLearner();
      const [, last, critic] = learner.state.parameters;
      learner.startFrom(weightsOf(...policy));
      const [first, second = last] = policy;
      expect(Array.from(learner.state.parameters)).toEqual([first, second, critic]);
      expect(Array.from(learner.average)).toEqual([first, second]);
    }
  });

  test('are refused where they are more than those of the policy', () => {
    const { learner } = madeLearner();
    const before = learner.state.parameters.slice();
    expect(() => learner.startFrom(weightsOf(1, 2, 3))).toThrow(
      'the policy has 2 weights, and those to start from are 3',
    );
    expect(learner.state.parameters).toEqual(before);
  });

  test('are those of the critic too, and of a match equity where there is one, and come back', () => {
    const { equity } = madeEquity();
    const criticAndEquity = { critic: Float32Array.of(7), equity: equity.state.parameters.map((_, i) => i) };
    for (const [setup, back] of [[{ equity }, criticAndEquity] as const, [{}, null] as const]) {
      const { learner } = madeLearner({ setup });
      learner.startFrom({ ...weightsOf(5, 6), criticAndEquity });
      expect(Array.from(learner.state.parameters)).toEqual([5, 6, 7]);
      expect(learner.criticAndEquity()).toEqual(back);
    }
  });
});

describe('teachers', () => {
  const POLICY = Float32Array.of(7, -7);
  /** Decisions of the first seat are taught. */
  const taught = (options = {}): ReturnType<typeof madeLearner> =>
    madeLearner({
      game: { teacherAt: ({ seat }) => (seat === 0 ? 0 : NO_TEACHER) },
      options: { magnetCoefficient: 0.25, teacherCoefficient: [1, 0.5], taughtShare: 0.5, ...options },
      setup: { teachers: [POLICY] },
    });
  const isOfTeacher = ({ average }: Record<string, Feed>): boolean => average.data[0] === POLICY[0];

  test('are the magnet of the decisions that they teach, in minibatches of their own; the average is that of the others', async () => {
    const { learner, given } = taught({ decisions: 12 });
    await learner.iterate(0);
    const [theirs, others] = [true, false].map((is) => given.filter((feeds) => isOfTeacher(feeds) === is));
    // Four tables in lockstep: the first seats of all decide, then the second ones.
    expect(ascending(all(theirs, 'observation')).slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(ascending(all(others, 'observation')).slice(0, 4)).toEqual([4, 5, 6, 7]);
    for (const { observation } of given) expect(observation.data).toHaveLength(observation.dims[0]);
    expect(ascending(theirs.map(({ action }) => action.dims[0]))).toEqual([2, 4]);
    expect(given).toHaveLength(4);
  });

  test.each([
    [0, 1],
    [0.25, 0.75],
  ])('after %d of a run the coefficient of theirs is %d', async (progress, coefficient) => {
    const { learner, given } = taught();
    await learner.iterate(progress);
    for (const feeds of given) {
      expect(feeds.magnetCoefficient.data[0]).toBeCloseTo(isOfTeacher(feeds) ? coefficient : 0.25, 6);
    }
    expect(given.some(isOfTeacher)).toBe(true);
  });

  test('teach no longer after their share of the run, and all decisions share minibatches', async () => {
    const { learner, given } = taught({ decisions: 12 });
    await learner.iterate(0.5);
    expect(given.map(isOfTeacher)).not.toContain(true);
    expect(new Set(all(given, 'magnetCoefficient'))).toEqual(new Set([0.25]));
    expect(given.map(({ action }) => action.dims[0])).toEqual([4, 4, 4]);
  });
});
