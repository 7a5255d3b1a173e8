/** Reads what a run of `npm run train` is asked to do, from the command line and the files that it names. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rulesFile } from '../../../engine/record.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { SOLVABLE_GAMES } from '../../learner/games/solvable.ts';
import type { Beginning } from '../../learner/ppo/learner.ts';
import { currentCommit } from '../support/commit.ts';
import { CHECKPOINT, readCheckpoint, type Checkpoint } from './checkpoint.ts';
import { ALL_RULES, type RunPlan } from './run-plan.ts';
import { readBeginning } from '../bots/model-file.ts';
import { positiveNumber, readOptions, readPlayers, readRules, UsageError, wholeNumber } from '../usage.ts';

const STANDARD_MINUTES = 20;
const MOST_WORKERS = 16;

export interface Run {
  plan: RunPlan;
  folder: string;
  /** Where to go on from. */
  checkpoint: Checkpoint | null;
  /** What has been learnt before; null where the run begins from nothing, or goes on from a checkpoint. */
  beginning: Beginning | null;
}

/**
 * Reads the command line, and the files that it names.
 * @param warn hears what a person should know of a checkpoint
 * @throws {UsageError}
 */
export function readRun(warn: (line: string) => void): Run {
  const options = readOptions({
    rules: { type: 'string' },
    players: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    resume: { type: 'string' },
    init: { type: 'string' },
    workers: { type: 'string' },
  });
  if (options.minutes !== undefined && options.steps !== undefined) {
    throw new UsageError('--minutes and --steps exclude each other: give one of them');
  }
  const minutes = options.minutes === undefined ? null : positiveNumber('minutes', options.minutes);
  const steps = options.steps === undefined ? null : wholeNumber('steps', options.steps, 1, 1e12);
  const limit = minutes === null && steps === null ? null : { minutes, steps };
  if (options.resume !== undefined) {
    for (const name of ['rules', 'players', 'seed', 'out', 'init'] as const) {
      if (options[name] !== undefined)
        throw new UsageError(`--${name} does not go with --resume: the run keeps what it began with`);
    }
    const checkpoint = readCheckpoint(options.resume, warn);
    const workers = options.workers === undefined ? checkpoint.plan.workers : readWorkers(options.workers);
    const plan = { ...checkpoint.plan, ...limit, workers };
    // Killed before it had learnt anything.
    const beginning = checkpoint.learners.length === 0 ? beginningOf(plan) : null;
    return { plan, folder: options.resume, checkpoint, beginning };
  }
  const seed = wholeNumber('seed', options.seed ?? '1', 0, 2 ** 31 - 1);
  const begun = { seed, init: options.init ?? null, command: commandLine(), commit: currentCommit() };
  const solvable = SOLVABLE_GAMES.find(({ name }) => name === options.rules);
  if (solvable) {
    for (const name of ['players', 'init'] as const) {
      if (options[name] !== undefined) throw new UsageError(`--${name} does not go with --rules ${solvable.name}`);
    }
    const { name } = solvable;
    return {
      plan: {
        rules: name,
        rulesOption: name,
        players: [2, 2],
        // What reaches the bar was found with one learner: with more, a step learns from more decisions.
        workers: readWorkers(options.workers ?? '1'),
        ...(limit ?? { minutes: null, steps: solvable.steps }),
        ...begun,
      },
      folder: newFolder(options.out, name, seed),
      checkpoint: null,
      beginning: null,
    };
  }
  const isAll = options.rules === ALL_RULES;
  const otherNames = [ALL_RULES, ...SOLVABLE_GAMES.map(({ name }) => name)];
  const rules = isAll ? preset('scat') : readRules(options.rules, otherNames);
  return {
    plan: {
      rules: isAll ? ALL_RULES : rulesFile(rules),
      rulesOption: options.rules ?? rules.name,
      players: readPlayers(options.players, rules),
      workers: readWorkers(options.workers ?? String(Math.min(availableParallelism(), MOST_WORKERS))),
      ...(limit ?? { minutes: STANDARD_MINUTES, steps: null }),
      ...begun,
    },
    folder: newFolder(options.out, isAll ? ALL_RULES : rules.name, seed),
    checkpoint: null,
    beginning: beginningOf(begun),
  };
}

function readWorkers(text: string): number {
  return wholeNumber('workers', text, 1, MOST_WORKERS);
}

/** A folder without a run: what an earlier one learnt is never written over. */
function newFolder(out: string | undefined, name: string, seed: number): string {
  const hasRun = (folder: string): boolean => existsSync(join(folder, CHECKPOINT));
  if (out !== undefined) {
    if (hasRun(out))
      throw new UsageError(`--out is "${out}", which has a run: allowed are another folder, or --resume ${out}`);
    return out;
  }
  // A name is free text, and its folder lies in `runs` whatever it is.
  const standard = join('runs', `${fileNameOf(name)}-${seed}`);
  let folder = standard;
  for (let again = 2; hasRun(folder); again++) folder = `${standard}-${again}`;
  return folder;
}

/** The command, but for where its files go: that makes no other policy. */
function commandLine(): string {
  const args = process.argv.slice(2);
  const out = args.indexOf('--out');
  const words = args.filter((arg, i) => !arg.startsWith('--out=') && (out < 0 || (i !== out && i !== out + 1)));
  return [
    'npm run train --',
    ...words.map((word) => (/^[\w./:@=,+-]+$/.test(word) ? word : JSON.stringify(word))),
  ].join(' ');
}

function beginningOf({ init }: Pick<RunPlan, 'init'>): Beginning | null {
  return init === null ? null : readBeginning(init, '--init');
}
