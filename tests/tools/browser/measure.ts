/** `npm run tool -- measure`: how quickly the built game responds in Chromium. */
import type { Browser } from 'playwright-core';
import { command } from '../../../training/cli/command/command.ts';
import { wholeNumber } from '../../../training/cli/command/options.ts';
import { ProgressLine } from '../../../training/cli/command/progress-line.ts';
import { median } from '../../../engine/statistics.ts';
import { DEALS_OF_A_DAY } from '../../../engine/daily/day.ts';
import { PAGE_ADDRESS } from '../../../game/base/display.ts';
import { today } from '../../../game/catalogue/today.ts';
import { playedDay } from '../../game/support/daily-deals.ts';
import { policyFor, storeDay } from '../../browser/support/stored-day.ts';
import { playToTheEnd, POINTER_INPUT } from '../../browser/support/player.ts';
import { framesOfDealing, timeOfDeal, type Frames, type Spent } from './pace.ts';
import { chooseGame } from '../../browser/support/short-game.ts';
import { serveSlowly, SLOW } from '../../browser/support/slow-network.ts';
import { Visit, type VisitOptions } from '../../browser/support/visit.ts';
import { weakPhone, type WeakPhone } from './weak-phone.ts';
import { withBuiltGame } from './with-built-game.ts';

/** Taps in the menu, and as many at the table. */
const TAPS = 8;

/** The manifest of models never loads. */
const NEVER_LOADED: VisitOptions = { routes: { 'manifest.json': () => new Promise(() => undefined) } };

/** @param bar what the figure must not be above */
function line(what: string, milliseconds: readonly number[], bar?: number): void {
  const all = milliseconds.map((value) => value.toFixed(0)).join(' ');
  const wanted = bar === undefined ? '' : `  at most ${bar}`;
  console.log(`${what.padEnd(58)} ${median(milliseconds).toFixed(1).padStart(8)} ms  (${all})${wanted}`);
}

function printWeakPhone(phones: readonly WeakPhone[]): void {
  console.log('\nA weak phone: processor slowed down 6 times, 1.6 Mbit/s, 390 × 844');
  const menu = phones.map(({ usable }) => usable);
  line('menu usable after opening the page', menu, 3000);
  const cards = phones.map(({ firstCard: time }) => time);
  line('first card moves after Deal, pressed at once', cards, 600);
  const taps = phones.flatMap((phone) => phone.taps);
  const answered = taps.filter((time) => time < Infinity);
  line(`a tap until the next picture; ${answered.length} of ${taps.length} answered`, answered, 100);
  const memory = median(phones.map((phone) => phone.memory));
  console.log(`${'memory with ten at the table'.padEnd(58)} ${memory.toFixed(1).padStart(8)} MB  at most 150`);
  console.log('Without a graphics processor the slowed processor also draws the picture, which no phone does.');
}

function printPace({ animation, thinking, waiting }: Spent, dealing: readonly Frames[]): void {
  const share = (time: number): string => {
    const part = (100 * time) / (animation + thinking + waiting);
    return `${(time / 1000).toFixed(1).padStart(8)} s   (${part.toFixed(0)}%)`;
  };
  console.log('\nA deal of four seats at normal speed; the person decides at once');
  console.log(`${'animation'.padEnd(58)} ${share(animation)}`);
  console.log(`${'bots thinking'.padEnd(58)} ${share(thinking)}`);
  console.log(`${'waiting for the person'.padEnd(58)} ${share(waiting)}`);
  for (const { seats, perSecond, longest } of dealing) {
    const what = `frames per second while dealing to ${seats} at 1280 × 720`;
    console.log(`${what.padEnd(58)} ${perSecond.toFixed(1).padStart(8)}     (the longest ${longest.toFixed(0)} ms)`);
  }
}

/** Opens the page, presses Deal once the opponents have the given state, and returns the page's marks. */
async function firstCard(browser: Browser, origin: string, opponents: string, options: VisitOptions = {}) {
  const visit = await Visit.begin(browser, origin, { viewport: { width: 1280, height: 720 }, ...options });
  await visit.see('the menu', ({ scene }) => scene === 'menu');
  await visit.see(`opponents ${opponents}`, (screen) => screen.opponents.is === opponents);
  await visit.page.waitForTimeout(1500);
  await visit.page.keyboard.press('Enter');
  await visit.see('the first card', ({ scene, shown }) => scene === 'table' && (shown.stock as number) < 52);
  await visit.frames(2);
  const marks = await visit.marks();
  await visit.end();
  return marks;
}

/** The deals of a day have been played, but never compared: how long the comparison with all levels takes on its page, in ms. */
async function comparisonTime(browser: Browser, origin: string): Promise<number> {
  const visit = await Visit.begin(browser, origin, { viewport: { width: 1280, height: 720 } });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await storeDay(visit, playedDay(today(), DEALS_OF_A_DAY, policyFor(today())));
  await visit.pressButton('Deal of the day');
  const [began, lines] = [Date.now(), visit.page.getByText(/^Better than “/)];
  await lines.first().waitFor();
  const took = Date.now() - began;
  await visit.end();
  return took;
}

/** A first visit over a slow network in which Deal is pressed at once. */
async function firstVisit(browser: Browser, origin: string) {
  const network = await serveSlowly(origin, SLOW);
  const options = { viewport: { width: 1280, height: 720 }, serviceWorkers: 'allow' } as const;
  const visit = await Visit.begin(browser, network.origin, options);
  await visit.pressButton('Play');
  await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
  const bytes = network.transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
  const [policy, marks] = [await visit.page.evaluate(() => performance.now()), await visit.marks()];
  await visit.end();
  await network.close();
  return { bytes, policy, marks };
}

/** A match by pointer at once: how long each decision of the policy took in ms, and how many presses each of one's own. */
async function decisionsOf(browser: Browser, origin: string): Promise<{ times: number[]; presses: number }> {
  const visit = await Visit.begin(browser, origin, { viewport: { width: 1280, height: 720 } });
  await visit.chooseSpeed('Instant');
  await visit.pressButton('Play');
  await visit.see('the table', ({ scene }) => scene === 'table');
  let [presses, decisions] = [0, 0];
  const act: typeof POINTER_INPUT.act = async (...decision) => {
    const before = visit.presses;
    await POINTER_INPUT.act(...decision);
    presses += visit.presses - before;
    decisions += 1;
  };
  const { result } = await playToTheEnd(visit, { ...POINTER_INPUT, act });
  await visit.end();
  return { times: result.evaluationTimes, presses: presses / decisions };
}

/**
 * Decisions with four players, as hints advise: how long each hint took in the worker from the request to the final
 * answer, in ms, and how many presses a decision took.
 */
async function advisedDecisions(
  browser: Browser,
  origin: string,
  wanted: number,
): Promise<{ times: number[]; presses: number }> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, { viewport: { width: 1280, height: 720 } });
  await visit.applySettings({ opponents: 3 });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  // So long that nobody is out before the last hint.
  await chooseGame(visit, { name: 'Long', base: 'scat', lives: 10 });
  await visit.pressButton('Play');
  let presses = 0;
  for (;;) {
    const screen = await visit.see(
      'a decision or the end of a deal',
      ({ targets, buttons }) => targets?.length > 0 || buttons.some(({ label }) => label === 'Next deal'),
    );
    if (screen.adviceTimes.length === wanted) break;
    if (screen.targets.length === 0) {
      await visit.pressButton('Next deal');
      await visit.see('the next deal', ({ deal }) => deal > screen.deal);
      continue;
    }
    await visit.page.keyboard.press('i');
    const { hint } = await visit.see('the hint', (there) => there.hint?.isFinal === true);
    const before = visit.presses;
    await POINTER_INPUT.act(visit, await visit.screen(), hint?.action as string);
    presses += visit.presses - before;
  }
  const { adviceTimes: times } = await visit.screen();
  await visit.end();
  return { times, presses: presses / wanted };
}

/** Measures everything, and prints it. */
async function measureAll(repeats: number, hints: number): Promise<void> {
  const progress = new ProgressLine('steps', 5 * repeats + 7);
  let done = 0;
  const step = async <T>(result: Promise<T>): Promise<T> => {
    const value = await result;
    progress.update(++done);
    return value;
  };
  await withBuiltGame(async (browser, origin) => {
    progress.update(++done);
    const [loaded, blocked, onPage] = [[], [], []] as Record<string, number>[][];
    for (let repeat = 0; repeat < repeats; repeat++) {
      loaded.push(await step(firstCard(browser, origin, 'policy')));
      blocked.push(await step(firstCard(browser, origin, 'loading', NEVER_LOADED)));
      onPage.push(await step(firstCard(browser, origin + PAGE_ADDRESS, 'policy')));
    }
    const decisions = await step(decisionsOf(browser, origin));
    const advised = await step(advisedDecisions(browser, origin, hints));
    const comparisons: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat++) comparisons.push(await step(comparisonTime(browser, origin)));
    const first = await step(firstVisit(browser, origin));
    const phones: WeakPhone[] = [];
    for (let repeat = 0; repeat < repeats; repeat++) phones.push(await step(weakPhone(browser, origin, TAPS)));
    const spent = await step(timeOfDeal(browser, origin));
    const dealing: Frames[] = [];
    for (const seats of [4, 10]) dealing.push(await step(framesOfDealing(browser, origin, seats)));
    progress.clear();

    const wait = (marks: Record<string, number>) => marks['first card moves'] - marks['deal pressed'];
    line(
      'menu usable after opening the page',
      [...loaded, ...blocked].map((marks) => marks['menu usable']),
    );
    line('first card moves after Deal, policy loaded', loaded.map(wait));
    line('first card moves after Deal, policy still loading', blocked.map(wait));
    line('first card after Deal on the page without a canvas', onPage.map(wait), 300);
    const what = `one decision of the policy in the worker, median of ${decisions.times.length}`;
    console.log(`${what.padEnd(58)} ${median(decisions.times).toFixed(2).padStart(8)} ms`);
    const printPresses = (what: string, presses: number): void =>
      console.log(`${`presses for one decision, ${what}`.padEnd(58)} ${presses.toFixed(2).padStart(8)}`);
    printPresses('knocking at every other chance', decisions.presses);
    printPresses('as hints advise', advised.presses);
    line('a hint with its search, from request to final answer', advised.times);
    line('deal of the day: compared with all levels', comparisons, 5000);
    line('first visit at 1.6 Mbit/s: menu usable', [first.marks['menu usable']], 3000);
    line('first visit at 1.6 Mbit/s: first card moves after Deal', [wait(first.marks)], 500);
    line('first visit at 1.6 Mbit/s: policy ready', [first.policy]);
    console.log(`${'bytes sent by then'.padEnd(58)} ${String(first.bytes).padStart(8)}`);
    printWeakPhone(phones);
    printPace(spent, dealing);
  });
}

export const measure = command({
  name: 'measure',
  isTool: true,
  does: 'Measures how quickly the built game responds in Chromium: time to the menu, to the first card, to a hint, and to the comparison of a day, also at a first visit over a slow network and on a weak phone; what the time of a deal goes to, and how smoothly cards are dealt.',
  options: {
    repeats: wholeNumber({ meaning: 'how often the page is opened for each figure', from: 1, to: 1_000, default: 5 }),
    hints: wholeNumber({ meaning: 'how many hints are timed', from: 1, to: 1_000, default: 20 }),
  },
  example: '--repeats 9',
  notes: ['It prints medians, and all measurements in brackets.'],
  run: ({ options: { repeats, hints } }) => measureAll(repeats, hints),
});
