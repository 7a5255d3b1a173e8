/** Every screen that has an address, as it is in the list: in all languages and sizes, for axe, and by keys alone. */
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../game/i18n/languages.ts';
import { loadWords } from '../../game/i18n/words.ts';
import { ADDRESSED_SCREENS } from '../../game/match/destinations.ts';
import { expectAbsent, expectGone } from './support/absence.ts';
import { builtGame, LAPTOP } from './support/built-game.ts';
import { findings, illegible } from './support/legible.ts';
import { bots } from './support/tables.ts';
import type { Visit } from './support/visit.ts';

const { visiting } = builtGame();

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

beforeAll(() => Promise.all(LANGUAGES.map(loadWords)));

/** Opens each of them over the menu of somebody who has watched a match, with the list of policies, which some wait for; closes it by Escape. */
async function openEach(during: (visit: Visit, screen: string) => Promise<void>): Promise<void> {
  await visiting({ ...LAPTOP, hasPolicy: true }, async (visit) => {
    await visit.applySettings({ opponents: 1, seats: bots(10), isNew: false });
    await visit.pressButton('Play');
    await visit.pressButton('The result');
    await visit.seeScene('result');
    await visit.pressButton('Menu');
    await visit.seeScene('menu');
    await visit.changeSettings({ opponents: 3 });
    const dialog = visit.page.locator('dialog[open]');
    for (const screen of ADDRESSED_SCREENS) {
      await visit.follow(`#/${screen}`);
      await dialog.waitFor();
      await visit.frames(2);
      await during(visit, screen);
      await expectGone(dialog, () => visit.page.keyboard.press('Escape'));
    }
  });
}

test('is legible in every language, from the smallest phone to a large screen', async () => {
  const found: string[] = [];
  let looked = 0;
  await openEach(async (visit, screen) => {
    for (const size of SIZES) {
      await visit.page.setViewportSize(size);
      for (const language of LANGUAGES.toReversed()) {
        await visit.speak(language);
        found.push(...(await illegible(visit)).map((what) => `${screen} at ${size.width} in ${language}: ${what}`));
        looked++;
      }
    }
  });
  await expectAbsent('what cannot be read', () => found, {
    once: async () => expect(looked).toBe(ADDRESSED_SCREENS.length * SIZES.length * LANGUAGES.length),
  });
});

test('has nothing that axe finds', async () => {
  const found: string[] = [];
  const looked: string[] = [];
  await openEach(async (visit, screen) => {
    found.push(...(await findings(visit)).map((what) => `${screen}: ${what}`));
    looked.push(screen);
  });
  await expectAbsent('what axe finds', () => found, { once: async () => expect(looked).toEqual(ADDRESSED_SCREENS) });
});

describe('by keys alone', () => {
  test('everything that can be pressed is reached by Tab, and seen there', async () => {
    const missed: Record<string, string[]> = {};
    await openEach(async (visit, screen) => {
      missed[screen] = await notReached(visit);
    });
    expect(missed).toEqual(Object.fromEntries(ADDRESSED_SCREENS.map((screen) => [screen, []])));
  });
});

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
  return page.evaluate(() => [...document.querySelectorAll('[data-stop]')].map((one) => one.outerHTML.slice(0, 120)));
}
