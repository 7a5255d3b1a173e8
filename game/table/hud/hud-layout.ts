/** Where the buttons over the table are: in the upper corners and beside the stock, clear of the seats. */
import { centre, overlap, right, type Rect } from '../../base/geometry.ts';
import type { TableLayout } from '../layout/layout.ts';
import { layoutQuestion } from '../layout/question-layout.ts';
import { TARGET_SIZE } from '../../base/theme/theme.ts';

interface HudLayout {
  menu: Rect;
  rules: Rect;
  speed: Rect;
  sound: Rect;
  /** The hint button: beside the rules, or on a wide table beside the stock. */
  hint: Rect;
}

/** How much wider than the others the button is that names a speed. */
const SPEED_WIDTH = 1.5;

/** Rules and sound are beside menu and speed on a tall table, below them on a wide one. */
export function layoutHud({ topBar, topBarEnd, orientation, gap, stock }: TableLayout): HudLayout {
  const size = Math.max(TARGET_SIZE, Math.min(topBar.height, topBar.width));
  const menu = { ...topBar, width: size, height: size };
  // On a tall table five more stand in the same row.
  const isTall = orientation === 'portrait';
  const besideOthers = isTall ? topBar.width + topBarEnd.width - 5 * (size + gap) : topBarEnd.width;
  const speedWidth = Math.min(SPEED_WIDTH * size, besideOthers);
  const speed = { ...topBarEnd, x: right(topBarEnd) - speedWidth, width: speedWidth, height: size };
  const below = menu.y + size + gap / 2;
  if (isTall) {
    const rules = { ...menu, x: right(menu) + gap };
    const hint = { ...menu, x: right(rules) + gap };
    return { menu, rules, speed, sound: { ...speed, x: speed.x - size - gap, width: size }, hint };
  }
  return {
    menu,
    rules: { ...menu, y: below },
    speed,
    sound: { ...speed, x: right(speed) - size, y: below, width: size },
    hint: { ...menu, x: stock.x - gap - size, y: centre(stock).y - size / 2 },
  };
}

/** Where the button is that takes back; null if the seats leave no room. */
export function takeBackPlace(layout: TableLayout): Rect | null {
  const { menu, hint } = layoutHud(layout);
  if (layout.orientation === 'portrait') return { ...hint, x: right(hint) + layout.gap };
  const beside = { ...hint, x: hint.x - layout.gap - hint.width };
  return freePlace(layout, [belowRules(layout), { ...menu, x: right(menu) + layout.gap }, beside]);
}

function belowRules(layout: TableLayout): Rect {
  const { menu, rules } = layoutHud(layout);
  return { ...rules, y: 2 * rules.y - menu.y };
}

function freePlace({ seats }: TableLayout, places: readonly Rect[]): Rect | null {
  const taken = seats.flatMap(({ plate, hand }) => [plate, hand.bounds]);
  return places.find((place) => !taken.some((other) => overlap(place, other))) ?? null;
}

/**
 * Where the hint button is while a question covers the piles: where it was, otherwise beside the question or below the
 * rules; null if the seats leave no room.
 */
export function hintAside(layout: TableLayout): Rect | null {
  const { hint } = layoutHud(layout);
  if (layout.orientation === 'portrait') return hint;
  const { sheet } = layoutQuestion(layout, 2);
  return freePlace(layout, [{ ...hint, x: sheet.x - layout.gap - hint.width }, belowRules(layout)]);
}
