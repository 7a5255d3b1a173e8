/** What a run of `npm run train` was asked to do. */

import type { SuitNetworkSizes } from '../../learner/network/parameters.ts';
import type { LearningOptions } from '../../learner/ppo/options.ts';
import type { RunLength } from '../../learner/ppo/run.ts';
import type { WeightType } from '../../learner/tensorflow/tracing/trace.ts';
import { IS_PACKAGE, shellWord } from '../command/paths.ts';

/** Plain JSON: a checkpoint keeps it, and a resumed run goes on with it. */
export interface RunPlan extends RunLength {
  /** The rules file, with every key; or a scope. */
  rules: object | string;
  rulesOption: string;
  players: [number, number];
  seed: number;
  workers: number;
  /** The file of the policy that it starts from, else null. */
  init: string | null;
  /** Options of the learner that were asked for; left out for the usual ones. */
  set?: Partial<LearningOptions> | undefined;
  /** How wide the policy is; left out for the standard. */
  sizes?: SuitNetworkSizes | undefined;
  /** How the policy file stores its weights; left out for `float32`. */
  weights?: WeightType | undefined;
  /** Seconds after which a policy is kept, again and again; left out for only a few in a run. */
  keepEvery?: number | undefined;
  /** The file of a population whose people sit at most tables, for a policy that reads what is known of them; left out for none. */
  rivals?: string | undefined;
  /** The files of policies that teach; left out for none. */
  teachers?: readonly string[] | undefined;
  /** What the command that began it was given, but for `--out`, which does not change the policy. */
  argv: readonly string[];
  commit: string;
}

/** The command that began a run, to repeat it. */
export function commandOf({ argv }: Pick<RunPlan, 'argv'>): string {
  return [IS_PACKAGE ? 'npx thirty-one train' : 'npm run train --', ...argv.map(shellWord)].join(' ');
}

/** Arguments without those that give an option, such as `--out`, and its value. */
export function without(argv: readonly string[], ...options: readonly string[]): string[] {
  return argv.filter(
    (arg, i) => !options.some((option) => [arg, argv[i - 1]].includes(option) || arg.startsWith(`${option}=`)),
  );
}
