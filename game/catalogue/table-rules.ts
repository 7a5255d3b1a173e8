/** The rules and the number of players that the settings give. */
import { preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { clamp } from '../base/geometry.ts';
import type { RulesLibrary } from './library.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** The rules of the chosen game, or of the standard game if it no longer exists. */
export function rulesOf({ rules }: Pick<Settings, 'rules'>, library: Pick<RulesLibrary, 'find'>): HouseRules {
  return library.find(rules) ?? preset(DEFAULT_SETTINGS.rules);
}

/** The same rules for exactly that many players. */
export function forPlayers(players: number, rules: HouseRules): HouseRules {
  return { ...rules, players: [players, players] };
}

/** The wanted number of opponents, limited to what the rules allow. */
export function clampOpponents({ players: [fewest, most] }: HouseRules, wanted: number): number {
  return clamp(wanted, fewest - 1, most - 1);
}
