import { describe, expect, test } from 'vitest';
import { playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn } from './support/game-in.ts';

describe.each(BROWSERS)('$name, told that pages may store nothing,', (browser) => {
  const { visiting } = gameIn(browser, { isStorageBlocked: true });

  test('says so, and a match is played to its end', async () => {
    await visiting(async (visit) => {
      await visit.read(/This browser stores nothing for this page/);
      await visit.chooseSpeed('Instant');
      for (let fewer = 0; fewer < 2; fewer++) await visit.pressButton('Fewer opponents');
      await visit.pressButton('Play');
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      expect(result.headline).toMatch(/wins? the match$/);
    });
  });
});
