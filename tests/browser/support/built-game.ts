/** The built game, and a browser to visit it with: there for all tests of a file, gone after them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { expectNoProblems } from './absence.ts';
import { launchShell } from './chromium.ts';
import { Visit, type VisitOptions } from './visit.ts';

/** Chromium draws by software here, which is most of what a visit costs: coarse frames take a third of the time. */
const COARSE_FLAGS = ['--webgl-antialiasing-mode=none', '--disable-gpu-rasterization', '--disable-gpu-compositing'];

/** A sixteenth of the pixels: what is asked is where things are and what they say, in CSS pixels. */
export const COARSE = { deviceScaleFactor: 0.25 };

/** The windows that most visits have. */
export const WINDOW = { viewport: { width: 800, height: 480 } };
export const LAPTOP = { viewport: { width: 1280, height: 720 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The list of the policies does not come, so the expert plays: a runtime and a session less for each visit. */
export const NO_POLICY = { 'manifest.json': () => Promise.resolve() };

/**
 * @property hasPolicy whether the trained policy comes to this visit; the expert plays otherwise
 * @property isSeeded whether shuffles are the same each time, as they are by default
 */
export type GameVisitOptions = VisitOptions & { hasPolicy?: boolean; isSeeded?: boolean };

interface BuiltGame {
  readonly browser: Browser;
  /** With shuffles that are the same each time. */
  readonly address: string;
  /** A visit that sees a coarse picture unless its options say how fine; whoever begins it ends it. */
  visit: (options: GameVisitOptions, more?: string) => Promise<Visit>;
  /**
   * A visit that must have gone without any trouble by its end; it sees a coarse picture unless its options say how fine.
   * @param more of the address: of its query, or its fragment
   */
  visiting: (options: GameVisitOptions, during: (visit: Visit) => Promise<void>, more?: string) => Promise<void>;
}

/** To be called at the top of a file of tests. @param origin of what is served, where it is not the game of all files */
export function builtGame(origin = (): string => inject('origin')): BuiltGame {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchShell(COARSE_FLAGS);
  });
  afterAll(() => browser?.close());
  const game: BuiltGame = {
    get browser() {
      return browser;
    },
    get address() {
      return `${origin()}?seed=31`;
    },
    visit: ({ hasPolicy = false, isSeeded = true, ...options }, more = '') =>
      Visit.begin(browser, (isSeeded ? game.address : origin()) + more, {
        ...COARSE,
        ...options,
        routes: { ...(hasPolicy ? {} : NO_POLICY), ...options.routes },
      }),
    visiting: async (options, during, more) => {
      const visit = await game.visit(options, more);
      try {
        await during(visit);
        await expectNoProblems(visit);
      } finally {
        await visit.end();
      }
    },
  };
  return game;
}
