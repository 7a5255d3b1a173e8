import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutMenu } from '../../game/scenes/menu-layout.ts';
import { layoutResult } from '../../game/scenes/result-layout.ts';
import { bottom, right, type Rect } from '../../game/table/geometry.ts';
import { TARGET_SIZE } from '../../game/theme/theme.ts';

const SCREENS = fc
  .tuple(fc.integer({ min: 360, max: 3840 }), fc.integer({ min: 360, max: 2160 }), fc.integer({ min: 0, max: 40 }))
  .filter(([width, height]) => Math.max(width, height) >= 640)
  .map(([width, height, notch]) => ({ width, height, safe: { top: notch, right: 0, bottom: notch / 2, left: 0 } }));

function overlap(a: Rect, b: Rect): boolean {
  const hair = 0.01;
  return a.x + hair < right(b) && b.x + hair < right(a) && a.y + hair < bottom(b) && b.y + hair < bottom(a);
}

function expectApart(rects: readonly Rect[], screen: { width: number; height: number }): void {
  for (const [index, rect] of rects.entries()) {
    expect(rect.x).toBeGreaterThanOrEqual(0);
    expect(rect.y).toBeGreaterThanOrEqual(0);
    expect(right(rect)).toBeLessThanOrEqual(screen.width);
    expect(bottom(rect)).toBeLessThanOrEqual(screen.height);
    for (const other of rects.slice(index + 1)) expect(overlap(rect, other)).toBe(false);
  }
}

function expectTouchable(rects: readonly Rect[]): void {
  for (const { width, height } of rects) expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_SIZE);
}

describe('the menu', () => {
  test('its buttons keep apart, on the screen and large enough to touch, at any size', () => {
    fc.assert(
      fc.property(SCREENS, (screen) => {
        const { fewer, more, speeds, deal, faces } = layoutMenu(screen, 3);
        expectApart([fewer, more, ...speeds, deal, ...faces], screen);
        expectTouchable([fewer, more, ...speeds, deal]);
      }),
    );
  });

  test('title and cards stand apart from the buttons', () => {
    fc.assert(
      fc.property(SCREENS, (screen) => {
        const { title, titleSize, cards, fewer, deal } = layoutMenu(screen, 3);
        const words = {
          x: title.x - titleSize * 2.4,
          y: title.y - titleSize / 2,
          width: titleSize * 4.8,
          height: titleSize,
        };
        const { x, y, cardWidth } = cards;
        const card = { x: x - cardWidth / 2, y: y - cardWidth * 0.7, width: cardWidth, height: cardWidth * 1.4 };
        expectApart([card, words, fewer, deal], screen);
      }),
    );
  });
});

describe('the result', () => {
  test('headline, standings and buttons keep apart, on the screen and large enough to touch, at any size', () => {
    fc.assert(
      fc.property(SCREENS, fc.integer({ min: 2, max: 10 }), (screen, seats) => {
        const { sheet, rows, buttons, title, titleSize } = layoutResult(screen, seats, 3);
        const words = { x: title.x - 1, y: title.y - titleSize / 2, width: 2, height: titleSize };
        expectApart([sheet, ...buttons, words], screen);
        expectApart(rows, screen);
        expectTouchable(buttons);
        for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(16);
      }),
    );
  });
});
