/** The deal of the day in the built game: played, left and resumed, compared, shared, and found in the calendar. */
import { expect, test } from 'vitest';
import { dayOf } from '../../engine/daily/day.ts';
import { LANGUAGES, type Language } from '../../game/i18n/languages.ts';
import { playedDay } from '../game/support/daily-deals.ts';
import { expectAbsent, overflow } from './support/absence.ts';
import { builtGame, LAPTOP, PHONE } from './support/built-game.ts';
import { savedFile } from './support/files.ts';
import { listed } from './support/listener.ts';
import { keyboardInput, playDeal } from './support/player.ts';
import { store } from './support/storage.ts';
import { NOON, policyFor } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const DATE = '2026-11-26';
const TITLES: Record<Language, string> = {
  en: 'Deal of the day #26',
  de: 'Runde des Tages Nr. 26',
  fr: 'Donne du jour nº 26',
  es: 'Ronda del día n.º 26',
};

const OPTIONS = { ...LAPTOP, time: NOON, hasPolicy: true };

/** Of a PNG file, as its header says. */
const widthAndHeight = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

const pageOf = ({ page }: Visit) => page.getByRole('dialog', { name: TITLES.en });

test('after the last deal, by keys, the day is compared, shared and in the calendar', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  await visiting({ ...OPTIONS, permissions }, async (visit) => {
    const { page } = visit;
    await visit.applySettings({});
    await store(visit, 'days', { [DATE]: playedDay(DATE, 7, policyFor(dayOf(DATE).rules, dayOf(DATE).players)) });
    await page.getByRole('button', { name: /^Deal of the day/ }).press('Enter');
    await pageOf(visit).getByRole('button', { name: 'Go on with deal 8' }).press('Enter');
    expect(await playDeal(visit, keyboardInput())).toBe('The result');
    await expect.poll(() => listed(visit)).toContain('The result');
    await page.keyboard.press('Enter');
    await pageOf(visit).waitFor();
    await pageOf(visit)
      .getByText(/^Better than “Master” in /)
      .waitFor();
    expect(
      await pageOf(visit)
        .getByText(/^Better than “/)
        .count(),
    ).toBe(5);
    expect(await pageOf(visit).getByRole('row').count()).toBe(10);
    await pageOf(visit).getByRole('button', { name: 'Copy in words' }).press('Enter');
    await pageOf(visit).getByText('Copied.').waitFor();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).toMatch(/^Thirty-One, deal of the day 26: (?:(?:ahead|level|behind)(?:, |\. )){8}Total [+−]?\d+\. /);
    const picture = await savedFile(page, () =>
      pageOf(visit).getByRole('button', { name: 'As a picture' }).press('Enter'),
    );
    expect(picture.name).toBe('thirty-one-26.png');
    expect(widthAndHeight(picture.contents)).toEqual([1080, 1080]);
    await pageOf(visit).getByRole('button', { name: 'Play again, as practice' }).waitFor();

    await pageOf(visit).getByRole('button', { name: 'Calendar' }).press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    const today = calendar.getByRole('button', {
      name: /^Thursday, November 26, 2026: day 26, Scat, today, played, /,
    });
    await expectAbsent('tomorrow', () => calendar.getByRole('button', { name: /November 27/ }).count(), {
      once: () => today.waitFor(),
    });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const past = page.getByRole('dialog', { name: 'Deal of the day #18' });
    await past.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await past.getByRole('button', { name: 'Calendar' }).press('Enter');
    await calendar.getByRole('button', { name: /^Thursday, November 26/ }).press('Enter');
    await pageOf(visit)
      .getByText(/^Better than “Master” in /)
      .waitFor();

    for (const language of LANGUAGES) {
      await visit.speak(language);
      for (const { viewport } of [PHONE, LAPTOP]) {
        await page.setViewportSize(viewport);
        const article = page.getByRole('dialog', { name: TITLES[language] }).locator('article');
        await expectAbsent(`overflow, ${language} at ${viewport.width}`, () => overflow(article), {
          once: () => article.waitFor(),
        });
      }
    }
  });
});

test('the last deal of a Sunday, at the table of its week, leads to the result of the week and its picture', async () => {
  const [monday, sunday] = ['2026-12-14', '2026-12-20'];
  await visiting({ ...OPTIONS, time: Date.parse(`${sunday}T12:00Z`) }, async (visit) => {
    const { page } = visit;
    await visit.applySettings({ introduced: ['schwimmen'] });
    const { rules, players } = dayOf(sunday);
    const policy = policyFor(rules, players);
    await store(visit, 'days', { [monday]: playedDay(monday, 8, policy), [sunday]: playedDay(sunday, 7, policy) });
    await page.getByRole('button', { name: /^Deal of the day/ }).press('Enter');
    const day = page.getByRole('dialog', { name: 'Deal of the day #50' });
    await day.getByRole('heading', { name: 'This week: Schwimmen for three' }).waitFor();
    await day.getByRole('button', { name: 'Go on with deal 8' }).press('Enter');
    expect((await visit.seeScene('table')).names).toEqual(['You', 'Badger', 'Owl']);
    expect(await playDeal(visit, keyboardInput())).toBe('The result');
    await page.keyboard.press('Enter');
    const result = day.getByRole('table', { name: 'Your days' });
    await result.getByRole('columnheader', { name: 'Master' }).waitFor();
    expect(await result.getByRole('row', { name: /^Tue – –$/ }).count()).toBe(1);
    const toShare = day.getByRole('region', { name: 'The week, to share' });
    const picture = await savedFile(page, () => toShare.getByRole('button', { name: 'As a picture' }).press('Enter'));
    expect(picture.name).toBe('thirty-one-week-2.png');
    expect(widthAndHeight(picture.contents)).toEqual([1080, 1080]);
    for (const language of LANGUAGES) {
      await visit.speak(language);
      await page.setViewportSize({ width: 320, height: 568 });
      const article = page.getByRole('dialog').locator('article');
      await expectAbsent(`overflow, ${language}`, () => overflow(article), { once: () => article.waitFor() });
    }
  });
});

test('the game of a day introduces itself to whoever has never played it, and the calendar leads back to the day', async () => {
  await visiting(OPTIONS, async (visit) => {
    const { page } = visit;
    await visit.applySettings({ introduced: [] });
    await visit.pressButton('Deal of the day');
    await pageOf(visit).getByRole('button', { name: 'Calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await calendar.getByRole('button', { name: 'Close' }).click();
    await pageOf(visit).getByRole('button', { name: 'Calendar' }).click();
    await calendar.getByRole('button', { name: /^Tuesday, November 24/ }).click();
    await page.getByRole('dialog', { name: 'Deal of the day #24' }).getByRole('button', { name: 'Play' }).click();
    const introduction = page.getByRole('dialog', { name: 'G I N' });
    await introduction.getByText('Letters of “GIN” in place of tokens.').waitFor();
    await introduction.getByRole('button', { name: 'Play' }).click();
    const { names, settings } = await visit.seeScene('table');
    expect(names).toEqual(['You', 'Hare', 'Badger', 'Owl']);
    expect(settings).toMatchObject({ introduced: ['gin'] });
  });
});
