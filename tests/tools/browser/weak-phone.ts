/** How the built game responds on a weak phone: a processor a sixth as fast, and a slow network. */
import type { Browser } from 'playwright-core';
import { POINTER_INPUT } from '../../browser/support/player.ts';
import { serveSlowly, SLOW } from '../../browser/support/slow-network.ts';
import type { Screen } from '../../browser/support/screen.ts';
import { Visit, type VisitOptions } from '../../browser/support/visit.ts';

const WEAK_PHONE: VisitOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  slowdown: 6,
};

/** How long a tap may stay without an effect, in ms. */
const PATIENCE = 1500;

export interface WeakPhone {
  /** From opening the page to a menu that can be used, and from pressing Deal at once to the first card, in ms. */
  usable: number;
  firstCard: number;
  /** From each tap in the menu and at the table to the picture that follows it, in ms; infinite if nothing followed. */
  taps: number[];
  /** With ten at the table, once all have had a turn, in MB: scripts, the page, its workers and their WebAssembly; no pictures in the graphics processor. */
  memory: number;
}

/** Waits for a mark of the page, which is told of it: to look for it in every frame would slow such a page down. */
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

/** Notes in the page how long it takes from each touch to the next picture: what web vitals call interaction to next paint. */
function noteTouches(): void {
  const touches: number[] = [];
  Object.assign(window, { touches });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'pointerdown') touches.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function looksOf({ buttons, settings, legal, shown }: Screen): string {
  return JSON.stringify([buttons, settings, legal, shown]);
}

/** Taps something. @returns how long the picture took, in ms; infinite if the game did not react */
async function tap(visit: Visit, target: Screen['buttons'][number]): Promise<number> {
  const before = looksOf(await visit.screen());
  await visit.page.evaluate(() => ((window as unknown as { touches: number[] }).touches.length = 0));
  await visit.press(target);
  for (const end = Date.now() + PATIENCE; looksOf(await visit.screen()) === before;) {
    if (Date.now() > end) return Infinity;
    await visit.page.waitForTimeout(100);
  }
  await visit.page.waitForTimeout(200);
  const touches = await visit.page.evaluate(() => (window as unknown as { touches: number[] }).touches);
  // Shorter ones are not reported.
  return touches[0] ?? 16;
}

async function tapInMenu(visit: Visit, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const label = index % 2 === 0 ? 'More opponents' : 'Fewer opponents';
    const { buttons } = await visit.screen();
    times.push(await tap(visit, buttons.find((button) => button.label === label) as Screen['buttons'][number]));
  }
  return times;
}

/** Draws and discards. */
async function tapAtTable(visit: Visit, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const screen = await visit.see(
      'a decision, or the end of the deal',
      ({ targets, buttons }) => targets?.length > 0 || buttons.some(({ label }) => label === 'Next deal'),
    );
    const next = screen.buttons.find(({ label }) => label === 'Next deal');
    const target = screen.targets.find(({ action }) => action === 'draw' || action.startsWith('discard'));
    times.push(await tap(visit, next ?? target ?? screen.targets[0]));
  }
  return times;
}

/** Sits down with nine others, and measures once one's turn has come round. @returns in MB */
async function memoryOfTen(browser: Browser, origin: string): Promise<number> {
  const { slowdown: _, ...phone } = WEAK_PHONE;
  const visit = await Visit.begin(browser, `${origin}?seed=31`, phone);
  await visit.applySettings({ opponents: 9 });
  await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
  await visit.pressButton('Play');
  await POINTER_INPUT.act(visit, await visit.see('a turn', ({ targets }) => targets?.length > 0), 'draw');
  const drawn = await visit.see('a card', ({ legal }) => legal.some((action) => action.startsWith('discard')));
  await POINTER_INPUT.act(visit, drawn, drawn.legal.find((action) => action.startsWith('discard')) as string);
  await visit.see(
    'the next turn, or the end of the deal',
    ({ targets, buttons }) => targets.length > 0 || buttons.some(({ label }) => label === 'Next deal'),
  );
  const bytes = await visit.page.evaluate(async () => {
    const { measureUserAgentSpecificMemory: measured } = performance as unknown as Record<
      string,
      () => Promise<{ bytes: number }>
    >;
    return (await measured.call(performance)).bytes;
  });
  await visit.end();
  return bytes / 1e6;
}

/** A first visit in which Deal is pressed at once, then taps in the menu of a second one and at its table. */
export async function weakPhone(browser: Browser, origin: string, taps: number): Promise<WeakPhone> {
  const network = await serveSlowly(origin, SLOW);
  const first = await Visit.begin(browser, network.origin, WEAK_PHONE);
  const usable = await mark(first, 'menu usable');
  await first.pressButton('Play');
  const firstCard = (await mark(first, 'first card moves')) - (await mark(first, 'deal pressed'));
  await first.end();
  await network.close();

  const second = await Visit.begin(browser, `${origin}?seed=31`, { ...WEAK_PHONE, before: noteTouches });
  await mark(second, 'menu usable');
  const inMenu = await tapInMenu(second, taps);
  // One's own turn comes soon.
  await second.applySettings({ opponents: 1, speed: 'normal' });
  await second.pressButton('Play');
  await mark(second, 'first card moves');
  const atTable = await tapAtTable(second, taps);
  await second.end();
  return { usable, firstCard, taps: [...inMenu, ...atTable], memory: await memoryOfTen(browser, origin) };
}
