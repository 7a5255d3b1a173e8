/** `npm test`, `npm run test:unit` and `npm run test:all`: each part beside its budget; the last line tells how many passed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { JsonTestResults } from 'vitest/node';
import { command, runWhereStarted } from '../training/cli/command/command.ts';
import { choices, flag } from '../training/cli/command/options.ts';

interface Outcome {
  passed: number;
  failed: number;
  files: { name: string; seconds: number }[];
  /** What failed and why, in a few lines each. */
  failures: string[];
}

/** @property budget seconds that it is meant to take on two quiet cores @property visits whether it visits the built game */
type Part = { name: string; budget: number } & (
  | { commands: () => readonly string[][] }
  | { project: string; visits?: true }
);

/** In this order, so that what takes little time fails first. Projects are those of `vitest.config.ts`. */
const PARTS: readonly Part[] = [
  {
    name: 'static',
    budget: 40,
    commands: () => [
      ['tsc', '--noEmit'],
      ['oxlint', '--type-aware', '--deny-warnings'],
      ['oxfmt', '--check'],
    ],
  },
  { name: 'unit', budget: 90, project: 'unit*' },
  { name: 'learning', budget: 45, project: 'learning' },
  { name: 'journeys', budget: 100, project: 'journeys', visits: true },
  { name: 'long', budget: 110, project: 'long*' },
  { name: 'training-runs', budget: 240, project: 'training-runs' },
  { name: 'screens', budget: 300, project: 'screens', visits: true },
  { name: 'browsers', budget: 150, project: 'browsers', visits: true },
  { name: 'mutants', budget: 120, commands: mutantsOfChanges },
];

/** What `npm test` runs; `npm run test:all` runs all. */
const USUAL = ['static', 'unit', 'learning', 'journeys'];

/** What goes on so long does not end. */
const LIMIT_MS = 2 * 60 * 60_000;

/** Between two looks at whether npm has ended, in ms. */
const WATCH_MS = 500;

/** How long what is asked to end may take for it, in ms. */
const GRACE_MS = 5000;

/** How many of the slowest files are named at the end. */
const SLOWEST = 8;
/** How many lines of an error are repeated at the end, where a log that was cut still has them. */
const LINES_OF_ERROR = 6;

const NAMES = PARTS.map(({ name }) => name);

export const test = command({
  name: 'test',
  does: 'Runs checks and tests, one part after the other.',
  options: {
    parts: choices(NAMES, { meaning: `some of ${NAMES.join(', ')}`, default: USUAL, leftOut: USUAL.join(', ') }),
    all: flag('everything'),
  },
  example: '--parts static,unit',
  notes: [
    '`npm run test:unit` runs what is quick, `npm run test:all` everything.',
    'Where there is no Chromium it installs one, or says how to. The variable PROPERTY_SEED repeats a run of the property tests.',
  ],
  run: ({ options: { parts, all } }) => runParts(PARTS.filter(({ name }) => all || parts.includes(name))),
});
await runWhereStarted(import.meta.url, test);

async function runParts(parts: readonly Part[]): Promise<void> {
  const durations: string[] = [];
  const total: Outcome = { passed: 0, failed: 0, files: [], failures: [] };
  process.env.PROPERTY_SEED ??= String(Date.now() % 1_000_000);
  process.stdout.write(`Properties are tried with PROPERTY_SEED=${process.env.PROPERTY_SEED}\n`);
  const game = mkdtempSync(join(tmpdir(), 'thirty-one-game-'));
  for (const part of parts) {
    const began = performance.now();
    if ('visits' in part) await buildGame(game);
    const { passed, failed, files, failures } = await ('commands' in part
      ? check(part.commands())
      : runTests(part.project));
    const seconds = (performance.now() - began) / 1000;
    durations.push(line(seconds, `of ${part.budget} s  ${part.name}: ${failed === 0 ? 'passed' : 'FAILED'}`));
    process.stdout.write(`${durations.at(-1)}\n`);
    total.passed += passed;
    total.failed += failed;
    total.files.push(...files);
    total.failures.push(...failures.map((failure) => `${part.name}: ${failure}`));
  }
  rmSync(game, { recursive: true });
  const slowest = total.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const failed = [`\nFailed, with PROPERTY_SEED=${process.env.PROPERTY_SEED}`, ...total.failures];
  process.stdout.write(
    [
      ...(total.failures.length === 0 ? [] : failed),
      '\nParts',
      ...durations,
      ...(slowest.length === 0 ? [] : ['\nSlowest files', ...slowest.map(({ name, seconds }) => line(seconds, name))]),
      `\n${total.passed} passed, ${total.failed} failed\n`,
    ].join('\n'),
  );
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** Builds the game once for all parts that visit it. Where that fails the tests do, which build it again. */
async function buildGame(folder: string): Promise<void> {
  if (process.env.BUILT_GAME !== undefined) return;
  const isBuilt = await run(['vite', 'build', '--outDir', folder, '--logLevel', 'error']);
  if (isBuilt) process.env.BUILT_GAME = folder;
}

function line(seconds: number, what: string): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${what}`;
}

/** Tries some mutants of the files that have changed since they were last shared, if any have. */
function mutantsOfChanges(): string[][] {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '--diff-filter=d', 'origin/main...'], {
    encoding: 'utf8',
  });
  const isMutated = (path: string): boolean => /^(engine|training|game\/(model|match|services))\/.*\.ts$/.test(path);
  const changed = stdout.split('\n').filter(isMutated);
  const found = status === 0 ? `${changed.length} files have changed since` : 'there is no';
  process.stdout.write(`Mutants of what has changed: ${found} origin/main\n`);
  return changed.length === 0 ? [] : [['tsx', 'tests/tools/mutants/command.ts', ...changed, '--sample', '30']];
}

async function check(commands: readonly string[][]): Promise<Outcome> {
  const failures: string[] = [];
  for (const one of commands) if (!(await run(one))) failures.push(one.join(' '));
  return { passed: commands.length - failures.length, failed: failures.length, files: [], failures };
}

/** Runs the tests of a project. A run that breaks off without results counts as failed. */
async function runTests(project: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-test-'));
  const file = join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run(['vitest', 'run', '--project', project, ...reporters]);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults;
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          [`${relative('.', name)}: ${fullName}`, ...(failureMessages ?? []).map(firstLines)].join('\n'),
        ),
    );
    return {
      passed: numPassedTests,
      failed: succeeded ? numFailedTests : Math.max(numFailedTests, 1),
      files: testResults.map(({ name, startTime, endTime }) => ({
        name: relative('.', name),
        seconds: (endTime - startTime) / 1000,
      })),
      failures: succeeded || failures.length > 0 ? failures : ['no test, but the run as a whole'],
    };
  } catch {
    return { passed: 0, failed: 1, files: [], failures: ['ended without results'] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function firstLines(message: string): string {
  return message
    .split('\n')
    .slice(0, LINES_OF_ERROR)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Runs a command; whoever ends this process, or npm before it, ends all that the command has started. */
async function run(command: readonly string[]): Promise<boolean> {
  const child = spawn('npx', ['--no-install', ...command], { stdio: 'inherit', detached: true });
  let ending: Promise<void> | undefined;
  const end = (status: number): void => {
    ending ??= endTree(child.pid as number).then(() => process.exit(status));
  };
  const handlers = Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }).map(
    ([signal, status]) => [signal, () => end(status)] as const,
  );
  for (const [signal, handler] of handlers) process.once(signal, handler);
  // The shell of npm passes no signal on: what is left of it is that the parent is another one.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) end(143);
  }, WATCH_MS);
  const limit = setTimeout(() => {
    process.stdout.write(`${command[0]} was ended after ${LIMIT_MS / 60_000} minutes\n`);
    void endTree(child.pid as number);
  }, LIMIT_MS);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  clearTimeout(limit);
  for (const [signal, handler] of handlers) process.off(signal, handler);
  await ending;
  return status === 0;
}

/** Ends a process and all that it has started, in whatever process group: browsers have their own. */
async function endTree(root: number): Promise<void> {
  const left = new Set([root]);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const told = new Set<number>();
    for (const end = Date.now() + GRACE_MS; left.size > 0 && Date.now() < end; await pause(100)) {
      for (const pid of descendants(left)) left.add(pid);
      for (const pid of left) if (!signalled(pid, told.has(pid) ? 0 : signal)) left.delete(pid);
      for (const pid of left) told.add(pid);
    }
  }
}

/** Sends a signal, or none for 0. @returns whether there was a process to take it */
function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** What some processes have started, and what that has. */
function descendants(of: ReadonlySet<number>): Set<number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '').split('\n').map((row) => row.trim().split(/ +/).map(Number));
  const found = new Set(of);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [pid, parent] of pairs) if (found.has(parent)) found.add(pid);
  }
  return found;
}
