/** Matches that the browser keeps, in tabs that share it. */
import type { Browser, BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { expectAbsent } from './absence.ts';
import { COARSE, NO_POLICY } from './built-game.ts';
import { POINTER_INPUT } from './player.ts';
import type { Screen } from './screen.ts';
import { Visit } from './visit.ts';

const VIEWPORT = { viewport: { width: 800, height: 480 } };

export const isMenu = ({ scene }: Screen): boolean => scene === 'menu';
export const mayAct = ({ targets }: Screen): boolean => targets?.length > 0;

/** Somebody's browser, in which each page is a tab. */
export async function inOneBrowser(
  { browser, address }: { browser: Browser; address: string },
  during: (openTab: () => Promise<Visit>, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...COARSE, ...VIEWPORT, serviceWorkers: 'block' });
  const tabs: Visit[] = [];
  try {
    await during(async () => {
      const tab = await Visit.begin(context, address, { routes: NO_POLICY });
      tabs.push(tab);
      return tab;
    }, context);
    for (const { problems } of tabs)
      await expectAbsent('what went wrong', () => problems, {
        once: async () => expect(tabs.length).toBeGreaterThan(0),
      });
  } finally {
    await context.close();
  }
}

/** What of a table must be the same after it was left and gone on with. */
export function tableOf({ match, names, phase, deal, turn, tokens, legal, shown }: Screen): object {
  return { match, names, phase, deal, turn, tokens, legal, shown: { ...shown, message: '' } };
}

/** Opens the menu with some settings at instant speed, deals, and plays so many decisions. */
export async function playSome(tab: Visit, settings: object, decisions: number): Promise<Screen> {
  await tab.applySettings({ opponents: 2, ...settings });
  await tab.pressButton('Play');
  for (let decision = 0; decision < decisions; decision++) {
    const screen = await tab.see('a decision', mayAct);
    await POINTER_INPUT.act(tab, screen, screen.legal.find((action) => !action.startsWith('knock')) as string);
    await tab.see('the next decision', (next) => next.legal?.join() !== screen.legal.join());
  }
  return tab.see('a decision that is kept', (screen) => mayAct(screen) && screen.isKept);
}

/** Opens the menu anew and goes on with the only match that is open. */
export async function reloadAndGoOn(tab: Visit): Promise<Screen> {
  await tab.page.reload();
  await tab.see('the open match', (screen) => isMenu(screen) && screen.openMatches?.length === 1);
  await tab.pressButton('Continue');
  return tab.see('the table', ({ scene }) => scene === 'table');
}

/** Puts a damaged copy of the only open match beside it; runs in the page. */
export async function keepDamagedTwin(): Promise<void> {
  const done = (request: IDBRequest): Promise<unknown> =>
    new Promise((resolve) => {
      request.addEventListener('success', () => resolve(request.result), { once: true });
    });
  const database = (await done(indexedDB.open('thirty-one-matches'))) as IDBDatabase;
  const store = (): IDBObjectStore => database.transaction('matches', 'readwrite').objectStore('matches');
  const [sound] = (await done(store().getAll())) as { save: { deal: { actions: unknown[] } } }[];
  sound.save.deal.actions[0] = [0, 'knock Ac'];
  await done(store().put(sound, 'damaged'));
  database.close();
}
