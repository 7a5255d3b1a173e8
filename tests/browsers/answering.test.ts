/** What tests of browsers say when a driver does not answer. */
import { expect, test } from 'vitest';
import { answering } from './support/answering.ts';
import type { BrowserTab, RunningBrowser } from './support/browser.ts';

const never = (): Promise<never> => new Promise(() => {});

/** A browser in which keys are never answered. */
const SILENT: RunningBrowser = {
  openTab: () => Promise.resolve({ key: never, press: () => Promise.resolve() } as Partial<BrowserTab> as BrowserTab),
  close: () => Promise.resolve(),
};

test('a driver that does not answer is told of, by what it was asked', async () => {
  const tab = await answering(SILENT, 50).openTab({ width: 800, height: 480 });
  await tab.press(1, 2);
  await expect(tab.key('Tab')).rejects.toThrow('the browser’s driver did not answer within 0.05 s: key "Tab"');
});

test('a tab that does not open is told of too', async () => {
  const browser = answering({ ...SILENT, openTab: never }, 50);
  await expect(browser.openTab({ width: 800, height: 480 })).rejects.toThrow('open a tab {"width":800,"height":480}');
});
