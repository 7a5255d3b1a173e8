/** One match on one phone, in all languages. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../game/i18n/languages.ts';
import { loadWords, wordsOf } from '../../game/i18n/words.ts';
import { expectAbsent } from '../browser/support/absence.ts';
import { builtGame, PHONE } from '../browser/support/built-game.ts';
import { illegible } from '../browser/support/legible.ts';
import { goOnLabel, playDeal, POINTER_INPUT } from '../browser/support/player.ts';

await Promise.all(LANGUAGES.map(loadWords));

const { visiting } = builtGame();

test('menu, options, table and showdown can be read in every language', async () => {
  await visiting({ ...PHONE, locale: 'en-GB' }, async (visit) => {
    /** English comes last: what comes next is asked for in it. */
    const look = async (where: string): Promise<void> => {
      for (const language of LANGUAGES.toReversed()) {
        await visit.speak(language);
        const found = () => illegible(visit);
        await expectAbsent(`what cannot be read: ${where}, ${language}`, found, {
          once: () => expect.poll(() => visit.page.title()).toBe(wordsOf(language).page.title),
        });
      }
    };
    const { menu, dialogs } = wordsOf('en');
    await visit.applySettings({ isNew: false, opponents: 3, language: 'en' });
    await look('menu');
    await visit.pressButton(menu.options);
    await look('options');
    await visit.pressButton(dialogs.done);
    await visit.pressButton(menu.play);
    await visit.seeTurn();
    await look('table');
    await playDeal(visit, POINTER_INPUT);
    await visit.see('the end of the deal', (screen) => goOnLabel(screen) !== undefined);
    await look('showdown');
  });
});
