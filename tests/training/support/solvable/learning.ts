/** Learning of the small games. */
import { Random } from '../../../../engine/random.ts';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import type { LearnerSessions } from '../../../../training/learner/ppo/graphs.ts';
import { Learner } from '../../../../training/learner/ppo/learner.ts';
import { learnerSessions, traced } from '../../../../training/learner/tensorflow/sessions.ts';
import { smallNetwork } from './small-network.ts';
import type { SolvableGame } from './solvable.ts';

const execute = traced(await loadRuntime());

/** The sessions that learn a game. */
export function sessionsOf({ sizes, options }: SolvableGame): Promise<LearnerSessions> {
  return learnerSessions(execute, smallNetwork(sizes), options);
}

/** NashConv of the average policy after learning. @param share of the steps that the game is given */
export async function nashConvAfterLearning(
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
    const { policy } = await sessions.policy.run({
      parameters: { data: average, dims: [average.length] },
      observation: { data: observation, dims: [rows, observationSize] },
      mask: { data: mask, dims: [rows, actionCount] },
    });
    return policy.data;
  });
}
