/**
 * `npm run tool -- rule-conflicts`: looks for house rules that do not go together, and compares them with what `idle.ts` says.
 */
import { Random } from '../../../engine/random.ts';
import { idleReason } from '../../../engine/rules/idle.ts';
import { RulesError, resolveRules } from '../../../engine/rules/resolve.ts';
import { command } from '../../../training/cli/command/command.ts';
import { seed, wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { playWholeMatch } from '../../engine/rules/compare.ts';
import { EffectCheck } from '../../engine/rules/effects.ts';
import { SETTINGS, UNSEEN_IN_PLAY, file, type Setting } from '../../engine/rules/settings.ts';

/** Matches of each combination that are played to their end. */
const WHOLE_MATCHES = 2;
/** How many matches must be the same before a key is accepted as without effect. */
const IDLE_MATCHES = 12;

interface Findings {
  progress: ProgressLine;
  effects: EffectCheck;
  checked: number;
  refused: Set<string>;
  idle: Map<string, number>;
  wrong: number;
}

/** Checks one key of some rules: it must play like its default where `idle.ts` says so, and differently where not. */
function check(settings: readonly Setting[], setting: Setting, found: Findings): void {
  const [key] = setting;
  const because = idleReason(resolveRules(file(settings)), key);
  const wrong = found.effects.contradiction(
    setting,
    settings.filter((other) => other !== setting),
  );
  found.checked++;
  if (wrong !== null) report(found, wrong);
  if (because !== null) found.idle.set(`${key}: ${because}`, (found.idle.get(`${key}: ${because}`) ?? 0) + 1);
}

function report(found: Findings, wrong: string): void {
  found.wrong++;
  found.progress.clear();
  console.log(`WRONG: ${wrong}`);
}

/** Checks some rules: that they are refused or can be played to the end, and each of their keys. */
function checkAll(settings: readonly Setting[], found: Findings): void {
  try {
    const rules = resolveRules(file(settings));
    for (let seed = 1; seed <= WHOLE_MATCHES; seed++) playWholeMatch(rules, seed);
    for (const setting of settings) if (!UNSEEN_IN_PLAY.includes(setting[0])) check(settings, setting, found);
  } catch (error) {
    if (error instanceof RulesError) found.refused.add(error.message);
    else report(found, `cannot be played: ${JSON.stringify(Object.fromEntries(settings))}: ${String(error)}`);
  }
}

function differentKeys(settings: readonly Setting[]): boolean {
  return new Set(settings.map(([key]) => key)).size === settings.length;
}

/** Every setting alone, every two of different keys, and so many random threes. */
function combinations(triples: number, seed: number): (readonly Setting[])[] {
  const alone = SETTINGS.map((setting) => [setting]);
  const pairs = SETTINGS.flatMap((first, i) => SETTINGS.slice(i + 1).map((second) => [first, second]));
  const random = new Random(seed);
  const threes = Array.from({ length: triples }, () => [0, 1, 2].map(() => SETTINGS[random.below(SETTINGS.length)]));
  return [...alone, ...pairs, ...threes].filter(differentKeys);
}

export const ruleConflicts = command({
  name: 'rule-conflicts',
  isTool: true,
  does: 'Looks for house rules that cannot be played together, or that have no effect with others, by playing them.',
  options: {
    triples: wholeNumber({ meaning: 'random combinations of three rules to try', from: 0, to: 1e7, default: 1_000 }),
    matches: wholeNumber({
      meaning: 'how many matches without an effect it takes to believe that a rule has none',
      from: 1,
      to: 1e6,
      default: 300,
    }),
    seed: seed('another seed tries other triples'),
  },
  example: '--triples 5000 --seed 2',
  notes: [
    'Every value of every rule is tried alone and beside every value of every other rule. What it finds is compared with ' +
      'what `engine/rules/idle.ts` says; where they differ, it says so and ends with exit status 1.',
  ],
  run({ options: { triples, matches, seed: first } }) {
    const began = performance.now();
    const all = combinations(triples, first);
    const progress = new ProgressLine('combinations', all.length);
    const effects = new EffectCheck({ most: matches, idle: IDLE_MATCHES });
    const found: Findings = { progress, effects, checked: 0, refused: new Set(), idle: new Map(), wrong: 0 };
    for (const [i, settings] of all.entries()) {
      checkAll(settings, found);
      progress.update(i + 1);
    }
    progress.clear();
    for (const message of found.refused) console.log(`refused: ${message}`);
    for (const [reason, count] of found.idle) console.log(`idle, ${count} times: ${reason}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${found.checked} keys beside none, one or two others, ${found.wrong} wrong, in ${seconds} s (seed ${first})`,
    );
    if (found.wrong > 0) process.exitCode = 1;
  },
});
