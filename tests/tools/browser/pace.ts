/** What time goes to at the table, and how smoothly it deals. */
import type { Browser } from 'playwright-core';
import { POINTER_INPUT } from '../../browser/support/player.ts';
import type { Screen } from '../../browser/support/screen.ts';
import { Visit } from '../../browser/support/visit.ts';

const LAPTOP = { viewport: { width: 1280, height: 720 } };

export interface Spent {
  /** In ms: something moves, bots think while nothing moves, the game waits for the person. */
  animation: number;
  thinking: number;
  waiting: number;
}

/** Adds up in the page what its time goes to, into `window.spent`. A frame is drawn only where something moves. */
function noteTime(): void {
  const spent: Spent = { animation: 0, thinking: 0, waiting: 0 };
  Object.assign(window, { spent });
  let drawn = 0;
  WebGLRenderingContext.prototype.clear = new Proxy(Reflect.get(WebGLRenderingContext.prototype, 'clear'), {
    apply(clear, context, given) {
      drawn = performance.now();
      Reflect.apply(clear, context, given);
    },
  });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const { scene, targets, buttons } = window.__thirtyOne as unknown as Screen;
    const isAsked = targets?.length > 0 || buttons.some(({ label }) => label === 'Next deal');
    const what = isAsked ? 'waiting' : now - drawn < 100 ? 'animation' : 'thinking';
    if (scene === 'table') spent[what] += now - last;
    last = now;
  }, 20);
}

/** Plays a deal of four seats at normal speed; the person decides as soon as it is possible. */
export async function timeOfDeal(browser: Browser, origin: string): Promise<Spent> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  await visit.applySettings({ opponents: 3, speed: 'normal' });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await visit.page.evaluate(noteTime);
  await visit.pressButton('Play');
  for (;;) {
    const screen = await visit.see(
      'a decision or the end of the deal',
      ({ scene, targets, buttons }) =>
        scene === 'table' && (targets.length > 0 || buttons.some(({ label }) => label === 'Next deal')),
    );
    if (screen.targets.length === 0) break;
    await POINTER_INPUT.act(visit, screen, screen.legal.find((action) => !action.startsWith('knock')) ?? 'knock');
  }
  const spent = await visit.page.evaluate(() => (window as unknown as { spent: Spent }).spent);
  await visit.end();
  return spent;
}

export interface Frames {
  seats: number;
  perSecond: number;
  /** The longest time from one to the next, in ms. */
  longest: number;
}

/** The frames from the first card that is dealt until the last one lies at its place. */
export async function framesOfDealing(browser: Browser, origin: string, seats: number): Promise<Frames> {
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
  return { seats, perSecond: (1000 * gaps.length) / (times[times.length - 1] - times[0]), longest: Math.max(...gaps) };
}
