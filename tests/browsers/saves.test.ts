import { describe, expect, test } from 'vitest';
import { POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn } from './support/game-in.ts';

describe.each(BROWSERS)('a match in $name', (browser) => {
  const { visiting, address } = gameIn(browser);

  test('goes on in mid-turn after the page was loaded again', async () => {
    await visiting(async (visit) => {
      await visit.sitDown({ opponents: 2 });
      await POINTER_INPUT.act(visit, await visit.see('a turn', ({ legal }) => legal?.includes('draw')), 'draw');
      const before = await visit.see(
        'a drawn card',
        ({ shown, isKept }) => (shown.hand as number[]).length === 4 && isKept,
      );
      await visit.open(address());
      await visit.pressButton('Continue');
      const after = await visit.seeTurn();
      expect(after.match).toBe(before.match);
      expect(after.shown.hand).toEqual(before.shown.hand);
      expect(after.legal).toEqual(before.legal);
    });
  });
});
