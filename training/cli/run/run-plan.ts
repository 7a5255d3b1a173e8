/** What a run of `npm run train` was asked to do. */

import type { SuitNetworkSizes } from '../../learner/network/suit-sizes.ts';
import type { RunLength } from '../../learner/ppo/run.ts';
import type { WeightType } from '../../learner/tensorflow/tracing/trace.ts';

/** Plain JSON: a checkpoint keeps it, and a resumed run goes on with it. */
export interface RunPlan extends RunLength {
  /** The rules file, with every key; or a scope. */
  rules: object | string;
  /** What `--rules` was. */
  rulesOption: string;
  players: [number, number];
  seed: number;
  workers: number;
  /** The file of the policy that it starts from, else null. */
  init: string | null;
  /** The entropy coefficient at first; left out for the usual one. */
  entropy?: number;
  /** How wide the policy is; left out for the standard. */
  sizes?: SuitNetworkSizes;
  /** How the policy file stores its weights; left out for `float32`. */
  weights?: WeightType;
  /** Seconds after which a policy is kept, again and again; left out for only a few in a run. */
  keepEvery?: number;
  /** The file of a population whose people sit at most tables, for a policy that reads what is known of them; left out for none. */
  rivals?: string;
  /** Nothing is told of those people, as a control; left out where it is. */
  rivalsUnknown?: true;
  /** The files of policies that teach; left out for none. */
  teachers?: readonly string[];
  /** The files of those that teach where all others play as thresholds; left out for none. */
  bestResponses?: readonly string[];
  /** The command that began it, to repeat it. */
  command: string;
  /** The commit of the code that it was begun with. */
  commit: string;
}
