/**
 * What a bot gains on a policy by deviating from it:
 * `npx tsx training/cli/deviations.ts --bot SPEC --model FILE.onnx --rules NAME [--players N] [--packs N] [--seed S]`.
 *
 * For bots that play much as the policy does, as search does, this takes fewer deals than their results would take to
 * tell as much (`training/learner/evaluation/deviations.ts`).
 */
import { createPolicyBot } from '../../engine/bots/policy.ts';
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { measureDeviations } from '../learner/evaluation/deviations.ts';
import { createBot, loadPolicy } from './bots/bots.ts';
import { batchedEvaluate } from './bots/batched-evaluate.ts';
import { withMargin } from './support/percent.ts';
import { readOptions, readRules, runCommand, UsageError, wholeNumber } from './usage.ts';

const STANDARD_PACKS = 200;
const MOST_PACKS = 1_000_000;
/** Orders of the stock in which a deviation is judged. */
const ORDERS = 100;

await runCommand(async () => {
  const options = readOptions({
    bot: { type: 'string' },
    model: { type: 'string' },
    rules: { type: 'string' },
    players: { type: 'string' },
    packs: { type: 'string' },
    seed: { type: 'string' },
  });
  const rules = readRules(options.rules);
  if (options.bot === undefined) throw new UsageError('--bot is missing: allowed is the SPEC of a bot');
  if (options.model === undefined) throw new UsageError('--model is missing: allowed is a policy file, FILE.onnx');
  const players = wholeNumber('players', options.players ?? '2', 2, 10);
  checkPlayers(rules, players);
  const packs = wholeNumber('packs', options.packs ?? String(STANDARD_PACKS), 1, MOST_PACKS);
  const seed = wholeNumber('seed', options.seed ?? '1', 0, 2 ** 31 - 1);
  const baseline = createPolicyBot(batchedEvaluate(await loadPolicy(options.model, '--model')));
  const bot = await createBot(options.bot, seed);
  if ('sitDown' in bot) throw new UsageError(`--bot is "${options.bot}": allowed is a bot in this process, not a pipe`);

  const isTerminal = process.stderr.isTTY;
  const found = await measureDeviations(
    {
      rules,
      players,
      bot,
      baseline,
      orders: ORDERS,
      seed,
      ...(isTerminal && { onProgress: (done) => process.stderr.write(`\r${done} of ${packs} packs`) }),
    },
    packs,
  );
  if (isTerminal) process.stderr.write('\r\u001b[K');
  process.stdout.write(
    `${options.bot} in one seat of ${players}, ${options.model} in the others, rules "${rules.name}", ${found.deals} deals:\n` +
      `deviations a deal        ${withMargin(found.deviations, 2)}\n` +
      `tokens gained a deal     ${withMargin(found.tokensGained, 4)}\n` +
      `chance to win the match  ${withMargin(found.chanceGained, 2, 100)}% a deal\n`,
  );
});
