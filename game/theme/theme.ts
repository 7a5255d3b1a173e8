/** Everything that the look of the table depends on, in one value. */
import {
  BACK_COLOURS,
  DAY_COLOURS,
  EVENING_COLOURS,
  FOUR_COLOUR_INKS,
  TWO_COLOUR_INKS,
  type LightColours,
  type Palette,
  type SuitInks,
} from './colours.ts';

export const THEME_NAMES = ['evening', 'day'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

export const CARD_BACKS = ['red', 'blue'] as const;
export type CardBack = (typeof CARD_BACKS)[number];

export type ThemeOptions = { fourColours?: boolean; cardBack?: CardBack };

export type Theme = {
  readonly name: ThemeName;
  readonly colours: Palette;
  /** By suit: clubs, diamonds, hearts, spades. */
  readonly suits: readonly SuitInks[];
  /** How deep the shadows of the table are, 0 to 1: daylight comes from everywhere. */
  readonly shade: number;
};

const PALETTES: Record<ThemeName, LightColours> = { evening: EVENING_COLOURS, day: DAY_COLOURS };

const SHADES: Record<ThemeName, number> = { evening: 1, day: 0.42 };

/** A theme by name; `fourColours` gives every suit an ink of its own. */
export function createTheme(name: ThemeName, { fourColours = false, cardBack = 'red' }: ThemeOptions = {}): Theme {
  return {
    name,
    colours: { ...PALETTES[name], ...BACK_COLOURS[cardBack] },
    shade: SHADES[name],
    suits: fourColours ? FOUR_COLOUR_INKS : TWO_COLOUR_INKS,
  };
}

/** Radii of rounded corners in CSS px at table scale 1. */
export const RADIUS = { plate: 12, button: 8 } as const;

/** Radius of a card's corners as a share of its width, and its height as a multiple of it. */
export const CARD_RADIUS = 0.06;
export const CARD_ASPECT = 1.4;

/** Least size of anything that can be touched, in CSS px. */
export const TARGET_SIZE = 44;
