/** `npm run tool -- stress`: plays matches by random rules, and checks everything in each of them. */
import { resolveRules } from '../../engine/rules/resolve.ts';
import { RULE_NAMES, isStandard, type RuleName } from '../../engine/rules/table.ts';
import { command } from '../../training/cli/command/command.ts';
import { positiveNumber, seed, wholeNumber } from '../../training/cli/command/options.ts';
import { ProgressLine } from '../../training/cli/command/progress-line.ts';
import { rulesFiles } from '../engine/support/arbitraries.ts';
import { CheckedMatch, noCounts } from '../engine/support/checked-match.ts';
import { readDamaged } from './damage.ts';

/** One in so many states is saved and resumed, and its hidden cards swapped; all else is checked always. */
const STATES_TO_A_LOOK = 60;
const HOW_OFTEN = { legal: 1, resume: STATES_TO_A_LOOK, swap: STATES_TO_A_LOOK, replay: 1 };
/** Damaged copies of each thing that is kept, by the rules of a file. */
const COPIES = 10;
const FILES = 100;

interface Stress {
  /** How many random rules files; as many as there is time for where minutes are given. */
  rules: number;
  minutes: number | undefined;
  matches: number;
  seed: number;
}

/** What was done, in all files so far. */
function nothingYet() {
  return {
    files: 0,
    counts: noCounts(),
    damaged: { read: 0, refused: 0 },
    /** By rule, how many files have another value than the standard game. */
    changed: new Map<RuleName, number>(RULE_NAMES.map((name) => [name, 0])),
  };
}

function stressAll({ rules: most, minutes, matches, seed: first }: Stress): ReturnType<typeof nothingYet> {
  const done = nothingYet();
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 60_000;
  const progress = minutes === undefined ? new ProgressLine('rules files', most) : new ProgressLine('minutes', minutes);
  const drawn = rulesFiles(first);
  while (minutes === undefined ? done.files < most : passed() < minutes) {
    const file = drawn.next().value;
    const rules = resolveRules(file);
    for (const name of RULE_NAMES) if (!isStandard(rules, name)) done.changed.set(name, done.changed.get(name)! + 1);
    const fileSeed = (first * 31 + done.files) * 97;
    try {
      for (let match = 0; match < matches; match++)
        new CheckedMatch(rules, fileSeed + match, HOW_OFTEN, done.counts).play();
      const { read, refused } = readDamaged(file, fileSeed, COPIES);
      done.damaged.read += read;
      done.damaged.refused += refused;
    } catch (error) {
      progress.clear();
      throw new Error(`seed ${fileSeed}, rules ${JSON.stringify(file)}`, { cause: error });
    }
    done.files++;
    progress.update(minutes === undefined ? done.files : Math.min(minutes, passed()));
  }
  progress.clear();
  return done;
}

export const stress = command({
  name: 'stress',
  isTool: true,
  does: 'Plays matches by random rules, and checks each: no card is lost; turns, scores and what is legal are right; it can be saved and resumed at any time; no view tells what is hidden; the record plays again; damaged rules, records, saves and doubles are read or refused in one plain line.',
  options: {
    rules: wholeNumber({ meaning: 'how many random rules files', from: 1, to: 1e6, default: FILES }),
    minutes: positiveNumber({ meaning: 'in place of that, how long', value: 'M', conflicts: ['rules'] }),
    matches: wholeNumber({ meaning: 'how many matches by each', from: 1, to: 1000, default: 3 }),
    seed: seed('another seed plays other rules'),
  },
  example: '--minutes 60 --seed 7',
  notes: ['At the first error it prints the seed and the rules file, and ends with exit status 1.'],
  run({ options: { rules, minutes, matches, seed: first } }) {
    const began = performance.now();
    const { files, counts, damaged, changed } = stressAll({ rules, minutes, matches, seed: first });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const rarest = [...changed].sort((a, b) => a[1] - b[1]).map(([name, count]) => `${name} ${count}`);
    console.log(
      `${counts.deals} deals of ${counts.matches} matches by ${files} random rules files, ${counts.actions} actions, ` +
        `resumed ${counts.resumed} times, ${counts.swapped} views with other hidden cards, ` +
        `${damaged.read + damaged.refused} damaged copies, ${damaged.refused} of them refused: all right, in ${seconds} s (seed ${first})\n` +
        `Files away from the standard game, by rule, the rarest first: ${rarest.join(', ')}`,
    );
  },
});
