/** Finds games by what people call them. */
import { PRESETS } from '../../engine/rules/resolve.ts';
import { plainName } from '../base/search-text.ts';
import { gameName, otherNames } from './game-names.ts';
import type { RulesLibrary } from './library.ts';

export interface FoundGame {
  id: string;
  /** The name by which it was found; null where its displayed name, or its id, says it already. */
  alias: string | null;
}

type Name = Pick<FoundGame, 'alias'> & { text: string };

/**
 * Games with a name that contains what was typed, whatever its case, accents, spaces and hyphens: those that are called
 * exactly so come first, then those whose name begins so; of these, those that are displayed by that name.
 */
export function findGames(typed: string, library: Pick<RulesLibrary, 'ids' | 'nameOf'>): FoundGame[] {
  const wanted = plainName(typed);
  const found = library.ids.flatMap((id) => {
    const ranked = namesOf(id, library).map(({ text, alias }) => ({ alias, rank: rankOf(plainName(text), wanted) }));
    const { alias, rank } = ranked.reduce((best, name) => (name.rank < best.rank ? name : best));
    return rank === Infinity ? [] : [{ id, alias, rank }];
  });
  const byAlias = ({ alias }: FoundGame): number => (alias === null ? 0 : 1);
  return found
    .toSorted((one, other) => one.rank - other.rank || byAlias(one) - byAlias(other))
    .map(({ id, alias }) => ({ id, alias }));
}

function namesOf(id: string, library: Pick<RulesLibrary, 'nameOf'>): Name[] {
  if (!PRESETS.includes(id)) return [{ text: library.nameOf(id), alias: null }];
  return [
    { text: gameName(id).name, alias: null },
    ...otherNames(id).map((text) => ({ text, alias: text })),
    { text: id, alias: null },
  ];
}

/** How well a name fits, 0 for exactly; Infinity if it does not. */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : Infinity;
}
