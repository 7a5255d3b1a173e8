/** What tests of browsers say when a driver does not answer, and that they begin anew. */
import { expect, test } from 'vitest';
import { answered, answering, SilentDriver } from './support/answering.ts';
import type { BrowserTab } from './support/browser.ts';

const never = (): Promise<never> => new Promise(() => {});

test('a driver that does not answer is told of, by what it was asked, and its tab is closed', async () => {
  const silent = { key: never, press: () => Promise.resolve(), isClosed: () => false };
  const tab = answering(silent as Partial<BrowserTab> as BrowserTab, 50);
  await tab.press(1, 2);
  const wasClosed = tab.isClosed();
  await expect(tab.key('Tab')).rejects.toThrow('the browser’s driver did not answer within 0.05 s: key "Tab"');
  expect([wasClosed, tab.isClosed()]).toEqual([false, true]);
});

test('a browser that does not start is told of too', async () => {
  await expect(answered('start Firefox', never(), 50)).rejects.toThrow(SilentDriver);
});
