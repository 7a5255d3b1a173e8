/** For commands: the built game, served, and a browser to open it. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../browser/support/chromium.ts';
import { serveBuiltGame } from '../../browser/support/servers.ts';

/** Builds and serves the game while `during` runs. */
export async function withBuiltGame(during: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const browser = await launchChromium();
  try {
    const { origin, close } = await serveBuiltGame();
    try {
      await during(browser, origin);
    } finally {
      await close();
    }
  } finally {
    await browser.close();
  }
}
