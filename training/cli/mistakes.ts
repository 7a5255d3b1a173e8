/**
 * `npm run mistakes`: what unlikely actions cost. By how many factors of e the policy plays an action less often than
 * its favourite: the mean match-winning chance that the action gives away, measured by search. The levels of opponents
 * rest on it (`engine/bots/characters.ts`).
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
import { command, runWhereStarted } from './command/command.ts';
import { playersAtTable, policyFile, seed, wholeNumber } from './command/options.ts';
import { ProgressLine } from './command/progress-line.ts';
import { rulesOption } from './command/rules-options.ts';

const WORLDS = 200;
/** One decision in this many is searched, so that they come from many deals. */
const ONE_IN = 5;
/** Rarer actions are left out. */
const LEAST_PRIOR = 1e-18;
/** Upper ends of the bands. */
const BANDS = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40];

/** What was found: costs by band of likelihood, and the mean cost of one factor of e. */
class Costs {
  private readonly bands = BANDS.map((): number[] => []);
  private factors = 0;
  private cost = 0;

  note({ priors, worths }: SearchReport): void {
    for (let i = 1; i < priors.length; i++) {
      const rarer = Math.log(priors[0] / priors[i]);
      const band = BANDS.findIndex((end) => rarer < end);
      if (band < 0) continue;
      this.bands[band].push(worths[0] - worths[i]);
      this.factors += rarer;
      this.cost += worths[0] - worths[i];
    }
  }

  table(): string {
    const lines = BANDS.map((end, band) => {
      const from = band === 0 ? 0 : BANDS[band - 1];
      const share = withMargin(intervalOf(this.bands[band]), 2, 100);
      return `${`${from} to ${end}`.padEnd(10)} ${share.padStart(14)}%  (${this.bands[band].length} actions)\n`;
    });
    return `${lines.join('')}each factor of e costs ${((100 * this.cost) / this.factors).toFixed(2)}%\n`;
  }
}

export const mistakes = command({
  name: 'mistakes',
  does: 'Measures, by search, how much match-winning chance the actions that a policy seldom plays give away.',
  options: {
    rules: rulesOption(),
    model: policyFile({ meaning: 'the policy', required: true }),
    players: playersAtTable('how many sit at the table'),
    decisions: wholeNumber({ meaning: 'how many decisions are searched', from: 1, to: 1_000_000, default: 300 }),
    seed: seed('another seed plays other matches'),
  },
  example: '--rules scat --model models/general.onnx --decisions 600',
  notes: ["The levels of the game's opponents rest on the last line that it prints (models/levels.md)."],
  async run({ options }) {
    const { rules, players } = options;
    checkPlayers(rules, players);
    const session = await loadPolicy(options.model, '--model');
    const costs = new Costs();
    const policy = createPolicyBot(batchedEvaluate(session));
    const search = createSearchBot({
      evaluate: evaluateRows(session),
      worlds: WORLDS,
      leastPrior: LEAST_PRIOR,
      onSearch: (report) => costs.note(report),
    });
    const random = new Random(options.seed);
    const progress = new ProgressLine('decisions', options.decisions);
    for (let searched = 0; searched < options.decisions;) {
      const match = new Match(rules, players, { seed: random.seed() });
      while (match.phase !== 'over' && searched < options.decisions) {
        if (match.seat < 0) {
          match.startDeal();
          continue;
        }
        const legal = match.legalActions();
        if (legal.length > 1 && random.below(ONE_IN) === 0) {
          await search.decide(match.view(match.seat), legal);
          progress.update(++searched);
        }
        match.apply(await policy.decide(match.view(match.seat), legal));
      }
    }
    progress.clear();
    process.stdout.write(costs.table());
  },
});
await runWhereStarted(import.meta.url, mistakes);
