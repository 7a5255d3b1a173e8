import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectAbsent, expectNoProblems } from './support/absence.ts';
import { COARSE } from './support/built-game.ts';
import { buildOf, checkForUpdate, leaveTable, servedCopy, startMatch, toast } from './support/served-copy.ts';
import { serveSlowly, UNLIMITED } from './support/servers.ts';
import { Visit } from './support/visit.ts';

const copy = servedCopy();
const { game, visitingOffline, releaseNewVersion, newestBuild } = copy;

describe('what npm start serves', () => {
  test('has a content security policy in its headers, and the same one in the page', async () => {
    const response = await fetch(copy.served.origin);
    const { headers } = response;
    const text = await response.text();
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
    const visit = await Visit.begin(game.browser, copy.served.origin);
    await visit.seeScene('menu');
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
  });

  test('the runtime and the scripts arrive compressed, and nothing compressed is cached for offline', async () => {
    const names = (await readdir(join(copy.served.folder, 'assets'))).filter((name) => /\.(wasm|js)$/.test(name));
    expect(names.filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
    for (const name of names) {
      const { headers } = await fetch(new URL(`assets/${name}`, copy.served.origin), {
        headers: { 'accept-encoding': 'br' },
      });
      expect(headers.get('content-encoding'), name).toBe('br');
      expect(headers.get('cache-control'), name).toContain('immutable');
    }
    const worker = await readFile(join(copy.served.folder, 'offline-worker.js'), 'utf8');
    await expectAbsent('compressed files', () => worker.match(/\.(br|gz)\b/g), {
      once: async () => expect(worker).toContain('.wasm'),
    });
  });

  test('can be installed: a manifest and icons with their types, and a worker that is always revalidated', async () => {
    const manifest = await fetch(new URL('manifest.webmanifest', copy.served.origin));
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    for (const { src, type } of icons) {
      const icon = await fetch(new URL(src, copy.served.origin));
      expect(icon.headers.get('content-type'), src).toBe(type);
    }
    const worker = await fetch(new URL('offline-worker.js', copy.served.origin));
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('text/javascript');
  });
});

describe('a first visit', () => {
  test('fetches runtime and policy once, and what else is needed offline only after them', async () => {
    const network = await serveSlowly(copy.served.origin, UNLIMITED);
    const visit = await Visit.begin(game.browser, network.origin, { ...COARSE, serviceWorkers: 'allow' });
    try {
      const { opponents } = await visit.see('everything cached', ({ offline }) => offline === 'ready');
      expect(opponents.is).toBe('policy');
      const paths = network.transfers.map(({ path }) => path);
      const runtime = paths.filter((path) => path.endsWith('.wasm'));
      expect(runtime).toHaveLength(1);
      expect(network.transfers.filter(({ path, bytes }) => path === '/general.onnx' && bytes > 0)).toHaveLength(1);
      const ofCalendar = paths.findIndex((path) => path.includes('calendar-screen'));
      expect(ofCalendar).toBeGreaterThan(paths.indexOf(runtime[0]));
      await expectNoProblems(visit);
    } finally {
      await visit.end();
      await network.close();
    }
  });
});

describe('a cached game', () => {
  test('is not updated while another tab plays, and is updated in both once that is over', async () => {
    await visitingOffline(async (playing) => {
      const before = await buildOf(playing);
      await startMatch(playing);
      const idle = await Visit.begin(playing.page.context(), game.address);
      await idle.see('everything cached', ({ offline }) => offline === 'ready');
      await releaseNewVersion();
      await checkForUpdate(idle);
      const offer = toast(idle, 'A new version is ready.');
      await offer.getByRole('button', { name: 'Update' }).click();
      await toast(idle, 'in use in another tab').waitFor();
      expect(await Promise.all([playing, idle].map(buildOf))).toEqual([before, before]);

      await playing.page.bringToFront();
      await leaveTable(playing);
      await toast(playing, 'A new version is ready.').getByRole('button', { name: 'Update' }).click();
      for (const tab of [playing, idle]) {
        await tab.see('the menu of the new version', ({ offline }) => offline === 'ready');
        expect(await buildOf(tab)).toBe(await newestBuild());
      }
      await expectNoProblems(idle);
      await idle.end();
    });
  });

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
  });
});
