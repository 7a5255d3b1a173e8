import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../game/i18n/languages.ts';
import { loadWords, wordsOf } from '../../game/i18n/words.ts';
import { expectAbsent } from './support/absence.ts';
import { builtGame } from './support/built-game.ts';
import { illegible } from './support/legible.ts';
import { hasButton, mayAct, type Screen } from './support/screen.ts';
import { bots, person } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

await Promise.all(LANGUAGES.map(loadWords));

const { visiting } = builtGame();

const TAGS: Record<Language, string> = { en: 'en-GB', de: 'de-AT', fr: 'fr-CA', es: 'es-MX' };

const seats = (first: object) => [first, ...bots(9)];

/** The menu of somebody who has played before. */
function enter(visit: Visit, settings: object): Promise<void> {
  return visit.applySettings({ isNew: false, ...settings });
}

/** Begins a match from the menu, where another may wait. */
function begin(visit: Visit): Promise<void> {
  const { menu, saves } = wordsOf('en');
  return visit.pressButton(new RegExp(`^(${menu.play}|${saves.newMatch})$`));
}

test('after elimination the buttons to go on are legible in every language on the smallest phone', async () => {
  await visiting({ locale: 'en-GB', viewport: { width: 360, height: 640 } }, async (visit) => {
    const { match } = wordsOf('en');
    const isOffered = (label: string) => (screen: Screen) => hasButton(screen, label);
    await enter(visit, { opponents: 2, seats: seats(person('')) });
    await begin(visit);
    for (let isOut = false; !isOut;) {
      await visit.seeTurn();
      await visit.page.keyboard.press('k');
      await visit.page.keyboard.press('k');
      const end = await visit.see(
        'the end of the deal',
        (screen) => isOffered(match.nextDeal)(screen) || isOffered(match.watchOn)(screen),
      );
      isOut = isOffered(match.watchOn)(end);
      if (!isOut) await visit.pressButton(match.nextDeal);
    }
    for (const language of LANGUAGES) {
      await visit.speak(language);
      await visit.see('the buttons to go on in it', isOffered(wordsOf(language).match.watchOn));
      await expectAbsent(`what cannot be read in ${language}`, () => illegible(visit), { once: () => visit.frames(2) });
    }
  });
});

test('another language applies at once: in the menu, and in a match with all its messages', async () => {
  await visiting({ locale: 'en-GB', viewport: { width: 844, height: 390 } }, async (visit) => {
    const choose = async (present: Language, next: Language) => {
      await visit.pressButton(`${wordsOf(present).options.language}: ${LANGUAGE_NAMES[next]}`);
      await visit.see('the options in it', ({ page }) => page === wordsOf(next).options.title);
      expect(await visit.page.evaluate(() => document.documentElement.lang)).toBe(next);
      expect(await visit.page.title()).toBe(wordsOf(next).page.title);
    };
    await enter(visit, { opponents: 1 });
    await visit.pressButton(wordsOf('en').menu.options);
    await choose('en', 'de');
    await visit.pressButton(wordsOf('de').dialogs.done);
    await visit.pressButton(wordsOf('de').menu.play);
    const before = await visit.seeTurn();
    expect(before.names).toEqual(['Du', 'Fuchs']);
    await visit.pressButton(wordsOf('de').match.leave.title);
    await visit.pressButton(wordsOf('de').match.leave.options);
    await choose('de', 'es');
    await visit.pressButton(wordsOf('es').dialogs.done);
    const after = await visit.see('the turn again', mayAct);
    expect(after.names).toEqual(['Tú', 'Zorro']);
    expect(after.shown.message).toMatch(/^Te toca\./);
    expect(after.targets.map(({ label }) => label)).toContain(wordsOf('es').turn.draw);
  });
});

test('an open question and an open dialog follow a change of the browser’s preferred language', async () => {
  await visiting({ locale: 'en-GB', viewport: { width: 1280, height: 720 } }, async (visit) => {
    const prefer = (language: Language) =>
      visit.page.evaluate((tag) => {
        Object.defineProperty(navigator, 'languages', { value: [tag], configurable: true });
        window.dispatchEvent(new Event('languagechange'));
      }, TAGS[language]);
    await enter(visit, { opponents: 1 });
    await visit.pressButton(wordsOf('en').menu.play);
    await visit.seeTurn();
    await visit.pressButton(wordsOf('en').match.leave.title);
    await prefer('fr');
    await visit.see('the question in it', ({ question }) => question?.title === wordsOf('fr').match.leave.title);
    await visit.pressButton(wordsOf('fr').match.leave.stay);
    await visit.pressButton(wordsOf('fr').match.rules);
    await prefer('es');
    await visit.page.getByRole('heading', { name: wordsOf('es').rules.groups.aim }).waitFor();
    // A dialog that has closed is removed in a task of its own.
    await expect.poll(() => visit.page.locator('dialog.modal').count()).toBe(1);
  });
});
