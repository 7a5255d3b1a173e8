/** What any game is called on screen, a preset or one of one's own. */
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { nearestPreset, type Familiarity } from './familiarity.ts';
import { words } from '../i18n/words.ts';
import { gameName, type GameName } from './game-names.ts';

/** What was found out of rules, which never change: the table asks for their name once a frame. */
const found = new WeakMap<HouseRules, boolean>();

/** Whether rules are those of a preset, which is what they are called. */
function isPreset(rules: HouseRules): boolean {
  const known = found.get(rules);
  if (known !== undefined) return known;
  const is = PRESETS.includes(rules.name) && JSON.stringify(rules) === JSON.stringify(preset(rules.name));
  found.set(rules, is);
  return is;
}

/** The name of a game alone. */
export function titleOf(rules: HouseRules): string {
  return isPreset(rules) ? gameName(rules.name).name : rules.name;
}

/** Tells how well the bots know a game, null while that is not known. */
type KnowledgeOf = { of: (rules: HouseRules) => Familiarity | null };

/** The name of a game, and in a line what is special about it: for one's own, what it is like and how well it is known. */
export function gameTitle(rules: HouseRules, knowledge?: KnowledgeOf): GameName {
  if (isPreset(rules)) return gameName(rules.name);
  const nearest = nearestPreset(rules);
  const { like, knowsShort } = words().editor;
  const familiarity = knowledge?.of(rules) ?? null;
  const likeness = like(gameName(nearest.preset).name, nearest.changes.length);
  return {
    name: rules.name,
    special: familiarity === null ? likeness : `${likeness} · ${knowsShort[familiarity.knows]}`,
  };
}

/** A name that is no longer than so many letters, with a sign where some are left out. */
export function truncated(name: string, most: number): string {
  const letters = Array.from(name);
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
