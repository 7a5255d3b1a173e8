import { describe, expect, test } from 'vitest';
import { builtGame } from '../browser/support/built-game.ts';
import { AS_GUEST, HAS_ROOMS, keptBy, openTable, playAlong } from '../browser/support/friends.ts';
import { POINTER_INPUT } from '../browser/support/player.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn, LAPTOP } from './support/game-in.ts';

describe.each(BROWSERS)('a table of friends, one of them in Chromium and one in $name,', (browser) => {
  const chromium = builtGame();
  const { visiting } = gameIn(browser);

  test('is played to its end, and both have the same record', async () => {
    await chromium.visiting(HAS_ROOMS, async (anna) => {
      const { link } = await openTable(anna, 'scat');
      await visiting(async (ben) => {
        await ben.changeSettings(AS_GUEST);
        await ben.follow(link);
        await ben.fill('textbox', 'Name', 'Ben');
        await ben.pressNamed('button', 'Come in');
        await anna.page.getByText('Ben', { exact: true }).waitFor();
        await anna.page.getByRole('button', { name: 'Start' }).click();
        await Promise.all([anna, ben].map((visit) => playAlong(visit, POINTER_INPUT)));
        const [one, other] = await keptBy(anna, ben);
        expect(one.players).toEqual(['Anna', 'Ben']);
        expect(other).toEqual(one);
      }, LAPTOP);
    });
  });
});
