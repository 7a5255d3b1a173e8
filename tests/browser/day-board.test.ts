/** The deals of a day with the people of a room, in the built game: from the table to the deals, and back with the result. */
import { expect, inject, test } from 'vitest';
import { dayOf } from '../../engine/daily/day.ts';
import { LANGUAGES } from '../../game/i18n/languages.ts';
import { playedDay } from '../game/support/daily-deals.ts';
import { Guest, wait } from '../server/support/rooms.ts';
import { expectAbsent, overflow } from './support/absence.ts';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { keyboardInput, playDeal } from './support/player.ts';
import { store } from './support/storage.ts';
import { policyFor } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const NARROW = { width: 320, height: 640 };

/** The screen that is open, in every language: narrow and wide. */
async function expectFits(visit: Visit, what: string): Promise<void> {
  const { page } = visit;
  for (const language of LANGUAGES) {
    await visit.speak(language);
    for (const viewport of [NARROW, LAPTOP.viewport]) {
      await page.setViewportSize(viewport);
      for (const part of ['article', '.board']) {
        const shown = page.locator('dialog[open]').last().locator(part);
        await expectAbsent(`overflow of ${part}, ${what}, ${language} at ${viewport.width}`, () => overflow(shown), {
          once: () => shown.waitFor(),
        });
      }
    }
  }
  await visit.speak('en');
}

test('whoever takes part comes back from the last deal to how the others did, by keys', async () => {
  await visiting({ ...LAPTOP, hasPolicy: true }, async (visit) => {
    const { page } = visit;
    const date = new Date().toISOString().slice(0, 10);
    const { rules, players } = dayOf(date);
    await visit.applySettings({ introduced: [rules.name] });
    await store(visit, 'days', { [date]: playedDay(date, 7, policyFor(rules, players)) });
    await page.getByRole('button', { name: 'Play with friends' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna');
    await page.getByRole('button', { name: 'Open a table' }).press('Enter');
    const table = page.getByRole('dialog', { name: /^Table / });
    const link = await table.getByRole('textbox', { name: 'Link' }).inputValue();
    const [, id] = /#join=(\w+)/.exec(link)!;
    const ben = await Guest.join(inject('origin'), 'b', id, wait);
    ben.send('day', { name: 'Ben', date, points: [1, 0, -1, 0, 0, 1, 0, 0] });
    await table.getByText('has played').waitFor();

    await table.getByRole('button', { name: 'Go on with the deals' }).press('Enter');
    await page.getByRole('button', { name: 'Go on with deal 8' }).press('Enter');
    expect(await playDeal(visit, keyboardInput())).toBe('The result');
    await page.keyboard.press('Enter');
    const day = page.getByRole('dialog', { name: /^Deal of the day #/ });
    await day.getByText('+1', { exact: true }).first().waitFor();
    await day.getByRole('img', { name: 'Deal by deal: +1, 0, −1, 0, 0, +1, 0, 0' }).waitFor();
    await expect.poll(() => ben.board?.days[0].results.map((result) => typeof result)).toEqual(['object', 'object']);

    await expectFits(visit, 'the page of the day');
    await day.getByRole('button', { name: /^Back to table/ }).press('Enter');
    await table
      .getByRole('img', { name: /^Deal by deal/ })
      .first()
      .waitFor();
    await expectFits(visit, 'the table');
    await ben.room.leave();
  });
});
