/** `npm run mutants`: changes the code in small ways, one at a time, and says which changes no test notices. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, runWhereStarted } from '../../../training/cli/command/command.ts';
import { flag, seed, wholeNumber, workersOption } from '../../../training/cli/command/options.ts';
import { typedPath } from '../../../training/cli/command/paths.ts';
import { UsageError } from '../../../training/cli/command/usage-error.ts';
import equivalent from './equivalent.json' with { type: 'json' };
import { drawn, filesOfProject, keyOf, mutantsOf, mutateOf, type Mutant } from './mutants.ts';
import { DRAWN_OPTION } from './only-drawn.ts';
import { isEnough, LEAST, onlyOf, resultsOf, summaryOf, type Report } from './results.ts';
import { doTestsPass, tryPlanted } from './planted.ts';

/** What is mutated where no path is named: code that decides something. */
const PATHS = [
  'engine',
  'training/learner',
  'training/cli/jobs',
  'game/model',
  'game/match',
  'game/services',
  'game/features',
  'game/screens',
];

/** Generated, declared only, or compiled by another compiler. */
const LEFT_OUT = /\.d\.ts$|\/kernels\//;

export const mutants = command({
  name: 'mutants',
  does: 'Changes the code in small ways, one at a time, runs the tests that reach each change, and lists what they do not notice.',
  isFileOptional: true,
  files: `files and folders whose code is changed (default: ${PATHS.join(', ')})`,
  options: {
    sample: wholeNumber({ meaning: 'how many changes, drawn at random', from: 1, to: 1e6, leftOut: 'all of them' }),
    seed: seed('another seed draws others'),
    all: flag('tries what the unit tests do not notice with the long ones, too, and in training/ with training runs'),
    workers: { ...workersOption(), meaning: 'how many are tried at once' },
  },
  example: 'engine/knocking.ts engine/deal --sample 100 --seed 1',
  notes: [
    'StrykerJS makes the changes and runs the tests. With --sample, some of all changes of these paths are drawn, each as likely as any other.',
    'What Stryker cannot tell of, since it runs while modules load, in threads or in processes, is planted in a copy of the project, one change after the other.',
    `Where fewer than ${100 * LEAST}% are noticed, it ends with status 1.`,
    'Changes that no test can notice are listed in `tests/tools/mutants/equivalent.json`, each with the reason; they do not count.',
  ],
  run: async ({ options, files }) => {
    const paths = sources(files.length === 0 ? PATHS : files.map(typedPath));
    const all = await mutantsOf(paths);
    const chosen = options.sample === undefined ? all : drawn(all, options.sample, options.seed);
    process.stdout.write(`${chosen.length} of ${all.length} mutants in ${paths.length} files\n`);
    if (chosen.length === 0) return;
    const report = await reportOf(chosen, options.workers);
    await tryPlanted(report, {
      areAllTried: options.all,
      tell: (line) => process.stdout.write(`${line}\n`),
      doTestsPass,
    });
    const results = resultsOf(report, equivalent);
    process.stdout.write(`${summaryOf(results)}\n`);
    process.exitCode = isEnough(results) ? 0 : 1;
  },
});
await runWhereStarted(import.meta.url, mutants);

/** The TypeScript files of some paths. @throws {UsageError} for a path with none */
function sources(paths: readonly string[]): string[] {
  const found = paths.flatMap((one) => {
    const files = filesOfProject(one).filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name));
    if (files.length === 0) throw new UsageError(`"${one}" has no TypeScript file: allowed are files and folders`);
    return files;
  });
  return [...new Set(found)];
}

/** Lets Stryker try some mutants. */
async function reportOf(chosen: readonly Mutant[], concurrency: number): Promise<Report> {
  // Not before it is needed: the page about commands imports this file too.
  const { Stryker } = await import('@stryker-mutator/core');
  const folder = mkdtempSync(join(tmpdir(), 'thirty-one-mutants-'));
  try {
    const list = join(folder, 'drawn.json');
    const reportFile = join(folder, 'report.json');
    writeFileSync(list, JSON.stringify(chosen.map(keyOf)));
    await new Stryker({
      configFile: 'tests/tools/mutants/stryker.config.json',
      mutate: chosen.map(mutateOf),
      concurrency,
      jsonReporter: { fileName: reportFile },
      ignorePatterns: ['dist', 'runs'],
      [DRAWN_OPTION]: list,
    }).runMutationTest();
    return onlyOf(chosen, JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
