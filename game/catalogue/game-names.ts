/** The names of the preset games. */
import type { GameName } from '../i18n/en/menu.ts';
import { languagesWith, words, wordsOf, type Words } from '../i18n/words.ts';

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

/** A name of a preset as it has to have one in every language. */
type NamedPreset = keyof Words['games']['presets'];

/** By preset, its other names, the best known first. */
export const ALSO_KNOWN_AS: Readonly<Record<NamedPreset, readonly string[]>> = {
  scat: [
    '31',
    'Blitz',
    'Cabbage',
    'Kitty',
    'High Hat',
    'Geronimo',
    'Big Tonka',
    'Nickel Knock',
    'Whammy',
    'Juble',
    'Klinker',
    'Skedaddle',
    'Tonk',
    'Trettioett',
    'Enogtredive',
    'Trettien',
  ],
  'thirty-one': ['31', 'Knock', 'Trente et un', 'Treinta y uno', 'Einunddreißig'],
  blitz: ['31'],
  'harsh-knock': [],
  'knocker-pays': [],
  'gentle-knock': [],
  hammer: [],
  shotgun: [],
  'sudden-death': [],
  cadillac: ['Cad'],
  gin: [],
  'ride-the-bus': ['Riding the Bus', 'Stop the Bus'],
  'stop-the-bus': [],
  'driver-stop': [],
  'french-canadian': ['Le 31', 'Trente et un'],
  jacobs: [],
  golf: [],
  'hard-to-knock': [],
  honour: [],
  pub: [],
  italian: ['31'],
  'four-card': ['41'],
  schwimmen: [
    'Einunddreißig',
    '31',
    'Knack',
    'Schnauz',
    'Hosen runter',
    'Hosn obi',
    'Feuer',
    'Wutz',
    'Bull',
    'Eenendertigen',
  ],
  schnauz: ['Hosenabe', 'Hose abe', 'Hosen runter', 'Schwimmen', 'Schnautz', 'Trente et un', '31'],
  widow: ['31', 'Thirty-One'],
  trentuno: ['31', 'Trenta uno'],
  'web-bus': ['Ride the Bus', 'Stop the Bus', 'Take the Bus', 'On the Bus'],
  'forty-one': ['41', 'Empat Satu'],
  single: [],
};
