/** Learning comes near equilibria that are known, or whose best responses are exact. */
import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { loadRuntime } from '../../training/cli/runtimes/onnxruntime.ts';
import type { SolvableGame } from '../training/support/solvable/solvable.ts';
import { Learner, type LearnerSessions } from '../../training/learner/ppo/learner.ts';
import { learnerSessions, traced } from '../../training/learner/tensorflow/sessions.ts';
import { smallNetwork } from '../training/support/solvable/small-network.ts';
import { solvableGame } from '../training/support/solvable/solving.ts';

const execute = traced(await loadRuntime());

/** The sessions that learn a game. */
function sessionsOf({ sizes, options }: SolvableGame): Promise<LearnerSessions> {
  return learnerSessions(execute, smallNetwork(sizes), options);
}

/** NashConv of the average policy after learning. @param share of the steps that the game is given */
async function nashConvAfterLearning(
  solvable: SolvableGame,
  sessions: LearnerSessions,
  seed: number,
  share = 1,
): Promise<number> {
  const { options, sizes, steps } = solvable;
  const learner = new Learner(solvable.selfPlayGame(smallNetwork(sizes)), sessions, new Random(seed), options);
  const iterations = Math.ceil((share * steps) / options.decisions);
  for (let i = 0; i < iterations; i++) await learner.iterate(i / iterations);
  const { average } = learner;
  const { observationSize, actionCount } = sizes;
  return solvable.nashConv(async (observation, mask, rows) => {
    const { logProbabilities } = await sessions.policy.run({
      parameters: { data: average, dims: [average.length] },
      observation: { data: observation, dims: [rows, observationSize] },
      mask: { data: mask, dims: [rows, actionCount] },
    });
    return logProbabilities.data;
  });
}

/*
 * Bounds are far from the results of seeds, since another processor rounds differently, which is like another seed:
 *
 * - Kuhn: .009 to .028 with seeds 1 to 10, mean .018, standard deviation .005; the bound is six of these above. The
 *   uniform policy has .917.
 * - Leduc: .68, .76, .60 with seeds 1 to 3, where the bound is .95 (with twice the decisions .49, .63).
 * - Little Thirty-One: .10, .11, .18 with seeds 1 to 3, where the bound is .74 (with half the decisions .77, .68, .82).
 */

test('near the equilibrium of Kuhn poker', async () => {
  const kuhn = solvableGame('kuhn');
  expect(await nashConvAfterLearning(kuhn, await sessionsOf(kuhn), 1)).toBeLessThan(0.05);
});

test('not with the sign of the advantage flipped', async () => {
  const kuhn = solvableGame('kuhn');
  const sessions = await sessionsOf(kuhn);
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
  expect(await nashConvAfterLearning(kuhn, flipped, 1, 1 / 4)).toBeGreaterThan(0.5);
});

test('nearer to the equilibrium of Leduc hold’em', async () => {
  const leduc = solvableGame('leduc');
  const sessions = await sessionsOf(leduc);
  expect(await nashConvAfterLearning(leduc, sessions, 1, 1 / 40)).toBeLessThan(leduc.uniformNashConv / 5);
});

test('near the equilibrium of little Thirty-One', async () => {
  const little = solvableGame('little');
  const sessions = await sessionsOf(little);
  expect(await nashConvAfterLearning(little, sessions, 1, 1 / 2)).toBeLessThan(little.uniformNashConv / 3);
});
