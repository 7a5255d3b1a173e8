import { describe, expect, test } from 'vitest';
import { playDeal, POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn, PHONE } from './support/game-in.ts';

describe.each(BROWSERS)('the deal of the day in $name', (browser) => {
  const { visiting, address } = gameIn(browser);

  test('is played, and goes on where it was left after the page was loaded again', async () => {
    await visiting(async (visit) => {
      await visit.applySettings({});
      await visit.pressButton('Deal of the day');
      await visit.pressNamed('button', 'Play');
      await visit.seeScene('table');
      expect(await playDeal(visit, POINTER_INPUT)).toBe('Next deal');
      await visit.pressButton('Next deal');
      const before = await visit.see(
        'a turn',
        ({ deal, targets, isKept }) => deal === 1 && targets?.length > 0 && isKept,
      );
      await visit.open(address());
      await visit.pressButton('Deal of the day');
      await visit.pressNamed('button', 'Go on with deal 2');
      const after = await visit.see('a turn', ({ deal, targets }) => deal === 1 && targets?.length > 0);
      expect(after.shown.hand).toEqual(before.shown.hand);
    }, PHONE);
  });
});
