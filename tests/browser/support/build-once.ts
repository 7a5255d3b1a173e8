/** Before all tests that visit the game: builds and serves it once for all of them. */
import type { TestProject } from 'vitest/node';
import { serveBuiltGame } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built game is served, and its folder. */
    origin: string;
    folder: string;
  }
}

export default async function buildOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const { origin, folder, close } = await serveBuiltGame();
  provide('origin', origin);
  provide('folder', folder);
  return close;
}
