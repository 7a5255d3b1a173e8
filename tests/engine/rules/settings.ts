/** Every key at every value away from its default, to be combined. */
import { RULES_FORMAT, RulesError, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules, RuleName } from '../../../engine/rules/table.ts';
import { mostPlayers } from '../support/arbitraries.ts';
import { CORNER_VALUES } from '../support/rules-contract.ts';

export type Setting = readonly [key: RuleName, value: unknown];

/** Values at which other keys lose their effect, beside those of the contract. */
const TURNING_POINTS: Readonly<Record<string, readonly unknown[]>> = {
  players: [
    [6, 6],
    [8, 8],
    [9, 9],
  ],
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
const TOO_RARE: readonly (readonly [Setting, Setting])[] = [
  // Two make hands of full value after a knock.
  [
    ['tieBreak', 'full'],
    ['declareAfterKnock', false],
  ],
  // All have lost as much, and much; all who are left hold equal hands of brag, and somebody is out.
  [
    ['allOut', 'shared'],
    ['lives', 10],
  ],
  [
    ['allOut', 'all-return'],
    ['lives', 10],
  ],
  [
    ['allOut', 'all-return'],
    ['handRanking', 'brag'],
  ],
  [
    ['allOut', 'all-return'],
    ['stockEmpty', 'void-at-once'],
  ],
  [
    ['allOut', 'all-return'],
    ['tieBreak', 'ranks'],
  ],
  [
    ['allOut', 'all-return'],
    ['tokenTo', 'highest'],
  ],
  [
    ['allOut', 'all-return'],
    ['buyIns', 5],
  ],
];

/** Whether a setting has an effect beside another that is too rare to be seen. */
export function isTooRare(setting: Setting, other: Setting): boolean {
  return TOO_RARE.some((pair) => JSON.stringify(pair) === JSON.stringify([setting, other]));
}

/** Keys that decide who may play and what steps are called: they make no difference in play. */
export const UNSEEN_IN_PLAY: readonly RuleName[] = ['players', 'levelNames'];

/** A rules file of some settings; a short race where points are played for, with the limit that it needs where some are lost, and no more players than can be dealt to. */
export function file(settings: readonly Setting[], about?: RuleName): Record<string, unknown> {
  const keys = Object.fromEntries(settings);
  const short = keys.scoring === 'points' ? { pointsTarget: 6, ...(keys.lowestScore === -1 && { dealLimit: 8 }) } : {};
  // All are seldom out at once where everybody has much to lose.
  const poor = about === 'allOut' ? { lives: 1, grace: false } : {};
  const few = mostPlayers(keys) < 10 ? { players: [2, mostPlayers(keys)] } : {};
  return { format: RULES_FORMAT, ...short, ...poor, ...few, ...keys };
}

/** The rules of some settings, to look at a key; null where they are refused. */
export function rulesOfSettings(settings: readonly Setting[], about?: RuleName): HouseRules | null {
  try {
    return resolveRules(file(settings, about));
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}
