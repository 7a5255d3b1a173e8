/** The words over the table of a special match: what they say, and where they are. */
import { beforeEach, describe, expect, test } from 'vitest';
import { overlap, right, type Rect } from '../../../game/base/geometry.ts';
import { MatchHeader } from '../../../game/match/match-header.ts';
import { layoutHud } from '../../../game/table/hud/hud-layout.ts';
import { layoutTable } from '../../../game/table/layout/layout-table.ts';
import { fakeScene } from '../support/scene.ts';
import { layOutPage } from '../support/page.ts';
import { preferencesOf } from '../support/table.ts';

beforeEach(layOutPage);

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where its plate is drawn on a screen, for so many at the table. */
function plateOn(width: number, height: number, seats: number) {
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
  const layout = layoutTable({ width, height, safe: NO_INSETS }, seats);
  const header = new MatchHeader(scene, preferencesOf().theme, () => ['Deal of the day']);
  header.refreshText();
  expect(drawn).toEqual([]);
  header.place(layout);
  return { plate: drawn[0], layout };
}

describe('the words over a special match', () => {
  const sizes = [
    [640, 360],
    [844, 390],
    [1280, 720],
    [1920, 1080],
    [390, 844],
    [768, 1024],
  ];
  const tables = sizes.flatMap(([width, height]) => [2, 3, 6, 10].map((seats) => [width, height, seats] as const));

  test.each(tables)(
    'on %d × %d for %d are beside the buttons, clear of them and of all seats',
    (width, height, seats) => {
      const { plate, layout } = plateOn(width, height, seats);
      const { menu, rules, speed, sound } = layoutHud(layout);
      const isUpright = height > width;
      expect(plate).toMatchObject({ x: right(isUpright ? rules : menu) + layout.gap, y: menu.y, height: menu.height });
      const others = [speed, sound, ...layout.seats.map((seat) => seat.plate)];
      expect(others.filter((other) => overlap(plate, other))).toEqual([]);
      expect(plate.width).toBeGreaterThan(20);
      expect(right(plate)).toBeLessThanOrEqual((isUpright ? sound : speed).x - layout.gap);
    },
  );

  test.each([
    [1920, 1080, 2],
    [1280, 720, 3],
  ])('on %d × %d for %d are no wider than they have to be', (width, height, seats) => {
    const { plate, layout } = plateOn(width, height, seats);
    expect(plate.width).toBe(Math.max(190 * layout.scale, 130));
  });
});
