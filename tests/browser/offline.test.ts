import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { writeServiceWorker } from '../../build/offline.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { challengeLink } from '../../game/features/challenge/challenge-link.ts';
import { challengeFrom, sealedMatch } from '../game/support/challenges.ts';
import { expectAbsent, expectNoProblems } from './support/absence.ts';
import { builtGame, COARSE } from './support/built-game.ts';
import { playDealByTree } from './support/listener.ts';
import { keyboardInput, playDeal, playToTheEnd, POINTER_INPUT } from './support/player.ts';
import { chooseShortGame } from './support/short-game.ts';
import { serve, type Served } from './support/server.ts';
import { serveSlowly, UNLIMITED } from './support/slow-network.ts';
import { atNoon } from './support/stored-day.ts';
import { Visit, type VisitOptions } from './support/visit.ts';

/** A copy of the built game, since these tests change what is served, and stop the server. */
let served: Served;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thirty-one-'));
  await cp(inject('folder'), folder, { recursive: true });
  served = await serve(folder);
});
afterAll(() => served?.close());

const game = builtGame(() => served.origin);

/** A visit with a service worker, after it has cached everything. */
function visitingOffline(during: (visit: Visit) => Promise<void>, options: VisitOptions = {}): Promise<void> {
  return game.visiting(
    { viewport: { width: 800, height: 480 }, serviceWorkers: 'allow', hasPolicy: true, ...options },
    async (visit) => {
      await visit.see('everything cached', ({ offline }) => offline === 'ready');
      await during(visit);
    },
  );
}

let builds = 0;

/** Serves a new version: a changed page. */
async function releaseNewVersion(): Promise<void> {
  const page = join(served.folder, 'index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('</body>', `<!-- ${++builds} --></body>`));
  await writeServiceWorker(served.folder);
}

/** The build that is served. */
async function newestBuild(): Promise<string | undefined> {
  return /name="build" content="([^"]+)"/.exec(await readFile(join(served.folder, 'index.html'), 'utf8'))?.[1];
}

function buildOf({ page }: Visit): Promise<string | null> {
  return page.locator('meta[name="build"]').getAttribute('content');
}

/** Makes the browser check for a new version, as it does by itself now and then. */
async function checkForUpdate({ page }: Visit): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

const toast = ({ page }: Visit, text: string) => page.locator('.toast', { hasText: text });

async function sitDown(visit: Visit): Promise<void> {
  await visit.pressButton('Play');
  await visit.see('a turn', ({ scene, targets }) => scene === 'table' && targets.length > 0);
}

async function leaveTable(visit: Visit): Promise<void> {
  await visit.page.keyboard.press('Escape');
  await visit.page.keyboard.press('Escape');
  await visit.pressButton('Leave');
  await visit.see('the menu', ({ scene }) => scene === 'menu');
}

describe('what npm start serves', () => {
  test('has a content security policy in its headers, and the same one in the page', async () => {
    const { headers, text } = await fetch(served.origin).then(async (response) => ({
      headers: response.headers,
      text: await response.text(),
    }));
    const policy = headers.get('content-security-policy') ?? '';
    const once = async () => expect(policy).toContain("default-src 'none'");
    await expectAbsent('what is unsafe', () => policy.match(/'unsafe-[^']*'/g), { once });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const [, inPage = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
    expect(`${inPage.replaceAll('&#39;', "'")}; frame-ancestors 'none'`).toBe(policy);
    const inline = () => text.match(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/g);
    await expectAbsent('scripts and styles in the page', inline, {
      once: async () => expect(text).toMatch(/<script[^>]*\bsrc=/),
    });
  });

  test('does not violate its policy, which blocks inline styles, foreign scripts and other origins', async () => {
    const visit = await Visit.begin(game.browser, served.origin);
    await visit.see('the menu', ({ scene }) => scene === 'menu');
    await expectNoProblems(visit);
    const refused = await visit.page.evaluate(async () => {
      document.body.setAttribute('style', 'opacity: 0.5');
      const worker = (() => new Worker('data:text/javascript,0')) as () => unknown;
      const attempts = [worker, () => (document.body.innerHTML = '<p></p>'), () => fetch('https://example.org')];
      const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
      return results.map(({ status }) => status);
    });
    expect(refused).toEqual(['rejected', 'rejected', 'rejected']);
    await expect.poll(() => visit.problems.join('\n')).toContain('against the policy: connect-src');
    expect(visit.problems.join('\n')).toContain('against the policy: style-src');
    await visit.end();
  }, 60_000);

  test('the runtime and the scripts arrive compressed, and nothing compressed is cached for offline', async () => {
    const names = (await readdir(join(served.folder, 'assets'))).filter((name) => /\.(wasm|js)$/.test(name));
    expect(names.filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
    for (const name of names) {
      const { headers } = await fetch(new URL(`assets/${name}`, served.origin), {
        headers: { 'accept-encoding': 'br' },
      });
      expect(headers.get('content-encoding'), name).toBe('br');
      expect(headers.get('cache-control'), name).toContain('immutable');
    }
    const worker = await readFile(join(served.folder, 'offline-worker.js'), 'utf8');
    await expectAbsent('compressed files', () => worker.match(/\.(br|gz)\b/g), {
      once: async () => expect(worker).toContain('.wasm'),
    });
  });

  test('can be installed: a manifest and icons with their types, and a worker that is always revalidated', async () => {
    const manifest = await fetch(new URL('manifest.webmanifest', served.origin));
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    for (const { src, type } of icons) {
      const icon = await fetch(new URL(src, served.origin));
      expect(icon.headers.get('content-type'), src).toBe(type);
    }
    const worker = await fetch(new URL('offline-worker.js', served.origin));
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('text/javascript');
  });
});

describe('a first visit', () => {
  test('fetches runtime and policy once, and what else is needed offline only after them', async () => {
    const network = await serveSlowly(served.origin, UNLIMITED);
    const visit = await Visit.begin(game.browser, network.origin, { ...COARSE, serviceWorkers: 'allow' });
    try {
      const { opponents } = await visit.see('everything cached', ({ offline }) => offline === 'ready');
      expect(opponents.is).toBe('policy');
      const paths = network.transfers.map(({ path }) => path);
      const runtime = paths.filter((path) => path.endsWith('.wasm'));
      expect(runtime).toHaveLength(1);
      expect(network.transfers.filter(({ path, bytes }) => path === '/scat.onnx' && bytes > 0)).toHaveLength(1);
      expect(paths.indexOf('/golf.onnx')).toBeGreaterThan(paths.indexOf(runtime[0]));
      await expectNoProblems(visit);
    } finally {
      await visit.end();
      await network.close();
    }
  }, 120_000);
});

describe('a cached game', () => {
  test('is not updated during a match, and offers it in the menu; settings survive the update', async () => {
    await visitingOffline(async (visit) => {
      await visit.applySettings({ opponents: 1, cardBack: 'blue' });
      const before = await buildOf(visit);
      await sitDown(visit);
      await releaseNewVersion();
      await checkForUpdate(visit);
      await expectAbsent('an offer', () => toast(visit, 'A new version is ready.').count(), {
        once: () => visit.see('the new version', ({ offline, scene }) => offline === 'update' && scene === 'table'),
      });
      expect(await buildOf(visit)).toBe(before);
      await POINTER_INPUT.act(visit, await visit.screen(), 'draw');

      await leaveTable(visit);
      await toast(visit, 'A new version is ready.').getByRole('button', { name: 'Update' }).click();
      const changed = await visit.see('the menu of the new version', ({ offline }) => offline === 'ready');
      expect(await buildOf(visit)).toBe(await newestBuild());
      expect(changed.settings).toMatchObject({ opponents: 1, cardBack: 'blue' });
      expect(await visit.page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    });
  }, 120_000);

  test('is not updated while another tab plays, and is updated in both once that is over', async () => {
    await visitingOffline(async (playing) => {
      const before = await buildOf(playing);
      await sitDown(playing);
      const idle = await Visit.begin(playing.page.context(), game.address);
      await idle.see('everything cached', ({ offline }) => offline === 'ready');
      await releaseNewVersion();
      await checkForUpdate(idle);
      const offer = toast(idle, 'A new version is ready.');
      await offer.getByRole('button', { name: 'Update' }).click();
      await toast(idle, 'in use in another tab').waitFor();
      expect(await Promise.all([playing, idle].map(buildOf))).toEqual([before, before]);

      await leaveTable(playing);
      await toast(playing, 'A new version is ready.').getByRole('button', { name: 'Update' }).click();
      for (const tab of [playing, idle]) {
        await tab.see('the menu of the new version', ({ offline }) => offline === 'ready');
        expect(await buildOf(tab)).toBe(await newestBuild());
      }
      await expectNoProblems(idle);
      await idle.end();
    });
  }, 120_000);

  test('is updated by itself at the next start', async () => {
    await visitingOffline(async (visit) => {
      const before = await buildOf(visit);
      await visit.page.keyboard.press('Tab');
      await releaseNewVersion();
      await checkForUpdate(visit);
      await visit.see('the new version', ({ offline }) => offline === 'update');
      expect(await buildOf(visit)).toBe(before);
      await visit.page.reload();
      await visit.see('the menu of the new version', ({ offline }) => offline === 'ready');
      expect(await buildOf(visit)).toBe(await newestBuild());
    });
  }, 120_000);

  test('starts without a server after one visit; a match, a deal of the day and a challenge are played', async () => {
    const play = async (visit: Visit): Promise<void> => {
      const late = visit.requests.filter((request) => request.url().endsWith('.wasm'));
      const usable = (await visit.marks())['menu usable'] + (await visit.page.evaluate(() => performance.timeOrigin));
      expect(late.length).toBeGreaterThan(0);
      for (const request of late) expect(request.timing().startTime).toBeGreaterThan(usable - 50);

      await visit.applySettings({ opponents: 1 });
      await served.close();
      await visit.page.reload();
      await visit.see('the menu', ({ scene }) => scene === 'menu');
      await chooseShortGame(visit, 'scat');
      await sitDown(visit);
      const { result } = await playToTheEnd(visit, POINTER_INPUT);
      expect(result.opponents.is).toBe('policy');

      await visit.pressButton('Menu');
      await visit.pressButton('Deal of the day');
      const press = (name: string) => visit.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await press('Play');
      await visit.see('the deal', ({ scene }) => scene === 'table');
      await playDealByTree(visit);
      await leaveTable(visit);

      const link = await challengeLink(challengeFrom(await sealedMatch(preset('scat'), 3), 1));
      await visit.page.evaluate((fragment) => {
        window.location.hash = fragment;
      }, link);
      await press('Play');
      expect(await playDeal(visit, keyboardInput())).toBe('The result');
      await visit.pressButton('The result');
      await visit.page.getByRole('dialog', { name: 'Both results' }).waitFor();
    };
    await visitingOffline(play, { before: atNoon });
  }, 180_000);
});
