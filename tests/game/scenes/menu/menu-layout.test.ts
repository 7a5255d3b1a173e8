import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutMenu } from '../../../../game/scenes/menu/menu-layout.ts';
import { layoutResult } from '../../../../game/scenes/result/result-layout.ts';
import { expectApart, expectTouchable, SCREENS } from '../../support/screens.ts';

describe('the menu', () => {
  test('its buttons keep apart, on the screen and large enough to touch, at any size', () => {
    fc.assert(
      fc.property(SCREENS, fc.boolean(), (screen, hasHint) => {
        const { fewer, more, players, play, game, options, records, tiles, faces } = layoutMenu(screen, hasHint);
        const buttons = [fewer, more, players, play, game, options, records, ...tiles];
        expectApart([...buttons, ...faces], screen);
        expectTouchable(buttons);
      }),
    );
  });

  test('title, summary and cards stand apart from the buttons, and the summary leaves the cards their room', () => {
    fc.assert(
      fc.property(SCREENS, (screen) => {
        const { title, titleSize, summary, cards, fewer, play, game, options, records, tiles } = layoutMenu(
          screen,
          true,
        );
        const words = {
          x: title.x - titleSize * 2.4,
          y: title.y - titleSize / 2,
          width: titleSize * 4.8,
          height: titleSize,
        };
        const { x, y, cardWidth } = cards;
        const card = { x: x - cardWidth / 2, y: y - cardWidth * 0.7, width: cardWidth, height: cardWidth * 1.4 };
        const texts = summary === null ? [words] : [words, summary];
        expectApart([card, ...texts, game, fewer, play, options, records, ...tiles], screen);
        if (summary !== null) expect(cardWidth).toBeGreaterThanOrEqual(40);
      }),
    );
  });
});

test.each([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('what the game is about is on the menu at $width × $height', (size) => {
  const safe = { top: 0, right: 0, bottom: 0, left: 0 };
  expect(layoutMenu({ ...size, safe }, false).summary).not.toBeNull();
});

describe('the result', () => {
  test('headline, standings and buttons keep apart, on the screen and large enough to touch, at any size', () => {
    fc.assert(
      fc.property(
        SCREENS,
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 4, max: 7 }),
        fc.constantFrom(0, 3, 4, 7),
        (screen, lines, count, newsLines) => {
          const counts = { lines, buttons: count, newsLines };
          const { sheet, rows, buttons, title, titleSize, winner, news } = layoutResult(screen, counts);
          const words = { x: title.x - 1, y: title.y - titleSize / 2, width: 2, height: titleSize };
          expect(news !== null).toBe(newsLines > 0);
          expectApart([sheet, ...buttons, words, ...[winner, news].filter((rect) => rect !== null)], screen);
          expectApart(rows, screen);
          expectTouchable(buttons);
          for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(16);
        },
      ),
      // The tightest of all, which random examples meet once in ten thousand.
      { examples: [[{ width: 472, height: 640, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, 10, 4, 7]] },
    );
  });
});
