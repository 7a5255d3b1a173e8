/** The review of a match in the built game. */
import { describe, expect, test } from 'vitest';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { reviewDialog, reviewed, reviewOfMatch } from './support/replay.ts';
import { chooseShortGame } from './support/tables.ts';

const game = builtGame();

const OPTIONS = { ...LAPTOP, hasPolicy: true };

describe('a review in the built game', () => {
  test('is not made where it is closed, is made from the replay, and stays with the record', async () => {
    await game.visiting(OPTIONS, async (visit) => {
      const { page } = visit;
      await reviewOfMatch(visit);
      await page.keyboard.press('Escape');
      await visit.pressButton('Menu');
      await visit.pressButton('Records');
      await page.getByRole('button', { name: /^Watch: / }).click();
      await visit.see('the replay', ({ scene, review }) => scene === 'replay' && review?.is === 'absent');
      await page.getByRole('button', { name: 'Review' }).click();
      await expect.poll(async () => (await visit.screen()).review?.is).toBe('whole');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^More: / }).click();
      await page.getByRole('button', { name: /^Review: / }).click();
      await reviewed(visit);
      const chosen = reviewDialog(visit).getByRole('combobox', { name: 'Whose decisions' });
      expect(await chosen.inputValue()).toBe('0');
      await chosen.selectOption('Fox');
      await reviewed(visit);
    });
  });

  test('says so where nobody can judge', async () => {
    const expected = /manifest\.json|Failed to load resource/;
    await game.visiting({ ...OPTIONS, expected }, async (visit) => {
      await chooseShortGame(visit, 'scat');
      await visit.chooseSpeed('Instant');
      await visit.pressButton('Play');
      await visit.seeScene('table');
      await playToTheEnd(visit, POINTER_INPUT);
      await visit.page.route('**/manifest.json', (route) => route.abort());
      await visit.pressButton('Review');
      await reviewDialog(visit).getByText('The bots that judge did not load').waitFor();
      await visit.page.unroute('**/manifest.json');
      await reviewDialog(visit).getByRole('button', { name: 'Try again' }).click();
      await reviewed(visit);
    });
  });
});
