import { expect, test } from 'vitest';
import { builtGame, LAPTOP, PHONE } from '../browser/support/built-game.ts';
import { AS_GUEST, HAS_ROOMS, keptBy, playAlong } from '../browser/support/friends.ts';
import { POINTER_INPUT } from '../browser/support/player.ts';
import { chooseShortGame } from '../browser/support/tables.ts';
import type { Visit } from '../browser/support/visit.ts';

const game = builtGame();

/** Says who one is, on the page that leads to a table. */
async function introduce(visit: Visit, name: string): Promise<void> {
  await visit.changeSettings(AS_GUEST);
  await visit.page.getByRole('button', { name: 'Play with friends' }).click();
  await visit.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
}

test('two people play a match with a bot from devices of their own, and one of them reloads in between', async () => {
  await game.visiting({ ...LAPTOP, ...HAS_ROOMS }, async (anna) => {
    await chooseShortGame(anna, 'scat');
    await introduce(anna, 'Anna');
    await anna.page.getByRole('button', { name: 'Open a table' }).click();
    const title = anna.page.getByRole('heading', { name: /^Table / });
    const code = ((await title.textContent()) ?? '').replace('Table ', '');
    await game.visiting({ ...PHONE, ...HAS_ROOMS }, async (ben) => {
      await introduce(ben, 'Ben');
      await ben.page.getByRole('textbox', { name: 'Code' }).fill(code);
      await ben.page.getByRole('button', { name: 'Come in' }).click();
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
