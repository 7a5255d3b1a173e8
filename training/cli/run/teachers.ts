/** The policies of `--teachers`. */
import { playedBy } from '../../../engine/rules/suited.ts';
import type { InitialWeights } from '../../learner/files/weights.ts';
import { readModelFacts } from '../../learner/files/stored-model.ts';
import { POLICY_SIZES } from '../../learner/network/parameters.ts';
import type { TaughtGames } from '../../learner/games/taught.ts';
import { readInitialPolicy, readNamedFile } from '../bots/model-file.ts';
import { UsageError } from '../command/usage-error.ts';
import type { RunPlan } from './run-plan.ts';

export interface TeachingPolicy extends TaughtGames {
  weights: InitialWeights;
}

/** What a run says about its teachers, and about the policy that they teach. */
type TaughtRun = Pick<RunPlan, 'sizes' | 'teachers'>;

/** Reads the teachers of a run. @throws {UsageError} where one is no policy file, or cannot teach */
export function readTeachers({ teachers = [], sizes = POLICY_SIZES }: TaughtRun): TeachingPolicy[] {
  return teachers.map((file) => {
    const origin = `--teachers has "${file}"`;
    const weights = readInitialPolicy(file, '--teachers');
    if (weights.sizes.table !== sizes.table || weights.sizes.suit !== sizes.suit)
      throw new UsageError(`${origin}, whose network is of another width: allowed are those of the same`);
    return readNamedFile(file, origin, origin, (bytes) => {
      const { rules, players } = readModelFacts(bytes);
      return { rules: playedBy(rules), players, weights };
    });
  });
}
