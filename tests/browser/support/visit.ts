/** A visit to the game in a page of Chromium, which notes everything that goes wrong there. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request, Route } from 'playwright-core';
import type { Point } from '../../../game/base/geometry.ts';
import { fewerFrames } from './fewer-frames.ts';
import { PATIENCE } from '../../support/patience.ts';
import { ScreenVisit, type Tab } from './screen-visit.ts';

export type VisitOptions = BrowserContextOptions & {
  /** Handlers, in place of the server, for requests whose paths contain the key. */
  routes?: Record<string, (route: Route) => Promise<void>>;
  /** Runs in every page before its own scripts; may not use anything from its closure. */
  before?: () => void;
  /** What time it is there when it is opened, in ms since 1970, where it is not the real one. */
  time?: number;
  /** Troubles that the test itself causes. */
  expected?: RegExp;
  /** How many times slower the page's processor is. */
  slowdown?: number;
};

/** Messages of the graphics driver, which are not about the game. */
const DRIVER_REMARK = /GL Driver Message|GPU stall|swiftshader/i;
/** Service workers bypass a visit's routes, so they are blocked by default. */
const BLOCKED_WORKER = /Service Worker registration blocked/;

export class Visit extends ScreenVisit {
  readonly page: Page;

  /** All network requests of all tabs and of the service worker. */
  readonly requests: Request[] = [];

  readonly #ownContext: BrowserContext | null;

  private constructor(page: Page, hasTouch: boolean, ownContext: BrowserContext | null) {
    super(tabOf(page, hasTouch));
    this.page = page;
    this.#ownContext = ownContext;
  }

  /** @param browser a browser, to create a new context, or the context of an earlier visit */
  static async begin(browser: Browser | BrowserContext, address: string, options: VisitOptions = {}): Promise<Visit> {
    const { routes = {}, before, time, expected, slowdown, ...contextOptions } = options;
    const isOwn = 'contexts' in browser;
    const context = isOwn ? await browser.newContext({ serviceWorkers: 'block', ...contextOptions }) : browser;
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const visit = new Visit(page, contextOptions.hasTouch === true, isOwn ? context : null);
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
      visit.requests.push(request);
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) note(`request to ${url.href}`);
    });
    await page.exposeFunction('noteViolation', (violation: string) => note(`against the policy: ${violation}`));
    // Commands are compiled by tsx, which names the functions within one that a page is to evaluate.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(fewerFrames);
    if (before !== undefined) await page.addInitScript(before);
    if (time !== undefined) await page.addInitScript(putForward, time - Date.now());
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
        noteViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`);
      }),
    );
    for (const [part, answer] of Object.entries(routes)) {
      await page.route((url) => url.pathname.includes(part), answer);
    }
    if (slowdown !== undefined) {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(address);
    return visit;
  }

  /** Presses and moves away at once: on a busy machine a press that is sent by itself would rest for as long as a hold. */
  async pull(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await Promise.all([mouse.down(), mouse.move(to.x, to.y, { steps: 6 })]);
  }

  async end(): Promise<void> {
    await this.page.close();
    await this.#ownContext?.close();
  }
}

/** Puts the clock forward, by ms. Runs in the page before its own scripts, so it may not use anything from its closure. */
export function putForward(ms: number): void {
  const Real = Date;
  window.Date = class extends Real {
    constructor(...parts: [] | [number | string]) {
      if (parts.length === 0) super(Real.now() + ms);
      else super(...parts);
    }
    static override now(): number {
      return Real.now() + ms;
    }
  } as DateConstructor;
}

function tabOf(page: Page, hasTouch: boolean): Tab {
  return {
    evaluate: <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) =>
      page.evaluate(run as (given: unknown) => Result, given as unknown),
    press: (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    key: (name) => page.keyboard.press(name),
    isClosed: () => page.isClosed(),
  };
}
