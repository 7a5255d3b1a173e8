/**
 * `npm run ablation`: what each ingredient of the learner is worth. Trains with and without it from several seeds, and
 * lets the policies play each other. Each has a core of its own; by minutes, a variant that is slower learns from fewer
 * decisions.
 */
import { availableParallelism } from 'node:os';
import { rulesFile } from '../../engine/record.ts';
import { intervalOf, type Interval } from '../learner/evaluation/statistics.ts';
import { FORMER_VARIANTS, VARIANTS } from './ablation/variants.ts';
import type { AblationMessage, AblationReport, AblationTask } from './ablation/ablation-worker.ts';
import { readInitialWeights } from './bots/model-file.ts';
import { command, runWhereStarted } from './command/command.ts';
import { choices, policyFile, positiveNumber, seed, text, wholeNumber } from './command/options.ts';
import { ProgressLine } from './command/progress-line.ts';
import { readPlayers, rulesOption } from './command/rules-options.ts';
import { percentOf } from './support/percent.ts';
import { resultOf } from './support/worker.ts';

const WORKER = new URL('./ablation/ablation-worker.ts', import.meta.url);
const NAMES = Object.keys(VARIANTS);
const WITHOUT_STANDARD = NAMES.filter((name) => name !== 'standard');

export const ablation = command({
  name: 'ablation',
  does: 'Trains with and without ingredients of the learner from several seeds, and lets the policies play each other.',
  options: {
    rules: rulesOption(),
    players: text({
      value: 'N',
      meaning: 'how many sit at the table',
      allowed: 'allowed is a number that the rules allow',
      leftOut: 'the fewest that the rules allow',
    }),
    steps: wholeNumber({ meaning: 'decisions that each policy learns from', from: 1, to: 1e12, default: 3_000_000 }),
    minutes: positiveNumber({ meaning: 'in place of steps, how long each policy learns', value: 'M' }),
    init: policyFile({ meaning: 'the policy that all begin with', leftOut: 'random weights' }),
    seeds: wholeNumber({ meaning: 'how many seeds', from: 1, to: 100, default: 3 }),
    seed: seed('the first seed'),
    variants: choices(
      NAMES,
      {
        meaning: `what is compared with the standard: some of ${WITHOUT_STANDARD.join(', ')}`,
        default: WITHOUT_STANDARD,
        leftOut: 'all',
      },
      FORMER_VARIANTS,
    ),
    packs: wholeNumber({ meaning: 'packs of each measurement', from: 2, to: 1e7, default: 2_000 }),
  },
  atMostOne: [['steps', 'minutes']],
  example: '--rules scat --players 2 --minutes 5 --variants no-magnet,blind-critic --seeds 6',
  async run({ options }) {
    const { rules, variants, packs } = options;
    const [players] = readPlayers(options.players ?? String(rules.players[0]), rules);
    const minutes = options.minutes ?? null;
    const shared = {
      rules: rulesFile(rules),
      players,
      steps: minutes === null ? options.steps : null,
      minutes,
      init: options.init === undefined ? null : readInitialWeights(options.init, '--init'),
      packs,
    };
    const seeds = Array.from({ length: options.seeds }, (_, i) => options.seed + i);
    const tasks = seeds.flatMap((one) =>
      ['standard', ...variants].map((variant): AblationTask => ({ ...shared, seed: one, variant, standard: null })),
    );
    process.stdout.write('| variant | seed | of matches against the standard | against expert | decisions/s |\n');
    process.stdout.write('| --- | --- | --- | --- | --- |\n');
    const reports = await runAll(tasks);
    if (seeds.length > 1) process.stdout.write(summary(variants, tasks, reports));
  },
});
await runWhereStarted(import.meta.url, ablation);

/** Runs as many tasks at once as there are cores, and prints a line for each. @returns reports in the order of the tasks */
async function runAll(tasks: readonly AblationTask[]): Promise<AblationReport[]> {
  const standards = new Map<number, Promise<AblationReport>>();
  const reports: AblationReport[] = [];
  const progress = new ProgressLine('trainings', tasks.length);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < tasks.length) {
      const place = next++;
      const task = tasks[place];
      const isStandard = task.variant === 'standard';
      const standard = isStandard ? null : ((await standards.get(task.seed)) as AblationReport).average;
      const report = runTask({ ...task, standard }, (share) => progress.updateOne(place, share));
      if (isStandard) standards.set(task.seed, report);
      reports[place] = await report;
      progress.clear();
      process.stdout.write(line(task, reports[place]));
      progress.updateOne(place, 1);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, lane));
  progress.clear();
  return reports;
}

async function runTask(task: AblationTask, onProgress: (share: number) => void): Promise<AblationReport> {
  const last = await resultOf<AblationMessage>(WORKER, task, (said) => {
    if (said.type === 'progress') onProgress(said.share);
    return said.type === 'done';
  });
  return (last as Extract<AblationMessage, { type: 'done' }>).report;
}

/**
 * The means over all seeds: their variance includes that of training and that of measuring.
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
