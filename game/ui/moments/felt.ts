/** The felt of a game in a dialog, and its colours for what lies there. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { withCloth } from '../../base/theme/cloths.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { clothOf } from '../../model/tokens.ts';

/** Gives an element the colours of a game's table, as custom properties. */
export function onFelt(table: HTMLElement, rules: HouseRules, theme: Theme): void {
  const { colours, suits } = withCloth(theme, clothOf(rules));
  const properties = {
    felt: colours.feltCentre,
    'felt-edge': colours.feltEdge,
    'on-felt': colours.text,
    plate: colours.plate,
    'plate-edge': colours.plateEdge,
    'back-line': colours.backLine,
    'card-paper': colours.paper,
    'card-edge': colours.paperEdge,
  };
  for (const [name, value] of Object.entries(properties)) table.style.setProperty(`--${name}`, value);
  for (const [suit, { main }] of suits.entries()) table.style.setProperty(`--suit-${suit}`, main);
}
