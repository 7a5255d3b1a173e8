/** Whether a key at any value has an effect beside other settings: what `idle.ts` says, compared with matches. */
import { idleReason } from '../../../engine/rules/idle.ts';
import { RULES_FORMAT, RulesError, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules, RuleName } from '../../../engine/rules/table.ts';
import { mostPlayers } from '../support/arbitraries.ts';
import { CORNER_VALUES } from '../support/rules-contract.ts';
import { firstDifference } from './compare.ts';

export type Setting = readonly [key: RuleName, value: unknown];

/** Values at which other keys lose their effect, beside those of the contract. */
const TURNING_POINTS: Readonly<Record<string, readonly unknown[]>> = {
  players: [6, 8, 9].map((count) => [count, count]),
  knockMinimum: [2, 3, 9, 10, 14, 16, 22, 30, 31, 32, 33],
  dealLimit: [5],
  turnLimit: [3, 5],
};

/** Values with which matches are so long that hardly any of them shows what else has an effect. */
const TOO_LONG: Readonly<Record<string, unknown>> = { lives: 20, dealLimit: 100 };

export const SETTINGS: readonly Setting[] = Object.entries(CORNER_VALUES).flatMap(([key, values]) =>
  [...values, ...(TURNING_POINTS[key] ?? [])]
    .filter((value) => value !== TOO_LONG[key])
    .map((value): Setting => [key as RuleName, value]),
);

/** Pairs of which matches are too few to show the effect of the first beside the second: worked examples do. */
const TOO_RARE = [
  // Two make hands of full value after a knock.
  'tieBreak full, declareAfterKnock false',
  // All have lost as much, and much; all who are left hold equal hands of brag, and somebody is out.
  'allOut shared, lives 10',
  ...['lives 10', 'handRanking brag', 'stockEmpty void-at-once', 'tieBreak ranks', 'tokenTo highest', 'buyIns 5'].map(
    (other) => `allOut all-return, ${other}`,
  ),
];

/** Whether a setting has an effect beside another that is too rare to be seen. */
export function isTooRare(setting: Setting, other: Setting): boolean {
  return TOO_RARE.includes([setting, other].map((one) => one.join(' ')).join(', '));
}

/** Keys that decide who may play and what steps are called: they make no difference in play. */
export const UNSEEN_IN_PLAY: readonly RuleName[] = ['players', 'levelNames'];

/** A rules file of some settings; a short race where points are played for, with the limit that it needs where some are lost, and no more players than can be dealt to. */
function file(settings: readonly Setting[], about?: RuleName): Record<string, unknown> {
  const keys = Object.fromEntries(settings);
  const short = keys.scoring === 'points' ? { pointsTarget: 6, ...(keys.lowestScore === -1 && { dealLimit: 8 }) } : {};
  // All are seldom out at once where everybody has much to lose.
  const poor = about === 'allOut' ? { lives: 1, grace: false } : {};
  const few = mostPlayers(keys) < 10 ? { players: [2, mostPlayers(keys)] } : {};
  return { format: RULES_FORMAT, ...short, ...poor, ...few, ...keys };
}

/** The rules of some settings, to look at a key; null where they are refused. */
function rulesOfSettings(settings: readonly Setting[], about?: RuleName): HouseRules | null {
  try {
    return resolveRules(file(settings, about));
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

/** How many matches must be the same before a key is believed to have no effect: hardly any effect takes so many to be seen. */
const MOST_MATCHES = 5000;

/**
 * Compares matches with a setting, and with the default of its key, beside others.
 * @param seen seeds of matches that showed an effect of the key, the latest first: beside other rules they mostly do, too
 * @returns where they contradict `idle.ts`, null where they do not or such rules are refused
 */
export function contradiction([key, value]: Setting, others: readonly Setting[], seen: number[]): string | null {
  const rules = rulesOfSettings([...others, [key, value]], key);
  const standard = rulesOfSettings(others, key);
  if (rules === null || standard === null) return null;
  const differsIn = (seed: number): boolean => firstDifference(rules, standard, seed) !== null;
  const what = `${key} ${JSON.stringify(value)} beside ${JSON.stringify(Object.fromEntries(others))}`;
  const because = idleReason(rules, key);
  if (because !== null) return differsIn(1) ? `${what}: not without effect ("${because}"), as seed 1 shows` : null;
  // Of two keys by which nobody knocks, one is said to have no effect.
  if (others.some(([other]) => idleReason(rules, other) !== null)) return null;
  const seeds = new Set([...seen, ...Array.from({ length: MOST_MATCHES }, (_, i) => i + 1)]);
  const seed = [...seeds].find(differsIn);
  if (seed === undefined) return `${what}: without effect in ${MOST_MATCHES} matches, and idle.ts does not say so`;
  seen.splice(0, seen.length, seed, ...seen.filter((each) => each !== seed));
  return null;
}
