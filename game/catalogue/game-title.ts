/** The displayed name of any game, a preset or a custom game. */
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { nearestPreset, type Familiarity } from './familiarity.ts';
import { words } from '../i18n/words.ts';
import { gameName, type GameName } from './game-names.ts';

/** A cache, since the table asks for the name once a frame; rules are immutable. */
const isPresetCache = new WeakMap<HouseRules, boolean>();

/** Whether rules are those of the preset that they are named after. */
export function isPreset(rules: HouseRules): boolean {
  const cached = isPresetCache.get(rules);
  if (cached !== undefined) return cached;
  const is = PRESETS.includes(rules.name) && JSON.stringify(rules) === JSON.stringify(preset(rules.name));
  isPresetCache.set(rules, is);
  return is;
}

export function titleOf(rules: HouseRules): string {
  return isPreset(rules) ? gameName(rules.name).name : rules.name;
}

/** How well the bots know a game, null while that is unknown. */
interface KnowledgeOf {
  of: (rules: HouseRules) => Familiarity | null;
}

/** The name of a game, and a line about it: for custom games, which preset it is like and how well it is known. */
export function gameTitle(rules: HouseRules, knowledge?: KnowledgeOf): GameName {
  if (isPreset(rules)) return gameName(rules.name);
  const nearest = nearestPreset(rules);
  const { like, knowsShort } = words().games;
  const familiarity = knowledge?.of(rules) ?? null;
  const likeness = like(gameName(nearest.preset).name, nearest.changes.length);
  return {
    name: rules.name,
    special: familiarity === null ? likeness : `${likeness} · ${knowsShort[familiarity.knows]}`,
  };
}
