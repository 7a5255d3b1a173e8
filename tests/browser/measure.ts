/** Prints how quickly the built game answers in Chromium: `npx tsx tests/browser/measure.ts`. */
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { playToTheEnd, POINTER } from './player.ts';
import { serveBuiltGame } from './server.ts';
import { Visit, type VisitOptions } from './visit.ts';

const REPEATS = 5;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function line(what: string, milliseconds: readonly number[]): void {
  const all = milliseconds.map((value) => value.toFixed(0)).join(' ');
  console.log(`${what.padEnd(58)} ${median(milliseconds).toFixed(1).padStart(8)} ms  (${all})`);
}

/** Opens the page, deals once the given opponents' state is there, and gives the page's marks. */
async function firstCard(browser: Browser, origin: string, opponents: string, options: VisitOptions = {}) {
  const visit = await Visit.begin(browser, origin, { viewport: { width: 1280, height: 720 }, ...options });
  await visit.see('the menu', ({ scene }) => scene === 'menu');
  await visit.see(`opponents ${opponents}`, (screen) => screen.opponents.is === opponents);
  await visit.page.waitForTimeout(1500);
  await visit.pressButton('Deal');
  await visit.see('the first card', ({ scene, shown }) => scene === 'table' && (shown.stock as number) < 52);
  await visit.frames(2);
  const marks = await visit.marks();
  await visit.end();
  return marks;
}

async function evaluationTimes(browser: Browser, origin: string): Promise<number[]> {
  const visit = await Visit.begin(browser, origin, { viewport: { width: 1280, height: 720 } });
  await visit.pressButton('Instant');
  await visit.pressButton('Deal');
  await visit.see('the table', ({ scene }) => scene === 'table');
  const { result } = await playToTheEnd(visit, POINTER);
  await visit.end();
  return result.evaluationTimes;
}

const browser = await launchChromium();
const { origin, close } = await serveBuiltGame();
try {
  const never: VisitOptions = { routes: { 'manifest.json': () => new Promise(() => undefined) } };
  const [loaded, blocked] = [[], []] as Record<string, number>[][];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    loaded.push(await firstCard(browser, origin, 'policy'));
    blocked.push(await firstCard(browser, origin, 'loading', never));
  }
  const wait = (marks: Record<string, number>) => marks['first card moves'] - marks['deal pressed'];
  line(
    'menu usable after opening the page',
    [...loaded, ...blocked].map((marks) => marks['menu usable']),
  );
  line('first card moves after Deal, policy loaded', loaded.map(wait));
  line('first card moves after Deal, policy still loading', blocked.map(wait));
  const times = await evaluationTimes(browser, origin);
  console.log(
    `${'one decision of the policy in the worker, median of '.concat(String(times.length)).padEnd(58)} ${median(times).toFixed(2).padStart(8)} ms`,
  );
} finally {
  await browser.close();
  await close();
}
