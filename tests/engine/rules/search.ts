/**
 * Looks for house rules that do not go together: for every pair of keys at every value, and for random triples, plays
 * matches and compares the dead ends and the keys without effect that it finds with what `idle.ts` says.
 * `npx tsx tests/engine/rules/search.ts [TRIPLES] [MATCHES] [SEED]`; ends with exit status 1 where they differ.
 */
import { Random } from '../../../engine/random.ts';
import { idleReason } from '../../../engine/rules/idle.ts';
import { RulesError, resolveRules } from '../../../engine/rules/resolve.ts';
import { firstDifference, playToTheEnd } from './compare.ts';
import { SETTINGS, UNSEEN_IN_PLAY, file, rulesOf, type Setting } from './settings.ts';

/** Matches of each combination that are played to their end. */
const WHOLE_MATCHES = 2;
/** Matches that must be alike before a key that is said to be idle is believed. */
const IDLE_MATCHES = 12;

interface Findings {
  played: number;
  refused: Set<string>;
  idle: Map<string, number>;
  wrong: number;
}

/** Checks one key of some rules: alike with its default where it is said to be idle, different where it is not. */
function check(settings: readonly Setting[], [key, value]: Setting, matches: number, found: Findings): void {
  const rules = resolveRules(file(settings));
  const standard = rulesOf(settings.filter(([name]) => name !== key));
  if (standard === null) return;
  const because = idleReason(rules, key);
  const limit = because === null ? matches : IDLE_MATCHES;
  let difference: string | null = null;
  for (let seed = 1; seed <= limit && difference === null; seed++) difference = firstDifference(rules, standard, seed);
  found.played++;
  const what = `${JSON.stringify(value)} for ${key} in ${JSON.stringify(Object.fromEntries(settings))}`;
  if (because === null && difference === null) report(found, `no effect, and nobody says so: ${what}`);
  if (because !== null && difference !== null) report(found, `"${because}", and yet: ${what}: ${difference}`);
  if (because !== null) found.idle.set(`${key}: ${because}`, (found.idle.get(`${key}: ${because}`) ?? 0) + 1);
}

function report(found: Findings, wrong: string): void {
  found.wrong++;
  console.log(`WRONG: ${wrong}`);
}

/** Checks some rules: that they are refused or can be played to the end, and every key of them. */
function checkAll(settings: readonly Setting[], matches: number, found: Findings): void {
  try {
    const rules = resolveRules(file(settings));
    for (let seed = 1; seed <= WHOLE_MATCHES; seed++) playToTheEnd(rules, seed);
    for (const setting of settings) if (!UNSEEN_IN_PLAY.includes(setting[0])) check(settings, setting, matches, found);
  } catch (error) {
    if (error instanceof RulesError) found.refused.add(error.message);
    else report(found, `cannot be played: ${JSON.stringify(Object.fromEntries(settings))}: ${String(error)}`);
  }
}

function differentKeys(settings: readonly Setting[]): boolean {
  return new Set(settings.map(([key]) => key)).size === settings.length;
}

const [triples, matches, seed] = [process.argv[2] ?? '1000', process.argv[3] ?? '300', process.argv[4] ?? '1'].map(
  Number,
);
if (![triples, matches, seed].every(Number.isInteger) || triples < 0 || matches < 1) {
  console.error('search [TRIPLES] [MATCHES] [SEED]: whole numbers, MATCHES at least 1');
  process.exit(2);
}
const began = performance.now();
const found: Findings = { played: 0, refused: new Set(), idle: new Map(), wrong: 0 };
SETTINGS.forEach((first, index) => {
  checkAll([first], matches, found);
  for (const second of SETTINGS.slice(index + 1))
    if (differentKeys([first, second])) checkAll([first, second], matches, found);
});
const random = new Random(seed);
for (let i = 0; i < triples; i++) {
  const settings = [0, 1, 2].map(() => SETTINGS[random.below(SETTINGS.length)]);
  if (differentKeys(settings)) checkAll(settings, matches, found);
}
for (const message of found.refused) console.log(`refused: ${message}`);
for (const [reason, count] of found.idle) console.log(`idle, ${count} times: ${reason}`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${found.played} keys beside none, one or two others, ${found.wrong} wrong, in ${seconds} s (seed ${seed})`,
);
process.exit(found.wrong > 0 ? 1 : 0);
