/** Which policies play some rules: those that were trained for just these, then those that were trained for many. */
import { SEATS } from '../observation-layout.ts';
import { differingKeys } from './equivalent.ts';
import { preset, resolveRules } from './resolve.ts';
import type { HouseRules } from './table.ts';

/** In place of rules, of a policy that plays many: `all`, or those with one way of playing (the rule key `play`). */
export const RULES_SCOPES = ['all', 'pool', 'draw-discard'] as const;
export type RulesScope = (typeof RULES_SCOPES)[number];

export type PlayedRules = HouseRules | RulesScope;

/** The preset by which a policy for many rules is measured, and whose rules stand in its file under the scope's name. */
const SCOPE_PRESETS: Readonly<Record<RulesScope, string>> = {
  all: 'scat',
  pool: 'widow',
  'draw-discard': 'scat',
};

export function isScope(rules: unknown): rules is RulesScope {
  return RULES_SCOPES.some((scope) => scope === rules);
}

export function isInScope(rules: HouseRules, scope: RulesScope): boolean {
  return scope === 'all' || rules.play === scope;
}

/** Whether policies play at a table of so many seats: they are told of no more than ten. */
export function doPoliciesPlay(seats: number): boolean {
  return seats <= SEATS;
}

/** With how many players, of those that some rules allow, policies play; null where it is always the expert. */
export function playersWithPolicies({ players: [fewest, most] }: Pick<HouseRules, 'players'>): [number, number] | null {
  return doPoliciesPlay(fewest) ? [fewest, Math.min(most, SEATS)] : null;
}

/** The rules that stand for what a policy plays: its own, or those of the scope's preset. */
export function rulesFor(played: PlayedRules): HouseRules {
  return isScope(played) ? preset(SCOPE_PRESETS[played]) : played;
}

/** What a policy file plays whose rules are these. */
export function playedBy(rules: HouseRules): PlayedRules {
  const { name } = rules;
  return isScope(name) && differingKeys(rules, rulesFor(name)).length === 0 ? name : rules;
}

/** What a list of policies says that one plays: a preset's name, a rules file, or a scope. @throws {RulesError} where it is none of them */
export function listedRules(listed: string | Record<string, unknown>): PlayedRules {
  if (isScope(listed)) return listed;
  return typeof listed === 'string' ? preset(listed) : resolveRules(listed);
}

/** Those of some policies that play the rules, the best suited first: the fewer others it plays, the better. */
export function suitedFor<P extends { rules: PlayedRules }>(policies: readonly P[], wanted: HouseRules): P[] {
  const isOwn = ({ rules }: P): boolean => !isScope(rules) && differingKeys(rules, wanted).length === 0;
  const scopes = RULES_SCOPES.toReversed().filter((scope) => isInScope(wanted, scope));
  return [...policies.filter(isOwn), ...scopes.flatMap((scope) => policies.filter(({ rules }) => rules === scope))];
}
