/** Matches that the browser keeps, in tabs that share it. */
import type { Browser, BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { expectAbsent } from './absence.ts';
import { COARSE, NO_POLICY, WINDOW } from './built-game.ts';
import { POINTER_INPUT } from './player.ts';
import { mayAct, type Screen } from './screen.ts';
import { keptMatch, store } from './storage.ts';
import { Visit } from './visit.ts';

/** Somebody's browser, in which each page is a tab. */
export async function inOneBrowser(
  { browser, address }: { browser: Browser; address: string },
  during: (openTab: () => Promise<Visit>, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...COARSE, ...WINDOW, serviceWorkers: 'block' });
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
  await tab.sitDown({ opponents: 2, ...settings });
  for (let decision = 0; decision < decisions; decision++) {
    const screen = await tab.seeTurn();
    await POINTER_INPUT.act(tab, screen, screen.legal.find((action) => !action.startsWith('knock')) as string);
    await tab.see('the next decision', (next) => next.legal?.join() !== screen.legal.join());
  }
  return tab.see('a decision that is kept', (screen) => mayAct(screen) && screen.isKept);
}

/** Opens the menu anew and goes on with the only match that is open. */
export async function reloadAndGoOn(tab: Visit): Promise<Screen> {
  await tab.page.reload();
  await tab.see('the open match', ({ openMatches }) => openMatches?.length === 1);
  await tab.pressButton('Continue');
  return tab.seeScene('table');
}

/** Leaves the table, puts a damaged copy of the only open match beside it, and opens the menu anew. */
export async function leaveDamagedTwin(tab: Visit): Promise<void> {
  await tab.pressButton('Menu');
  await tab.pressButton('Leave');
  await tab.seeScene('menu');
  const damaged = await keptMatch(tab);
  damaged.save.deal!.actions[0] = [0, 'knock Ac'];
  await store(tab, 'matches', { damaged });
  await tab.page.reload();
}
