/** What teaching at normal effort costs a match that is watched meanwhile: frames, long tasks, the bots' answers. */
import type { Browser } from 'playwright-core';
import { begin, close, openTeaching } from '../../../browser/support/teach.ts';
import { Visit } from '../../../browser/support/visit.ts';

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const WATCHED = { kind: 'bot', level: 'master', style: 'even' };

export interface TableLoad {
  /** From one frame to the next while something moves, in ms. */
  frames: number[];
  /** Tasks of more than 50 ms on the main thread, in ms. */
  longTasks: number[];
  /** Of the policy, in its worker, at instant speed, in ms. */
  answers: number[];
}

interface Noted {
  frames: number[];
  longTasks: number[];
  isOn: boolean;
}

/** Notes frames and long tasks in the page, in `window.noted`, while `isOn`. A frame is drawn only where something moves. */
function note(): void {
  const noted: Noted = { frames: [], longTasks: [], isOn: false };
  Object.assign(window, { noted });
  let hasDrawn = false;
  WebGLRenderingContext.prototype.clear = new Proxy(Reflect.get(WebGLRenderingContext.prototype, 'clear'), {
    apply(clear, context, given) {
      hasDrawn = true;
      Reflect.apply(clear, context, given);
    },
  });
  let [last, hadDrawn] = [0, false];
  void (async () => {
    for (;;) {
      const time = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
      if (noted.isOn && hasDrawn && hadDrawn) noted.frames.push(time - last);
      [last, hadDrawn, hasDrawn] = [time, hasDrawn, false];
    }
  })();
  new PerformanceObserver((list) => {
    if (noted.isOn) noted.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** @param seconds of each: at normal speed for the picture, and at instant speed for the answers */
export async function tableLoad(
  browser: Browser,
  origin: string,
  isTeaching: boolean,
  seconds: number,
): Promise<TableLoad> {
  const visit = await Visit.begin(browser, `${origin}?seed=31`, LAPTOP);
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await visit.page.waitForTimeout(2000);
  await visit.page.evaluate(note);
  const setNoting = (isOn: boolean): Promise<void> =>
    visit.page.evaluate((on) => {
      (window as unknown as { noted: Noted }).noted.isOn = on;
    }, isOn);
  const seats = Array.from({ length: 10 }, () => WATCHED);
  await visit.applySettings({ opponents: 3, seats, speed: 'normal' });
  // What teaching begins with counts, too.
  await setNoting(true);
  if (isTeaching) {
    await begin(await openTeaching(visit), { effort: 'normal' });
    await close(visit);
  }
  await visit.pressButton('Play');
  await visit.see('the play', ({ scene, shown }) => scene === 'table' && shown.phase === 'play');
  await watch(visit, seconds);
  const { frames, longTasks } = await visit.page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await setNoting(false);

  await leave(visit);
  await visit.applySettings({ opponents: 3, seats, speed: 'instant' });
  await visit.pressButton('Play');
  await watch(visit, seconds);
  const { evaluationTimes: answers } = await visit.screen();
  await visit.end();
  return { frames, longTasks, answers };
}

/** Goes back to the menu, whatever is asked on the way. */
async function leave(visit: Visit): Promise<void> {
  await visit.pressButton('Menu');
  for (;;) {
    const { scene, buttons } = await visit.screen();
    if (scene === 'menu') return;
    const leaving = buttons.find(({ label }) => label === 'Leave');
    if (leaving !== undefined) await visit.press(leaving);
    await visit.page.waitForTimeout(100);
  }
}

/** Goes on whenever a deal or a match is over. */
async function watch(visit: Visit, seconds: number): Promise<void> {
  const end = Date.now() + 1000 * seconds;
  while (Date.now() < end) {
    const { buttons } = await visit.screen();
    const next = buttons.find(({ label }) =>
      ['Next deal', 'Keep watching', 'The result', 'Play again'].includes(label),
    );
    if (next !== undefined) await visit.press(next);
    await visit.page.waitForTimeout(250);
  }
}
