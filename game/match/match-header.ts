/** A few words over the table of a special match, where the hint button would be, which it does not have. */
import { fit, fitWrapped, type FittedText } from '../base/fit-text.ts';
import { bottom, right, type Rect, type Size } from '../base/geometry.ts';
import { layoutHud } from '../table/hud/hud-layout.ts';
import type { TableLayout } from '../table/layout/layout.ts';
import { READ, type Sheet } from '../table/page/sheet.tsx';
import type { TablePart } from '../table/shell/playable-table.ts';

/** Greatest width at scale 1, and what the longest words need in the smallest letters, in px. */
const WIDEST = 190;
const LEAST_WIDTH = 130;
const PADDING = 8;

/** @param said what it says now, in the current language @param isBesideHint whether something is where the hint button would be */
export function matchHeader(said: () => readonly string[], isBesideHint = false): TablePart {
  const sheets = (layout: TableLayout): readonly Sheet[] => {
    const lines = said();
    if (lines.length === 0) return [];
    const bounds = layout.header ?? areaIn(layout, isBesideHint);
    const room = { width: bounds.width - PADDING, height: bounds.height };
    return [{ name: 'header', look: 'plate', bounds, text: firstThatFit(lines, layout.type.small, room) }];
  };
  return { sheets };
}

function firstThatFit(lines: readonly string[], size: number, room: Size): FittedText {
  const words = lines.join('\n');
  const whole = fit(words, size, READ, room);
  const set = whole.fits ? whole : fitWrapped(words, size, READ, room);
  return set.fits || lines.length === 1 ? set : firstThatFit(lines.slice(0, -1), size, room);
}

/** Beside the buttons in the upper left corner, before what is next to the right. */
function areaIn(layout: TableLayout, isBesideHint: boolean): Rect {
  const { menu, rules, speed, sound, hint } = layoutHud(layout);
  const isUpright = layout.orientation === 'portrait';
  const left = right(isUpright ? (isBesideHint ? hint : rules) : menu) + layout.gap;
  const above = layout.seats.flatMap(({ plate }) => (plate.y < bottom(menu) ? [plate.x] : []));
  const end = isUpright ? sound.x : Math.min(speed.x, ...above);
  return {
    x: left,
    y: menu.y,
    width: Math.min(Math.max(WIDEST * layout.scale, LEAST_WIDTH), end - layout.gap - left),
    height: menu.height,
  };
}
