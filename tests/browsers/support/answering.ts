/** A driver that does not answer is told of by what it was asked, and not by the time that a test took. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserTab } from './browser.ts';

/** How long a driver may take to do anything, in ms: opening a page takes it three seconds on a quiet machine. */
const LIMIT = 60_000;

export class SilentDriver extends Error {
  override readonly name = 'SilentDriver';
}

/** What a driver answers. @throws {SilentDriver} where it takes longer than `limit`, in ms */
export function answered<Answer>(what: string, answer: Promise<Answer>, limit = LIMIT): Promise<Answer> {
  const silence = pause(limit, undefined, { ref: false }).then(() => {
    throw new SilentDriver(`the browser’s driver did not answer within ${limit / 1000} s: ${what}`);
  });
  return Promise.race([answer, silence]);
}

/** The same tab, whose answers must come: it is closed from the first one on that does not. */
export function answering(tab: BrowserTab, limit = LIMIT): BrowserTab {
  let isSilent = false;
  const limited = <Ask extends (...given: never[]) => Promise<unknown>>(name: string, ask: Ask): Ask =>
    ((...given: Parameters<Ask>) => {
      const told = given.map((one) => (typeof one === 'function' ? String(one) : JSON.stringify(one))).join(', ');
      return answered(`${name} ${told.slice(0, 200)}`, ask(...given), limit).catch((error: unknown) => {
        isSilent ||= error instanceof SilentDriver;
        throw error;
      });
    }) as Ask;
  return {
    open: limited('open', tab.open),
    evaluate: limited('evaluate', tab.evaluate),
    press: limited('press', tab.press),
    key: limited('key', tab.key),
    load: limited('load', tab.load),
    type: limited('type', tab.type),
    isClosed: () => isSilent || tab.isClosed(),
  };
}
