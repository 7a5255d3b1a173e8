import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { loadRuntime } from '../../training/cli/runtime.ts';
import { KUHN_NETWORK, kuhnGame, kuhnNashConv, kuhnSituations } from '../../training/learner/games/kuhn.ts';
import { Learner, type LearnerSessions, type LearningOptions } from '../../training/learner/learner.ts';
import { learnerSessions, traced } from '../../training/learner/sessions.ts';

const OPTIONS: LearningOptions = {
  tables: 256,
  decisions: 2_048,
  minibatch: 512,
  epochs: 4,
  learningRate: [2e-3, 1e-4],
  entropyWeight: [0.05, 0],
  magnetWeight: 0.5,
  clip: 0.15,
  lambda: 0.95,
  averageDecay: 0.995,
  equityLearningRate: 0,
  equityUpdates: 0,
};
const ITERATIONS = 400;

const execute = traced(await loadRuntime());

test('the uniform policy of Kuhn poker has a NashConv of 11/12', () => {
  expect(kuhnNashConv(() => 0.5)).toBeCloseTo(11 / 12, 10);
});

test("Kuhn's equilibrium has a NashConv of 0", () => {
  const bets: Record<string, number[]> = {
    '': [1 / 3, 0, 1],
    p: [1 / 3, 0, 1],
    b: [0, 1 / 3, 1],
    pb: [0, 2 / 3, 1],
  };
  expect(kuhnNashConv((card, history) => bets[history][card])).toBeCloseTo(0, 10);
});

test.each([1, 2, 3])(
  'the learner comes near the equilibrium of Kuhn poker with seed %i',
  { timeout: 120_000 },
  async (seed) => {
    const sessions = await learnerSessions(execute, KUHN_NETWORK);
    expect(await nashConvAfterLearning(sessions, seed)).toBeLessThan(0.1);
  },
);

test('with the sign of the advantage flipped it does not', { timeout: 120_000 }, async () => {
  const sessions = await learnerSessions(execute, KUHN_NETWORK);
  const flipped: LearnerSessions = {
    ...sessions,
    gradient: {
      ...sessions.gradient,
      run: ({ advantage, ...others }) => {
        const data = (advantage.data as Float32Array).map((value) => -value);
        return sessions.gradient.run({ ...others, advantage: { ...advantage, data } });
      },
    },
  };
  expect(await nashConvAfterLearning(flipped, 1)).toBeGreaterThan(0.1);
});

async function nashConvAfterLearning(sessions: LearnerSessions, seed: number): Promise<number> {
  const learner = new Learner(kuhnGame(), sessions, new Random(seed), OPTIONS);
  for (let i = 0; i < ITERATIONS; i++) await learner.iterate(i / ITERATIONS);
  return nashConv(sessions, learner.average);
}

async function nashConv(sessions: LearnerSessions, parameters: Float32Array): Promise<number> {
  const { cards, histories, observation } = kuhnSituations();
  const rows = cards.length;
  const { logProbabilities } = await sessions.policy.run({
    parameters: { data: parameters, dims: [parameters.length] },
    observation: { data: observation, dims: [rows, KUHN_NETWORK.observationSize] },
    mask: { data: new Float32Array(rows * 2).fill(1), dims: [rows, 2] },
  });
  return kuhnNashConv((card, history) => {
    const row = cards.findIndex((_, i) => cards[i] === card && histories[i] === history);
    return Math.exp(logProbabilities.data[row * 2 + 1]);
  });
}
