/** The review of a match in the built game. */
import { expect, test } from 'vitest';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { reviewDialog, reviewed, reviewOfMatch } from './support/replay.ts';

const game = builtGame();

test('a review is not made where it is closed, is made from the replay, and stays with the record', async () => {
  await game.visiting({ ...LAPTOP, hasPolicy: true }, async (visit) => {
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
