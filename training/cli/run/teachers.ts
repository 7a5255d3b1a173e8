/** The policies of `--teachers`. */
import { playedBy } from '../../../engine/rules/suited.ts';
import type { InitialWeights } from '../../learner/ppo/learner.ts';
import { readModelFacts } from '../../learner/files/policy-file.ts';
import { POLICY_SIZES, type SuitNetworkSizes } from '../../learner/network/suit-sizes.ts';
import { readsRivals } from '../../learner/files/stored-model.ts';
import type { TaughtGames } from '../../learner/games/taught.ts';
import { readInitialPolicy, readModelFile } from '../bots/model-file.ts';
import { UsageError } from '../command/usage-error.ts';

export interface TeachingPolicy extends TaughtGames {
  weights: InitialWeights;
}

/**
 * Reads them.
 * @param sizes of the policy that they teach
 * @throws {UsageError} where one is no policy file, or cannot teach a policy of that width
 */
export function readTeachers(files: readonly string[], sizes: SuitNetworkSizes = POLICY_SIZES): TeachingPolicy[] {
  return files.map((file) => {
    const origin = `--teachers has "${file}"`;
    const weights = readInitialPolicy(file, '--teachers');
    const facts = readModelFile(file, origin, origin, (bytes) => ({
      ...readModelFacts(bytes),
      isForRivals: readsRivals(bytes),
    }));
    if (facts.isForRivals) throw new UsageError(`${origin}, which reads what is known of rivals: allowed are others`);
    if (weights.sizes.table !== sizes.table || weights.sizes.suit !== sizes.suit) {
      throw new UsageError(`${origin}, whose network is of another width: allowed are those of the same`);
    }
    return { rules: playedBy(facts.rules), players: facts.players, weights };
  });
}
