/** The browser's history: Back goes one step up, and out of the game from the menu alone; addresses name screens. */
import { expect, test } from 'vitest';
import { expectAbsent, expectGone } from './support/absence.ts';
import { builtGame, WINDOW } from './support/built-game.ts';
import type { Screen } from './support/screen.ts';

const { visit: begin } = builtGame();

const isMenu = ({ scene, page }: Screen) => scene === 'menu' && page === null;

test('Back goes one step up: from a dialog, a page, and with a question from the table; from the menu it leaves', async () => {
  const visit = await begin(WINDOW);
  const back = () => visit.page.evaluate(() => window.history.back());
  const entry = () => visit.page.evaluate(() => window.history.state as unknown);
  try {
    await visit.applySettings({ opponents: 1 });
    await visit.pressButton('Game');
    await visit.see('the games', ({ page }) => page === 'Choose a game');
    await visit.pressButton('Rules of Scat');
    const rules = visit.page.getByRole('dialog', { name: 'Scat', exact: true });
    await rules.waitFor();
    await expect.poll(entry).toEqual({ depth: 2 });
    await expectGone(rules, back);
    expect((await visit.screen()).page).toBe('Choose a game');
    await back();
    await visit.see('the menu', isMenu);

    await visit.pressButton('Play');
    await visit.seeTurn();
    await expect.poll(entry).toEqual({ depth: 1 });
    await back();
    await visit.see('the question', ({ question }) => question !== null);
    await visit.pressButton('Leave');
    await visit.see('the menu', isMenu);

    // What was left otherwise has left an entry, which is passed over.
    await back().catch(() => undefined);
    await expectAbsent('what went wrong', () => visit.problems, { once: () => visit.page.waitForURL('about:blank') });
  } finally {
    await visit.end();
  }
});

test('a link within the page stays where it leads', async () => {
  const visit = await begin(WINDOW);
  try {
    await visit.see('the menu', isMenu);
    await visit.follow('#somewhere');
    await visit.frames(3);
    expect(new URL(visit.page.url()).hash).toBe('#somewhere');
  } finally {
    await visit.end();
  }
});

test('an address names a screen: after a reload it is over the menu, and Forward opens it again', async () => {
  const visit = await begin(WINDOW);
  const hash = () => new URL(visit.page.url()).hash;
  const withoutAddress = () => visit.page.waitForURL((url) => url.hash === '');
  try {
    await visit.see('the menu', isMenu);
    await visit.pressButton('Records');
    await visit.see('the records', ({ page }) => page === 'Records');
    await expect.poll(hash).toBe('#/records');
    await visit.page.reload();
    await visit.see('the records again', ({ scene, page }) => scene === 'menu' && page === 'Records');
    await visit.pressButton('Statistics');
    await expect.poll(hash).toBe('#/statistics');
    await visit.page.goBack();
    await visit.see('the records below', ({ page }) => page === 'Records');
    await visit.page.goBack();
    await visit.see('the menu below', isMenu);
    await withoutAddress();
    await visit.page.goForward();
    await visit.see('the records once more', ({ page }) => page === 'Records');
    await expect.poll(hash).toBe('#/records');
    await visit.pressButton('Close');
    await visit.see('the menu', isMenu);
    await withoutAddress();
  } finally {
    await visit.end();
  }
});
