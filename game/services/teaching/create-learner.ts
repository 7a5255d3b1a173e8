/** Creates the learner of a course: alone, or in step with others. */
import { Random } from '../../../engine/random.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { EquityModel } from '../../../training/learner/equity/equity-model.ts';
import { suitShape } from '../../../training/learner/games/suit-shape.ts';
import { oneGame } from '../../../training/learner/games/tables.ts';
import { thirtyOneGame } from '../../../training/learner/games/thirty-one.ts';
import type { Runtime, Session } from '../../../training/learner/network/session.ts';
import { sharedAllReduce, SINGLE_LEARNER, type AllReduce } from '../../../training/learner/ppo/all-reduce.ts';
import { loadGraphs, type TracedLearner } from '../../../training/learner/ppo/graphs.ts';
import { Learner } from '../../../training/learner/ppo/learner.ts';
import { learnerSeed } from '../../../training/learner/ppo/run.ts';
import type { Beginning } from './beginning.ts';
import { paced, type Pace } from './pace.ts';
import { pausedMs, type Place } from './places.ts';

export interface LearnerEnvironment {
  runtime: Runtime;
  traced: TracedLearner;
  pace: Pace;
  /** Its place among several; null where it is alone. */
  place: Place | null;
}

export interface CreatedLearner {
  learner: Learner;
  allReduce: AllReduce;
  /** Executes `policyComputation`, at the pace. */
  session: Session;
}

/** As `npm run train` creates it. */
export async function createLearner(
  { runtime, traced, pace, place }: LearnerEnvironment,
  { plan, weights, snapshot }: Beginning,
): Promise<CreatedLearner> {
  const atPace: Runtime = { name: runtime.name, load: async (model) => paced(await runtime.load(model), pace) };
  const sessions = await loadGraphs(atPace, traced);
  // Starting values come from the seed alone, so that all learners have the same.
  const shared = new Random(plan.seed);
  const equity = new EquityModel(sessions, shared);
  const game = thirtyOneGame(oneGame(resolveRules(plan.rules), ...plan.players), suitShape(), equity);
  const allReduce = place === null ? SINGLE_LEARNER : allReduceAtPace(place, pace);
  const random = new Random(learnerSeed(plan.seed, place?.learner ?? 0));
  const learner = new Learner(game, sessions, random, plan.options, { start: shared, equity, allReduce });
  if (snapshot !== null) learner.restore(snapshot);
  else if (weights !== null) learner.startFrom(weights);
  return { learner, allReduce, session: sessions.policy };
}

/** Waiting for the others is no work to rest from, and a pause meanwhile is none of the time. */
function allReduceAtPace({ memory, learner, pauses }: Place, pace: Pace): AllReduce {
  const allReduce = sharedAllReduce(memory, learner);
  return {
    learners: allReduce.learners,
    mean: (vector) =>
      pace.asleep(
        () => allReduce.mean(vector),
        () => pausedMs(pauses),
      ),
  };
}
