/** `npm run tool -- monkey`: random input to the built game, in two tabs, with a check after each action, until something fails. */
import type { Browser, BrowserContext } from 'playwright-core';
import { Random } from '../../../../engine/random.ts';
import { command } from '../../../../training/cli/command/command.ts';
import { positiveNumber, wholeNumber } from '../../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../../training/cli/command/progress-line.ts';
import { Visit } from '../../../browser/support/visit.ts';
import { withBuiltGame } from '../with-built-game.ts';
import { ACTIONS, pick, type Tabs } from './actions.ts';
import { Watcher } from './watcher.ts';

interface Run {
  browser: Browser;
  /** Where the built game is served. */
  origin: string;
  seed: number;
  minutes: number;
  /** Called with the minutes that have passed. */
  onProgress?: (minutes: number) => void;
}

interface Outcome {
  actions: number;
  /** How many actions left each scene on the screen. */
  scenes: Record<string, number>;
  /** What went wrong, and the last actions before it; null if nothing did. */
  fault: { what: string; last: readonly string[] } | null;
}

/** How long a page may take to reload, in ms. */
const TIMEOUT = 120_000;

/** Number of actions that are reported with a fault. */
const REMEMBERED = 40;
/** The picture is checked every so many actions. */
const PICTURE = 8;
/** A tab is replaced by a new one, on average every so many actions. */
const NEW_TAB = 150;

/** The page's errors when it is closed or reloaded in the middle of a request. */
const INTERRUPTED = /ERR_ABORTED|NetworkError when|Failed to fetch/;
/** Playwright's errors when a page is reloaded during a call. */
const GONE = /Execution context was destroyed|Cannot find context|frame was detached/;

/** A low resolution, which costs a quarter of the usual one. */
const SCREEN = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 0.5 };

interface Tab {
  visit: Visit;
  watcher: Watcher;
}

async function openTab(context: BrowserContext, { origin, seed }: Run): Promise<Tab> {
  const visit = await Visit.begin(context, `${origin}?seed=${seed}`, { expected: INTERRUPTED });
  visit.page.setDefaultTimeout(TIMEOUT);
  visit.page.on('crash', () => visit.problems.push('the page has crashed'));
  return { visit, watcher: new Watcher(visit) };
}

/** Runs the actions of a seed until something goes wrong or the time is over. */
async function playMonkey(run: Run): Promise<Outcome> {
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

/** Runs one action. @returns what is wrong after it, null if nothing */
async function step(
  tabs: readonly Tab[],
  swap: () => void,
  random: Random,
  outcome: Outcome & { last: string[] },
): Promise<string | null> {
  const [tab, other] = tabs;
  const visits: Tabs = { tab: tab.visit, other: other.visit, swap };
  try {
    const done = await anyAction(random)(visits, random);
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

/** A report of what went wrong, and how to reproduce it. */
function explain({ seed, minutes }: Pick<Run, 'seed' | 'minutes'>, { actions, fault }: Outcome): string {
  if (fault === null) return `seed ${seed}: ${actions} actions in ${minutes} min, no fault`;
  return [
    `seed ${seed}: after ${actions} actions: ${fault.what}`,
    'The last actions were:',
    ...fault.last.map((action) => `  ${action}`),
    `Again: npm run tool -- monkey --minutes ${minutes} --seed ${seed}`,
  ].join('\n');
}

export const monkey = command({
  name: 'monkey',
  isTool: true,
  does: 'Sends random input to the built game, in two tabs, until an error, a standstill or a blank picture.',
  options: {
    minutes: positiveNumber({ meaning: 'how long', default: 10 }),
    seed: wholeNumber({ meaning: 'which presses', from: 0, to: 2 ** 31, default: 1 }),
  },
  example: '--minutes 120 --seed 7',
  notes: [
    'It also resizes the window, reloads, presses keys, and changes light, language and game in another tab. A failure is reported with the last actions; the same seed repeats them as far as the timing allows.',
  ],
  async run({ options: { minutes, seed } }) {
    await withBuiltGame(async (browser, origin) => {
      const progress = new ProgressLine('minutes', minutes);
      const onProgress = (passed: number): void => progress.update(Math.min(minutes, passed));
      const outcome = await playMonkey({ browser, origin, seed, minutes, onProgress });
      progress.clear();
      console.log(explain({ seed, minutes }, outcome));
      console.log(`Scenes looked at: ${JSON.stringify(outcome.scenes)}`);
      if (outcome.fault !== null) process.exitCode = 1;
    });
  },
});
