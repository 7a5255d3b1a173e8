/** The policies of `--teachers`. */
import { playedBy } from '../../../engine/rules/suited.ts';
import type { InitialWeights } from '../../learner/ppo/learner.ts';
import { readModelFacts } from '../../learner/files/policy-file.ts';
import { POLICY_SIZES } from '../../learner/network/suit-sizes.ts';
import { readsRivals } from '../../learner/files/stored-model.ts';
import type { TaughtGames } from '../../learner/games/taught.ts';
import { readInitialPolicy, readModelFile } from '../bots/model-file.ts';
import { UsageError } from '../command/usage-error.ts';
import type { RunPlan } from './run-plan.ts';

export interface TeachingPolicy extends TaughtGames {
  weights: InitialWeights;
}

/** What a run says about its teachers, and about the policy that they teach. */
type TaughtRun = Pick<RunPlan, 'rivals' | 'sizes' | 'teachers'>;

/**
 * Reads the teachers of a run. They read what the policy reads that they teach: with `--rivals`, what is known of the others.
 * @throws {UsageError} where one is no policy file, or cannot teach
 */
export function readTeachers({ rivals, sizes = POLICY_SIZES, teachers = [] }: TaughtRun): TeachingPolicy[] {
  return teachers.map((file) => {
    const origin = `--teachers has "${file}"`;
    const weights = readInitialPolicy(file, '--teachers');
    const facts = readModelFile(file, origin, origin, (bytes) => ({
      ...readModelFacts(bytes),
      isForRivals: readsRivals(bytes),
    }));
    if (facts.isForRivals !== (rivals !== undefined)) {
      const [reads, allowed] = facts.isForRivals
        ? ['reads what is known of rivals', 'others']
        : ['reads nothing of rivals', 'policies of npm run train -- --rivals'];
      throw new UsageError(`${origin}, which ${reads}: allowed are ${allowed}`);
    }
    if (weights.sizes.table !== sizes.table || weights.sizes.suit !== sizes.suit) {
      throw new UsageError(`${origin}, whose network is of another width: allowed are those of the same`);
    }
    return { rules: playedBy(facts.rules), players: facts.players, weights };
  });
}
