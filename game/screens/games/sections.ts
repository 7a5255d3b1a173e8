/** The games under their headings: six first, the other presets after them in groups, then one's own; or those that were found. */
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { findGames } from '../../catalogue/find-games.ts';
import type { RulesLibrary } from '../../catalogue/library.ts';
import { plainName } from '../../base/search-text.ts';
import { words } from '../../i18n/words.ts';

/** One game of each kind, the standard one first. */
export const FEATURED_GAMES = ['scat', 'ride-the-bus', 'cadillac', 'golf', 'gin', 'schwimmen'] as const;

/** All other presets, by what is special about them. */
export const GAME_GROUPS = {
  knocks: ['harsh-knock', 'knocker-pays', 'gentle-knock', 'hard-to-knock', 'stop-the-bus', 'driver-stop'],
  calls: ['hammer', 'shotgun', 'sudden-death', 'honour'],
  pool: ['schnauz', 'widow'],
  hands: ['thirty-one', 'blitz', 'four-card', 'pub', 'french-canadian', 'jacobs', 'forty-one', 'single'],
  cards: ['italian', 'trentuno', 'web-bus'],
} as const;
type GameGroup = keyof typeof GAME_GROUPS;

interface ListedGame {
  /** As in `RulesLibrary`. */
  id: string;
  /** The name by which it was found, where that is not the one that it is shown by. */
  alias: string | null;
}

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
