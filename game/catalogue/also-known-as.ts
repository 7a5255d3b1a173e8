/**
 * What people call the games that are presets, in any language: proper names, which are not translated. A preset has its
 * own displayed name besides, in each language that the game speaks (`game/i18n/`).
 */
import type { Words } from '../i18n/words.ts';

/** A name of a preset as it has to have one in every language. */
export type NamedPreset = keyof Words['games']['presets'];

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
