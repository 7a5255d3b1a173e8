/** A driver that never answers fails a test by the name of what it was asked, and not by the time that the test took. */
import type { BrowserTab, RunningBrowser } from './browser.ts';

/** How long a driver may take to do anything, in ms: opening a page takes it three seconds on busy machines. */
const PATIENCE = 20_000;

type Asked = (...given: never[]) => Promise<unknown>;

/** The same browser, whose answers must come. */
export function answering(browser: RunningBrowser, patience = PATIENCE): RunningBrowser {
  const limited = <Ask extends Asked>(name: string, ask: Ask): Ask =>
    (async (...given: Parameters<Ask>) => {
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(unanswered(name, given, patience))), patience);
      });
      try {
        return await Promise.race([ask(...given), tooLong]);
      } finally {
        clearTimeout(timer);
      }
    }) as unknown as Ask;
  const tabOf = (tab: BrowserTab): BrowserTab => ({
    ...tab,
    open: limited('open', tab.open),
    evaluate: limited('evaluate', tab.evaluate),
    press: limited('press', tab.press),
    key: limited('key', tab.key),
    load: limited('load', tab.load),
    type: limited('type', tab.type),
    picture: limited('picture', tab.picture),
    end: limited('end', tab.end),
  });
  return { ...browser, openTab: limited('open a tab', async (size) => tabOf(await browser.openTab(size))) };
}

function unanswered(name: string, given: readonly unknown[], patience: number): string {
  const told = given.map((one) => (typeof one === 'function' ? String(one) : JSON.stringify(one))).join(', ');
  return `the browser’s driver did not answer within ${patience / 1000} s: ${name} ${told.slice(0, 200)}`;
}
