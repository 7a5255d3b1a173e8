/** The built game as it is served, and a browser to visit it with, for commands. */
import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { serveBuiltGame } from './server.ts';

/** Builds and serves the game while something is done with it. */
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
