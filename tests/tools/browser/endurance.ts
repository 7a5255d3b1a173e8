/** `npm run tool -- endurance`: how the built game holds up in Chromium over many matches. */
import type { Browser } from 'playwright-core';
import { command } from '../../../training/cli/command/command.ts';
import { wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { Visit } from '../../browser/support/visit.ts';
import { watchMatches, WATCHED_BOT } from './watched-matches.ts';
import { withBuiltGame } from './with-built-game.ts';

const VIEWPORT = { viewport: { width: 1280, height: 720 } };
/** Matches between two measurements of memory. */
const STEP = 20;

/** Watches the first deals of ten bots at normal speed. */
async function longTasks(browser: Browser, origin: string, progress: ProgressLine): Promise<void> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, VIEWPORT);
  await visit.applySettings({ speed: 'normal', opponents: 9, seats: Array.from({ length: 10 }, () => WATCHED_BOT) });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await visit.page.waitForTimeout(3000);
  await visit.page.evaluate(() => {
    const seen: PerformanceEntry[] = [];
    (window as unknown as { longTasks: PerformanceEntry[] }).longTasks = seen;
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  await visit.pressButton('Play');
  await visit.see('the play', ({ shown }) => shown?.phase === 'play');
  await visit.page.waitForTimeout(15_000);
  const began = (await visit.marks())['first card moves'];
  const tasks = await visit.page.evaluate(() =>
    (window as unknown as { longTasks: PerformanceEntry[] }).longTasks.map(({ startTime, duration }) => ({
      startTime,
      duration,
    })),
  );
  const lines = tasks.map(({ startTime, duration }) => `${Math.round(duration)} at ${Math.round(startTime - began)}`);
  progress.clear();
  console.log(`ten seats: tasks over 50 ms, in ms from the first card that moves: ${lines.join(', ') || 'none'}`);
  await visit.end();
}

/** Watches matches of two bots at instant speed, one after the other. */
async function memory(browser: Browser, origin: string, matches: number, progress: ProgressLine): Promise<void> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, VIEWPORT);
  await watchMatches(visit, {
    matches,
    every: STEP,
    onMatch: (match) => progress.update(match),
    onMeasured: ({ matches: match, heap, textures }) => {
      progress.clear();
      console.log(`after ${match} matches: ${heap.toFixed(1)} MiB of heap, ${textures} textures`);
    },
  });
  progress.clear();
  await visit.end();
}

export const endurance = command({
  name: 'endurance',
  isTool: true,
  does: 'Checks how the built game holds up in Chromium: long tasks while cards move, then memory over many matches.',
  options: {
    matches: wholeNumber({ meaning: 'how many matches bots play in one page', from: 1, to: 1e6, default: 200 }),
  },
  example: '--matches 1000',
  notes: [
    `It prints the tasks of more than 50 ms in the first deals at a table of ten, and the heap and the textures every ${STEP} matches.`,
  ],
  async run({ options: { matches } }) {
    const progress = new ProgressLine('matches', matches);
    await withBuiltGame(async (browser, origin) => {
      await longTasks(browser, origin, progress);
      await memory(browser, origin, matches, progress);
    });
  },
});
