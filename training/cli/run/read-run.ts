/** Reads what a run of `npm run train` is asked to do, from the command line and the files that it names. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rulesFile } from '../../../engine/record.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { preset, PRESETS } from '../../../engine/rules/resolve.ts';
import { SOLVABLE_GAMES, type SolvableGame } from '../../learner/games/solvable.ts';
import type { InitialWeights } from '../../learner/ppo/learner.ts';
import { currentCommit } from '../support/commit.ts';
import { CHECKPOINT, readCheckpoint, type Checkpoint } from './checkpoint.ts';
import { WEIGHT_TYPES } from '../../learner/tensorflow/tracing/trace.ts';
import { POLICY_FILE } from './policies.ts';
import { ALL_RULES } from '../../../engine/rules/suited.ts';
import type { RunPlan } from './run-plan.ts';
import { readInitialWeights } from '../bots/model-file.ts';
import type { ValuesOf } from '../command/declaration.ts';
import { QUEUE_OPTIONS, choice, policyFile, positiveNumber, text, wholeNumber } from '../command/options.ts';
import { allowedRules, readPlayers, readRules } from '../command/rules-options.ts';
import { UsageError } from '../command/usage-error.ts';

const STANDARD_MINUTES = 20;
const MOST_WORKERS = 16;

export interface TrainingRun {
  plan: RunPlan;
  folder: string;
  /** Where to go on from. */
  checkpoint: Checkpoint | null;
  /** Weights to start from; null for random ones, or where the run goes on from a checkpoint. */
  initialWeights: InitialWeights | null;
}

/** As `--rules`, a policy for each preset. */
const EACH_PRESET = 'presets';
const SOLVABLE_NAMES = SOLVABLE_GAMES.map(({ name }) => name);
const OTHER_NAMES = [ALL_RULES, EACH_PRESET, ...SOLVABLE_NAMES];

/** The options of `npm run train`. */
export const TRAIN_OPTIONS = {
  rules: text({
    value: 'NAME|FILE',
    meaning:
      `what is learnt: a preset, or a rules file; \`${ALL_RULES}\` for every preset and random rules at once; ` +
      `several names or files, separated by commas, or \`${EACH_PRESET}\`, for a policy for each of them; ` +
      `${SOLVABLE_NAMES.map((name) => `\`${name}\``).join(', ')} are small games whose best play is known, to check the learner`,
    allowed: allowedRules(OTHER_NAMES),
  }),
  players: text({
    value: 'N|A-B',
    meaning: 'for how many players',
    allowed: 'allowed is N or A-B',
    leftOut: 'all that the rules allow',
  }),
  minutes: positiveNumber({
    meaning: 'how long to learn',
    value: 'M',
    leftOut: `${STANDARD_MINUTES}, without --steps`,
  }),
  steps: wholeNumber({
    meaning: 'in place of minutes, how many decisions to learn from',
    from: 1,
    to: 1e12,
    leftOut: 'for the small games as many as they need',
  }),
  seed: wholeNumber({
    meaning: 'with --steps, the same seed and number of workers give the same policy',
    value: 'S',
    from: 0,
    to: 2 ** 31 - 1,
    leftOut: '1',
  }),
  workers: wholeNumber({
    meaning: 'learners, each on a core of its own; with several rules, policies that learn at once',
    from: 1,
    to: MOST_WORKERS,
    leftOut: `one for each core, at most ${MOST_WORKERS}; one for the small games`,
  }),
  'keep-every': positiveNumber({
    meaning: 'keeps a policy every so many seconds, in the run’s folder past/, to be measured afterwards',
    value: 'SECONDS',
    leftOut: 'only a few are kept',
  }),
  out: text({
    value: 'DIR',
    meaning: 'where checkpoints, metrics, the policy and the report go; a run that is there is never overwritten',
    allowed: 'allowed is a folder without a run',
    leftOut: 'runs/NAME-SEED',
  }),
  resume: text({
    value: 'DIR',
    meaning: 'goes on with a run that was stopped or killed; with --minutes or --steps for longer',
    allowed: 'allowed is the folder of a run',
  }),
  init: policyFile({
    meaning: 'starts from a policy, and from its critic where that lies beside it as FILE.critic.onnx',
    leftOut: 'random weights',
  }),
  install: text({
    value: 'NAME',
    meaning: 'adds the policy to the models of the game under this name, as npm run models -- add does',
    allowed: 'allowed is a name',
  }),
  ...QUEUE_OPTIONS,
  weights: choice(WEIGHT_TYPES, {
    meaning: 'how the policy file stores its weights; float16 halves the file, and rounds them to 11 bits',
    value: 'TYPE',
    leftOut: 'float32',
  }),
};

type TrainOptions = ValuesOf<typeof TRAIN_OPTIONS>;

/** What ends a run. */
type Limit = Pick<RunPlan, 'minutes' | 'steps'>;

/**
 * What a run does, by its options and the files that they name.
 * @param warn receives what the user should know about a checkpoint
 * @throws {UsageError}
 */
export function readRun(options: TrainOptions, warn: (line: string) => void): TrainingRun {
  const { minutes = null, steps = null, resume } = options;
  if (options.queue !== undefined)
    throw new UsageError('--queue needs several rules: one policy is learnt by the cores of one machine');
  const limit = minutes === null && steps === null ? null : { minutes, steps };
  if (resume !== undefined) return resumedRun(options, resume, limit, warn);
  const { seed = 1 } = options;
  const begun = {
    seed,
    init: options.init ?? null,
    keepEvery: options['keep-every'] ?? null,
    command: commandLine(),
    commit: currentCommit(),
  };
  const solvable = SOLVABLE_GAMES.find(({ name }) => name === options.rules);
  if (solvable)
    return solvableRun(options, solvable, { ...(limit ?? { minutes: null, steps: solvable.steps }), ...begun });
  const isAll = options.rules === ALL_RULES;
  const initialWeights = initialWeightsOf(begun);
  const rules = isAll ? preset('scat') : readRules(options.rules as string, OTHER_NAMES);
  return {
    plan: {
      rules: isAll ? ALL_RULES : rulesFile(rules),
      rulesOption: options.rules as string,
      players: readPlayers(options.players, rules),
      workers: options.workers ?? Math.min(availableParallelism(), MOST_WORKERS),
      ...(limit ?? { minutes: STANDARD_MINUTES, steps: null }),
      ...begun,
      prunesInputs: !isAll,
      ...(initialWeights && { sizes: initialWeights.sizes }),
      ...(options.weights && { weights: options.weights }),
    },
    folder: newFolder(options.out, isAll ? ALL_RULES : rules.name, seed),
    checkpoint: null,
    initialWeights,
  };
}

/**
 * The rules of a run that learns a policy for each of several; null where one policy is learnt.
 */
export function severalRules({ rules }: TrainOptions): readonly string[] | null {
  if (rules === EACH_PRESET) return PRESETS;
  return rules?.includes(',') ? rules.split(',') : null;
}

/**
 * The runs of a command with several rules, each with one learner.
 * @throws {UsageError}
 */
export function readRuns(options: TrainOptions, rules: readonly string[]): TrainingRun[] {
  for (const name of ['keep-every', 'install'] as const) {
    if (options[name] !== undefined) throw new UsageError(`--${name} does not go with several rules`);
  }
  const other = rules.find((one) => OTHER_NAMES.includes(one));
  if (other !== undefined) throw new UsageError(`--rules has "${other}" among several: ${allowedRules()}`);
  const { out, ...rest } = options;
  const runs = rules.map((one) => {
    const name = readRules(one, OTHER_NAMES).name;
    const folder = out === undefined ? undefined : join(out, fileNameOf(name));
    const alone = { queue: undefined, blobs: undefined, workers: 1, rules: one };
    return readRun({ ...rest, out: folder, ...alone }, () => undefined);
  });
  const twice = runs.find(({ folder }, i) => runs.some((run, j) => j < i && run.folder === folder));
  if (twice) throw new UsageError(`--rules: two of them have the same name, and would be written to ${twice.folder}`);
  return runs;
}

function resumedRun(
  options: TrainOptions,
  folder: string,
  limit: Limit | null,
  warn: (line: string) => void,
): TrainingRun {
  for (const name of ['players', 'seed', 'out', 'init', 'weights', 'keep-every'] as const) {
    if (options[name] !== undefined)
      throw new UsageError(`--${name} does not go with --resume: the run keeps what it began with`);
  }
  const checkpoint = readCheckpoint(folder, warn);
  const plan = { ...checkpoint.plan, ...limit, workers: options.workers ?? checkpoint.plan.workers };
  // Killed before it had learnt anything.
  const initialWeights = checkpoint.learners.length === 0 ? initialWeightsOf(plan) : null;
  return { plan, folder, checkpoint, initialWeights };
}

function solvableRun(
  options: TrainOptions,
  { name }: SolvableGame,
  begun: Omit<RunPlan, 'rules' | 'rulesOption' | 'players' | 'workers'>,
): TrainingRun {
  for (const other of ['players', 'init', 'weights', 'install'] as const) {
    if (options[other] !== undefined) throw new UsageError(`--${other} does not go with --rules ${name}`);
  }
  // The options were found with one learner: with more, a step learns from more decisions.
  const workers = options.workers ?? 1;
  return {
    plan: { rules: name, rulesOption: name, players: [2, 2], workers, ...begun },
    folder: newFolder(options.out, name, begun.seed),
    checkpoint: null,
    initialWeights: null,
  };
}

/** A folder without a run: what an earlier one learnt is never overwritten. */
function newFolder(out: string | undefined, name: string, seed: number): string {
  const hasRun = (folder: string): boolean => [CHECKPOINT, POLICY_FILE].some((file) => existsSync(join(folder, file)));
  if (out !== undefined) {
    if (hasRun(out))
      throw new UsageError(`--out is "${out}", which has a run: allowed are another folder, or --resume ${out}`);
    return out;
  }
  // A name is free text, but its folder is always in `runs`.
  const standard = join('runs', `${fileNameOf(name)}-${seed}`);
  let folder = standard;
  for (let again = 2; hasRun(folder); again++) folder = `${standard}-${again}`;
  return folder;
}

/** The command without `--out`, which does not change the policy. */
function commandLine(): string {
  const args = process.argv.slice(2);
  const out = args.indexOf('--out');
  const words = args.filter((arg, i) => !arg.startsWith('--out=') && (out < 0 || (i !== out && i !== out + 1)));
  return [
    'npm run train --',
    ...words.map((word) => (/^[\w./:@=,+-]+$/.test(word) ? word : JSON.stringify(word))),
  ].join(' ');
}

function initialWeightsOf({ init }: Pick<RunPlan, 'init'>): InitialWeights | null {
  return init === null ? null : readInitialWeights(init, '--init');
}
