/**
 * Prints how the built game bears up in Chromium: tasks of more than 50 ms while cards move at a table of ten, and memory
 * and textures over many matches of bots in one page. `npx tsx tests/browser/endurance.ts [MATCHES]`, 200 where left out.
 */
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { serveBuiltGame } from './server.ts';
import { Visit } from './visit.ts';

const WATCHED = { kind: 'bot', level: 'master', temper: 'even' };
const VIEWPORT = { viewport: { width: 1280, height: 720 } };
/** Matches between two looks at memory. */
const STEP = 20;

const matches = Number(process.argv[2] ?? 200);
const browser = await launchChromium();
const { origin, close } = await serveBuiltGame();
try {
  await longTasks(browser, origin);
  await memory(browser, origin, matches);
} finally {
  await browser.close();
  await close();
}

/** Watches the first deals of ten bots at normal speed. */
async function longTasks(browser: Browser, origin: string): Promise<void> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, VIEWPORT);
  await visit.remember({ speed: 'normal', opponents: 9, seats: Array.from({ length: 10 }, () => WATCHED) });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await visit.page.waitForTimeout(3000);
  await visit.page.evaluate(() => {
    const seen: PerformanceEntry[] = [];
    (window as unknown as { longTasks: PerformanceEntry[] }).longTasks = seen;
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  await visit.pressButton('Deal');
  await visit.see('the play', ({ shown }) => shown?.phase === 'play');
  await visit.page.waitForTimeout(15_000);
  const began = (await visit.marks())['first card moves'];
  const tasks = await visit.page.evaluate(() =>
    (window as unknown as { longTasks: PerformanceEntry[] }).longTasks.map(({ startTime, duration }) => ({
      startTime,
      duration,
    })),
  );
  const told = tasks.map(({ startTime, duration }) => `${Math.round(duration)} at ${Math.round(startTime - began)}`);
  console.log(`ten seats: tasks over 50 ms, in ms from the first card that moves: ${told.join(', ') || 'none'}`);
  await visit.end();
}

/** Watches matches of two bots at instant speed, one after the other. */
async function memory(browser: Browser, origin: string, matches: number): Promise<void> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, VIEWPORT);
  await visit.remember({ opponents: 1, seats: Array.from({ length: 10 }, () => WATCHED) });
  const devtools = await visit.page.context().newCDPSession(visit.page);
  await visit.pressButton('Deal');
  for (let match = 1; match <= matches; match++) {
    await visit.pressButton('The result');
    await visit.see('the result', ({ scene }) => scene === 'result');
    if (match % STEP === 0 || match === 1) {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      const { textures } = await visit.screen();
      console.log(`after ${match} matches: ${(usedSize / 2 ** 20).toFixed(1)} MiB of heap, ${textures} textures`);
    }
    if (match < matches) await visit.pressButton('Play again');
  }
  await visit.end();
}
