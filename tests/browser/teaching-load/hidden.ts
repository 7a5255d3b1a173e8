/** What teaching takes of a processor while the page is hidden. */
import type { Browser } from 'playwright-core';
import { begin, openTeaching } from '../teach.ts';
import { Visit } from '../visit.ts';
import { processorSeconds } from './processes.ts';

const SETTLED_MS = 1000;
const MEASURED_MS = 10_000;

/** Parts of a processor that all processes of the browser take. */
export type Usage = {
  /** While teaching at normal effort. */
  shown: number;
  /** From a second after the page was hidden. */
  hidden: number;
  /** On the same hidden page before anything was taught: without a screen, pages that should be hidden are still drawn. */
  idle: number;
};

async function usage(browser: Browser, visit: Visit): Promise<number> {
  await visit.page.waitForTimeout(SETTLED_MS);
  const [began, before] = [performance.now(), await processorSeconds(browser)];
  await visit.page.waitForTimeout(MEASURED_MS);
  const took = (await processorSeconds(browser)) - before;
  return (1000 * took) / (performance.now() - began);
}

function hide({ page }: Visit, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** @param cores that the page counts */
export async function hiddenUsage(browser: Browser, origin: string, cores: number): Promise<Usage> {
  const address = `${origin}?seed=31&cores=${cores}`;
  const visit = await Visit.begin(browser, address, { viewport: { width: 1280, height: 720 } });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  const teaching = await openTeaching(visit);
  await hide(visit, true);
  const idle = await usage(browser, visit);
  await hide(visit, false);
  await begin(teaching, { effort: 'normal' });
  const shown = await usage(browser, visit);
  await hide(visit, true);
  const hidden = await usage(browser, visit);
  await visit.end();
  return { shown, hidden, idle };
}
