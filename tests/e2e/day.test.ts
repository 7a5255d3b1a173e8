/** The deal of the day, and a challenge from one device to another. */
import { expect, test } from 'vitest';
import { preset } from '../../engine/rules/resolve.ts';
import { LANGUAGES } from '../../game/i18n/languages.ts';
import { expectAbsent, overflow } from '../browser/support/absence.ts';
import { builtGame, LAPTOP, PHONE } from '../browser/support/built-game.ts';
import { chooseFiles } from '../browser/support/files.ts';
import { illegible } from '../browser/support/legible.ts';
import { playDealByTree, pressListed, treeText } from '../browser/support/listener.ts';
import { playDeal, POINTER_INPUT } from '../browser/support/player.ts';
import type { Screen } from '../browser/support/screen.ts';
import { NOON } from '../browser/support/tables.ts';
import type { Visit } from '../browser/support/visit.ts';
import { sealedMatch } from '../game/support/challenges.ts';

const { visiting } = builtGame();

/** Makes the page play without motion. */
function atInstantSpeed(): void {
  localStorage.setItem('thirty-one/settings', JSON.stringify({ speed: 'instant' }));
}

const pageOf = ({ page }: Visit) => page.getByRole('dialog', { name: 'Deal of the day #26' });
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Challenge' });
const comparison = ({ page }: Visit) => page.getByRole('dialog', { name: 'Both results' });

test('a deal of the day is played by touch, and the next is the same after the page was loaded again', async () => {
  await visiting({ ...PHONE, time: NOON, hasPolicy: true }, async (visit) => {
    await visit.applySettings({});
    await visit.pressButton('Deal of the day');
    await pageOf(visit).getByRole('button', { name: 'Play', exact: true }).tap();
    const { names } = await visit.seeScene('table');
    expect(names).toEqual(['You', 'Hare', 'Badger', 'Owl']);
    await expectAbsent('a button for hints', () => visit.buttons('Hint'), {
      once: () => visit.seeTurn(),
    });
    expect(await playDeal(visit, POINTER_INPUT)).toBe('Next deal');
    await visit.pressButton('Next deal');
    const isSecond = ({ deal, targets }: Screen) => deal === 1 && targets?.length > 0;
    const before = await visit.see('a turn', isSecond);
    await expectAbsent('what cannot be read', () => illegible(visit), {
      once: () => expect.poll(() => treeText(visit)).toMatch(/Deal of the day #26Deal 2 of 8 · [+−]?\d/),
    });
    await visit.see('what is kept', ({ isKept }) => isKept);
    await visit.page.reload();
    await visit.pressButton('Deal of the day');
    const goOn = pageOf(visit).getByRole('button', { name: 'Go on with deal 2' });
    const cards = async () => (await pageOf(visit).innerText()).match(/[♣♦♥♠]|of (?:clubs|diamonds|hearts|spades)/g);
    await expectAbsent('cards', cards, { once: () => goOn.waitFor() });
    await goOn.tap();
    const after = await visit.see('a turn', isSecond);
    expect(after.shown.hand).toEqual(before.shown.hand);
    expect(after.legal).toEqual(before.legal);
  });
});

test('a deal of a match is sent as a link; whoever opens it plays first, by the accessible tree, and sees both results afterwards', async () => {
  const text = JSON.stringify(await sealedMatch(preset('scat'), 3));
  let link = '';
  await visiting({ ...PHONE, hasPolicy: true }, async (visit) => {
    await visit.applySettings({});
    await visit.pressButton('Records');
    await chooseFiles(visit.page, { 'x.json': text }, () =>
      visit.page.getByRole('button', { name: 'Import files' }).tap(),
    );
    await visit.page.getByRole('button', { name: /^More: Scat/ }).tap();
    await visit.page.getByRole('button', { name: /^Challenge: Scat/ }).tap();
    await dialog(visit).getByRole('combobox', { name: 'Which cards' }).selectOption('Deal 1');
    const field = dialog(visit).getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).toMatch(/#challenge=2\.[\w-]+$/);
    link = await field.inputValue();
    expect(link.length).toBeLessThanOrEqual(800);
    await dialog(visit).getByRole('button', { name: 'Play it yourself' }).tap();
    await dialog(visit).getByRole('button', { name: 'Play', exact: true }).tap();
    expect(await playDeal(visit, POINTER_INPUT)).toBe('The result');
  });

  await visiting(
    { ...LAPTOP, hasPolicy: true, before: atInstantSpeed },
    async (visit) => {
      const { page } = visit;
      await expectAbsent('the challenge in the address', () => page.url().includes('#challenge'), {
        once: () => dialog(visit).getByRole('button', { name: 'Play', exact: true }).waitFor(),
      });
      const offered = (await dialog(visit).innerText()).split(/\n+/);
      expect(offered.slice(0, 7)).toEqual([
        'Challenge',
        'Scat · deal 1 of a match',
        expect.stringMatching(/^Somebody has played these cards before\./),
        'At the table',
        'You: 3 tokens left',
        'Fox (Casual): 3 tokens left',
        'Owl (Casual): 3 tokens left',
      ]);
      await dialog(visit).getByRole('button', { name: 'Play', exact: true }).press('Enter');
      const { names } = await visit.seeScene('table');
      expect(names).toEqual(['You', 'Fox', 'Owl']);
      await expectAbsent('a button for hints', () => visit.buttons('Hint'), {
        once: () => visit.seeTurn(),
      });
      await expect.poll(() => treeText(visit)).toMatch(/ChallengeDeal 1/);
      await playDealByTree(visit);
      await pressListed(visit, 'The result');
      await comparison(visit)
        .getByRole('row', { name: /^Lost \d token/ })
        .waitFor();
      expect(await comparison(visit).getByRole('row').count()).toBe(5);
      for (const language of LANGUAGES) {
        await visit.speak(language);
        for (const { viewport } of [PHONE, LAPTOP]) {
          await page.setViewportSize(viewport);
          const text = page.locator('dialog.modal article');
          await expectAbsent(`overflow, ${language} at ${viewport.width}`, () => overflow(text), {
            once: () => text.waitFor(),
          });
        }
      }
    },
    new URL(link).hash,
  );
});
