/** A copy of the built game, served for the tests of a file alone: they change what is served, and stop the server. */
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { writeServiceWorker } from '../../../build/offline.ts';
import { builtGame, WINDOW } from './built-game.ts';
import { serve, type ServedGame } from './servers.ts';
import type { Visit, VisitOptions } from './visit.ts';

/** To be called at the top of a file of tests. */
export function servedCopy() {
  let served: ServedGame;
  let builds = 0;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thirty-one-'));
    await cp(inject('folder'), folder, { recursive: true });
    served = await serve(folder);
  });
  afterAll(() => served?.close());
  const game = builtGame(() => served.origin);
  const page = () => join(served.folder, 'index.html');
  return {
    game,
    get served(): ServedGame {
      return served;
    },
    /** A visit with a service worker, after it has cached everything. */
    visitingOffline: (during: (visit: Visit) => Promise<void>, options: VisitOptions = {}): Promise<void> =>
      game.visiting({ ...WINDOW, serviceWorkers: 'allow', hasPolicy: true, ...options }, async (visit) => {
        await visit.see('everything cached', ({ offline }) => offline === 'ready');
        await during(visit);
      }),
    /** Serves a new version: a changed page. */
    releaseNewVersion: async (): Promise<void> => {
      await writeFile(page(), (await readFile(page(), 'utf8')).replace('</body>', `<!-- ${++builds} --></body>`));
      await writeServiceWorker(served.folder);
    },
    /** The build that is served. */
    newestBuild: async (): Promise<string | undefined> =>
      /name="build" content="([^"]+)"/.exec(await readFile(page(), 'utf8'))?.[1],
  };
}

export function buildOf({ page }: Visit): Promise<string | null> {
  return page.locator('meta[name="build"]').getAttribute('content');
}

/** Makes the browser check for a new version, as it does by itself now and then. */
export async function checkForUpdate({ page }: Visit): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

export const toast = ({ page }: Visit, text: string): Locator => page.locator('.toast', { hasText: text });

export async function startMatch(visit: Visit): Promise<void> {
  await visit.pressButton('Play');
  await visit.seeTurn();
}

export async function leaveTable(visit: Visit): Promise<void> {
  await visit.pressButton('Menu');
  await visit.pressButton('Leave');
  await visit.seeScene('menu');
}
