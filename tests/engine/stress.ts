/**
 * Plays many deals by random rules, checks each of them, and says how many and how long:
 * `npx tsx tests/engine/stress.ts [DEALS] [SEED]`. Ends with exit status 1 and the rules file at the first thing wrong.
 */
import { deepStrictEqual } from 'node:assert/strict';
import * as fc from 'fast-check';
import { Match } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { Recorder, replayRecord } from '../../engine/record.ts';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { playRandomly, rulesFile } from './support/arbitraries.ts';
import { keepsThePack } from './support/inside.ts';
import { Oracle } from './support/oracle.ts';

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

function run(deals: number, seed: number): Counts {
  const counts: Counts = { rules: 0, matches: 0, deals: 0, actions: 0 };
  for (let batch = 0; counts.deals < deals; batch++) {
    for (const file of fc.sample(rulesFile, { numRuns: RULES_AT_ONCE, seed: seed + batch })) {
      counts.rules++;
      const matchSeed = seed * 31 + counts.rules;
      try {
        checkMatch(file, matchSeed, counts);
      } catch (error) {
        throw new Error(`seed ${matchSeed}, rules ${JSON.stringify(file)}`, { cause: error });
      }
    }
  }
  return counts;
}

const [deals, seed] = [process.argv[2] ?? '10000', process.argv[3] ?? '1'].map(Number);
if (!Number.isInteger(deals) || !Number.isInteger(seed) || deals < 1) {
  console.error('stress [DEALS] [SEED]: whole numbers, DEALS at least 1');
  process.exit(2);
}
const began = performance.now();
const counts = run(deals, seed);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  `${counts.deals} deals of ${counts.matches} matches by ${counts.rules} random rules files, ` +
    `${counts.actions} actions, all right, in ${seconds} s (seed ${seed})`,
);
