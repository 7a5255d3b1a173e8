/** What the processes of a browser take of the machine. */
import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';

async function processesOf(browser: Browser): Promise<{ type: string; id: number; cpuTime: number }[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo;
}

/** Seconds of processor time that all of them have taken so far. */
export async function processorSeconds(browser: Browser): Promise<number> {
  return (await processesOf(browser)).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Bytes that the pages and their workers hold in memory. */
export async function pagesMemory(browser: Browser): Promise<number> {
  const ids = (await processesOf(browser)).filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', ids.join()], { encoding: 'utf8' });
  return 1024 * kibibytes.split('\n').reduce((sum, line) => sum + Number(line), 0);
}
