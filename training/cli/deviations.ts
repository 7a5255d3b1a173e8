/**
 * `npm run tool -- deviations`: what a bot gains on a policy by deviating from it. For bots that play much like the policy,
 * such as search, this takes fewer deals than results need (`training/learner/evaluation/deviations.ts`).
 */
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { deviationFigures, joinDeviations, type KindOfDeviation } from '../learner/evaluation/deviations.ts';
import { BOTS_NOTE, createBot, loadPolicy } from './bots/bots.ts';
import { spec } from './bots/spec-options.ts';
import { withMargin } from './support/percent.ts';
import { command } from './command/command.ts';
import { playersAtTable, policyFile, seed, wholeNumber, WORK_OPTIONS } from './command/options.ts';
import { rulesOption } from './command/rules-options.ts';
import { UsageError } from './command/usage-error.ts';
import { runJob } from './jobs/run-job.ts';
import { packsOf } from './support/packs.ts';

const MOST_PACKS = 1_000_000;
/** Packs of a part. */
const PACKS_OF_A_PART = 10;
/** Of the kinds of deviations, those that make up most are printed. */
const MOST_KINDS = 12;

export const deviations = command({
  name: 'deviations',
  isTool: true,
  does: 'Measures what a bot gains on a policy by deviating from it, wherever the two would play different actions, in all and by kind.',
  options: {
    rules: rulesOption(),
    bot: spec({ meaning: 'the bot in one seat; not a program', required: true }),
    model: policyFile({
      meaning: 'the policy in all other seats, which plays on after every deviation',
      required: true,
    }),
    players: playersAtTable('how many sit at the table'),
    packs: wholeNumber({
      meaning: 'how many deals, each with the bot in every seat',
      from: 1,
      to: MOST_PACKS,
      default: 200,
    }),
    seed: seed('another seed plays other deals'),
    ...WORK_OPTIONS,
  },
  example: '--rules scat --bot search:models/scat.onnx@200 --model models/scat.onnx --packs 500',
  notes: [BOTS_NOTE],
  async run({ options }) {
    const { rules, players, bot, model, seed: firstSeed, workers } = options;
    checkPlayers(rules, players);
    // Whatever is wrong is reported before anything is played.
    await loadPolicy(model, '--model');
    if ('sitDown' in (await createBot(bot, firstSeed)))
      throw new UsageError(`--bot is "${bot}": allowed is a bot in this process, not a pipe`);
    const shared = { rules, players, bot, model, seed: firstSeed };
    const parts = packsOf(options.packs, PACKS_OF_A_PART);
    const samples = await runJob({
      kind: 'deviations',
      shared,
      parts,
      unit: 'packs',
      sizeOf: ({ packs }) => packs,
      workers,
      queue: options.queue,
      blobs: options.blobs,
    });
    const found = deviationFigures(players, joinDeviations(samples));
    process.stdout.write(
      `${bot} in one seat of ${players}, ${model} in the others, rules "${rules.name}", ${found.deals} deals:\n` +
        `deviations a deal        ${withMargin(found.deviations, 2)}\n` +
        `tokens gained a deal     ${withMargin(found.tokensGained, 4)}\n` +
        `chance to win the match  ${withMargin(found.chanceGained, 2, 100)}% a deal\n` +
        found.kinds.slice(0, MOST_KINDS).map(lineOf).join(''),
    );
  },
});

function lineOf({ kind, count, tokensGained }: KindOfDeviation): string {
  return `  ${kind.padEnd(50)} ${String(count).padStart(6)} times  ${withMargin(tokensGained, 4)}\n`;
}
