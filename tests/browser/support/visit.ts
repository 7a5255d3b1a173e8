/** A visit to the game in its own page, which notes everything that goes wrong there. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request, Route } from 'playwright-core';
import type { Rect } from '../../../game/base/geometry.ts';
import { PRESETS } from '../../../engine/rules/resolve.ts';
import { fewerFrames } from './fewer-frames.ts';

interface Pressable {
  label: string;
  bounds: Rect;
  isFocused: boolean;
}

/** The contents of `window.__thirtyOne` (`game/ui/screen-state.ts`). */
export interface Screen {
  scene: 'boot' | 'menu' | 'table' | 'lesson' | 'result' | 'replay';
  buttons: Pressable[];
  /** The title of the page that is open over the scene. */
  page: string | null;
  settings: { rules: string; opponents: number; seats: unknown[]; speed: string; isMuted: boolean };
  sound: { is: string; heard: Record<string, number> };
  opponents: { is: string; model?: string; reason?: string };
  evaluationTimes: number[];
  adviceTimes: number[];
  /** Keys of the scenes that run. */
  scenes: string[];
  textures: number;
  offline: string;
  /** In the menu: the open matches. */
  openMatches: { id: string; isElsewhere: boolean }[];
  /** At the table: the id of the match, and whether its current state is stored. */
  match: string;
  isKept: boolean;
  names: string[];
  phase: string;
  deal: number;
  turn: number;
  tokens: number[];
  winner: number | null;
  isQueueEmpty: boolean;
  legal: string[];
  targets: (Pressable & { action: string })[];
  notice: string;
  /** At the table: the hint of this turn. */
  hint: { action: string; sentence: string; details: string[]; isFinal: boolean } | null;
  /** At the table: what the note about the value of one's hand says, empty for nothing. */
  valueNote: string;
  /** In the lesson: its step, the action that it waits for, and the text of its note. */
  lesson: { step: string; wants: string | null; heading: string; text: string };
  question: { title: string; text: string } | null;
  headline: string;
  standings: { place: number; name: string; end: string }[];
  shown: Record<string, unknown>;
  view: number | 'all';
  /** In a replay: its position, and whether it is playing. */
  position: number;
  isPlaying: boolean;
  isMoving: boolean;
  /** Positions after decisions that a review marks, how far it is, and what it says of the action that was seen. */
  marks: number[];
  review: { is: string } | null;
  sentence: string;
}

export type VisitOptions = BrowserContextOptions & {
  /** Handlers, in place of the server, for requests whose paths end with the key. */
  routes?: Record<string, (route: Route) => Promise<void>>;
  /** Runs in every page before its own scripts; may not use anything from its closure. */
  before?: () => void;
  /** Troubles that the test itself causes. */
  expected?: RegExp;
  /** How many times slower the page's processor is. */
  slowdown?: number;
};

/** Maximum wait for anything on the screen, in ms. */
const TIMEOUT = 30_000;
const POLL = 25;
/** How often a page looks for itself before it answers all the same. */
const MOST_POLLS = 40;

/** Messages of the graphics driver, which are not about the game. */
const DRIVER_REMARK = /GL Driver Message|GPU stall|swiftshader/i;
/** Service workers bypass a visit's routes, so they are blocked by default. */
const BLOCKED_WORKER = /Service Worker registration blocked/;

interface Setup {
  hasTouch: boolean;
  requests: Request[];
  endContext: () => Promise<void>;
}

/** What plays the same again, after a match that was lost or won. */
export const PLAY_AGAIN = /^(Play again|A rematch for .+|Give them a rematch)$/;

export class Visit {
  readonly page: Page;
  /** Errors, warnings, and requests to another origin. */
  readonly problems: string[] = [];

  /** All network requests of all tabs and of the service worker. */
  readonly requests: Request[];

  /** How often something was pressed by mouse or touch. */
  presses = 0;

  readonly #hasTouch: boolean;
  readonly #endContext: () => Promise<void>;

  private constructor(page: Page, { hasTouch, requests, endContext }: Setup) {
    this.page = page;
    this.requests = requests;
    this.#hasTouch = hasTouch;
    this.#endContext = endContext;
  }

  /** @param browser a browser, to create a new context, or the context of an earlier visit */
  static async begin(browser: Browser | BrowserContext, address: string, options: VisitOptions = {}): Promise<Visit> {
    const { routes = {}, before, expected, slowdown, ...contextOptions } = options;
    const isOwn = 'contexts' in browser;
    const context = isOwn ? await browser.newContext({ serviceWorkers: 'block', ...contextOptions }) : browser;
    const endContext = () => (isOwn ? context.close() : Promise.resolve());
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    const requests: Request[] = [];
    const visit = new Visit(page, { hasTouch: contextOptions.hasTouch === true, requests, endContext });
    const note = (trouble: string) => {
      const isOurs = [DRIVER_REMARK, BLOCKED_WORKER].every((remark) => !remark.test(trouble));
      if (isOurs && expected?.test(trouble) !== true) visit.problems.push(trouble);
    };
    const { origin } = new URL(address);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        note(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => note(`page error: ${error.message} ${error.stack ?? ''}`));
    context.on('request', (request) => {
      requests.push(request);
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) note(`request to ${url.href}`);
    });
    await page.exposeFunction('noteViolation', (violation: string) => note(`against the policy: ${violation}`));
    await page.addInitScript(fewerFrames);
    if (before !== undefined) await page.addInitScript(before);
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
        noteViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`);
      }),
    );
    for (const [ending, answer] of Object.entries(routes)) {
      await page.route((url) => url.pathname.endsWith(ending), answer);
    }
    if (slowdown !== undefined) {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(address);
    return visit;
  }

  /** In the menu: applies settings, as from another tab; at instant speed by default, and with no game that introduces itself. */
  async applySettings(settings: object): Promise<void> {
    await this.see('the menu', ({ scene }) => scene === 'menu');
    await this.page.evaluate(
      (chosen) => {
        const [key, newValue] = ['thirty-one/settings', JSON.stringify(chosen)];
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      },
      { speed: 'instant', introduced: PRESETS, ...settings },
    );
    await this.frames(2);
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
    const text = await this.page.evaluate(
      async ({ most, pause }) => {
        const page = window as unknown as { screenBefore?: string };
        for (let left = most; ; left--) {
          const now = JSON.stringify(window.__thirtyOne);
          if (left === 0 || now !== page.screenBefore) return (page.screenBefore = now);
          await new Promise((resolve) => {
            setTimeout(resolve, pause);
          });
        }
      },
      { most: polls, pause: POLL },
    );
    return JSON.parse(text) as Screen;
  }

  /** Waits until the screen satisfies a condition. @throws {Error} that says what was expected and what was shown instead */
  async see(what: string, isThere: (screen: Screen) => boolean): Promise<Screen> {
    const end = Date.now() + TIMEOUT;
    for (let polls = 0; ; polls = MOST_POLLS) {
      // A page that is being reloaded cannot be evaluated.
      const screen = await this.#screenAfter(polls).catch(() => undefined);
      if (screen !== undefined && isThere(screen)) return screen;
      if (Date.now() > end || this.page.isClosed()) {
        throw new Error(`${what} did not appear; the screen is ${JSON.stringify(screen)}; ${this.problems.join('; ')}`);
      }
      if (screen === undefined) await this.page.waitForTimeout(POLL);
    }
  }

  /** Waits for a number of frames: what has just appeared can be pressed from the next one on. */
  async frames(count: number): Promise<void> {
    await this.page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame++) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
    }, count);
  }

  /** Presses the middle of something, by touch if the device has it. */
  async press({ bounds }: { bounds: Rect }): Promise<void> {
    const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    await this.frames(2);
    this.presses += 1;
    if (this.#hasTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Presses the button with a label as soon as it is there. */
  async pressButton(label: string | RegExp): Promise<void> {
    const isIt = (one: string): boolean => (typeof label === 'string' ? one === label : label.test(one));
    const find = ({ buttons }: Screen) => buttons.find((button) => isIt(button.label));
    const screen = await this.see(`the button "${label}"`, (there) => find(there) !== undefined);
    await this.press(find(screen) as Pressable);
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
    return this.page.evaluate(() =>
      Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
    );
  }

  async end(): Promise<void> {
    await this.page.close();
    await this.#endContext();
  }
}
