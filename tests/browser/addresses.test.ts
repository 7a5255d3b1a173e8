/** Every screen that has an address, as it is in the list: in all languages and sizes, for axe, and by keys alone. */
import { afterAll, beforeAll, test } from 'vitest';
import { ADDRESSED_SCREENS } from '../../game/match/destinations.ts';
import { expectAbsent, expectGone, expectNoProblems } from './support/absence.ts';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { findings, illegibleAnywhere } from './support/legible.ts';
import { bots } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const game = builtGame();

/** In the menu of somebody who has watched a match, with the list of policies, which some screens wait for. */
let visit: Visit;
beforeAll(async () => {
  visit = await game.visit({ ...LAPTOP, hasPolicy: true });
  await visit.applySettings({ opponents: 1, seats: bots(10), isNew: false });
  await visit.pressButton('Play');
  await visit.pressButton('The result');
  await visit.seeScene('result');
  await visit.pressButton('Menu');
  await visit.seeScene('menu');
  await visit.changeSettings({ opponents: 3 });
});
afterAll(() => visit.end());

test.each(ADDRESSED_SCREENS.map((screen, number) => ({ screen, number })))(
  '#/$screen has nothing that axe finds, and nothing that Tab does not reach or that cannot be read',
  async ({ screen, number }) => {
    const dialog = visit.page.locator('dialog[open]');
    await visit.follow(`#/${screen}`);
    await dialog.waitFor();
    await visit.frames(2);
    const wrong = [
      ...(await findings(visit)),
      ...(await notReached(visit)),
      ...(await illegibleAnywhere(visit, number)),
    ];
    // First, so that the next one opens over the menu whatever is wrong with this one.
    await expectGone(dialog, () => visit.page.keyboard.press('Escape'));
    await expectAbsent('what is wrong', () => wrong, { once: () => visit.seeScene('menu') });
    await expectNoProblems(visit);
  },
);

/** What Tab does not come to in the dialog that is open, or what lies outside the window then; of radio buttons one stands for all. */
async function notReached({ page }: Visit): Promise<string[]> {
  const count = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'dialog[open] :is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
    );
    const groups = new Set<string>();
    const stops = [...all].filter((one) => {
      if (!one.checkVisibility({ visibilityProperty: true })) return false;
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
      const isFirst = !groups.has(one.name);
      groups.add(one.name);
      return isFirst;
    });
    for (const one of stops) one.dataset.stop = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '';
    return stops.length;
  });
  for (let press = 0; press < 2 * count + 2; press++) {
    await page.keyboard.press('Tab');
    const isDone = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const { top, bottom } = at.getBoundingClientRect();
      if (bottom > 0 && top < window.innerHeight) {
        const radios = at instanceof HTMLInputElement && at.type === 'radio' ? at.name : null;
        const stop = radios === null ? at : document.querySelector<HTMLElement>(`[data-stop="${radios}"]`);
        delete stop?.dataset.stop;
      }
      return document.querySelector('[data-stop]') === null;
    });
    if (isDone) return [];
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-stop]')].map((one) => `not reached by Tab: ${one.outerHTML.slice(0, 120)}`),
  );
}
