/**
 * What unlikely actions cost: `npx tsx training/cli/mistakes.ts --model FILE.onnx --rules NAME --players N --decisions N`.
 *
 * By how many factors of e the policy likes an action less than its favourite, the mean chance to win the match that the
 * action gives away, by search. The levels of opponents are made from it (`engine/bots/characters.ts`).
 */
import { createPolicyBot } from '../../engine/bots/policy.ts';
import { createSearchBot, type SearchReport } from '../../engine/bots/search.ts';
import { Match } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { intervalOf } from '../learner/evaluation/statistics.ts';
import { evaluateRows, loadPolicy } from './bots/bots.ts';
import { batchedEvaluate } from './bots/batched-evaluate.ts';
import { withMargin } from './support/percent.ts';
import { readOptions, readRules, runCommand, UsageError, wholeNumber } from './usage.ts';

const STANDARD_DECISIONS = 300;
const WORLDS = 200;
/** One decision in so many is searched, so that they are of many deals. */
const ONE_IN = 5;
/** So rare an action is nobody's mistake any more. */
const LEAST_PRIOR = 1e-18;
/** Upper ends of the bands. */
const BANDS = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40];

await runCommand(async () => {
  const options = readOptions({
    model: { type: 'string' },
    rules: { type: 'string' },
    players: { type: 'string' },
    decisions: { type: 'string' },
    seed: { type: 'string' },
  });
  const rules = readRules(options.rules);
  if (options.model === undefined) throw new UsageError('--model is missing: allowed is a policy file, FILE.onnx');
  const players = wholeNumber('players', options.players ?? '2', 2, 10);
  checkPlayers(rules, players);
  const wanted = wholeNumber('decisions', options.decisions ?? String(STANDARD_DECISIONS), 1, 1_000_000);
  const seed = wholeNumber('seed', options.seed ?? '1', 0, 2 ** 31 - 1);
  const session = await loadPolicy(options.model, '--model');

  const costs = BANDS.map((): number[] => []);
  let factors = 0;
  let cost = 0;
  const note = ({ priors, worths }: SearchReport): void => {
    for (let i = 1; i < priors.length; i++) {
      const rarer = Math.log(priors[0] / priors[i]);
      const band = BANDS.findIndex((end) => rarer < end);
      if (band < 0) continue;
      costs[band].push(worths[0] - worths[i]);
      factors += rarer;
      cost += worths[0] - worths[i];
    }
  };
  const policy = createPolicyBot(batchedEvaluate(session));
  const search = createSearchBot({
    evaluate: evaluateRows(session),
    worlds: WORLDS,
    leastPrior: LEAST_PRIOR,
    onSearch: note,
  });
  const random = new Random(seed);
  for (let searched = 0; searched < wanted;) {
    const match = new Match(rules, players, { seed: random.seed() });
    while (match.phase !== 'over' && searched < wanted) {
      if (match.seat < 0) {
        match.startDeal();
        continue;
      }
      const legal = match.legalActions();
      if (legal.length > 1 && random.below(ONE_IN) === 0) {
        await search.decide(match.view(match.seat), legal);
        searched++;
      }
      match.apply(await policy.decide(match.view(match.seat), legal));
    }
  }
  for (const [band, end] of BANDS.entries()) {
    const from = band === 0 ? 0 : BANDS[band - 1];
    const share = withMargin(intervalOf(costs[band]), 2, 100);
    process.stdout.write(`${`${from} to ${end}`.padEnd(10)} ${share.padStart(14)}%  (${costs[band].length} actions)\n`);
  }
  process.stdout.write(`each factor of e costs ${((100 * cost) / factors).toFixed(2)}%\n`);
});
