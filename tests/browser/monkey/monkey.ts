/** Somebody who presses whatever there is, in two tabs, and looks whether the game bears it. */
import type { Browser, BrowserContext } from 'playwright-core';
import { Random } from '../../../engine/random.ts';
import { Visit } from '../visit.ts';
import { ACTIONS, pick, type Tabs } from './actions.ts';
import { Watcher } from './watcher.ts';

export type Run = {
  browser: Browser;
  /** Where the built game is served. */
  origin: string;
  seed: number;
  minutes: number;
  /** Hears how many minutes have passed. */
  onProgress?: (minutes: number) => void;
};

export type Outcome = {
  actions: number;
  /** How many looks found each scene on the screen. */
  scenes: Record<string, number>;
  /** What went wrong, and what was done last before that; null where nothing did. */
  fault: { what: string; last: readonly string[] } | null;
};

/** How long a page may take to open anew, in ms. */
const PATIENCE = 120_000;

/** So many actions are told of a fault. */
const REMEMBERED = 40;
/** The picture is looked at each time after so many actions. */
const PICTURE = 8;
/** A new tab in place of one, on average each time after so many actions. */
const NEW_TAB = 150;

/** What the page says where it is closed or opened anew in the middle of something. */
const INTERRUPTED = /ERR_ABORTED|NetworkError when|Failed to fetch/;
/** What Playwright says where a page was opened anew while it was asked. */
const GONE = /Execution context was destroyed|Cannot find context|frame was detached/;

/** A coarse picture, which costs a quarter of a fine one. */
const SCREEN = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 0.5 };

type Tab = { visit: Visit; watcher: Watcher };

async function openTab(context: BrowserContext, { origin, seed }: Run): Promise<Tab> {
  const visit = await Visit.begin(context, `${origin}?seed=${seed}`, { expected: INTERRUPTED });
  visit.page.setDefaultTimeout(PATIENCE);
  visit.page.on('crash', () => visit.troubles.push('the page has crashed'));
  return { visit, watcher: new Watcher(visit) };
}

/** Plays with the game as the seed has it, until something goes wrong or the time is over. */
export async function playMonkey(run: Run): Promise<Outcome> {
  const { browser, seed, minutes, onProgress } = run;
  const random = new Random(seed);
  const context = await browser.newContext({ serviceWorkers: 'block', ...SCREEN });
  const outcome: Outcome & { last: string[] } = { actions: 0, scenes: {}, fault: null, last: [] };
  let tabs = [await openTab(context, run), await openTab(context, run)];
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 60_000;
  try {
    while (passed() < minutes) {
      if (random.below(NEW_TAB) === 0) {
        const [closed] = tabs.splice(1, 1, await openTab(context, run));
        await closed.visit.page.close();
        outcome.last.push('a new tab in place of the other');
      }
      const what = await step(tabs, () => (tabs = tabs.toReversed()), random, outcome);
      if (what !== null) {
        outcome.fault = { what, last: outcome.last.slice(-REMEMBERED) };
        break;
      }
      onProgress?.(passed());
    }
  } finally {
    await context.close();
  }
  return outcome;
}

/** Does one thing. @returns what is wrong after it, null for nothing */
async function step(
  tabs: readonly Tab[],
  swap: () => void,
  random: Random,
  outcome: Outcome & { last: string[] },
): Promise<string | null> {
  const [tab, other] = tabs;
  const surroundings: Tabs = { tab: tab.visit, other: other.visit, swap };
  try {
    const done = await anyAction(random)(surroundings, random);
    if (done === null) return null;
    outcome.actions += 1;
    const { scene } = await tab.visit.screen();
    outcome.scenes[scene] = (outcome.scenes[scene] ?? 0) + 1;
    outcome.last.push(`${scene}: ${done}`);
    for (const { watcher } of tabs) {
      const fault = await watcher.fault();
      if (fault !== null) return fault;
    }
    return outcome.actions % PICTURE === 0 ? await tab.watcher.blankPicture() : null;
  } catch (error) {
    if (error instanceof Error && GONE.test(error.message)) return null;
    return error instanceof Error ? `the monkey itself: ${error.message}` : String(error);
  }
}

const WEIGHED = ACTIONS.flatMap(({ act, weight }) => Array.from({ length: weight }, () => act));

function anyAction(random: Random) {
  return pick(random, WEIGHED);
}

/** What went wrong, in lines, with how to see it again. */
export function explain({ seed, minutes }: Pick<Run, 'seed' | 'minutes'>, { actions, fault }: Outcome): string {
  if (fault === null) return `seed ${seed}: ${actions} actions in ${minutes} min, no fault`;
  return [
    `seed ${seed}: after ${actions} actions: ${fault.what}`,
    'The last actions were:',
    ...fault.last.map((action) => `  ${action}`),
    `Again: npm run monkey -- --minutes ${minutes} --seed ${seed}`,
  ].join('\n');
}
