/** What teaching takes of a processor while the page is hidden. */
import type { Browser } from 'playwright-core';
import { begin, openTeaching } from '../../../browser/support/teach.ts';
import { Visit } from '../../../browser/support/visit.ts';
import { workersSeconds } from './processes.ts';

const SETTLED_MS = 1000;
const MEASURED_MS = 10_000;

/** Parts of a processor that the workers take while they teach at normal effort. */
interface Usage {
  shown: number;
  /** From a second after the page was hidden. */
  hidden: number;
}

async function usage(browser: Browser, visit: Visit): Promise<number> {
  await visit.page.waitForTimeout(SETTLED_MS);
  const [began, before] = [performance.now(), await workersSeconds(browser)];
  await visit.page.waitForTimeout(MEASURED_MS);
  const took = (await workersSeconds(browser)) - before;
  return (1000 * took) / (performance.now() - began);
}

/** @param cores that the page counts */
export async function hiddenUsage(browser: Browser, origin: string, cores: number): Promise<Usage> {
  const address = `${origin}?seed=31&cores=${cores}`;
  const visit = await Visit.begin(browser, address, { viewport: { width: 1280, height: 720 } });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await begin(await openTeaching(visit), { effort: 'normal' });
  const shown = await usage(browser, visit);
  await visit.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const hidden = await usage(browser, visit);
  await visit.end();
  return { shown, hidden };
}
