/** What the pages of a browser take of the machine, as Linux says. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** How Linux names the threads of workers, cut to its longest name. */
const WORKER = 'DedicatedWorker';
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** The folders of their processes. */
async function processes(browser: Browser): Promise<string[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => `/proc/${id}`);
}

/** Seconds of processor time that all workers have taken so far. */
export async function workersSeconds(browser: Browser): Promise<number> {
  const threads = (await processes(browser)).flatMap((folder) =>
    readdirSync(`${folder}/task`).map((thread) => readFileSync(`${folder}/task/${thread}/stat`, 'utf8')),
  );
  const ticks = threads.map((stat) => {
    const [, name, fields] = /\((.*)\) (.*)/.exec(stat) as unknown as [string, string, string];
    // User and system time, the 14th and 15th field of all.
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return name === WORKER ? user + system : 0;
  });
  return ticks.reduce((sum, time) => sum + time, 0) / TICKS_PER_SECOND;
}

/** Bytes that all pages and their workers hold in memory. */
export async function pagesMemory(browser: Browser): Promise<number> {
  const pages = (await processes(browser)).map((folder) =>
    Number(readFileSync(`${folder}/statm`, 'utf8').split(' ')[1]),
  );
  return PAGE_BYTES * pages.reduce((sum, count) => sum + count, 0);
}
