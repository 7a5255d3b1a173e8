/** Before all browser tests: finds a Chromium, and builds and serves the game once for all of them. */
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.ts';
import { serveBuiltGame } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built game is served, and its folder. */
    origin: string;
    folder: string;
  }
}

export default async function buildOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  chromiumPath();
  const { origin, folder, close } = await serveBuiltGame();
  provide('origin', origin);
  provide('folder', folder);
  return close;
}
