/** A visit to the game in a tab of any browser: the screen as it says itself, and the page by roles, names and texts. */
import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE } from '../../support/patience.ts';
import { ScreenVisit } from '../../browser/support/screen-visit.ts';
import type { BrowserTab } from './browser.ts';
import { chooseOption, hasLibrary, LIBRARY, middleOf, selectText, type Named } from './named.ts';
import { takeTroubles } from './troubles.ts';

/** Between two looks at the page, in ms. */
const POLL = 50;

export class TabVisit extends ScreenVisit {
  readonly tab: BrowserTab;

  constructor(tab: BrowserTab) {
    super(tab);
    this.tab = tab;
  }

  /** Opens an address, or the one that is open once more. */
  async open(address: string): Promise<void> {
    await this.takeTroubles();
    await this.tab.open(address);
  }

  /** Adds to the problems what has gone wrong in the page, which takes its notes with it. */
  async takeTroubles(): Promise<void> {
    this.problems.push(...(await this.evaluate(takeTroubles, null)));
  }

  /**
   * Waits until a function of the page answers something.
   * @throws {Error} that says what did not come, and what the page says instead
   */
  async until<Given, Result>(what: string, run: (given: Given) => Result | null, given: Given): Promise<Result> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.evaluate(run, given);
      if (answer !== null) return answer;
      if (Date.now() > end) {
        const said = await this.evaluate(() => document.body.innerText, null);
        throw new Error(`${what} did not appear; the page says ${JSON.stringify(said)}; ${this.problems.join('; ')}`);
      }
      await pause(POLL);
    }
  }

  /** Waits until the page says something: in a dialog, in a toast, or to screen readers. @returns what it says of it */
  read(wanted: RegExp): Promise<string> {
    const { source, flags } = wanted;
    const find = (pattern: { source: string; flags: string }) =>
      new RegExp(pattern.source, pattern.flags).exec(document.body.innerText)?.[0] ?? null;
    return this.until(`“${source}”`, find, { source, flags });
  }

  /** Presses the middle of what has a role and a name, as soon as it can be pressed. */
  async pressNamed(role: string, name: string | RegExp): Promise<void> {
    const named = await this.#named(role, name);
    const { x, y } = await this.until(`the ${role} “${named.source}”`, middleOf, named);
    await this.tab.press(x, y);
  }

  /** Puts a text into a field, in place of what it has. */
  async fill(role: 'textbox' | 'spinbutton', name: string | RegExp, text: string): Promise<void> {
    await this.pressNamed(role, name);
    await this.evaluate(selectText, null);
    await this.tab.type(text);
  }

  /** Chooses from a list by what is written there. */
  async choose(list: string, option: string): Promise<void> {
    const named = await this.#named('combobox', list);
    await this.until(`“${option}” in “${list}”`, chooseOption, { ...named, option });
  }

  /** What the page is asked for; it has the library from then on. */
  async #named(role: string, name: string | RegExp): Promise<Named> {
    if (!(await this.evaluate(hasLibrary, null))) await this.tab.load(LIBRARY);
    if (typeof name !== 'string') return { role, source: name.source, flags: name.flags };
    return { role, source: `^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`, flags: '' };
  }
}
