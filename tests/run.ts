/** `npm test`, `npm run test:unit` and `npm run test:browsers`: the last line tells how many passed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { command, runWhereStarted } from '../training/cli/command/command.ts';
import { choices, flag } from '../training/cli/command/options.ts';

interface Outcome {
  passed: number;
  failed: number;
  files: { name: string; seconds: number }[];
  /** What failed and why, in a few lines each. */
  failures: string[];
}

/** What of vitest's JSON report counts here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

type Part = { name: string; command: readonly string[] } | { name: string; project: string };

/** In this order, so that what takes little time fails first. Projects are those of `vitest.config.ts`. */
const PARTS: readonly Part[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unit', project: 'unit*' },
  { name: 'long', project: 'long' },
  { name: 'training-runs', project: 'training-runs' },
  { name: 'browser', project: 'browser' },
  { name: 'browsers', project: 'browsers' },
];

/** Not part of all that is run without a word: it needs browsers that few have. */
const ASKED_FOR = 'browsers';

/** Several times what the longest part takes: what goes on so long does not end. */
const LIMIT_MS = 30 * 60_000;

/** How many of the slowest files are named at the end. */
const SLOWEST = 8;
/** How many lines of an error are repeated at the end, where a log that was cut still has them. */
const LINES_OF_ERROR = 6;

const NAMES = PARTS.map(({ name }) => name);
const ALL = NAMES.filter((name) => name !== ASKED_FOR);

export const test = command({
  name: 'test',
  does: 'Runs all checks and tests, or some parts of them, one part after the other.',
  options: {
    parts: choices(NAMES, { meaning: `some of ${NAMES.join(', ')}`, default: ALL, leftOut: `all but ${ASKED_FOR}` }),
    browsers: flag('also the tests in Firefox and WebKitGTK'),
  },
  example: '--parts types,lint,unit',
  notes: [
    '`npm run test:unit` runs what is quick: types, lint, format and unit; `npm run test:browsers` what visits the game in Firefox and WebKitGTK.',
    'Where there is no Chromium it installs one, or says how to. The variable PROPERTY_SEED repeats a run of the property tests.',
  ],
  run: ({ options: { parts, browsers } }) =>
    runParts(PARTS.filter(({ name }) => parts.includes(name) || (browsers && name === ASKED_FOR))),
});
await runWhereStarted(import.meta.url, test);

async function runParts(parts: readonly Part[]): Promise<void> {
  const durations: string[] = [];
  const total: Outcome = { passed: 0, failed: 0, files: [], failures: [] };
  process.env.PROPERTY_SEED ??= String(Date.now() % 1_000_000);
  process.stdout.write(`Properties are tried with PROPERTY_SEED=${process.env.PROPERTY_SEED}\n`);
  for (const part of parts) {
    const began = performance.now();
    const { passed, failed, files, failures } = await ('command' in part
      ? check(part.command)
      : runTests(part.project));
    const outcome = failed === 0 ? 'passed' : 'FAILED';
    durations.push(line((performance.now() - began) / 1000, `${part.name}: ${outcome}`));
    process.stdout.write(`${durations.at(-1)}\n`);
    total.passed += passed;
    total.failed += failed;
    total.files.push(...files);
    total.failures.push(...failures.map((failure) => `${part.name}: ${failure}`));
  }
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

function line(seconds: number, what: string): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${what}`;
}

async function check(command: readonly string[]): Promise<Outcome> {
  const succeeded = await run(command);
  const failures = succeeded ? [] : [command.join(' ')];
  return { passed: succeeded ? 1 : 0, failed: failures.length, files: [], failures };
}

/** Runs the tests of a project. A run that breaks off without results counts as failed. */
async function runTests(project: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-test-'));
  const file = join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run(['vitest', 'run', '--project', project, ...reporters]);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          [`${relative('.', name)}: ${fullName}`, ...failureMessages.map(firstLines)].join('\n'),
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
