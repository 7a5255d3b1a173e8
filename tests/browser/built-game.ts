/** The built game as it is served, and a browser to visit it with: there for all tests of a file, gone after them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchChromium } from './chromium.ts';
import { serveBuiltGame, type Served } from './server.ts';
import { Visit, type VisitOptions } from './visit.ts';

/** How long building and starting may take, in ms. */
const PATIENCE = 400_000;

export type BuiltGame = {
  readonly browser: Browser;
  readonly served: Served;
  /** With shuffles that are the same each time. */
  readonly address: string;
  /** A visit that must have gone without any trouble by its end. @param fragment of the address */
  visiting: (options: VisitOptions, during: (visit: Visit) => Promise<void>, fragment?: string) => Promise<void>;
};

/** To be called at the top of a file of tests. */
export function builtGame(): BuiltGame {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    [browser, served] = await Promise.all([launchChromium(), serveBuiltGame()]);
  }, PATIENCE);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  const game: BuiltGame = {
    get browser() {
      return browser;
    },
    get served() {
      return served;
    },
    get address() {
      return `${served.origin}?seed=31`;
    },
    visiting: async (options, during, fragment = '') => {
      const visit = await Visit.begin(browser, game.address + fragment, options);
      try {
        await during(visit);
        expect(visit.troubles).toEqual([]);
      } finally {
        await visit.end();
      }
    },
  };
  return game;
}
