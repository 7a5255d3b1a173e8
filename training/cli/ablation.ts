/**
 * What each ingredient of the learner is worth: trains with and without it from several seeds, and lets the policies
 * play each other. `npx tsx training/cli/ablation.ts --rules NAME|FILE --players N --steps N|--minutes M [--init FILE] [--seeds N] [--seed FIRST]
 * [--variants A,B]`. Each has a core of its own; by minutes, a variant that is slower learns from fewer decisions.
 */
import { availableParallelism } from 'node:os';
import { rulesFile } from '../../engine/record.ts';
import { intervalOf, type Interval } from '../learner/evaluation/statistics.ts';
import { VARIANTS, type AblationReport, type AblationTask } from './ablation/ablation-worker.ts';
import { readBeginning } from './bots/model-file.ts';
import { percentOf } from './support/percent.ts';
import { positiveNumber, readOptions, readPlayers, readRules, runCommand, UsageError, wholeNumber } from './usage.ts';
import { resultOf } from './support/worker.ts';

const WORKER = new URL('./ablation/ablation-worker.ts', import.meta.url);
const NAMES = Object.keys(VARIANTS);

await runCommand(async () => {
  const options = readOptions({
    rules: { type: 'string' },
    players: { type: 'string' },
    steps: { type: 'string' },
    minutes: { type: 'string' },
    init: { type: 'string' },
    seeds: { type: 'string' },
    seed: { type: 'string' },
    variants: { type: 'string' },
    packs: { type: 'string' },
  });
  const rules = readRules(options.rules);
  const [players] = readPlayers(options.players ?? String(rules.players[0]), rules);
  const variants = options.variants?.split(',') ?? NAMES.filter((name) => name !== 'standard');
  const unknown = variants.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new UsageError(`--variants has "${unknown}": allowed are ${NAMES.join(', ')}`);
  if (options.minutes !== undefined && options.steps !== undefined) {
    throw new UsageError('--minutes and --steps exclude each other: give one of them');
  }
  const minutes = options.minutes === undefined ? null : positiveNumber('minutes', options.minutes);
  const shared = {
    rules: rulesFile(rules),
    players,
    steps: minutes === null ? wholeNumber('steps', options.steps ?? '3000000', 1, 1e12) : null,
    minutes,
    init: options.init === undefined ? null : readBeginning(options.init, '--init'),
    packs: wholeNumber('packs', options.packs ?? '2000', 2, 1e7),
  };
  const first = wholeNumber('seed', options.seed ?? '1', 0, 2 ** 31 - 1);
  const seeds = Array.from({ length: wholeNumber('seeds', options.seeds ?? '3', 1, 100) }, (_, i) => first + i);

  const tasks = seeds.flatMap((seed) =>
    ['standard', ...variants].map((variant): AblationTask => ({ ...shared, seed, variant, standard: null })),
  );
  process.stdout.write('| variant | seed | of matches against the standard | against expert | decisions/s |\n');
  process.stdout.write('| --- | --- | --- | --- | --- |\n');
  const standards = new Map<number, Promise<AblationReport>>();
  const reports: AblationReport[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < tasks.length) {
      const place = next++;
      const task = tasks[place];
      const isStandard = task.variant === 'standard';
      const standard = isStandard ? null : ((await standards.get(task.seed)) as AblationReport).average;
      const report = resultOf<AblationReport>(WORKER, { ...task, standard } satisfies AblationTask);
      if (isStandard) standards.set(task.seed, report);
      reports[place] = await report;
      process.stdout.write(line(task, reports[place]));
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, lane));
  if (seeds.length > 1) process.stdout.write(summary(variants, tasks, reports));
});

/**
 * What the seeds say together: their spread is that of training and measuring both.
 * @param reports in the order of the tasks, which go by seed
 */
function summary(
  variants: readonly string[],
  tasks: readonly AblationTask[],
  reports: readonly AblationReport[],
): string {
  const bySeed = (variant: string): AblationReport[] => reports.filter((_, i) => tasks[i].variant === variant);
  const won = (interval: Interval | null): number => (interval as Interval).mean;
  const standards = bySeed('standard').map(({ againstExpert }) => won(againstExpert));
  const lines = variants.map((variant) => {
    const own = bySeed(variant);
    const more = intervalOf(own.map(({ againstExpert }, i) => won(againstExpert) - standards[i]));
    return `| ${variant} | ${percentOf(intervalOf(own.map((r) => won(r.againstStandard))))} | ${percentOf(more)} |\n`;
  });
  const title = `| mean of ${standards.length} seeds | of matches against the standard | against expert, more than the standard |`;
  return `\n${title}\n| --- | --- | --- |\n${lines.join('')}`;
}

function line({ variant, seed }: AblationTask, { againstStandard, againstExpert, speed }: AblationReport): string {
  return `| ${variant} | ${seed} | ${percentOf(againstStandard)} | ${percentOf(againstExpert)} | ${Math.round(speed)} |\n`;
}
