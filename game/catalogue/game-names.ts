/** The names of the preset games. */
import type { GameName } from '../i18n/en/menu.ts';
import { words } from '../i18n/words.ts';

export type { GameName } from '../i18n/en/menu.ts';

/** The displayed name of a preset, and what is special about it; an unknown game is called by its own name. */
export function gameName(preset: string): GameName {
  const names: Readonly<Record<string, GameName>> = words().games.presets;
  return Object.hasOwn(names, preset) ? names[preset] : { name: preset, special: '' };
}
