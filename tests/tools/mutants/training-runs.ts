/**
 * Survivors of the unit tests in training/, tried with the tests of training runs: these start threads and processes, of
 * which Stryker sees nothing, so the change is made in a copy of the project.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { applied, filesOfProject, type Mutant } from './mutants.ts';
import type { Report } from './results.ts';

/** Several times what these tests take. */
const LIMIT_MS = 20 * 60_000;

/**
 * Tries what no unit test has noticed. Where one of the tests fails, the mutant counts as killed in the report.
 * @param tell receives a line about each
 */
export function tryInTrainingRuns(report: Report, tell: (line: string) => void): void {
  const copy = copyOfProject();
  try {
    for (const [fileName, { mutants, source }] of Object.entries(report.files)) {
      if (!fileName.startsWith('training/')) continue;
      for (const mutant of mutants) {
        if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
        writeFileSync(join(copy, fileName), applied(source, { ...mutant, fileName } as Mutant));
        if (!doTestsPass(copy)) mutant.status = 'Killed';
        writeFileSync(join(copy, fileName), source);
        const { line, column } = mutant.location.start;
        tell(`training runs: ${fileName}:${line}:${column} ${mutant.mutatorName}: ${mutant.status}`);
      }
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'thirty-one-mutants-'));
  for (const file of filesOfProject()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

function doTestsPass(folder: string): boolean {
  const args = ['--no-install', 'vitest', 'run', '--project', 'training-runs', '--bail', '1'];
  return spawnSync('npx', args, { cwd: folder, stdio: 'ignore', timeout: LIMIT_MS }).status === 0;
}
