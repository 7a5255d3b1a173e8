/** The names of the preset games. */
import type { GameName } from '../i18n/en/menu.ts';
import { languagesWith, words, wordsOf, type Words } from '../i18n/words.ts';
import { ALSO_KNOWN_AS } from './also-known-as.ts';

export type { GameName } from '../i18n/en/menu.ts';

/** The displayed name of a preset, and what is special about it; an unknown game is called by its own name. */
export function gameName(preset: string): GameName {
  return nameIn(words(), preset) ?? { name: preset, special: '' };
}

/**
 * What else a preset is called: as the other languages display it, where their menus have been fetched, and as people
 * know it.
 */
export function otherNames(preset: string): string[] {
  const displayed = languagesWith('menu').flatMap((language) => nameIn(wordsOf(language), preset)?.name ?? []);
  const known: Readonly<Record<string, readonly string[]>> = ALSO_KNOWN_AS;
  return [...displayed, ...(Object.hasOwn(known, preset) ? known[preset] : [])];
}

function nameIn({ games }: Words, preset: string): GameName | undefined {
  const names: Readonly<Record<string, GameName>> = games.presets;
  return Object.hasOwn(names, preset) ? names[preset] : undefined;
}
