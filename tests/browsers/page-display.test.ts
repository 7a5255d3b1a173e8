import { describe, expect, test } from 'vitest';
import { keyboardInput, playToTheEnd } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn, PHONE } from './support/game-in.ts';

/** Runs in the page: how many pictures of the table it has; null for none. */
function picturesOnPage(): number | null {
  return document.querySelectorAll('.scene canvas').length || null;
}

describe.each(BROWSERS)('the game without WebGL, in $name', (browser) => {
  const { visiting } = gameIn(browser, { more: '&canvas=off' });

  test('is drawn by the page, and played there', async () => {
    await visiting(async (visit) => {
      await visit.applySettings({ opponents: 1 });
      await visit.pressNamed('button', 'Play');
      expect(await visit.until('the table', picturesOnPage, null)).toBeGreaterThan(10);
      const { result } = await playToTheEnd(visit, keyboardInput());
      expect(result.standings).toHaveLength(2);
    }, PHONE);
  });
});
