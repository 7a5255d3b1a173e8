/** Everything that the look of the table depends on, as one value. */
import {
  BACK_COLOURS,
  DAY_COLOURS,
  EVENING_COLOURS,
  FOUR_COLOUR_INKS,
  TWO_COLOUR_INKS,
  type LightColours,
  type Palette,
  type SuitInks,
  LAMP_COLOURS,
  OWN_CLOTH_COLOURS,
  THEME_NAMES,
  type ThemeName,
} from './colours.ts';

/** The choices: `auto` is the evening, unless the system prefers light. */
export const LIGHTS = ['auto', ...THEME_NAMES] as const;
export type Light = (typeof LIGHTS)[number];

/** Those that everybody may choose, and those that are won (`game/screens/goals/prizes.ts`). */
export const FREE_CARD_BACKS = ['red', 'blue'] as const;
export const CARD_BACKS = [...FREE_CARD_BACKS, 'rust', 'graphite', 'forest', 'gold', 'teal', 'plum'] as const;
export const OWN_CLOTHS = ['green', 'midnight', 'rose', 'moss'] as const;
export type OwnCloth = (typeof OWN_CLOTHS)[number];
export const LAMPS = ['amber', 'moonlight', 'candle', 'embers'] as const;
type Lamp = (typeof LAMPS)[number];
type CardBack = (typeof CARD_BACKS)[number];

interface ThemeOptions {
  fourColours?: boolean;
  cardBack?: CardBack;
  /** In place of the green one. */
  cloth?: OwnCloth;
  /** In daylight it makes no difference. */
  lamp?: Lamp;
  /** High contrast: full-strength secondary text and strong outlines. */
  isStrong?: boolean;
}

export interface Theme {
  readonly name: ThemeName;
  /** Identifies pictures drawn with this light and contrast. */
  readonly look: string;
  readonly colours: Palette;
  /** By suit: clubs, diamonds, hearts, spades. */
  readonly suits: readonly SuitInks[];
  /** How deep the shadows of the table are, 0 to 1: daylight comes from everywhere. */
  readonly shade: number;
  /** Width of the outline of paper, buttons and plates, in CSS px. */
  readonly outline: number;
}

const PALETTES: Record<ThemeName, LightColours> = { evening: EVENING_COLOURS, day: DAY_COLOURS };

const SHADES: Record<ThemeName, number> = { evening: 1, day: 0.42 };

/** The theme of a choice, given whether the system prefers light. */
export function themeOf(chosen: Light, systemIsLight: boolean): ThemeName {
  if (chosen !== 'auto') return chosen;
  return systemIsLight ? 'day' : 'evening';
}

function strengthened(colours: LightColours): LightColours {
  const { text, ink } = colours;
  return { ...colours, textSoft: text, plateEdge: text, inkSoft: ink, sheetEdge: ink };
}

/** Creates a theme by name; `fourColours` gives every suit its own ink. */
export function createTheme(
  name: ThemeName,
  { fourColours = false, cardBack = 'red', cloth = 'green', lamp = 'amber', isStrong = false }: ThemeOptions = {},
): Theme {
  const light = {
    ...PALETTES[name],
    ...(cloth !== 'green' && OWN_CLOTH_COLOURS[name][cloth]),
    ...(name === 'evening' && { lamp: LAMP_COLOURS[lamp] }),
  };
  return {
    name,
    look: [name, cloth, lamp, ...(isStrong ? ['strong'] : [])].join(', '),
    colours: { ...(isStrong ? strengthened(light) : light), ...BACK_COLOURS[cardBack] },
    outline: isStrong ? 2 : 1,
    shade: SHADES[name],
    suits: fourColours ? FOUR_COLOUR_INKS : TWO_COLOUR_INKS,
  };
}

/** Radii of rounded corners in CSS px at table scale 1. */
export const RADIUS = { plate: 12, button: 8 } as const;

/** Radius of a card's corners as a share of its width, and its height as a multiple of it. */
export const CARD_RADIUS = 0.06;
export const CARD_ASPECT = 1.4;

/** Minimum size of anything that can be touched, in CSS px. */
export const TARGET_SIZE = 44;
