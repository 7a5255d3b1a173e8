/** What the settings say of the table: the rules that are played, and how many play. */
import { preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { clamp } from '../base/geometry.ts';
import type { RulesLibrary } from './library.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** The rules of the game that is chosen; of the standard game where that one is gone. */
export function rulesOf({ rules }: Pick<Settings, 'rules'>, library: Pick<RulesLibrary, 'find'>): HouseRules {
  return library.find(rules) ?? preset(DEFAULT_SETTINGS.rules);
}

/** The same game, as a table of so many plays it: for what depends on how many they are. */
export function atTableOf(players: number, rules: HouseRules): HouseRules {
  return { ...rules, players: [players, players] };
}

/** As many opponents as are wished for, or as few or many as the rules allow. */
export function opponentsOf({ players: [fewest, most] }: HouseRules, wished: number): number {
  return clamp(wished, fewest - 1, most - 1);
}
