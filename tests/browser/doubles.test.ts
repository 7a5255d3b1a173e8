/** Doubles in the built game: one's own is learnt from matches, sent as a link, and plays as that of a friend. */
import { expect, test } from 'vitest';
import { preset } from '../../engine/rules/resolve.ts';
import { sealedMatch } from '../game/support/challenges.ts';
import { builtGame } from './support/built-game.ts';
import { chooseFiles } from './support/files.ts';
import { pressListed } from './support/listener.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

/** Matches that make more than 150 decisions together. */
const MATCHES = 14;

const doubles = ({ page }: Visit) => page.getByRole('dialog', { name: 'Doubles' });

/** Puts matches among the person's own. */
async function bringMatches(visit: Visit): Promise<void> {
  const files: Record<string, string> = {};
  for (let seed = 1; seed <= MATCHES; seed++)
    files[`${seed}.json`] = JSON.stringify(await sealedMatch(preset('scat'), 2, { seed }));
  await visit.pressButton('Records');
  await chooseFiles(visit.page, files, () => visit.page.getByRole('button', { name: 'Import files' }).click());
  await visit.page.getByText(`${MATCHES} matches were imported.`).waitFor();
  await visit.page.keyboard.press('Escape');
}

test('one’s own is learnt, sent as a link of 300 characters at most, and sits at a table as that of a friend', async () => {
  await visiting({ viewport: { width: 390, height: 844 }, hasPolicy: true }, async (visit) => {
    const { page } = visit;
    await visit.applySettings({});
    await bringMatches(visit);
    await visit.pressButton('Players');
    await visit.pressButton('Doubles');
    await doubles(visit)
      .getByText(/^It does what you did in \d+ of 100 decisions/)
      .waitFor();
    await doubles(visit).getByRole('button', { name: 'Send' }).click();
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).toMatch(/#double=1\.[\w-]+$/);
    const { length } = await field.inputValue();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
    await expect.poll(async () => (await field.inputValue()).length).toBeGreaterThan(length);
    const link = await field.inputValue();
    expect(link.length).toBeLessThanOrEqual(300);
    for (let open = 0; open < 3; open++) await page.keyboard.press('Escape');

    await visit.follow(link);
    await page.getByText('The double of Anna has arrived.').waitFor();
    await page.locator('.toast button').click();
    await visit.pressButton('Players');
    await pressListed(visit, 'Doubles');
    await doubles(visit).getByRole('button', { name: 'Play against the double of Anna' }).click();
    const { names } = await visit.seeTurn();
    expect(names).toEqual(['You', 'Anna']);
  });
});
