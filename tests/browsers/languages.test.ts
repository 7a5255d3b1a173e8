import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '../../game/i18n/languages.ts';
import { loadWords, wordsOf } from '../../game/i18n/words.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn } from './support/game-in.ts';

await Promise.all(LANGUAGES.map(loadWords));

describe.each(BROWSERS)('languages in $name', (browser) => {
  const { visiting, address } = gameIn(browser);

  test('are chosen in the options, one after the other, and the last one is spoken at the next start', async () => {
    await visiting(async (visit) => {
      let spoken = wordsOf('en');
      for (const language of ['de', 'fr', 'es'] as const) {
        await visit.pressButton(spoken.menu.options);
        await visit.pressButton(`${spoken.options.language}: ${LANGUAGE_NAMES[language]}`);
        spoken = wordsOf(language);
        await visit.pressButton(spoken.dialogs.done);
        await visit.see(
          `the menu in ${LANGUAGE_NAMES[language]}`,
          ({ scene, page, buttons }) =>
            scene === 'menu' && page === null && buttons.some(({ label }) => label === spoken.menu.play),
        );
      }
      await visit.open(address());
      await visit.pressButton(spoken.menu.play);
      await visit.seeScene('table');
      expect(await visit.evaluate(() => document.documentElement.lang, null)).toBe('es');
    });
  });
});
