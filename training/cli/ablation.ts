/**
 * `npm run tool -- ablation`: what each ingredient of the learner is worth. Trains with and without it from several seeds, and
 * lets the policies play each other. Each has a core of its own; by minutes, a variant that is slower learns from fewer
 * decisions.
 */
import { rulesFile } from '../../engine/record.ts';
import { intervalOf, type Interval } from '../../engine/statistics.ts';
import { withoutRivalInputs } from '../learner/upgrade/rivals.ts';
import { FORMER_VARIANTS, VARIANTS } from './ablation/variants.ts';
import type { AblationPart, AblationResult, AblationShared } from './jobs/kinds/ablation.ts';
import { runJob } from './jobs/run-job.ts';
import { readInitialWeights } from './bots/model-file.ts';
import { command } from './command/command.ts';
import { choices, policyFile, positiveNumber, seed, text, wholeNumber, WORK_OPTIONS } from './command/options.ts';
import { readPlayers, rulesOption } from './command/rules-options.ts';
import { percentOf } from './support/percent.ts';

const NAMES = Object.keys(VARIANTS);
const WITHOUT_STANDARD = NAMES.filter((name) => name !== 'standard');

export const ablation = command({
  name: 'ablation',
  isTool: true,
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
    ...WORK_OPTIONS,
    packs: wholeNumber({ meaning: 'packs of each measurement', from: 2, to: 1e7, default: 2_000 }),
  },
  ignoreEpipe: true,
  atMostOne: [['steps', 'minutes']],
  example: '--rules scat --players 2 --minutes 5 --variants no-magnet,blind-critic --seeds 6',
  async run({ options }) {
    const { rules, variants, packs } = options;
    const [players] = readPlayers(options.players ?? String(rules.players[0]), rules);
    const minutes = options.minutes ?? null;
    const shared: AblationShared = {
      rules: rulesFile(rules),
      players,
      steps: minutes === null ? options.steps : null,
      minutes,
      init: options.init === undefined ? null : withoutRivalInputs(readInitialWeights(options.init, '--init')),
      packs,
    };
    const seeds = Array.from({ length: options.seeds }, (_, i) => options.seed + i);
    process.stdout.write('| variant | seed | of matches against the standard | against expert | decisions/s |\n');
    process.stdout.write('| --- | --- | --- | --- | --- |\n');
    const train = trainer(shared, { workers: options.workers, queue: options.queue, blobs: options.blobs });
    const standards = await train(seeds.map((one) => ({ variant: 'standard', seed: one, standard: null })));
    const others = seeds.flatMap((one, i) =>
      variants.map((variant): AblationPart => ({ variant, seed: one, standard: standards[i].average })),
    );
    const results = await train(others);
    if (seeds.length > 1) {
      const bySeed = (variant: string) => results.filter((_, i) => others[i].variant === variant);
      process.stdout.write(summary(standards, new Map(variants.map((variant) => [variant, bySeed(variant)]))));
    }
  },
});

/** Trains, and prints a line for each training as it comes. */
function trainer(
  shared: AblationShared,
  how: { workers: number; queue: string | undefined; blobs: string | undefined },
): (parts: readonly AblationPart[]) => Promise<AblationResult[]> {
  return (parts) =>
    runJob({ kind: 'ablation', shared, parts, unit: 'trainings', ...how }, (at, result) => {
      process.stdout.write(line(parts[at], result));
    });
}

/**
 * The means over all seeds: their variance includes that of training and that of measuring.
 * @param standards by seed @param variants by variant and seed
 */
function summary(
  standards: readonly AblationResult[],
  variants: ReadonlyMap<string, readonly AblationResult[]>,
): string {
  const won = (interval: Interval | null): number => (interval as Interval).mean;
  const lines = [...variants].map(([variant, own]) => {
    const more = own.map(({ againstExpert }, i) => won(againstExpert) - won(standards[i].againstExpert));
    const wins = own.map(({ againstStandard }) => won(againstStandard));
    return `| ${variant} | ${percentOf(intervalOf(wins))} | ${percentOf(intervalOf(more))} |\n`;
  });
  const title = `| mean of ${standards.length} seeds | of matches against the standard | against expert, more than the standard |`;
  return `\n${title}\n| --- | --- | --- |\n${lines.join('')}`;
}

function line({ variant, seed: one }: AblationPart, { againstStandard, againstExpert, speed }: AblationResult): string {
  return `| ${variant} | ${one} | ${percentOf(againstStandard)} | ${percentOf(againstExpert)} | ${Math.round(speed)} |\n`;
}
