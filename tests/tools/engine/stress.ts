/** `npm run tool -- stress`: plays many deals by random rules, and checks each of them. */
import { deepStrictEqual } from 'node:assert/strict';
import * as fc from 'fast-check';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { Recorder, replayRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { command } from '../../../training/cli/command/command.ts';
import { seed, wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { playRandomly, randomRulesFile } from '../../engine/support/arbitraries.ts';
import { keepsThePack } from '../../engine/support/inside.ts';
import { Oracle } from '../../engine/support/oracle.ts';

const RULES_AT_ONCE = 200;

interface Counts {
  rules: number;
  matches: number;
  deals: number;
  actions: number;
}

/** One match by some rules: cards counted in every state, every deal scored twice, the record played again. */
function checkMatch(file: unknown, seed: number, counts: Counts): void {
  const rules = resolveRules(file);
  const [fewest, most] = rules.players;
  const players = fewest + new Random(seed).below(most - fewest + 1);
  const oracle = new Oracle(rules, players);
  const recorder = new Recorder();
  const match = new Match(rules, players, {
    seed,
    recorder,
    listener: (event) => {
      oracle.hear(event);
      if (event.type === 'deal-over') deepStrictEqual(match.dealResult(), oracle.result(match.deal.end));
    },
  });
  playRandomly(match, seed, ({ deal, deck }) => {
    if (!keepsThePack(deal, deck)) throw new Error('cards were lost or doubled');
    counts.actions++;
  });
  const names = Array.from({ length: players }, (_, seat) => `seat ${seat}`);
  const replay = replayRecord(JSON.parse(JSON.stringify(recorder.record(match, names))));
  deepStrictEqual([replay.match.winner, replay.deals], [match.winner, match.dealNumber]);
  counts.matches++;
  counts.deals += match.dealNumber;
}

function playAll(deals: number, seed: number): Counts {
  const counts: Counts = { rules: 0, matches: 0, deals: 0, actions: 0 };
  const progress = new ProgressLine('deals', deals);
  for (let batch = 0; counts.deals < deals; batch++) {
    for (const file of fc.sample(randomRulesFile, { numRuns: RULES_AT_ONCE, seed: seed + batch })) {
      counts.rules++;
      const matchSeed = seed * 31 + counts.rules;
      try {
        checkMatch(file, matchSeed, counts);
      } catch (error) {
        progress.clear();
        throw new Error(`seed ${matchSeed}, rules ${JSON.stringify(file)}`, { cause: error });
      }
      progress.update(counts.deals);
      if (counts.deals >= deals) break;
    }
  }
  progress.clear();
  return counts;
}

export const stress = command({
  name: 'stress',
  isTool: true,
  does: 'Plays many deals by random rules, and checks each: no card is lost, scores are right, the record plays again.',
  options: {
    deals: wholeNumber({ meaning: 'how many deals at least', from: 1, to: 1e9, default: 10_000 }),
    seed: seed('another seed plays other deals'),
  },
  example: '--deals 100000 --seed 7',
  notes: ['At the first error it prints the seed and the rules file, and ends with exit status 1.'],
  run({ options }) {
    const began = performance.now();
    const counts = playAll(options.deals, options.seed);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${counts.deals} deals of ${counts.matches} matches by ${counts.rules} random rules files, ` +
        `${counts.actions} actions, all right, in ${seconds} s (seed ${options.seed})`,
    );
  },
});
