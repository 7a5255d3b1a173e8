import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { around } from '../../../../game/base/geometry.ts';
import { layoutMenu } from '../../../../game/scenes/menu/menu-layout.ts';
import { expectApart, expectTouchable, SCREENS } from '../../support/screens.ts';

test('on the menu buttons, faces, title, summary and cards keep apart, on the screen and large enough, at any size', () => {
  fc.assert(
    fc.property(SCREENS, fc.boolean(), (screen, hasHint) => {
      const { title, titleSize, summary, cards, faces, ...menu } = layoutMenu(screen, hasHint);
      const { fewer, more, players, play, game, options, records, tiles } = menu;
      const buttons = [fewer, more, players, play, game, options, records, ...tiles];
      expectApart([...buttons, ...faces], screen);
      expectTouchable(buttons);
      if (!hasHint) return;
      const words = around(title, titleSize * 4.8, titleSize);
      const card = around(cards, cards.cardWidth, cards.cardWidth * 1.4);
      const texts = summary === null ? [words] : [words, summary];
      expectApart([card, ...texts, game, fewer, play, options, records, ...tiles], screen);
      if (summary !== null) expect(cards.cardWidth).toBeGreaterThanOrEqual(40);
    }),
    { numRuns: 60 },
  );
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ])
    expect(layoutMenu({ width, height, safe: { top: 0, right: 0, bottom: 0, left: 0 } }, false).summary).not.toBeNull();
});
