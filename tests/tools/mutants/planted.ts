/**
 * Mutants of which Stryker cannot tell, made in a copy of the project, one after the other. Stryker switches a change on while
 * the tests run that reach it: not while modules load or tables of cases are computed, nor in threads and processes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { schema } from '@stryker-mutator/api/core';
import { UsageError } from '../../../training/cli/command/usage-error.ts';
import { applied, filesOfProject, type Mutant } from './mutants.ts';
import { UNNOTICED, type Report } from './results.ts';

/** Several times what the tests take: what goes on so long does not end. */
const LIMIT_MS = 10 * 60_000;

/** The tests that Stryker runs. */
const UNIT = ['--config', 'tests/tools/mutants/vitest.config.ts'];
const LONG = ['--project', 'long*'];
const TRAINING_RUNS = ['--project', 'training-runs'];

interface PlantedOptions {
  /** Whether what survives is tried with the long tests, too, and in training/ with training runs. */
  areAllTried: boolean;
  /** Receives a line about each. */
  tell: (line: string) => void;
  /** Whether the tests that `vitest` runs by these arguments all pass in a folder. */
  doTestsPass: (folder: string, args: readonly string[]) => Promise<boolean>;
}

/** Whether Stryker may have missed a test that notices it, or could not run any. */
function isUnclear({ status, static: isStatic }: Pick<schema.MutantResult, 'status' | 'static'>): boolean {
  if (status === 'Survived') return isStatic === true;
  return status === 'Ignored' || status === 'NoCoverage' || status === 'RuntimeError';
}

/**
 * Tries what is unclear with the unit tests that import its file, or all of them where none reaches it, and then perhaps all
 * that is left with more tests. Where one of them fails, it counts as killed in the report, otherwise as survived.
 * @throws {UsageError} where the tests fail without any change
 */
export async function tryPlanted(report: Report, { areAllTried, tell, doTestsPass }: PlantedOptions): Promise<void> {
  const all = Object.entries(report.files).flatMap(([fileName, { mutants, source }]) =>
    mutants.map((mutant) => ({ fileName, mutant, source })),
  );
  const unclear = all.filter(({ mutant }) => isUnclear(mutant));
  const copy = copyOfProject();
  /** Otherwise every change would seem to be noticed. */
  const checkUnchanged = async (args: readonly string[]): Promise<void> => {
    if (!(await doTestsPass(copy, args)))
      throw new UsageError(`npx vitest ${args.join(' ')} fails without any change: mend that first`);
  };
  const tryEach = async (some: typeof all, argsFor: (one: (typeof all)[number]) => string[]): Promise<void> => {
    for (const one of some) {
      const { fileName, mutant, source } = one;
      writeFileSync(join(copy, fileName), applied(source, { ...mutant, fileName } as Mutant));
      mutant.status = (await doTestsPass(copy, argsFor(one))) ? 'Survived' : 'Killed';
      writeFileSync(join(copy, fileName), source);
      const { line, column } = mutant.location.start;
      tell(`planted: ${fileName}:${line}:${column} ${mutant.mutatorName}: ${mutant.status}`);
    }
  };
  try {
    if (unclear.length > 0) await checkUnchanged(['run', ...UNIT]);
    // What no test reaches may run in a thread, whose files no test imports.
    await tryEach(unclear, ({ fileName, mutant }) =>
      mutant.status === 'NoCoverage' ? ['run', ...UNIT] : ['related', fileName, '--run', ...UNIT],
    );
    if (!areAllTried) return;
    const left = (): typeof all => all.filter(({ mutant }) => UNNOTICED.includes(mutant.status));
    if (left().length > 0) await checkUnchanged(['run', ...LONG]);
    await tryEach(left(), ({ fileName }) => ['related', fileName, '--run', ...LONG]);
    const ofTraining = left().filter(({ fileName }) => fileName.startsWith('training/'));
    if (ofTraining.length > 0) await checkUnchanged(['run', ...TRAINING_RUNS]);
    await tryEach(ofTraining, () => ['run', ...TRAINING_RUNS]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** A copy of the files of the project, in a folder of its own, which the caller has to remove. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'thirty-one-mutants-'));
  const files = filesOfProject();
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(copy, folder), { recursive: true });
  for (const file of files) copyFileSync(file, join(copy, file));
  // A worktree may have such a link itself, and git lists it.
  if (!existsSync(join(copy, 'node_modules'))) symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs tests until one of them fails, all processes in a group that ends with them. */
export async function doTestsPass(folder: string, args: readonly string[]): Promise<boolean> {
  const child = spawn('npx', ['--no-install', 'vitest', ...args, '--bail', '1'], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  try {
    process.kill(-(child.pid as number), 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
  return status === 0;
}
