/** The cloth on the table: families of games have one each, so that a glance tells which game is played. */
import type { Theme } from './theme.ts';

export const CLOTHS = ['green', 'night-blue', 'burgundy', 'plum', 'lawn', 'ochre', 'slate', 'lagoon'] as const;
export type Cloth = (typeof CLOTHS)[number];

type Felt = Pick<Theme['colours'], 'feltCentre' | 'feltEdge'>;

const FELTS: Record<Theme['name'], Record<Exclude<Cloth, 'green'>, Felt>> = {
  evening: {
    'night-blue': { feltCentre: '#234A6B', feltEdge: '#142C44' },
    burgundy: { feltCentre: '#6B2735', feltEdge: '#421620' },
    plum: { feltCentre: '#4A3160', feltEdge: '#2C1D3C' },
    lawn: { feltCentre: '#335F25', feltEdge: '#203F17' },
    ochre: { feltCentre: '#6B4A22', feltEdge: '#432C12' },
    slate: { feltCentre: '#454B55', feltEdge: '#2A2E36' },
    lagoon: { feltCentre: '#175361', feltEdge: '#0D333D' },
  },
  day: {
    'night-blue': { feltCentre: '#8FAECB', feltEdge: '#7D9EBE' },
    burgundy: { feltCentre: '#CFA0A3', feltEdge: '#C08F93' },
    plum: { feltCentre: '#B7A3C9', feltEdge: '#A893BC' },
    lawn: { feltCentre: '#A3C182', feltEdge: '#92B36F' },
    ochre: { feltCentre: '#D3B98C', feltEdge: '#C5A977' },
    slate: { feltCentre: '#AEB4BC', feltEdge: '#9EA5AE' },
    lagoon: { feltCentre: '#8FBFC7', feltEdge: '#7EB1BA' },
  },
};

/** A theme with another cloth on its table; green is the theme's own, or what was chosen in its place. */
export function withCloth(theme: Theme, cloth: Cloth): Theme {
  if (cloth === 'green') return theme;
  return { ...theme, look: `${theme.look}, ${cloth}`, colours: { ...theme.colours, ...FELTS[theme.name][cloth] } };
}
