/** WebKitGTK in its small browser, by classic WebDriver through Selenium: the driver of Debian does not offer BiDi. */
import { createRequire } from 'node:module';
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { fewerFrames } from '../../browser/support/fewer-frames.ts';
import type { BrowserTab, InstallableBrowser, Size } from './browser.ts';
import { openDisplay } from './display.ts';
import { KEYS } from './keys.ts';
import { PATIENCE } from '../../support/patience.ts';
import { noteTroubles } from './troubles.ts';

/** A folder without a package of its own, which modules cannot import. */
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

const PATH = '/usr/bin/WebKitWebDriver';

/** What its small browser, which is told that it is driven, is told where pages can store nothing. */
const BLOCKED = ['--enable-html5-local-storage=false', '--enable-html5-database=false', '--cookies-policy=never'];

/** Makes the inside of the window as large, once its frame has been measured. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  const inside = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const outer = await window.getRect();
  const [innerWidth, innerHeight] = await inside();
  const wanted = { width: width + outer.width - innerWidth, height: height + outer.height - innerHeight };
  await window.setRect({ x: 0, y: 0, ...wanted });
  await driver.wait(
    async () => String(await inside()) === String([width, height]),
    PATIENCE,
    `a window of ${width}×${height}`,
  );
}

function tabOf(driver: WebDriver): BrowserTab {
  return {
    open: async (address) => {
      await driver.get(address);
      await driver.executeScript(noteTroubles);
      await driver.executeScript(fewerFrames);
    },
    evaluate: async <Given, Result>(run: (given: Given) => Result | Promise<Result>, given: Given) => {
      const script = `const [given, done] = arguments;
        Promise.resolve(given).then(${String(run)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await driver.executeAsyncScript<{ value: Result; error?: string }>(script, given);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    load: (script) => driver.executeScript(script),
    press: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    key: (name) =>
      driver
        .actions()
        .sendKeys(KEYS[name] ?? name)
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    isClosed: () => false,
  };
}

export const WEBKIT: InstallableBrowser = {
  name: 'WebKitGTK',
  needs: { [PATH]: 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
  launch: async (size, isStorageBlocked, ends) => {
    const service = new DriverService.Builder(PATH)
      .setHostname('127.0.0.1')
      .setEnvironment(await openDisplay(ends))
      .build();
    // With the driver its sessions end: it has one at a time, and refuses another while one is left.
    ends.push(() => service.kill());
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation', ...(isStorageBlocked ? BLOCKED : [])] },
    });
    const address = await service.start(PATIENCE);
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    ends.push(() => driver.quit());
    await driver.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
    await resize(driver, size);
    return tabOf(driver);
  },
};
