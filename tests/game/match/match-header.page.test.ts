/** The words over the table of a special match: where they are. */
import { expect, test } from 'vitest';
import { right, type Rect } from '../../../game/base/geometry.ts';
import { MatchHeader } from '../../../game/match/match-header.ts';
import { layoutHud } from '../../../game/table/hud/hud-layout.ts';
import { layoutTable } from '../../../game/table/layout/layout-table.ts';
import { fakeScene } from '../support/scene.ts';
import { expectClear } from '../support/screens.ts';
import { preferencesOf } from '../support/table.ts';

test.each([
  [640, 360, 10, null],
  [1280, 720, 3, 190],
  [390, 844, 6, null],
  [768, 1024, 2, null],
])('on %d × %d for %d they are beside the buttons, clear of them and of all seats', (width, height, seats, widest) => {
  const { scene } = fakeScene();
  const drawn: Rect[] = [];
  const pen: object = new Proxy(
    {},
    {
      get: (_, key) =>
        key === 'fillRoundedRect'
          ? (x: number, y: number, w: number, h: number) => (drawn.push({ x, y, width: w, height: h }), pen)
          : () => pen,
    },
  );
  Object.assign(scene.add, { graphics: () => pen });
  const layout = layoutTable({ width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, seats);
  new MatchHeader(scene, preferencesOf().theme, () => ['Deal of the day']).place(layout);
  const [plate] = drawn;
  const { menu, rules, speed, sound } = layoutHud(layout);
  const left = right(height > width ? rules : menu) + layout.gap;
  expect(plate).toMatchObject({ x: left, y: menu.y, height: menu.height });
  if (widest !== null) expect(plate.width).toBe(widest * layout.scale);
  const others = [speed, sound, ...layout.seats.map((seat) => seat.plate)];
  for (const other of others)
    expectClear([
      ['the words', plate],
      ['another', other],
    ]);
});
