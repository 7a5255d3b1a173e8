/** Windows of any size: small ones are laid out at a size that everything is made for, and drawn smaller. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asView, layoutScale, toLayout, toPage } from '../../../game/base/layout-scale.ts';
import type { Screen } from '../../../game/base/viewport.ts';

const windowOf = (width: number, height: number, top = 0): Screen => ({
  width,
  height,
  safe: { top, right: 0, bottom: 0, left: 0 },
});

test.each([
  [360, 640, 1, 1],
  [640, 360, 1, 1],
  [1280, 720, 1, 1],
  [320, 1440, 1, 320 / 360],
  [480, 320, 1, 0.75],
  [1920, 1080, 1, 1],
  [3840, 2160, 1, 1.8],
  [431, 514, 1, 514 / 640],
  // As far as there is room.
  [1280, 720, 1.5, 1.5],
  [1280, 720, 4, 2],
  [390, 844, 1.5, 390 / 360],
  [320, 568, 1.5, 568 / 640],
  [3840, 2160, 1.5, 1.8],
])('%i × %i with letters %f times as large is drawn at a scale of %f', (width, height, textScale, scale) => {
  expect(layoutScale(windowOf(width, height), { textScale })).toBeCloseTo(scale);
});

test('a window of any size gives the layout the room that it is made for, of the same shape', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), fc.nat(60), (width, height, notch) => {
      const screen = windowOf(width, height, notch);
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

test('a view of which a part is taken away is laid out as if it were no lower than a table can be', () => {
  const view = asView({ ...windowOf(640, 100), dpr: 2 }, 360);
  expect([view.width, view.height, view.dpr]).toEqual([2304, 360, 2 / 3.6]);
});
