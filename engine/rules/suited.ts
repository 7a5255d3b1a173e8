/** Which policies play some rules: those that were trained for just these, else those that were trained for all. */
import { differingKeys } from './equivalent.ts';
import { preset, resolveRules } from './resolve.ts';
import type { HouseRules } from './table.ts';

/** In place of rules, of a policy that plays all. */
export const ALL_RULES = 'all';

/** What a list of policies says that one plays: a preset's name, a rules file, or `all`. @throws {RulesError} where it is none of them */
export function listedRules(listed: string | Record<string, unknown>): HouseRules | typeof ALL_RULES {
  if (listed === ALL_RULES) return ALL_RULES;
  return typeof listed === 'string' ? preset(listed) : resolveRules(listed);
}

/** Those of some policies that play the rules, the best suited first. */
export function suitedFor<P extends { rules: HouseRules | typeof ALL_RULES }>(
  policies: readonly P[],
  wanted: HouseRules,
): P[] {
  return [
    ...policies.filter(({ rules }) => rules !== ALL_RULES && differingKeys(rules, wanted).length === 0),
    ...policies.filter(({ rules }) => rules === ALL_RULES),
  ];
}
