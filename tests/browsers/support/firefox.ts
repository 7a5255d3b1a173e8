/** Firefox, by WebDriver BiDi: it speaks that itself, where Selenium would need geckodriver, which Debian does not have. */
import { launch as launchFirefox, type KeyInput } from 'puppeteer-core';
import { fewerFrames } from '../../browser/support/fewer-frames.ts';
import type { InstallableBrowser } from './browser.ts';
import { openDisplay } from './display.ts';
import { noteTroubles } from './troubles.ts';

const PATH = '/usr/bin/firefox-esr';

/** Of the preference `network.cookie.cookieBehavior`: cookies, storage and databases are refused to every page. */
const REFUSE_ALL = 2;

/** A sixteenth of the pixels, which are drawn by software. */
const COARSE = 0.25;

export const FIREFOX: InstallableBrowser = {
  name: 'Firefox',
  needs: { [PATH]: 'firefox-esr', '/usr/bin/Xvfb': 'xvfb' },
  launch: async (size, isStorageBlocked, ends) => {
    const firefox = await launchFirefox({
      browser: 'firefox',
      executablePath: PATH,
      headless: false,
      env: await openDisplay(ends),
      extraPrefsFirefox: isStorageBlocked ? { 'network.cookie.cookieBehavior': REFUSE_ALL } : {},
      // `answering.ts` waits.
      timeout: 0,
      protocolTimeout: 0,
    });
    ends.push(() => firefox.close());
    const page = await firefox.newPage();
    page.setDefaultTimeout(0);
    await page.setViewport({ ...size, deviceScaleFactor: COARSE });
    await page.evaluateOnNewDocument(fewerFrames);
    await page.evaluateOnNewDocument(noteTroubles);
    return {
      open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      evaluate: <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) =>
        page.evaluate(run as (given: unknown) => Result, given as unknown) as Promise<Result>,
      load: async (script) => void (await page.evaluate(script)),
      press: (x, y) => page.mouse.click(x, y),
      key: (name) => page.keyboard.press(name as KeyInput),
      type: (text) => page.keyboard.type(text),
      isClosed: () => page.isClosed(),
    };
  },
};
