/** A few words over the table of a special match, where the hint button would be, which it does not have. */
import { fit } from '../base/fit-text.ts';
import { bottom, right, type Rect } from '../base/geometry.ts';
import { layoutHud } from '../table/hud/hud-layout.ts';
import type { TableLayout } from '../table/layout/layout.ts';
import { READ, type Sheet } from '../table/page/sheet.tsx';
import type { TablePart } from '../table/shell/playable-table.ts';

/** Greatest width at scale 1, and what the longest words need in the smallest letters, in px. */
const WIDEST = 190;
const LEAST_WIDTH = 130;
const PADDING = 8;

export class MatchHeader implements TablePart {
  readonly #lines: () => readonly string[];
  readonly #isBesideHint: boolean;
  #layout: TableLayout | undefined;

  /** @param lines what it says now, in the current language @param isBesideHint whether something is where the hint button would be */
  constructor(lines: () => readonly string[], isBesideHint = false) {
    this.#lines = lines;
    this.#isBesideHint = isBesideHint;
  }

  get sheets(): readonly Sheet[] {
    if (this.#layout === undefined) return [];
    const lines = this.#lines();
    if (lines.length === 0) return [];
    const bounds = areaIn(this.#layout, this.#isBesideHint);
    const room = { width: bounds.width - PADDING, height: bounds.height };
    const text = fit(lines.join('\n'), this.#layout.type.small, READ, room);
    return [{ name: 'header', look: 'plate', bounds, text }];
  }

  place(layout: TableLayout): void {
    this.#layout = layout;
  }
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
