/** Doubles in the built game: one's own is learnt from matches, sent as a link, and plays as that of a friend. */
import { expect, test } from 'vitest';
import { preset } from '../../engine/rules/resolve.ts';
import { sealedMatch } from '../game/support/challenges.ts';
import { builtGame } from './support/built-game.ts';
import { pressListed } from './support/listener.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

/** Matches that make more than 150 decisions together. */
const MATCHES = 14;

const doubles = ({ page }: Visit) => page.getByRole('dialog', { name: 'Doubles' });

/** Puts matches among the person's own. */
async function bringMatches(visit: Visit): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: MATCHES }, async (_, seed) => ({
      name: `${seed}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(await sealedMatch(preset('scat'), 2, { seed: seed + 1 }))),
    })),
  );
  await visit.pressButton('Records');
  const chosen = visit.page.waitForEvent('filechooser');
  await visit.page.getByRole('button', { name: 'Import files' }).click();
  await (await chosen).setFiles(files);
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
    await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).toMatch(/#double=1\.[\w-]+$/);
    const link = await field.inputValue();
    expect(link.length).toBeLessThanOrEqual(300);
    for (let open = 0; open < 3; open++) await page.keyboard.press('Escape');

    await page.evaluate((hash) => void (window.location.hash = hash), new URL(link).hash);
    await page.getByText('The double of Anna has arrived.').waitFor();
    await page.locator('.toast button').click();
    await visit.pressButton('Players');
    await pressListed(visit, 'Doubles');
    await doubles(visit).getByRole('button', { name: 'Play against the double of Anna' }).click();
    const { names } = await visit.see('a turn', ({ targets }) => targets?.length > 0);
    expect(names).toEqual(['You', 'Anna']);
  });
});
