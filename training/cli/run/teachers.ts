/** The policies of `--teachers` and `--best-responses`. */
import { playedBy } from '../../../engine/rules/suited.ts';
import type { InitialWeights } from '../../learner/files/weights.ts';
import { withRivalInputs } from '../../learner/upgrade/rivals.ts';
import { readModelFacts, readsRivals } from '../../learner/files/stored-model.ts';
import { POLICY_SIZES } from '../../learner/network/parameters.ts';
import type { TaughtGames } from '../../learner/games/taught.ts';
import { readInitialPolicy, readNamedFile } from '../bots/model-file.ts';
import { UsageError } from '../command/usage-error.ts';
import type { RunPlan } from './run-plan.ts';

export interface TeachingPolicy extends TaughtGames {
  weights: InitialWeights;
}

/** What a run says about its teachers, and about the policy that they teach. */
type TaughtRun = Pick<RunPlan, 'rivals' | 'sizes' | 'teachers' | 'bestResponses'>;

/**
 * Reads the teachers of a run. They read what the policy reads that they teach: with `--rivals`, what is known of the others;
 * best responses do so without heeding it, since they are for one kind of others alone.
 * @throws {UsageError} where one is no policy file, or cannot teach
 */
export function readTeachers(run: TaughtRun): TeachingPolicy[] {
  const { rivals, teachers = [], bestResponses = [] } = run;
  return [
    ...teachers.map((file) => {
      const { isForRivals, weights, ...teacher } = readTeacher(file, '--teachers', run);
      if (rivals !== undefined) return { ...teacher, weights: withRivalInputs(weights) };
      if (!isForRivals) return { ...teacher, weights };
      throw new UsageError(
        `--teachers has "${file}", which reads what is known of rivals: without --rivals allowed are others`,
      );
    }),
    ...bestResponses.map((file) => {
      const { isForRivals, weights, ...teacher } = readTeacher(file, '--best-responses', run);
      if (!isForRivals) return { ...teacher, weights: withRivalInputs(weights), isBestResponse: true };
      throw new UsageError(`--best-responses has "${file}", which reads what is known of rivals: allowed are others`);
    }),
  ];
}

function readTeacher(
  file: string,
  option: string,
  { sizes = POLICY_SIZES }: TaughtRun,
): TeachingPolicy & { isForRivals: boolean } {
  const origin = `${option} has "${file}"`;
  const weights = readInitialPolicy(file, option);
  if (weights.sizes.table !== sizes.table || weights.sizes.suit !== sizes.suit)
    throw new UsageError(`${origin}, whose network is of another width: allowed are those of the same`);
  return readNamedFile(file, origin, origin, (bytes) => {
    const { rules, players } = readModelFacts(bytes);
    return { rules: playedBy(rules), players, weights, isBestResponse: false, isForRivals: readsRivals(bytes) };
  });
}
