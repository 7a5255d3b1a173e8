/** The colours of the page that is shown in place of a canvas. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { isPage } from '../../base/display.ts';
import type { Theme } from '../../base/theme/theme.ts';
import { onFelt } from '../moments/felt.ts';

/** Gives the page the colours of a game's table, where no canvas shows it. */
export function dressPage(rules: HouseRules, theme: Theme): void {
  if (isPage()) onFelt(document.documentElement, rules, theme);
}
