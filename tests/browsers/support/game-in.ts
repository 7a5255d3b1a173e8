/** The built game in one of the browsers, which is started for each visit and gone after it. */
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { expectAbsent } from '../../browser/support/absence.ts';
import { answered, answering, SilentDriver } from './answering.ts';
import type { BrowserTab, End, InstallableBrowser, Size } from './browser.ts';
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

/** How often a visit begins at most: on a busy machine drivers and browsers hang now and then. */
const TRIES = 3;
/** How long something may take to end, in ms. */
const END_LIMIT = 15_000;

interface GameIn {
  /** With shuffles that are the same each time. */
  address: () => string;
  /** A visit that must have gone without any trouble by its end. It begins anew where the browser does not answer. */
  visiting: (during: (visit: TabVisit) => Promise<void>, size?: Size) => Promise<void>;
}

/** To be called at the top of what describes the game in a browser. */
export function gameIn(
  browser: InstallableBrowser,
  { isStorageBlocked = false, origin = () => inject('origin'), more = '' }: GameOptions = {},
): GameIn {
  const address = (): string => `${origin()}?seed=31${more}`;
  return {
    address,
    visiting: async (during, size = WINDOW) => {
      for (let left = TRIES - 1; ; left--) {
        const ends: End[] = [];
        let tab: BrowserTab | undefined;
        try {
          tab = answering(await answered(`start ${browser.name}`, browser.launch(size, isStorageBlocked, ends)));
          const visit = new TabVisit(tab);
          await visit.open(address());
          await during(visit);
          await expectAbsent('what went wrong', () => visit.problems, { once: () => visit.takeTroubles() });
          return;
        } catch (error) {
          const hangs = error instanceof SilentDriver || tab?.isClosed() === true;
          if (!hangs || left === 0) throw error;
        } finally {
          for (const end of ends.toReversed()) await ended(end);
        }
      }
    },
  };
}

/** Ends something, or gives it up. */
async function ended(end: End): Promise<void> {
  const done = Promise.resolve().then(end);
  await Promise.race([done.catch(() => undefined), pause(END_LIMIT, undefined, { ref: false })]);
}
