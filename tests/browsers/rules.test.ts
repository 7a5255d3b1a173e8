import { describe, expect, test } from 'vitest';
import { expectAbsent } from '../browser/support/absence.ts';
import { pressNewGame } from '../browser/support/editor.ts';
import { BROWSERS } from './support/browsers.ts';
import { gameIn, LAPTOP } from './support/game-in.ts';

/** Runs in the page: the headings of rules that do not begin below the upper border of their frame. */
function headingsOnBorder(): string[] {
  const shown = [...document.querySelectorAll('fieldset legend')].filter((heading) => heading.checkVisibility());
  const top = (element: Element): number => element.getBoundingClientRect().top;
  const onBorder = shown.filter((heading) => top(heading) <= top(heading.closest('fieldset') as Element));
  return onBorder.map(({ textContent }) => textContent);
}

describe.each(BROWSERS)('the rules editor in $name', (browser) => {
  const { visiting } = gameIn(browser);

  test('has the heading of each rule inside its frame', async () => {
    await visiting(async (visit) => {
      await pressNewGame(visit);
      await expectAbsent('headings on the border', () => visit.evaluate(headingsOnBorder, null), {
        once: () => visit.read(/What three of a rank are worth/),
      });
    }, LAPTOP);
  });

  test('makes a game, says it in words, keeps it, and it is played', async () => {
    await visiting(async (visit) => {
      await visit.applySettings({ opponents: 1 });
      await pressNewGame(visit);
      await visit.fill('textbox', 'Name', 'Kitchen table');
      await visit.choose('Start from', 'Blitz');
      await visit.fill('spinbutton', 'Tokens at the start', '1');
      await visit.pressNamed('radio', 'Out with the last token');
      await visit.read(/Everybody starts with 1 token\./);
      await visit.pressNamed('button', 'Save');
      await visit.read(/“Kitchen table” is saved\./);
      await visit.pressNamed('button', 'Done');
      await visit.pressButton('Kitchen table, your own');
      await visit.pressButton('Done');
      await visit.pressButton('Play');
      const { tokens } = await visit.seeScene('table');
      expect(tokens).toEqual([1, 1]);
    }, LAPTOP);
  });
});
