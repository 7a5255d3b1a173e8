/** What `npm run train` does: a run or several, read from its options and the files that they name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { isScope, rulesFor } from '../../../engine/rules/suited.ts';
import { initialOptions, type LearningOptions } from '../../learner/ppo/options.ts';
import { readInitialWeights, readPopulationFile, readTeachers } from '../bots/model-file.ts';
import { startLine, projectPath } from '../command/paths.ts';
import { type WorkOptions, allowedRules, readPlayers, readRules } from '../command/options.ts';
import { UsageError } from '../command/usage-error.ts';
import { currentCommit } from '../support/commit.ts';
import { ownProcessors } from '../command/processors.ts';
import { CHECKPOINT, readCheckpoint, type Checkpoint } from './checkpoint.ts';
import { POLICY_FILE } from './policies.ts';
import { RunFolder } from './run-folder.ts';
import type { TrainingRun } from './run-game.ts';
import { without, type RunPlan } from './run-plan.ts';
import {
  checkWithRules,
  MOST_WORKERS,
  OTHER_NAMES,
  readOptionsFile,
  STANDARD_MINUTES,
  type TrainOptions,
} from './train-options.ts';
import { ratesAt } from '../../learner/ppo/ppo.ts';
import { progressOf, type RunLength } from '../../learner/ppo/run.ts';

/** A run of one policy, one with each of several seeds, or one for each of several rules. */
export type Training =
  | { run: TrainingRun; ending: RunEnding }
  | { seeds: readonly TrainingRun[]; ending: RunEnding }
  | { runs: readonly TrainingRun[]; where: WorkOptions };

export interface RunEnding {
  /** How long it is measured, in seconds; undefined for what suits the time that it learnt. */
  measure: number | undefined;
  /** The name under which it becomes a model of the game; undefined where it does not. */
  install: string | undefined;
}

type Limit = Pick<RunPlan, 'minutes' | 'steps'>;

interface RunOptions {
  options: TrainOptions;
  argv: readonly string[];
}

/**
 * What the options ask for; each of them counts here, or is declared not to go with the others.
 * @param warn receives what the user should know about a checkpoint, or about earlier runs
 * @throws {UsageError}
 */
export function readTraining(given: RunOptions, warn: (line: string) => void): Training {
  const { options } = given;
  checkWithRules(options);
  const { rules = [], resume, measure, install, queue, blobs } = options;
  const ending = { measure, install };
  if (resume !== undefined) return { run: resumedRun(options, resume, warn), ending };
  const [only, ...others] = rules;
  if (options.seeds !== undefined) return { seeds: runsWithSeeds(given, only, options.seeds, warn), ending };
  if (others.length === 0) return { run: newRun(given, only, warn), ending };
  return { runs: runsOf(given, rules, warn), where: { workers: options.workers ?? ownProcessors(), queue, blobs } };
}

function newRun({ options, argv }: RunOptions, rulesOption: string, warn: (line: string) => void): TrainingRun {
  const { seed = 1, init = null, keepEvery, rivals, teachers, weights } = options;
  // What is wrong with them is said before anything begins.
  if (rivals !== undefined) readPopulationFile(rivals);
  const initialWeights = init === null ? null : readInitialWeights(init, '--init');
  const set = options.options === undefined ? options.set : { ...readOptionsFile(options.options), ...options.set };
  const taught = { teachers, sizes: initialWeights?.sizes };
  readTeachers(taught);
  checkSizes(initialOptions(init, set));
  const scope = isScope(rulesOption) ? rulesOption : null;
  const rules = scope === null ? readRules(rulesOption, OTHER_NAMES) : rulesFor(scope);
  return {
    plan: {
      rules: scope ?? rulesFile(rules),
      rulesOption,
      players: readPlayers(options.players, rules),
      workers: options.workers ?? Math.min(ownProcessors(), MOST_WORKERS),
      ...(limitOf(options) ?? { minutes: STANDARD_MINUTES, steps: null }),
      seed,
      init,
      rivals,
      ...taught,
      keepEvery,
      set,
      weights,
      argv: without(argv, '--out'),
      commit: currentCommit(),
    },
    folder: new RunFolder(newFolder(options.out, `${fileNameOf(scope ?? rules.name)}-${seed}`, warn)),
    checkpoint: null,
    initialWeights,
  };
}

/** Runs that differ in their seeds alone, in folders beside each other. */
function runsWithSeeds(
  { options, argv }: RunOptions,
  rules: string,
  count: number,
  warn: (line: string) => void,
): TrainingRun[] {
  const { seed: first = 1 } = options;
  const name = isScope(rules) ? rules : readRules(rules, OTHER_NAMES).name;
  const all = options.out ?? projectPath(join('runs', `${fileNameOf(name)}-seeds`));
  const same = without(argv, '--seeds', '--seed');
  return Array.from({ length: count }, (_, i) => {
    const seed = first + i;
    const one = { ...options, seed, out: join(all, String(seed)) };
    return newRun({ options: one, argv: [...same, '--seed', String(seed)] }, rules, warn);
  });
}

/** A run for each of several rules, each with one learner. @throws {UsageError} */
function runsOf({ options, argv }: RunOptions, rules: readonly string[], warn: (line: string) => void): TrainingRun[] {
  const other = rules.find((one) => OTHER_NAMES.includes(one));
  if (other !== undefined) throw new UsageError(`--rules has "${other}" among several: ${allowedRules()}`);
  const { out } = options;
  const runs = rules.map((one) => {
    const folder = out === undefined ? undefined : join(out, fileNameOf(readRules(one, OTHER_NAMES).name));
    return newRun({ options: { ...options, out: folder, workers: 1 }, argv }, one, warn);
  });
  const twice = runs.find(({ folder: { path } }, i) => runs.some((run, j) => j < i && run.folder.path === path));
  if (twice)
    throw new UsageError(`--rules: two of them have the same name, and would be written to ${twice.folder.path}`);
  return runs;
}

function resumedRun(options: TrainOptions, folder: string, warn: (line: string) => void): TrainingRun {
  const checkpoint = readCheckpoint(folder, warn);
  const workers = options.workers ?? checkpoint.plan.workers;
  const plan = { ...checkpoint.plan, ...limitOf(options), workers };
  const notice = extensionNotice(checkpoint, plan, join(folder, POLICY_FILE));
  if (notice !== null) warn(notice);
  // Killed before it had learnt anything.
  const initialWeights =
    checkpoint.learners.length === 0 && plan.init !== null ? readInitialWeights(plan.init, '--init') : null;
  return { plan, folder: new RunFolder(folder), checkpoint, initialWeights };
}

/** The length that is asked for; null where none is. */
function limitOf(options: TrainOptions): Limit | null {
  const { minutes = null, steps = null } = options;
  return minutes === null && steps === null ? null : { minutes, steps };
}

/** A folder without a run: what an earlier one learnt is never overwritten. */
function newFolder(out: string | undefined, name: string, warn: (line: string) => void): string {
  const hasRun = (folder: string): boolean => [CHECKPOINT, POLICY_FILE].some((file) => existsSync(join(folder, file)));
  if (out !== undefined) {
    if (hasRun(out)) {
      const resume = startLine('train', '--resume', out);
      throw new UsageError(`--out is "${out}", which has a run: allowed are another folder, or ${resume}`);
    }
    return out;
  }
  // A name is free text, but its folder is always in `runs`.
  const standard = projectPath(join('runs', name));
  let folder = standard;
  for (let again = 2; hasRun(folder); again++) folder = `${standard}-${again}`;
  if (folder !== standard) warn(`${standard} has a run already: this one goes to ${folder}.`);
  return folder;
}

/** @throws {UsageError} where what is played at once is no whole number of minibatches */
function checkSizes({ decisions, minibatch }: LearningOptions): void {
  if (decisions % minibatch === 0) return;
  throw new UsageError(`--set decisions is ${decisions}: allowed is a multiple of minibatch, which is ${minibatch}`);
}

/**
 * What happens to the learning rate, which falls over the whole of a run, when it goes on with another length; where the run
 * had reached its end, also how to learn on without changing what it has reached.
 * @param checkpoint where the run is, with its plan of before
 * @param plan with the new length
 * @param policy the file of its policy
 * @returns null where the rate stays as it is, or the run is over by the new length too
 */
export function extensionNotice(checkpoint: Checkpoint, plan: RunPlan, policy: string): string | null {
  const before = progressOf(checkpoint.plan, checkpoint);
  const after = progressOf(plan, checkpoint);
  if (after === before || after >= 1) return null;
  const options = initialOptions(plan.init, plan.set);
  const { learningRate } = options;
  const [was, is] = [before, after].map((progress) => rate(ratesAt(options, Math.min(progress, 1)).learningRate));
  if (was === is) return null;
  const change = `The learning rate falls over a whole run, from ${rate(learningRate[0])} to ${rate(learningRate[1])}: with ${inWords(plan)} in place of ${inWords(checkpoint.plan)} it goes on from ${is}, not from ${was}.`;
  if (before < 1) return change;
  const warning =
    'Until it has fallen again, the policy may be weaker than the one that the run ended with, which is overwritten at the end.';
  const same = without(plan.argv, '--init', '--minutes', '--steps');
  const another = startLine('train', ...same, '--init', policy, ...more(checkpoint.plan, plan));
  return `${change} ${warning} To keep that and learn on from it in a run of its own: ${another}`;
}

function rate(value: number): string {
  return String(Number(value.toPrecision(2)));
}

function inWords({ minutes, steps }: RunLength): string {
  return minutes === null ? `${(steps as number).toLocaleString('en')} decisions` : `${minutes} minutes`;
}

/** The options for what the new length adds to the former one; for all of it, where they are not of one kind. */
function more(before: RunLength, { minutes, steps }: RunLength): string[] {
  if (minutes !== null) return ['--minutes', String(minutes - (before.minutes ?? 0))];
  return ['--steps', String((steps as number) - (before.steps ?? 0))];
}
