/** The built game in one of the browsers: started for all tests of a file, gone after them. */
import { afterAll, beforeAll, inject } from 'vitest';
import { expectAbsent } from '../../browser/support/absence.ts';
import { answering } from './answering.ts';
import type { InstallableBrowser, RunningBrowser, Size } from './browser.ts';
import { TabVisit } from './tab-visit.ts';

export const WINDOW: Size = { width: 800, height: 480 };
export const LAPTOP: Size = { width: 1280, height: 720 };
/** As narrow as a window of WebKitGTK's small browser can be. */
export const PHONE: Size = { width: 450, height: 844 };

interface GameOptions {
  /** Whether pages can store nothing. */
  isStorageBlocked?: boolean;
  /** Where the game is served, if it is not the one of all files. */
  origin?: () => string;
  /** More of the query of its address. */
  more?: string;
}

interface GameIn {
  /** With shuffles that are the same each time. */
  address: () => string;
  /** A visit that must have gone without any trouble by its end. */
  visiting: (during: (visit: TabVisit) => Promise<void>, size?: Size) => Promise<void>;
}

/** To be called at the top of what describes the game in a browser. */
export function gameIn(
  browser: InstallableBrowser,
  { isStorageBlocked = false, origin = () => inject('origin'), more = '' }: GameOptions = {},
): GameIn {
  const address = (): string => `${origin()}?seed=31${more}`;
  let running: RunningBrowser;
  beforeAll(async () => {
    running = answering(await browser.launch(isStorageBlocked));
  });
  afterAll(() => running?.close());
  return {
    address,
    visiting: async (during, size = WINDOW) => {
      const visit = new TabVisit(await running.openTab(size));
      try {
        await visit.open(address());
        await during(visit);
        await expectAbsent('what went wrong', () => visit.problems, { once: () => visit.takeTroubles() });
      } finally {
        await visit.tab.end();
      }
    },
  };
}
