import { expect, test } from 'vitest';
import { builtGame, LAPTOP, PHONE } from '../browser/support/built-game.ts';
import { comeByLink, HAS_ROOMS, keptBy, openTable, playAlong } from '../browser/support/friends.ts';
import { POINTER_INPUT } from '../browser/support/player.ts';

const game = builtGame();

test('two people play a match with a bot from devices of their own, and one of them reloads in between', async () => {
  await game.visiting({ ...LAPTOP, ...HAS_ROOMS }, async (anna) => {
    const { link } = await openTable(anna, 'scat');
    await game.visiting({ ...PHONE, ...HAS_ROOMS }, async (ben) => {
      await comeByLink(ben, link);
      await anna.page.getByText('Ben', { exact: true }).waitFor();
      await anna.page.getByRole('combobox', { name: /Seat 3/ }).selectOption('beginner');
      await anna.page.getByRole('button', { name: 'Start' }).click();
      await ben.seeScene('table');
      await ben.page.reload();
      const results = await Promise.all([anna, ben].map((visit) => playAlong(visit, POINTER_INPUT)));
      expect(results.map(({ scene }) => scene)).toEqual(['result', 'result']);
      const [one, other] = await keptBy(anna, ben);
      expect(other).toEqual(one);
    });
  });
});
