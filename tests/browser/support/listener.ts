/** Plays only by what a screen reader can reach: named buttons and texts, nothing on the canvas. */
import type { Locator } from 'playwright-core';
import { PLAY_AGAIN } from './screen-visit.ts';
import type { Visit } from './visit.ts';
import { PATIENCE } from '../../support/patience.ts';

const POLL = 25;

/** All text of the table, or of the screen. */
export async function treeText({ page }: Visit): Promise<string> {
  return (await page.locator('.table-page, .screen').allTextContents()).join('\n');
}

/** All announcements, oldest first. */
export function spoken({ page }: Visit): Promise<string[]> {
  return page.locator('#spoken p').allTextContents();
}

/** The names of the buttons of the screen, in order. */
export function listed({ page }: Visit): Promise<string[]> {
  const isAsked = page.getByRole('dialog').or(page.getByRole('main'));
  return isAsked
    .last()
    .getByRole('button', { disabled: false })
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''));
}

function button({ page }: Visit, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Presses a button by its name with the Enter key. */
export async function pressListed(visit: Visit, name: string): Promise<void> {
  await button(visit, name).press('Enter');
}

/** Presses as a screen reader does, without a key event; what has to be confirmed is pressed twice. */
async function activate(visit: Visit, name: string): Promise<void> {
  const there = button(visit, name);
  await there.dispatchEvent('click');
  await visit.frames(2);
  const urgent = await visit.page.locator('#urgent').textContent();
  if (urgent?.startsWith('Press again') === true) await there.dispatchEvent('click');
}

/** Buttons that are not part of a turn. */
const ASIDE =
  /^(Hint|Play again|A rematch for|Give them a rematch|Menu|Turning point|Watch it again|Review|Save the record)/;
const GO_ON = /^(Next deal|The result)$/;

/** Knocks when it may, now and then; otherwise anything that is listed. */
function choose(names: readonly string[], decision: number): string | undefined {
  const goOn = names.find((name) => GO_ON.test(name));
  if (goOn !== undefined) return goOn;
  const actions = names.filter((name) => !ASIDE.test(name));
  const knocks = actions.filter((name) => name.startsWith('Knock'));
  if (knocks.length > 0 && decision % 2 === 1) return knocks[0];
  const others = actions.filter((name) => !name.startsWith('Knock') && name !== 'Keep it');
  return others[(decision * 7) % others.length] ?? knocks[0];
}

/** Does what is listed, alternating between keys and screen reader presses, until that is the end. */
async function playListed(visit: Visit, isEnd: (names: readonly string[]) => boolean): Promise<void> {
  for (let decision = 0; decision < 1000; decision++) {
    const end = Date.now() + PATIENCE;
    let names = await listed(visit);
    while (!isEnd(names) && choose(names, decision) === undefined) {
      if (Date.now() > end) throw new Error(`nothing to do is listed: ${await treeText(visit)}`);
      await visit.page.waitForTimeout(POLL);
      names = await listed(visit);
    }
    const name = choose(names, decision);
    if (isEnd(names) || name === undefined) return;
    const before = await treeText(visit);
    await (decision % 3 === 0 ? pressListed(visit, name) : activate(visit, name));
    while ((await treeText(visit)) === before) {
      if (Date.now() > end) throw new Error(`nothing came of "${name}": ${before}`);
      await visit.page.waitForTimeout(POLL);
    }
  }
  throw new Error('the match did not end within 1000 decisions');
}

/** Plays from the table to the result. @returns the headline */
export async function playByTree(visit: Visit): Promise<string> {
  await playListed(visit, (names) => names.some((name) => PLAY_AGAIN.test(name)));
  return (await visit.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** Plays to the end of the deal. */
export function playDealByTree(visit: Visit): Promise<void> {
  return playListed(visit, (names) => names.some((name) => GO_ON.test(name)));
}
