import { describe, expect, test } from 'vitest';
import { keyboardInput, playToTheEnd } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn, PHONE } from './support/game-in.ts';

/** Runs in the page: how wide the text of the hand is, in CSS px, and how many pictures of cards there are. */
function handOnPage(): { width: number; cards: number } | null {
  const hand = document.querySelector('[data-topic="hand"]');
  const cards = hand?.querySelectorAll('svg.card') ?? [];
  return hand === null || cards.length === 0
    ? null
    : { width: hand.getBoundingClientRect().width, cards: cards.length };
}

describe.each(BROWSERS)('the game as a page, without a canvas, in $name', (browser) => {
  const { visiting } = gameIn(browser, { more: '&canvas=off' });

  test('shows the hand, and a match is played on it', async () => {
    await visiting(async (visit) => {
      await visit.applySettings({ opponents: 1 });
      await visit.pressNamed('button', 'Play');
      const hand = await visit.until('the hand', handOnPage, null);
      expect(hand.cards).toBe(3);
      expect(hand.width).toBeGreaterThan(250);
      const { result } = await playToTheEnd(visit, keyboardInput());
      expect(result.standings).toHaveLength(2);
    }, PHONE);
  });
});
