/** A visit to the game in whatever browser: what its screen says, and what can be pressed there. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Rect } from '../../../game/base/geometry.ts';
import type { Language } from '../../../game/i18n/languages.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { mayAct, type Pressable, type Screen } from './screen.ts';
import { PATIENCE } from '../../support/patience.ts';

/** A tab of a browser, which its driver opened. */
export interface Tab {
  /** Runs a function in the page, which may not use anything from its closure. */
  evaluate: <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) => Promise<Result>;
  /** Presses a place in CSS pixels, by touch if the device has it. */
  press: (x: number, y: number) => Promise<void>;
  /** Presses a key by its name, as `KeyboardEvent.key` has it. */
  key: (name: string) => Promise<void>;
  isClosed: () => boolean;
}

/** Between two looks at the page, in ms. */
const POLL = 25;
/** How often a page looks for itself before it answers all the same. */
const MOST_POLLS = 40;

/** What is not on the canvas, the topmost last, and what can be pressed there. */
const PAGES = 'dialog[open], .screen';
const PRESSABLE = 'button:enabled, input:is([type=radio], [type=checkbox])';

/** What plays the same again, after a match that was lost or won. */
export const PLAY_AGAIN = /^(Play again|A rematch for .+|Give them a rematch)$/;

/** Whether something is called so, whatever it says of itself after that: "Players: 1 opponent". */
export const isCalled = (own: string, label: string): boolean => own === label || own.startsWith(`${label}: `);

export class ScreenVisit {
  /** Errors, warnings, and whatever else goes wrong in the page. */
  readonly problems: string[] = [];

  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Runs a function in the page, which may not use anything from its closure. */
  evaluate<Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result> {
    return this.#tab.evaluate(run, given);
  }

  /** In the menu: applies settings in place of all others; at instant speed by default, and with no game that introduces itself. */
  async applySettings(settings: object): Promise<void> {
    await this.seeScene('menu');
    await this.#store({ speed: 'instant', introduced: PRESETS, ...settings }, true);
    await this.frames(2);
  }

  /** Changes some settings, as another tab does. */
  async changeSettings(changes: object): Promise<void> {
    await this.#store(changes, false);
    await this.frames(2);
  }

  /** Changes the language, and waits until all is said in it. */
  async speak(language: Language): Promise<void> {
    await this.#store({ language }, false);
    await this.#tab.evaluate(
      async ({ chosen, poll }) => {
        while (document.documentElement.lang !== chosen)
          await new Promise((resolve) => {
            setTimeout(resolve, poll);
          });
      },
      { chosen: language, poll: POLL },
    );
    await this.frames(2);
  }

  #store(settings: object, areAll: boolean): Promise<void> {
    return this.#tab.evaluate(
      ({ chosen, isWhole }) => {
        const key = 'thirty-one/settings';
        const before = isWhole ? {} : (JSON.parse(localStorage.getItem(key) ?? '{}') as object);
        const newValue = JSON.stringify({ ...before, ...chosen });
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      },
      { chosen: settings, isWhole: areAll },
    );
  }

  /** In the menu: applies settings, and deals. @returns the table's screen */
  async sitDown(settings: object): Promise<Screen> {
    await this.applySettings(settings);
    await this.pressButton('Play');
    return this.seeScene('table');
  }

  /** Follows a link to the game from within its page. @param fragment of the link, or all of it */
  follow(fragment: string): Promise<void> {
    return this.#tab.evaluate(
      (hash) => {
        window.location.hash = hash;
      },
      fragment.slice(fragment.indexOf('#')),
    );
  }

  /** The current state of the screen. */
  screen(): Promise<Screen> {
    return this.#screenAfter(0);
  }

  /**
   * The state of the screen as soon as it differs from the one that was read last. The page itself looks, and sends text:
   * to fetch the state again and again would take a fifth of the processor's time.
   * @param polls at most so many; then it is the same
   */
  async #screenAfter(polls: number): Promise<Screen> {
    const text = await this.#tab.evaluate(
      async ({ most, poll, pages, pressable }) => {
        const page = window as unknown as { screenBefore?: string };
        /** What can be pressed on a page: a choice is called as its group, and after that as itself. */
        const onPage = (shown: HTMLElement) => ({
          page: shown.ariaLabel,
          buttons: [...shown.querySelectorAll<HTMLElement>(pressable)].map((one) => {
            const own = one.closest('label')?.querySelector('span') ?? one.querySelector('strong') ?? one;
            const [first] = own.childNodes;
            const text = one.ariaLabel ?? (first instanceof Text ? first.data : own.textContent);
            const group = one.matches('[type=radio]') ? `${one.closest('fieldset')?.firstChild?.textContent}: ` : '';
            const { x, y, width, height } = one.getBoundingClientRect();
            return {
              label: group + (text?.trim() ?? ''),
              bounds: { x, y, width, height },
              isFocused: one === document.activeElement,
            };
          }),
        });
        for (let left = most; ; left--) {
          const shown = [...document.querySelectorAll<HTMLElement>(pages)].at(-1);
          const isThere = '__thirtyOne' in window;
          const now = isThere ? JSON.stringify({ page: null, ...window.__thirtyOne, ...(shown && onPage(shown)) }) : '';
          if (left === 0 || now !== page.screenBefore) return (page.screenBefore = now);
          await new Promise((resolve) => {
            setTimeout(resolve, poll);
          });
        }
      },
      { most: polls, poll: POLL, pages: PAGES, pressable: PRESSABLE },
    );
    return JSON.parse(text) as Screen;
  }

  /** Waits until the screen satisfies a condition. @throws {Error} that says what was expected and what was shown instead */
  async see(what: string, isThere: (screen: Screen) => boolean): Promise<Screen> {
    const end = Date.now() + PATIENCE;
    for (let polls = 0; ; polls = MOST_POLLS) {
      // A page that is being reloaded cannot be evaluated.
      const screen = await this.#screenAfter(polls).catch(() => undefined);
      if (screen !== undefined && isThere(screen)) return screen;
      if (Date.now() > end || this.#tab.isClosed()) {
        throw new Error(`${what} did not appear; the screen is ${JSON.stringify(screen)}; ${this.problems.join('; ')}`);
      }
      if (screen === undefined) await pause(POLL);
    }
  }

  /** Waits for a scene. */
  seeScene(wanted: Screen['scene']): Promise<Screen> {
    return this.see(`the ${wanted}`, ({ scene }) => scene === wanted);
  }

  /** Waits until somebody may act at the table. */
  seeTurn(): Promise<Screen> {
    return this.see('a turn', mayAct);
  }

  /** Waits for a number of frames: what has just appeared can be pressed from the next one on. */
  async frames(count: number): Promise<void> {
    await this.#tab.evaluate(async (left) => {
      const page = window as { nextFrame?: () => Promise<unknown> };
      for (let frame = 0; frame < left; frame++) {
        await (page.nextFrame?.() ?? new Promise(requestAnimationFrame));
      }
    }, count);
  }

  /** Presses the middle of something, by touch if the device has it. */
  async press({ bounds }: { bounds: Rect }): Promise<void> {
    const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    await this.frames(2);
    await this.#tab.press(x, y);
  }

  /** Presses a key by its name, as `KeyboardEvent.key` has it. */
  key(name: string): Promise<void> {
    return this.#tab.key(name);
  }

  /** Presses the button with a label as soon as it is there. @param isNeeded where not any more, nothing is pressed */
  async pressButton(label: string | RegExp, isNeeded: (screen: Screen) => boolean = () => true): Promise<void> {
    const isIt = (one: string): boolean => (typeof label === 'string' ? isCalled(one, label) : label.test(one));
    const find = ({ buttons }: Screen) => buttons.find((button) => isIt(button.label));
    const inSight = async (screen: Screen): Promise<Screen> => {
      await this.#tab.evaluate(
        ({ at, pages, pressable }) => {
          const shown = [...document.querySelectorAll(pages)].at(-1);
          shown?.querySelectorAll(pressable)[at]?.scrollIntoView({ block: 'center' });
        },
        { at: screen.buttons.findIndex((button) => isIt(button.label)), pages: PAGES, pressable: PRESSABLE },
      );
      return this.screen();
    };
    const screen = await this.see(`the button "${label}"`, (there) => find(there) !== undefined || !isNeeded(there));
    const button = find(await inSight(screen));
    if (button !== undefined) await this.press(button);
  }

  /** At the result: plays the same again. */
  playAgain(): Promise<void> {
    return this.pressButton(PLAY_AGAIN);
  }

  /** In the menu: chooses a speed in the options. */
  async chooseSpeed(label: string): Promise<void> {
    for (const pressed of ['Options', `Speed: ${label}`, 'Done']) await this.pressButton(pressed);
  }

  /** The buttons with a label that are there now. */
  async buttons(label: string): Promise<Pressable[]> {
    return (await this.screen()).buttons.filter((button) => button.label === label);
  }

  /** The page's performance marks, in ms since it was opened. */
  marks(): Promise<Record<string, number>> {
    return this.#tab.evaluate(
      () => Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
      null,
    );
  }
}
