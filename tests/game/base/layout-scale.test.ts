import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { asView, layoutScale, toLayout, toPage } from '../../../game/base/layout-scale.ts';
import { layoutForm } from '../../../game/ui/pages/form-layout.ts';
import { layoutSheet } from '../../../game/ui/pages/sheet-layout.ts';
import { layoutMenu } from '../../../game/scenes/menu/menu-layout.ts';
import { layoutResult } from '../../../game/scenes/result/result-layout.ts';
import { layoutHud } from '../../../game/table/hud/hud-layout.ts';
import { LEAST_TABLE_SIDE, layoutTable } from '../../../game/table/layout/layout-table.ts';
import type { Screen } from '../../../game/base/viewport.ts';
import { expectApart, expectWithin } from '../support/screens.ts';

const NO_NOTCH = { top: 0, right: 0, bottom: 0, left: 0 };

/** Sizes that no device has, and those of windows beside others. */
const SIDES = [1, 40, 120, 200, 240, 320, 359, 360, 431, 480, 514, 568, 639, 640, 720, 1440, 2560, 3840];
const ODD = SIDES.flatMap((width) => SIDES.map((height): Screen => ({ width, height, safe: NO_NOTCH })));

/** A window as everything is laid out on it. */
const laidOut = (screen: Screen): Screen => toLayout(screen, layoutScale(screen));

describe('a window of any size', () => {
  test.each([
    [360, 640, 1],
    [640, 360, 1],
    [1280, 720, 1],
    [320, 1440, 320 / 360],
    [480, 320, 0.75],
    [1920, 1080, 1],
    [3840, 2160, 1.8],
    [431, 514, 514 / 640],
  ])('%i × %i is drawn at a scale of %f', (width, height, scale) => {
    expect(layoutScale({ width, height, safe: NO_NOTCH })).toBeCloseTo(scale);
  });

  test.each([
    [1280, 720, 1.5, 1.5],
    [1280, 720, 4, 2],
    [390, 844, 1.5, 390 / 360],
    [320, 568, 1.5, 568 / 640],
    [3840, 2160, 1.5, 1.8],
  ])(
    '%i × %i with letters %f times as large is drawn at a scale of %f: as far as there is room',
    (width, height, textScale, scale) => {
      expect(layoutScale({ width, height, safe: NO_NOTCH }, { textScale })).toBeCloseTo(scale);
    },
  );

  test('gives the layout the room that it is made for, of the same shape', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), fc.nat(60), (width, height, notch) => {
        const screen = { width, height, safe: { ...NO_NOTCH, top: notch } };
        const scale = layoutScale(screen);
        const { width: across, height: down, safe } = toLayout(screen, scale);
        expect(scale).toBeGreaterThan(0);
        expect(scale).toBeLessThanOrEqual(Math.max(1, Math.min(width, height) / 1200));
        if (width < 1 || height <= notch + 1) return;
        expect(Math.min(across, down - safe.top)).toBeGreaterThan(359.9);
        expect(Math.max(across, down - safe.top)).toBeGreaterThan(639.9);
        const back = toPage({ x: 0, y: safe.top, width: across, height: down - safe.top }, scale);
        expect(back.y).toBeCloseTo(notch);
        expect(back.width).toBeCloseTo(width);
        expect(back.height).toBeCloseTo(height - notch);
      }),
    );
  });
});

/** The kinds of hands, at small tables and large ones. */
const TABLES = ['scat', 'four-card', 'golf'].flatMap((rules) => [2, 4, 10].map((seats) => [rules, seats] as const));

describe('on windows of odd sizes', () => {
  const OPTIONS = [3, 3, 2, 2, 3, 2, 2, 2, 2, 1].map((choices) => ({ choices, least: choices === 3 ? 62 : 90 }));

  test('all that can be pressed on the menu, in the options and on the result is within', () => {
    for (const screen of ODD.map(laidOut)) {
      const { fewer, more, players, play, game, options, records, tiles } = layoutMenu(screen, true);
      expectApart([fewer, more, players, play, game, options, records, ...tiles], screen);
      const page = layoutSheet(screen, 3, (room, scales) => layoutForm({ x: 0, y: 0 }, room, OPTIONS, scales));
      const form = layoutForm(page.body, page.body, OPTIONS, page);
      expectApart([...form.fields.flatMap(({ choices }) => choices), ...page.buttons], screen);
      expectApart(layoutResult(screen, { lines: 10, buttons: 4, newsLines: 7 }).buttons, screen);
    }
  });

  test('above the bar of a replay everything on the table has a size, however low the window', () => {
    for (const screen of ODD.map(laidOut)) {
      for (const bar of [60, 112, 200]) {
        const left = { ...screen, height: screen.height - bar, dpr: 1 };
        const view = asView(left, LEAST_TABLE_SIDE);
        expect(view.width * view.dpr).toBeCloseTo(left.width);
        for (const [rules, seats] of TABLES) {
          const { stock, discard, seats: places } = layoutTable(view, seats, preset(rules));
          const things = [stock, discard, ...places.flatMap(({ plate, hand }) => [plate, hand.bounds])];
          const sides = things.flatMap(({ width, height }) => [width, height]);
          expect(Math.min(...sides), `${rules}, ${seats} seats, above ${bar} px`).toBeGreaterThan(10);
        }
      }
    }
  });

  test('everything on the table has a size and is within', () => {
    for (const screen of ODD.map(laidOut)) {
      for (const seats of [2, 5, 10]) {
        const layout = layoutTable(screen, seats);
        const things = [
          layout.stock,
          layout.discard,
          layout.buttons,
          layout.message,
          ...Object.values(layoutHud(layout)),
          ...layout.seats.flatMap(({ plate, hand }) => [plate, hand.bounds]),
        ];
        for (const thing of things) {
          expect(Math.min(thing.width, thing.height)).toBeGreaterThan(0);
          expectWithin(thing, { x: 0, y: 0, width: screen.width, height: screen.height });
        }
      }
    }
  });
});
