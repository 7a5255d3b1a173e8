/** A visit to the game in a page of its own, which notes everything that goes wrong there. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request, Route } from 'playwright-core';
import type { Rect } from '../../game/base/geometry.ts';

type Pressable = { label: string; bounds: Rect; isFocused: boolean };

/** What `window.__thirtyOne` tells (`game/ui/screen-state.ts`). */
export type Screen = {
  scene: 'boot' | 'menu' | 'table' | 'lesson' | 'result' | 'replay';
  buttons: Pressable[];
  /** The page that lies over the scene. */
  page: string | null;
  settings: { rules: string; opponents: number; seats: unknown[]; speed: string; isMuted: boolean };
  sound: { is: string; heard: Record<string, number> };
  opponents: { is: string; model?: string; reason?: string };
  evaluationTimes: number[];
  adviceTimes: number[];
  textures: number;
  offline: string;
  /** On the menu: the matches that are open. */
  openMatches: { id: string; isElsewhere: boolean }[];
  /** At the table: the id of the match, and whether it is kept as it is now. */
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
  /** In the lesson: its step, the action that it waits for, and what its note says. */
  lesson: { step: string; wants: string | null; heading: string; text: string };
  question: { title: string; text: string } | null;
  headline: string;
  standings: { place: number; name: string; end: string }[];
  shown: Record<string, unknown>;
  view: number | 'all';
  /** In a replay: where it is, and whether it goes on by itself. */
  position: number;
  isPlaying: boolean;
};

export type VisitOptions = BrowserContextOptions & {
  /** Answers requests for addresses that end so in place of the server. */
  routes?: Record<string, (route: Route) => Promise<void>>;
  /** Runs in every page before its own scripts, and uses nothing from outside itself. */
  before?: () => void;
  /** Troubles that the visit brings about itself. */
  expected?: RegExp;
};

/** Longest wait for anything on the screen, in ms. */
const PATIENCE = 30_000;
const POLL = 25;

/** The graphics driver's own remarks, which say nothing of the game. */
const DRIVER_REMARK = /GL Driver Message|GPU stall|swiftshader/i;
/** Service workers answer past the routes of a visit, which therefore does without unless it says otherwise. */
const BLOCKED_WORKER = /Service Worker registration blocked/;

type Beginning = { hasTouch: boolean; requests: Request[]; endContext: () => Promise<void> };

export class Visit {
  readonly page: Page;
  /** Errors, warnings, and requests to another origin. */
  readonly troubles: string[] = [];

  /** All that has been asked of servers by any tab, and by a service worker. */
  readonly requests: Request[];

  readonly #hasTouch: boolean;
  readonly #endContext: () => Promise<void>;

  private constructor(page: Page, { hasTouch, requests, endContext }: Beginning) {
    this.page = page;
    this.requests = requests;
    this.#hasTouch = hasTouch;
    this.#endContext = endContext;
  }

  /** @param browser one that is to have a profile of its own for this visit, or the profile of an earlier visit */
  static async begin(browser: Browser | BrowserContext, address: string, options: VisitOptions = {}): Promise<Visit> {
    const { routes = {}, before, expected, ...contextOptions } = options;
    const isOwn = 'contexts' in browser;
    const context = isOwn ? await browser.newContext({ serviceWorkers: 'block', ...contextOptions }) : browser;
    const endContext = () => (isOwn ? context.close() : Promise.resolve());
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const requests: Request[] = [];
    const visit = new Visit(page, { hasTouch: contextOptions.hasTouch === true, requests, endContext });
    const note = (trouble: string) => {
      const isOurs = [DRIVER_REMARK, BLOCKED_WORKER].every((remark) => !remark.test(trouble));
      if (isOurs && expected?.test(trouble) !== true) visit.troubles.push(trouble);
    };
    const { origin } = new URL(address);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        note(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    context.on('request', (request) => {
      requests.push(request);
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) note(`request to ${url.href}`);
    });
    await page.exposeFunction('noteViolation', (violation: string) => note(`against the policy: ${violation}`));
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
    await page.goto(address);
    return visit;
  }

  /** On the menu: takes these settings over, as from another tab; at instant speed unless they say otherwise. */
  async remember(settings: object): Promise<void> {
    await this.see('the menu', ({ scene }) => scene === 'menu');
    await this.page.evaluate(
      (chosen) => {
        const [key, newValue] = ['thirty-one/settings', JSON.stringify(chosen)];
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      },
      { speed: 'instant', ...settings },
    );
    await this.frames(2);
  }

  /** What the screen shows now. */
  screen(): Promise<Screen> {
    return this.page.evaluate(() => window.__thirtyOne as unknown as Screen);
  }

  /** The screen as soon as it is as asked for. @throws {Error} saying what was awaited and what was there instead. */
  async see(what: string, isThere: (screen: Screen) => boolean): Promise<Screen> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      // A page that is just being opened anew cannot be asked.
      const screen = await this.screen().catch(() => undefined);
      if (screen !== undefined && isThere(screen)) return screen;
      if (Date.now() > end || this.page.isClosed()) {
        throw new Error(
          `${what} did not come; on the screen is ${JSON.stringify(screen)}; ${this.troubles.join('; ')}`,
        );
      }
      await this.page.waitForTimeout(POLL);
    }
  }

  /** Waits until so many frames have been drawn: what has just appeared can be pressed from the next one on. */
  async frames(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame++) {
      await this.page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(resolve);
          }),
      );
    }
  }

  /** Presses the middle of something, with a finger on a device that has touch. */
  async press({ bounds }: { bounds: Rect }): Promise<void> {
    const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    await this.frames(2);
    if (this.#hasTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Presses the button of a label as soon as it is there. */
  async pressButton(label: string): Promise<void> {
    const find = ({ buttons }: Screen) => buttons.find((button) => button.label === label);
    const screen = await this.see(`the button "${label}"`, (there) => find(there) !== undefined);
    await this.press(find(screen) as Pressable);
  }

  /** Times at which the page passed its marks, in ms since it was opened. */
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
