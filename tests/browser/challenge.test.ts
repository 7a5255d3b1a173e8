/** Challenges in the built game: sent from a match, taken up from a link, compared, and refused where they do not follow. */
import { expect, test } from 'vitest';
import { packChallenge } from '../../engine/challenge/packed.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { challengeLink } from '../../game/features/challenge/challenge-link.ts';
import { LANGUAGES } from '../../game/i18n/languages.ts';
import { challengeFrom, linkHolding, sealedMatch } from '../game/support/challenges.ts';
import { expectAbsent, overflow } from './support/absence.ts';
import { builtGame } from './support/built-game.ts';
import { playDealByTree, pressListed, treeText } from './support/listener.ts';
import { playDeal, POINTER_INPUT } from './support/player.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };

/** Makes the page play without motion. */
function atInstantSpeed(): void {
  localStorage.setItem('thirty-one/settings', JSON.stringify({ speed: 'instant' }));
}

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Challenge' });
const comparison = ({ page }: Visit) => page.getByRole('dialog', { name: 'Both results' });

test('a deal of a match is sent as a link; whoever opens it plays first, by the accessible tree, and sees both results afterwards', async () => {
  const text = JSON.stringify(await sealedMatch(preset('scat'), 3));
  let link = '';
  await visiting({ viewport: PHONE, hasTouch: true, hasPolicy: true }, async (visit) => {
    await visit.applySettings({});
    await visit.pressButton('Records');
    const chosen = visit.page.waitForEvent('filechooser');
    await visit.page.getByRole('button', { name: 'Import files' }).tap();
    await (await chosen).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
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
    { viewport: LAPTOP, hasPolicy: true, before: atInstantSpeed },
    async (visit) => {
      const { page } = visit;
      await expectAbsent('the challenge in the address', () => page.url().includes('#challenge'), {
        once: () => dialog(visit).getByRole('button', { name: 'Play', exact: true }).waitFor(),
      });
      const offered = (await dialog(visit).getByRole('article').innerText()).split(/\n+/);
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
      const { names } = await visit.see('the table', ({ scene }) => scene === 'table');
      expect(names).toEqual(['You', 'Fox', 'Owl']);
      await expectAbsent('a button for hints', () => visit.buttons('Hint'), {
        once: () => visit.see('a turn', ({ targets }) => targets.length > 0),
      });
      await expect.poll(() => treeText(visit)).toMatch(/ChallengeDeal 1/);
      await playDealByTree(visit);
      await pressListed(visit, 'The result');
      await comparison(visit)
        .getByRole('row', { name: /^Lost \d token/ })
        .waitFor();
      expect(await comparison(visit).getByRole('row').count()).toBe(5);
      for (const language of LANGUAGES) {
        await page.evaluate((chosen) => {
          const [key, newValue] = ['thirty-one/settings', JSON.stringify({ language: chosen, speed: 'instant' })];
          localStorage.setItem(key, newValue);
          window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
        }, language);
        await page.locator(`html[lang="${language}"]`).waitFor();
        for (const size of [PHONE, LAPTOP]) {
          await page.setViewportSize(size);
          const text = page.locator('dialog.modal article');
          await expectAbsent(`overflow, ${language} at ${size.width}`, () => overflow(text), {
            once: () => text.waitFor(),
          });
        }
      }
    },
    new URL(link).hash,
  );
}, 60_000);

test('a link that is damaged, or whose result does not follow, is refused in a sentence; one by another policy says so', async () => {
  const record = await sealedMatch(preset('scat'), 3);
  const second = challengeFrom(record, 2);
  const packed = packChallenge(second);
  const wrong = await linkHolding({ ...packed, results: packed.results === 'aaa' ? 'bbb' : 'aaa' });
  await visiting(
    { viewport: PHONE, hasPolicy: true },
    async (visit) => {
      const { page } = visit;
      await page.getByText('This challenge cannot be played. Deal 2: “result” is recorded as').waitFor();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      const open = (fragment: string): Promise<void> =>
        page.evaluate((hash) => {
          window.location.hash = hash;
        }, fragment);
      await open((await challengeLink(second)).slice(0, -9));
      await page.getByText('The link to this challenge is damaged').waitFor();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await open(await challengeLink(second));
      await dialog(visit).getByText('Your opponents are not quite the ones of before').waitFor();
      await dialog(visit).getByRole('button', { name: 'No, thanks' }).click();
      expect((await visit.screen()).scene).toBe('menu');
    },
    wrong,
  );
}, 60_000);
