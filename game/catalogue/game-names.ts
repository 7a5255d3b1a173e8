/** The games by the names that people know them by. */
import type { GameName } from '../i18n/en/games.ts';
import { words } from '../i18n/words.ts';

export type { GameName } from '../i18n/en/games.ts';

/** What a preset is called on screen, and what is special about it; a game that has no name here goes by its own. */
export function gameName(preset: string): GameName {
  const names: Readonly<Record<string, GameName>> = words().games.presets;
  return Object.hasOwn(names, preset) ? names[preset] : { name: preset, special: '' };
}
