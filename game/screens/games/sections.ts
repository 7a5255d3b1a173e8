/** The games under their headings: six first, the other presets after them in groups, then one's own; or those that were found. */
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { findGames } from '../../catalogue/find-games.ts';
import { FEATURED_GAMES, GAME_GROUPS, type GameGroup } from '../../catalogue/game-groups.ts';
import type { RulesLibrary } from '../../catalogue/library.ts';
import { plainName } from '../../base/search-text.ts';
import { words } from '../../i18n/words.ts';

interface ListedGame {
  /** As in `RulesLibrary`. */
  id: string;
  /** The name by which it was found, where that is not the one that it is shown by. */
  alias: string | null;
}

/** Games under a heading. */
interface Section {
  heading: string;
  listed: readonly ListedGame[];
}

/** All games, before them the chosen one if it is only tried, or those that go by what was typed. */
export function sectionsOf(library: RulesLibrary, chosen: string, typed: string): Section[] {
  const { choose, groups, found, foundNone } = words().games;
  if (plainName(typed) !== '') {
    const listed = findGames(typed, library);
    return [{ heading: listed.length === 0 ? foundNone : found(listed.length), listed }];
  }
  const tried = library.ids.includes(chosen) ? [] : [chosen];
  const own = library.ids.filter((id) => !PRESETS.includes(id));
  const all = (ids: readonly string[]): ListedGame[] => ids.map((id) => ({ id, alias: null }));
  return [
    { heading: choose, listed: all([...tried, ...FEATURED_GAMES]) },
    ...Object.entries(GAME_GROUPS).map(([group, ids]) => ({
      heading: groups[group as GameGroup],
      listed: all(ids),
    })),
    ...(own.length === 0 ? [] : [{ heading: groups.own, listed: all(own) }]),
  ];
}
