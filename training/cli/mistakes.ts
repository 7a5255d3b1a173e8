/**
 * `npm run tool -- mistakes`: what unlikely actions cost. By how many factors of e the policy plays an action less often than
 * its favourite: the mean match-winning chance that the action gives away, measured by search. The levels of opponents
 * rest on it (`engine/bots/characters.ts`).
 */
import { checkPlayers } from '../../engine/rules/resolve.ts';
import { MOST_FACTORS, meanFactorCost, type ActionCost } from '../learner/evaluation/mistakes.ts';
import { intervalOf } from '../../engine/statistics.ts';
import { loadPolicy } from './bots/bots.ts';
import { command } from './command/command.ts';
import { playersAtTable, policyFile, seed, wholeNumber, WORK_OPTIONS, rulesOption } from './command/options.ts';
import { runJob } from './jobs/run-job.ts';
import { packsOf } from '../learner/evaluation/arena.ts';
import { withMargin } from './command/in-words.ts';

const DECISIONS_OF_A_PART = 20;
const BANDS = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30, MOST_FACTORS];

function tableOf(costs: readonly ActionCost[]): string {
  const lines = BANDS.map((end, band) => {
    const from = band === 0 ? 0 : BANDS[band - 1];
    const inBand = costs.flatMap(([rarer, cost]) => (rarer >= from && rarer < end ? [cost] : []));
    const share = withMargin(intervalOf(inBand), 2, 100);
    return `${`${from} to ${end}`.padEnd(10)} ${share.padStart(14)}%  (${inBand.length} actions)\n`;
  });
  return `${lines.join('')}each factor of e costs ${(100 * meanFactorCost(costs)).toFixed(2)}%\n`;
}

export const mistakes = command({
  name: 'mistakes',
  isTool: true,
  does: 'Measures, by search, how much match-winning chance the actions that a policy seldom plays give away.',
  options: {
    rules: rulesOption(),
    model: policyFile({ meaning: 'the policy', required: true }),
    players: playersAtTable('how many sit at the table'),
    decisions: wholeNumber({ meaning: 'how many decisions are searched', from: 1, to: 1_000_000, default: 300 }),
    seed: seed('another seed plays other matches'),
    ...WORK_OPTIONS,
  },
  example: '--rules scat --model models/general.onnx --decisions 600',
  notes: ["The levels of the game's opponents rest on the last line that it prints (models/levels.md)."],
  async run({ options }) {
    const { rules, players, model } = options;
    checkPlayers(rules, players);
    await loadPolicy(model, '--model');
    const parts = packsOf(options.decisions, DECISIONS_OF_A_PART).map(({ packs }, index) => ({
      index,
      decisions: packs,
    }));
    const found = await runJob({
      kind: 'mistakes',
      shared: { rules, players, model, seed: options.seed },
      parts,
      unit: 'decisions',
      sizeOf: ({ decisions }) => decisions,
      options,
    });
    process.stdout.write(tableOf(found.flat()));
  },
});
