/** `npm run tool -- stress`: plays matches by random rules, and checks everything in each of them. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, isStandard, type RuleName } from '../../../engine/rules/table.ts';
import { command } from '../../../training/cli/command/command.ts';
import { seed, wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { rulesFiles } from '../../engine/support/arbitraries.ts';
import { CheckedMatch, noCounts, type CheckedCounts } from '../../engine/support/checked-match.ts';

/** One in so many states is saved and resumed, and its hidden cards swapped; all else is checked always. */
const STATES_TO_A_LOOK = 60;
const HOW_OFTEN = { legal: 1, resume: STATES_TO_A_LOOK, swap: STATES_TO_A_LOOK, replay: 1 };

interface Stressed {
  counts: CheckedCounts;
  /** By rule, how many files have another value than the standard game. */
  changed: Map<RuleName, number>;
}

function playAll(files: number, matches: number, seed: number): Stressed {
  const counts = noCounts();
  const changed = new Map<RuleName, number>();
  const progress = new ProgressLine('rules files', files);
  const drawn = rulesFiles(seed);
  for (let done = 0; done < files; progress.update(++done)) {
    const file = drawn.next().value;
    const rules = resolveRules(file);
    for (const name of RULE_NAMES) if (!isStandard(rules, name)) changed.set(name, (changed.get(name) ?? 0) + 1);
    for (let match = 0; match < matches; match++) {
      const matchSeed = (seed * 31 + done) * 97 + match;
      try {
        new CheckedMatch(rules, matchSeed, HOW_OFTEN, counts).play();
      } catch (error) {
        progress.clear();
        throw new Error(`seed ${matchSeed}, rules ${JSON.stringify(file)}`, { cause: error });
      }
    }
  }
  progress.clear();
  return { counts, changed };
}

export const stress = command({
  name: 'stress',
  isTool: true,
  does: 'Plays matches by random rules, and checks each: no card is lost; turns, scores and what is legal are right; it can be saved and resumed at any time; no view tells what is hidden; the record plays again.',
  options: {
    rules: wholeNumber({ meaning: 'how many random rules files', from: 1, to: 1e6, default: 100 }),
    matches: wholeNumber({ meaning: 'how many matches by each', from: 1, to: 1000, default: 3 }),
    seed: seed('another seed plays other rules'),
  },
  example: '--rules 1000 --matches 3 --seed 7',
  notes: ['At the first error it prints the seed and the rules file, and ends with exit status 1.'],
  run({ options }) {
    const began = performance.now();
    const { counts, changed } = playAll(options.rules, options.matches, options.seed);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const rarest = RULE_NAMES.map((name) => [name, changed.get(name) ?? 0] as const).sort((a, b) => a[1] - b[1]);
    console.log(
      `${counts.deals} deals of ${counts.matches} matches by ${options.rules} random rules files, ${counts.actions} actions, ` +
        `resumed ${counts.resumed} times, ${counts.swapped} views with other hidden cards: all right, in ${seconds} s (seed ${options.seed})\n` +
        `Files away from the standard game, by rule, the rarest first: ${rarest.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    );
  },
});
