/** Where the buttons over the table lie: in the upper corners and beside the stock, out of the way of the seats. */
import { centre, overlap, right, type Rect } from '../../base/geometry.ts';
import type { TableLayout } from '../layout/layout.ts';
import { layoutQuestion } from '../layout/question-layout.ts';
import { TARGET_SIZE } from '../../base/theme/theme.ts';

export type HudLayout = {
  menu: Rect;
  rules: Rect;
  speed: Rect;
  sound: Rect;
  /** Beside the rules, or on a wide table beside the stock. */
  hint: Rect;
};

/** Upright the rules lie beside the menu and the sound beside the speed, on a wide table below them. */
export function layoutHud({ topBar, topBarEnd, orientation, gap, stock }: TableLayout): HudLayout {
  const size = Math.max(TARGET_SIZE, Math.min(topBar.height, topBar.width));
  const menu = { ...topBar, width: size, height: size };
  const speed = { ...topBarEnd, x: right(topBarEnd) - size, width: size, height: size };
  const below = menu.y + size + gap / 2;
  if (orientation === 'portrait') {
    const rules = { ...menu, x: right(menu) + gap };
    const hint = { ...menu, x: right(rules) + gap };
    return { menu, rules, speed, sound: { ...speed, x: speed.x - size - gap }, hint };
  }
  return {
    menu,
    rules: { ...menu, y: below },
    speed,
    sound: { ...speed, y: below },
    hint: { ...menu, x: stock.x - gap - size, y: centre(stock).y - size / 2 },
  };
}

/**
 * Where the button for a hint lies while the sheet of a question covers the piles: where it was, else beside the sheet or
 * below the rules; null where the seats leave no room.
 */
export function hintAside(layout: TableLayout): Rect | null {
  const { menu, rules, hint } = layoutHud(layout);
  if (layout.orientation === 'portrait') return hint;
  const { sheet } = layoutQuestion(layout, 2);
  const taken = layout.seats.flatMap(({ plate, hand }) => [plate, hand.bounds]);
  const places = [
    { ...hint, x: sheet.x - layout.gap - hint.width },
    { ...rules, y: 2 * rules.y - menu.y },
  ];
  return places.find((place) => !taken.some((other) => overlap(place, other))) ?? null;
}
