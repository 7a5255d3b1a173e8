/** `npm test`: everything that CI checks, one after the other; the last line tells how many passed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

const CHECKS = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint and import rules', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
];

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-test-'));
const tallies = [...CHECKS.map(({ name, command }) => check(name, command)), runTests(join(folder, 'results.json'))];
rmSync(folder, { recursive: true });
const total = tallies.reduce((sum, tally) => ({
  passed: sum.passed + tally.passed,
  failed: sum.failed + tally.failed,
}));
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function check(name: string, command: readonly string[]): Tally {
  const succeeded = run(command);
  process.stdout.write(`${name}: ${succeeded ? 'passed' : 'FAILED'}\n`);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}

/** Runs all tests. A run that breaks off without results counts as failed. */
function runTests(results: string): Tally {
  const succeeded = run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: numPassedTests, failed: succeeded ? numFailedTests : Math.max(numFailedTests, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(command: readonly string[]): boolean {
  return spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' }).status === 0;
}
