/** The felt of a game on a page, and its colours for what lies there. */
import type { HouseRules } from '../../engine/rules/table.ts';
import { withCloth } from '../base/theme/cloths.ts';
import type { Theme } from '../base/theme/theme.ts';
import { clothOf } from '../model/tokens.ts';

export function feltOf(rules: HouseRules, theme: Theme): Record<`--${string}`, string> {
  const { colours, suits } = withCloth(theme, clothOf(rules));
  return {
    '--felt': colours.feltCentre,
    '--felt-edge': colours.feltEdge,
    '--on-felt': colours.text,
    '--plate': colours.plate,
    '--plate-edge': colours.plateEdge,
    '--back-line': colours.backLine,
    '--card-paper': colours.paper,
    '--card-edge': colours.paperEdge,
    ...Object.fromEntries(suits.map(({ main }, suit) => [`--suit-${suit}`, main])),
  };
}
