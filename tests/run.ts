/** `npm test`: everything that CI checks, one after the other; the last line tells how many passed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Several times what the longest check takes: what goes on so long does not end. */
const LIMIT_MS = 60 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-test-'));
const tallies: Tally[] = [];
for (const { name, command } of CHECKS) tallies.push(await check(name, command));
tallies.push(await runTests(join(folder, 'results.json')));
rmSync(folder, { recursive: true });
const total = tallies.reduce((sum, tally) => ({
  passed: sum.passed + tally.passed,
  failed: sum.failed + tally.failed,
}));
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function check(name: string, command: readonly string[]): Promise<Tally> {
  const succeeded = await run(command);
  process.stdout.write(`${name}: ${succeeded ? 'passed' : 'FAILED'}\n`);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}

/** Runs all tests. A run that breaks off without results counts as failed. */
async function runTests(results: string): Promise<Tally> {
  process.env.PROPERTY_SEED ??= String(Date.now() % 1_000_000);
  process.stdout.write(`tests, their properties tried with PROPERTY_SEED=${process.env.PROPERTY_SEED}\n`);
  const succeeded = await run([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ]);
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

/** Runs a command in a process group of its own, so that all of it ends with it. */
async function run(command: readonly string[]): Promise<boolean> {
  const child = spawn('npx', ['--no-install', ...command], { stdio: 'inherit', detached: true });
  const end = (signal: NodeJS.Signals): unknown => child.pid && process.kill(-child.pid, signal);
  const interrupt = (): unknown => end('SIGINT');
  process.on('SIGINT', interrupt);
  const timer = setTimeout(() => {
    process.stdout.write(`${command[0]} was ended after ${LIMIT_MS / 60_000} minutes\n`);
    end('SIGKILL');
  }, LIMIT_MS);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  process.off('SIGINT', interrupt);
  return status === 0;
}
