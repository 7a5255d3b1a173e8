/** Firefox, by WebDriver BiDi: it speaks that itself, where Selenium would need geckodriver, which Debian does not have. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch as launchFirefox, type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { fewerFrames } from '../../browser/support/fewer-frames.ts';
import type { BrowserTab, InstallableBrowser, RunningBrowser, Size } from './browser.ts';
import { openDisplay } from './display.ts';
import { noteTroubles } from './troubles.ts';

const PATH = '/usr/bin/firefox-esr';

/** Of the preference `network.cookie.cookieBehavior`: cookies, storage and databases are refused to every page. */
const REFUSE_ALL = 2;

/** A sixteenth of the pixels, which are drawn by software. */
const COARSE = 0.25;

async function launch(isStorageBlocked: boolean): Promise<RunningBrowser> {
  const display = await openDisplay();
  // It refuses to start where its home belongs to somebody else.
  const home = await mkdtemp(join(tmpdir(), 'thirty-one-firefox-'));
  const firefox = await launchFirefox({
    browser: 'firefox',
    executablePath: PATH,
    headless: false,
    env: { ...process.env, HOME: home, DISPLAY: display.name },
    extraPrefsFirefox: isStorageBlocked ? { 'network.cookie.cookieBehavior': REFUSE_ALL } : {},
  });
  return {
    openTab: async (size) => openTab(await firefox.createBrowserContext(), size),
    close: async () => {
      await firefox.close();
      await display.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function openTab(context: BrowserContext, size: Size): Promise<BrowserTab> {
  const page = await context.newPage();
  await page.setViewport({ ...size, deviceScaleFactor: COARSE });
  await page.evaluateOnNewDocument(fewerFrames);
  await page.evaluateOnNewDocument(noteTroubles);
  return tabOf(page, context);
}

function tabOf(page: Page, context: BrowserContext): BrowserTab {
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) =>
      page.evaluate(run as (given: unknown) => Result, given as unknown) as Promise<Result>,
    load: async (script) => void (await page.evaluate(script)),
    press: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name as KeyInput),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    isClosed: () => page.isClosed(),
    end: () => context.close(),
  };
}

export const FIREFOX: InstallableBrowser = {
  name: 'Firefox',
  needs: { [PATH]: 'firefox-esr', '/usr/bin/Xvfb': 'xvfb' },
  launch,
};
