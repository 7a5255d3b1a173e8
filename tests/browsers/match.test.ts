import { describe, expect, test } from 'vitest';
import { keyboardInput, playToTheEnd, POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn } from './support/game-in.ts';

describe.each(BROWSERS)('a match in $name', (browser) => {
  const { visiting, address } = gameIn(browser);

  test('is played to its end by pointer, against the trained policy', async () => {
    await visiting(async (visit) => {
      await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
      await visit.sitDown({ opponents: 1 });
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      expect(result.headline).toMatch(/wins? the match$/);
      expect(result.evaluationTimes.length).toBeGreaterThan(0);
    });
  });

  test('is played to its end by keys', async () => {
    await visiting(async (visit) => {
      await visit.sitDown({ opponents: 1 });
      const { result } = await playToTheEnd(visit, keyboardInput());
      expect(result.standings).toHaveLength(2);
    });
  });

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
