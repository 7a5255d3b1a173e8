/** `npm run tool -- measure`: how quickly the built game responds in Chromium. */
import type { Browser } from 'playwright-core';
import { median } from '../../../engine/statistics.ts';
import { command } from '../../../training/cli/command/command.ts';
import { wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { POINTER_INPUT } from '../../browser/support/player.ts';
import { hasButton, mayAct, type Screen } from '../../browser/support/screen.ts';
import { serveSlowly, SLOW } from '../../browser/support/servers.ts';
import { Visit, type VisitOptions } from '../../browser/support/visit.ts';
import { withBuiltGame } from './with-built-game.ts';

const LAPTOP: VisitOptions = { viewport: { width: 1280, height: 720 } };
/** A processor a sixth as fast; without a graphics processor it also draws the picture, which no phone does. */
const WEAK_PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, slowdown: 6 };
/** The manifest of models never loads. */
const NEVER_LOADED: VisitOptions = { ...LAPTOP, routes: { 'manifest.json': () => new Promise(() => undefined) } };
const BOT = { kind: 'bot', level: 'master', style: 'even' };
const HINTS = 10;
const TAPS = 8;
const MATCHES = 20;

/** Prints the median of some figures, and all of them. */
function print(...[what, unit, figures, bar]: Row): void {
  const all = figures.length > 1 ? `  (${figures.map((value) => value.toFixed(0)).join(' ')})` : '';
  const wanted = bar === undefined ? '' : `  at most ${bar}`;
  console.log(`${what.padEnd(58)} ${median(figures).toFixed(1).padStart(8)} ${unit}${all}${wanted}`);
}

const usable = (marks: Record<string, number>): number => marks['menu usable'];
const wait = (marks: Record<string, number>): number => marks['first card moves'] - marks['deal pressed'];

/** Waits for a mark of the page, which is told of it: to look for it in every frame would slow a weak phone down. */
function mark({ page }: Visit, name: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const [reached] = list.getEntriesByName(wanted);
          if (reached === undefined) return;
          observer.disconnect();
          resolve(reached.startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
    name,
  );
}

/** Opens the page, and deals once the opponents have the given state. @returns the page's marks */
async function opened(browser: Browser, origin: string, opponents: string, options: VisitOptions) {
  const visit = await Visit.begin(browser, origin, options);
  await visit.see(`opponents ${opponents}`, (screen) => screen.scene === 'menu' && screen.opponents.is === opponents);
  await visit.page.waitForTimeout(1500);
  await visit.page.keyboard.press('Enter');
  await mark(visit, 'first card moves');
  const marks = await visit.marks();
  await visit.end();
  return marks;
}

/** A first visit over a slow network in which Deal is pressed at once. */
async function firstVisit(browser: Browser, origin: string, options: VisitOptions) {
  const network = await serveSlowly(origin, SLOW);
  const visit = await Visit.begin(browser, network.origin, options);
  await mark(visit, 'menu usable');
  await visit.pressButton('Play');
  await mark(visit, 'first card moves');
  const marks = await visit.marks();
  const bytes = network.transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
  await visit.end();
  await network.close();
  return { marks, bytes };
}

/** From each tap in the menu of a weak phone to the next picture, in ms: what web vitals call interaction to next paint. */
async function tapsInMenu(browser: Browser, origin: string): Promise<number[]> {
  const noteTaps = (): void => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'pointerdown') taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  };
  const visit = await Visit.begin(browser, origin, { ...WEAK_PHONE, before: noteTaps });
  await mark(visit, 'menu usable');
  for (let tap = 0; tap < TAPS; tap++) {
    await visit.pressButton(tap % 2 === 0 ? 'More opponents' : 'Fewer opponents');
    await visit.page.waitForTimeout(500);
  }
  const taps = await visit.page.evaluate(() => (window as unknown as { taps: number[] }).taps);
  await visit.end();
  return taps;
}

/** How long hints take in the worker with their search, from the request to the final answer, in ms. */
async function hintTimes(browser: Browser, origin: string): Promise<number[]> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  await visit.applySettings({ opponents: 3 });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await visit.pressButton('Play');
  for (;;) {
    const { adviceTimes, deal, targets } = await visit.see(
      'a decision or the end of a deal',
      (screen) => mayAct(screen) || hasButton(screen, 'Next deal'),
    );
    if (adviceTimes.length === HINTS) break;
    if (targets.length > 0) {
      await visit.page.keyboard.press('i');
      const screen = await visit.see('the hint', ({ hint }) => hint?.isFinal === true);
      await POINTER_INPUT.act(visit, screen, screen.hint?.action as string);
    } else {
      await visit.pressButton('Next deal');
      await visit.see('the next deal', (screen) => screen.deal > deal);
    }
  }
  const { adviceTimes } = await visit.screen();
  await visit.end();
  return adviceTimes;
}

/** The frames from the first card that is dealt until the last one lies at its place. */
async function framesOfDealing(browser: Browser, origin: string, seats: number) {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  await visit.applySettings({ opponents: seats - 1, speed: 'normal' });
  await visit.page.waitForTimeout(2500);
  await visit.pressButton('Play');
  const times = await visit.page.evaluate(async () => {
    const seen: number[] = [];
    while (seen.length === 0 || !(window.__thirtyOne as unknown as Screen).isQueueEmpty) {
      const time = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
      if (performance.getEntriesByName('first card moves').length > 0) seen.push(time);
    }
    return seen;
  });
  await visit.end();
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return { perSecond: (1000 * gaps.length) / (times[times.length - 1] - times[0]), longest: Math.max(...gaps) };
}

/** What a page holds after each of several matches of two bots at instant speed, in MiB. */
async function heaps(browser: Browser, origin: string): Promise<number[]> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  await visit.applySettings({ opponents: 1, seats: Array.from({ length: 10 }, () => BOT) });
  const devtools = await visit.page.context().newCDPSession(visit.page);
  const held: number[] = [];
  await visit.pressButton('Play');
  for (let match = 0; match < MATCHES; match++) {
    if (match > 0) await visit.playAgain();
    await visit.pressButton('The result');
    await visit.seeScene('result');
    await devtools.send('HeapProfiler.collectGarbage');
    held.push((await devtools.send('Runtime.getHeapUsage')).usedSize / 2 ** 20);
  }
  await visit.end();
  return held;
}

/** Figures, their unit, and what they must not be above. */
type Row = [what: string, unit: string, figures: readonly number[], bar?: number];
/** Measures again and again. */
type Several = <T>(measured: () => Promise<T>) => Promise<T[]>;

async function dealRows(browser: Browser, origin: string, several: Several): Promise<Row[]> {
  const loaded = await several(() => opened(browser, origin, 'policy', LAPTOP));
  const blocked = await several(() => opened(browser, origin, 'loading', NEVER_LOADED));
  return [
    ['menu usable after opening the page', 'ms', [...loaded, ...blocked].map(usable)],
    ['first card moves after Deal, policy loaded', 'ms', loaded.map(wait)],
    ['first card moves after Deal, policy still loading', 'ms', blocked.map(wait)],
  ];
}

async function firstVisitRows(browser: Browser, origin: string, several: Several): Promise<Row[]> {
  const first = await several(() => firstVisit(browser, origin, { ...LAPTOP, serviceWorkers: 'allow' }));
  const phones = await several(() => firstVisit(browser, origin, WEAK_PHONE));
  const taps = await several(() => tapsInMenu(browser, origin));
  return [
    ['first visit at 1.6 Mbit/s: menu usable', 'ms', first.map(({ marks }) => usable(marks)), 3000],
    ['  first card moves after Deal', 'ms', first.map(({ marks }) => wait(marks)), 500],
    ['  sent by then', 'kB', first.map(({ bytes }) => bytes / 1000)],
    ['the same on a weak phone: menu usable', 'ms', phones.map(({ marks }) => usable(marks)), 3000],
    ['  first card moves after Deal', 'ms', phones.map(({ marks }) => wait(marks)), 600],
    ['  a tap in the menu until the next picture', 'ms', taps.flat(), 100],
  ];
}

async function tableRows(browser: Browser, origin: string, several: Several): Promise<Row[]> {
  const rows: Row[] = [
    [
      'a hint with its search, from request to final answer',
      'ms',
      (await several(() => hintTimes(browser, origin))).flat(),
    ],
  ];
  for (const seats of [4, 10]) {
    const dealings = await several(() => framesOfDealing(browser, origin, seats));
    rows.push(
      [`frames per second while dealing to ${seats}`, '', dealings.map(({ perSecond }) => perSecond)],
      ['  the longest of them', 'ms', dealings.map(({ longest }) => longest)],
    );
  }
  return [...rows, [`memory after each of ${MATCHES} matches in one page`, 'MiB', await heaps(browser, origin)]];
}

/** Measures everything, and prints it. */
async function measureAll(browser: Browser, origin: string, repeats: number): Promise<void> {
  const progress = new ProgressLine('measurements', 8 * repeats);
  let done = 0;
  const several: Several = async (measured) => {
    const all: Awaited<ReturnType<typeof measured>>[] = [];
    for (let repeat = 0; repeat < repeats; repeat++) {
      all.push(await measured());
      progress.update(++done);
    }
    return all;
  };
  for (const part of [dealRows, firstVisitRows, tableRows]) {
    const rows = await part(browser, origin, several);
    progress.clear();
    for (const row of rows) print(...row);
  }
}

export const measure = command({
  name: 'measure',
  isTool: true,
  does: 'Measures how quickly the built game responds in Chromium: time to the menu, to the first card and to a hint, also at a first visit over a slow network and on a weak phone; how smoothly cards are dealt; what many matches leave in memory.',
  options: {
    repeats: wholeNumber({ meaning: 'how often the page is opened for each figure', from: 1, to: 1_000, default: 5 }),
  },
  example: '--repeats 9',
  notes: ['It prints medians, and all measurements in brackets.'],
  run: ({ options: { repeats } }) => withBuiltGame((browser, origin) => measureAll(browser, origin, repeats)),
});
