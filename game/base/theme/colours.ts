export const THEME_NAMES = ['evening', 'day'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** The colours of the game, by role. Evening is the default; day is for bright rooms. All are `#RRGGBB`. */
export interface Palette {
  /** Felt under the lamp, and at the rail. */
  feltCentre: string;
  feltEdge: string;
  /** Room around the table, the wooden rail and the light on its inner edge. */
  room: string;
  rail: string;
  railLight: string;
  /** Light that the lamp throws on the felt. */
  lamp: string;
  /** Text on the felt, on the room or on a plate. */
  text: string;
  textSoft: string;
  /** The background of seats, badges and anything coloured, and its outline. */
  plate: string;
  plateEdge: string;
  /** Your turn, selection. */
  accent: string;
  /** A knock against you, the last token. */
  danger: string;
  /** Focus ring: a bright line between two dark ones, so that it is visible on everything. */
  focus: string;
  focusKeyline: string;
  copper: string;
  copperEdge: string;
  copperLight: string;
  nickel: string;
  nickelEdge: string;
  nickelLight: string;
  /** Where a coin is missing. */
  coinGone: string;
  /** Of cards and buttons, which are printed on paper. */
  paper: string;
  paperEdge: string;
  /** Edge of buttons and sheets of paper. */
  sheetEdge: string;
  ink: string;
  inkSoft: string;
  /** The plaque that is rapped to knock, and the words carved into it. */
  wood: string;
  woodDark: string;
  carving: string;
  shadow: string;
  /** Backs of the cards. */
  back: string;
  backLine: string;
}

/** The colours that depend only on the light. */
export type LightColours = Omit<Palette, 'back' | 'backLine'>;

const SHARED = {
  copper: '#C9783F',
  copperEdge: '#7A4322',
  copperLight: '#F0B585',
  nickel: '#C9CDD2',
  nickelEdge: '#6D747C',
  nickelLight: '#F4F6F8',
  paper: '#FBF7EE',
  paperEdge: '#D9CFBB',
  sheetEdge: '#D9CFBB',
  ink: '#2A211B',
  inkSoft: '#6A5B4E',
  wood: '#8A5A34',
  woodDark: '#5A361C',
  carving: '#FFF1D8',
};

/** The backs of the cards, whatever the light. */
export const BACK_COLOURS = {
  red: { back: '#7C1F2C', backLine: '#E9B9A6' },
  blue: { back: '#1E3A6B', backLine: '#B4C8EA' },
  rust: { back: '#7A3A12', backLine: '#F0C39B' },
  graphite: { back: '#34383F', backLine: '#C9CED6' },
  forest: { back: '#1F4A2C', backLine: '#B9DDB5' },
  gold: { back: '#2B2117', backLine: '#E3B75A' },
  teal: { back: '#0F4A55', backLine: '#A9DCE0' },
  plum: { back: '#4B2A63', backLine: '#D6BCEB' },
};

/** Cloths in place of the green one, which most games are played on: under the lamp, and at the rail. */
export const OWN_CLOTH_COLOURS = {
  evening: {
    midnight: { feltCentre: '#343A6E', feltEdge: '#1C2044' },
    rose: { feltCentre: '#6E3550', feltEdge: '#451F33' },
    moss: { feltCentre: '#515C25', feltEdge: '#333B15' },
  },
  day: {
    midnight: { feltCentre: '#A6AAD6', feltEdge: '#9599C8' },
    rose: { feltCentre: '#D0A5B9', feltEdge: '#C294AA' },
    moss: { feltCentre: '#B9BF8A', feltEdge: '#A9B078' },
  },
} satisfies Record<ThemeName, unknown>;

/** The light of the lamp in the evening. */
export const LAMP_COLOURS = { amber: '#FFD9A0', moonlight: '#CFE2FF', candle: '#FFB870', embers: '#FF9C78' };

export const EVENING_COLOURS: LightColours = {
  ...SHARED,
  feltCentre: '#1F5A49',
  feltEdge: '#123A30',
  room: '#1B1512',
  rail: '#4A2F1E',
  railLight: '#7A5233',
  lamp: LAMP_COLOURS.amber,
  text: '#F4EBDC',
  textSoft: '#CFCDBD',
  plate: '#0D1F1A',
  plateEdge: '#3F6557',
  accent: '#F2B34B',
  danger: '#F0683F',
  focus: '#FFD27A',
  focusKeyline: '#0D1F1A',
  coinGone: '#5E7A6E',
  shadow: '#04100C',
};

export const DAY_COLOURS: LightColours = {
  ...SHARED,
  feltCentre: '#8FB69E',
  feltEdge: '#7DA78D',
  room: '#EFE6D8',
  rail: '#A9794F',
  railLight: '#D1A579',
  lamp: '#FFF6DD',
  text: '#18241F',
  textSoft: '#22312A',
  plate: '#FBF7EE',
  plateEdge: '#6B7F72',
  accent: '#9A5508',
  danger: '#B83A17',
  focus: '#FFE7B0',
  focusKeyline: '#22302A',
  coinGone: '#7C8A80',
  shadow: '#43524A',
};

/** Inks of one suit on card paper: the suit itself, the second ink of its courts, and their gold. */
export interface SuitInks {
  main: string;
  second: string;
  gold: string;
}

const GOLD = '#C58A2B';

/** Inks by suit (clubs, diamonds, hearts, spades): two colours, as printed decks have them. */
export const TWO_COLOUR_INKS: readonly SuitInks[] = [
  { main: '#1A1D24', second: '#4A6076', gold: GOLD },
  { main: '#B3202C', second: '#6E1420', gold: GOLD },
  { main: '#B3202C', second: '#6E1420', gold: GOLD },
  { main: '#1A1D24', second: '#4A6076', gold: GOLD },
];

/** Inks by suit in four colours, for those who mix up hearts and diamonds or spades and clubs. */
export const FOUR_COLOUR_INKS: readonly SuitInks[] = [
  { main: '#0B7A34', second: '#3F6B4C', gold: GOLD },
  { main: '#0A5BD3', second: '#1F3F7A', gold: GOLD },
  { main: '#C8102E', second: '#6E1420', gold: GOLD },
  { main: '#111111', second: '#4A6076', gold: GOLD },
];

/** `#RRGGBB` as the integer that Phaser takes. */
export function toInteger(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}

/** A colour between two, `share` 0 to 1 of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (shift: number): number => {
    const from = (toInteger(first) >> shift) & 255;
    const to = (toInteger(second) >> shift) & 255;
    return Math.round(from + (to - from) * share) << shift;
  };
  return `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`;
}

/** A colour with an opacity of 0 to 1, as CSS and the 2D canvas take it. */
export function translucent(colour: string, opacity: number): string {
  const value = toInteger(colour);
  return `rgba(${value >> 16}, ${(value >> 8) & 255}, ${value & 255}, ${opacity})`;
}
