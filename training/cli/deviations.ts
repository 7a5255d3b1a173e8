/**
 * `npm run deviations`: what a bot gains on a policy by deviating from it. For bots that play much like the policy,
 * such as search, this takes fewer deals than results need (`training/learner/evaluation/deviations.ts`).
 */
import { createPolicyBot } from '../../engine/bots/policy.ts';
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { measureDeviations } from '../learner/evaluation/deviations.ts';
import { BOTS_NOTE, createBot, loadPolicy } from './bots/bots.ts';
import { batchedEvaluate } from './bots/batched-evaluate.ts';
import { withMargin } from './support/percent.ts';
import { command, runWhereStarted } from './command/command.ts';
import { playersAtTable, policyFile, seed, text, wholeNumber } from './command/options.ts';
import { ProgressLine } from './command/progress-line.ts';
import { rulesOption } from './command/rules-options.ts';
import { UsageError } from './command/usage-error.ts';

const MOST_PACKS = 1_000_000;
/** In how many orders of the stock each deviation is judged. */
const ORDERS = 100;

export const deviations = command({
  name: 'deviations',
  does: 'Measures what a bot gains on a policy by deviating from it, wherever the two would play different actions.',
  options: {
    rules: rulesOption(),
    bot: text({
      value: 'SPEC',
      meaning: 'the bot in one seat; not a program',
      allowed: 'allowed is the SPEC of a bot',
      required: true,
    }),
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
  },
  example: '--rules scat --bot search:models/scat.onnx@200 --model models/scat.onnx --packs 500',
  notes: [BOTS_NOTE],
  async run({ options }) {
    const { rules, players, packs } = options;
    checkPlayers(rules, players);
    const baseline = createPolicyBot(batchedEvaluate(await loadPolicy(options.model, '--model')));
    const bot = await createBot(options.bot, options.seed);
    if ('sitDown' in bot) {
      throw new UsageError(`--bot is "${options.bot}": allowed is a bot in this process, not a pipe`);
    }
    const progress = new ProgressLine('packs', packs);
    const onProgress = (done: number): void => progress.update(done);
    const found = await measureDeviations(
      { rules, players, bot, baseline, orders: ORDERS, seed: options.seed, onProgress },
      packs,
    );
    progress.clear();
    process.stdout.write(
      `${options.bot} in one seat of ${players}, ${options.model} in the others, rules "${rules.name}", ${found.deals} deals:\n` +
        `deviations a deal        ${withMargin(found.deviations, 2)}\n` +
        `tokens gained a deal     ${withMargin(found.tokensGained, 4)}\n` +
        `chance to win the match  ${withMargin(found.chanceGained, 2, 100)}% a deal\n`,
    );
  },
});
await runWhereStarted(import.meta.url, deviations);
