/** Which rules are equivalent: names, and keys without effect, make no difference to play. */
import { idleReason } from './idle.ts';
import { PRESETS, preset } from './resolve.ts';
import { RULE_NAMES, RULES_TABLE, standardValue, unequalKeys, type HouseRules, type RuleName } from './table.ts';

/** Keys that say who plays and what things are called, not what is played. */
const OUTSIDE_PLAY: readonly RuleName[] = ['players', 'levelNames'];

/** Equivalent rules in which every key without effect has its standard value. */
export function canonicalRules(rules: HouseRules): HouseRules {
  const values = RULE_NAMES.map((name) => [
    name,
    idleReason(rules, name) === null ? rules[name] : standardValue(RULES_TABLE[name]),
  ]);
  return Object.fromEntries([['name', rules.name], ...values]) as HouseRules;
}

/** The keys that make a difference between two games; none where the rules are equivalent. */
export function differingKeys(rules: HouseRules, other: HouseRules): RuleName[] {
  return unequalKeys(canonicalRules(rules), canonicalRules(other)).filter((name) => !OUTSIDE_PLAY.includes(name));
}

/** The presets that play the same as some rules, whatever these are called. */
export function equivalentPresets(rules: HouseRules): string[] {
  return PRESETS.filter((name) => differingKeys(rules, preset(name)).length === 0);
}

/** Whether other rules allow every number of players that some rules allow. */
export function allowsPlayersOf(
  others: Pick<HouseRules, 'players'>,
  { players: [fewest, most] }: Pick<HouseRules, 'players'>,
): boolean {
  return others.players[0] <= fewest && others.players[1] >= most;
}
