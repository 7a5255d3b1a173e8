/** The service worker, with caches and a host that are made up. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Build } from '../../../../game/services/pwa/built-files.ts';
import type { ToServiceWorker } from '../../../../game/services/pwa/messages.ts';

const SCOPE = 'https://example.org/thirty-one/';
const PLAY = 'index.html';
const MAIN = 'assets/main-b.js';
const CRITIC = 'general.critic.onnx';

const integrityOf = (contents: string): string => createHash('sha256').update(contents).digest('base64');

/** A build of files with these contents. */
function buildOf(id: string, contents: Readonly<Record<string, string>>): Build {
  const files = Object.entries(contents).map(([path, text]) => ({
    path,
    integrity: integrityOf(text),
  }));
  return { id, files };
}

const PAGE = 'new page';
const CONTENTS = { [PLAY]: PAGE, [MAIN]: 'its code', [CRITIC]: 'for teaching only' };
const BUILD = buildOf('new', CONTENTS);

class FakeCache {
  readonly kept = new Map<string, Response>();
  isFull = false;

  async match(address: string): Promise<Response | undefined> {
    return this.kept.get(address)?.clone();
  }

  async put(address: string, response: Response): Promise<void> {
    if (this.isFull) throw new Error('the disk is full');
    this.kept.set(address, response);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((url) => ({ url }));
  }

  async delete({ url }: { url: string }): Promise<boolean> {
    return this.kept.delete(url);
  }
}

let caches: Map<string, FakeCache>;
let listeners: Map<string, (event: object) => void>;
/** What the host serves, by address. */
let host: Map<string, string>;
/** What was fetched, and how. */
let fetched: { address: string; cache: string }[];
let isRedirecting: boolean;
const skipWaiting = vi.fn(() => Promise.resolve());
const claim = vi.fn(() => Promise.resolve());

/** A cache by its name, with what it had; by default the one of all builds. */
function cacheOf(name = `thirty-one/files ${SCOPE}`, had: Readonly<Record<string, string>> = {}): FakeCache {
  const found = caches.get(name) ?? new FakeCache();
  caches.set(name, found);
  for (const [address, text] of Object.entries(had)) found.kept.set(address, new Response(text));
  return found;
}

const at = (path: string): string => (path === PLAY ? SCOPE : SCOPE + path);

/** The address under which a file with some contents is kept. */
const keptAt = (path: string, text: string): string => `${at(path)}?${encodeURIComponent(integrityOf(text))}`;

const keptAs = (contents: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(contents).map(([path, text]) => [keptAt(path, text), text]));

/** What is kept of all builds. */
async function texts(): Promise<Record<string, string>> {
  const all: [string, string][] = [];
  for (const [address, response] of cacheOf().kept) all.push([address, await response.clone().text()]);
  return Object.fromEntries(all);
}

/** What is needed to play. */
const WHOLE = keptAs({ [PLAY]: PAGE, [MAIN]: 'its code' });

/** Lets the worker handle an event. @returns what it answers to a request; null where it leaves that to the browser */
async function happens(type: string, details: object = {}): Promise<Response | null> {
  const waited: Promise<unknown>[] = [];
  let response: Promise<Response> | null = null;
  listeners.get(type)?.({
    ...details,
    waitUntil: (work: Promise<unknown>) => void waited.push(work),
    respondWith: (answer: Promise<Response>) => void (response = answer),
  });
  await Promise.all(waited);
  return response;
}

const asks = (path: string, method = 'GET'): Promise<Response | null> =>
  happens('fetch', { request: { method, url: at(path) } });

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  [caches, listeners, fetched, isRedirecting] = [new Map(), new Map(), [], false];
  host = new Map(Object.entries(CONTENTS).map(([path, text]) => [at(path), text]));
  const addEventListener = (type: string, listener: (event: object) => void): void =>
    void listeners.set(type, listener);
  vi.stubGlobal('BUILD', BUILD);
  vi.stubGlobal('self', { registration: { scope: SCOPE }, addEventListener, skipWaiting, clients: { claim } });
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string, { integrity, cache }: RequestInit) => {
    fetched.push({ address, cache: String(cache) });
    const text = host.get(address);
    if (text === undefined) return new Response('', { status: 404 });
    if (integrity !== undefined && integrity !== integrityOf(text)) throw new TypeError('the file is another one');
    const response = new Response(text, {
      headers: { 'content-type': 'text/plain', 'cross-origin-embedder-policy': 'unsafe-none' },
    });
    if (isRedirecting) Object.defineProperty(response, 'redirected', { value: true });
    return response;
  });
  await import('../../../../game/services/pwa/service-worker.ts');
});

const fetchedPaths = () => fetched.map(({ address }) => address.slice(SCOPE.length) || PLAY);

describe('when a build is installed', () => {
  test('its files are fetched, without those that only teaching needs; what is named by its contents may come from the browser’s own cache', async () => {
    await happens('install');
    expect(await texts()).toEqual(WHOLE);
    expect(fetched).toEqual([
      { address: at(PLAY), cache: 'no-cache' },
      { address: at(MAIN), cache: 'default' },
    ]);
  });

  test('what an earlier build, or an interrupted attempt, has fetched is not fetched again', async () => {
    cacheOf(undefined, keptAs({ [PLAY]: 'the old page', [MAIN]: 'its code' }));
    await happens('install');
    expect([fetchedPaths(), await texts()]).toMatchObject([[PLAY], WHOLE]);
  });

  test('what only teaching needs comes along where it has been used by an earlier build', async () => {
    cacheOf(undefined, { [keptAt(CRITIC, 'the old critic')]: 'the old critic' });
    await happens('install');
    expect(fetchedPaths()).toEqual([PLAY, MAIN, CRITIC]);
  });

  test('it fails where a file is missing or is another one', async () => {
    host.delete(at(MAIN));
    await expect(happens('install')).rejects.toThrow('assets/main-b.js cannot be fetched: 404');
    host.set(at(MAIN), 'code of another build');
    await expect(happens('install')).rejects.toThrow('the file is another one');
    expect(Object.values(await texts())).toEqual([PAGE]);
  });

  test('a page that its host has changed is kept, which is said; that of another build is not', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    host.set(at(PLAY), `${PAGE}<!-- counted -->`);
    await happens('install');
    expect(await texts()).toMatchObject({ [keptAt(PLAY, PAGE)]: `${PAGE}<!-- counted -->` });
    expect(warn.mock.calls.flat()).toEqual(['index.html is not as it was built']);
    caches.clear();
    host.set(at(PLAY), 'another page');
    await expect(happens('install')).rejects.toThrow('index.html is of another build');
    expect(await texts()).toEqual({});
  });

  test('an answer that was redirected is kept as one that was not', async () => {
    isRedirecting = true;
    await happens('install');
    const page = cacheOf().kept.get(keptAt(PLAY, PAGE));
    expect([page?.redirected, page?.headers.get('content-type'), await page?.clone().text()]).toEqual([
      false,
      'text/plain',
      PAGE,
    ]);
  });
});

test('when it takes over, what only other builds had goes; caches of others stay', async () => {
  cacheOf(undefined, { ...WHOLE, ...keptAs({ [PLAY]: 'the old page', [CRITIC]: 'the old critic' }) });
  cacheOf('another app');
  await happens('activate');
  expect([[...caches.keys()], await texts()]).toEqual([[`thirty-one/files ${SCOPE}`, 'another app'], WHOLE]);
});

describe('a page', () => {
  test('gets the files of the build from the cache, isolated', async () => {
    await happens('install');
    host.clear();
    const response = await asks(PLAY);
    expect([response?.status, await response?.text()]).toEqual([200, PAGE]);
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'content-type': 'text/plain',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  });

  test('gets what has not been needed so far from its host, which is kept, where it can be', async () => {
    for (const isFull of [true, false]) {
      cacheOf().isFull = isFull;
      expect(await (await asks(CRITIC))?.text()).toBe('for teaching only');
    }
    host.clear();
    expect(await (await asks(CRITIC))?.text()).toBe('for teaching only');
  });

  test('gets everything else as if there were no worker', async () => {
    expect([await asks('unknown.js'), await asks(PLAY, 'POST'), fetched]).toEqual([null, null, []]);
  });
});

test.each<[ToServiceWorker, number, number]>([
  [{ type: 'take-over' }, 1, 0],
  [{ type: 'serve', build: 'new' }, 0, 1],
  [{ type: 'serve', build: 'old' }, 0, 0],
  [{ type: 'make-way' }, 0, 0],
])('the message %o lets it take over %d times, and serve the page %d times', async (data, takes, serves) => {
  await happens('message', { data });
  expect([skipWaiting.mock.calls.length, claim.mock.calls.length]).toEqual([takes, serves]);
});

test('what its server has is asked of the network; where there is none, that is no trouble', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { rooms: 'table' } }));
  expect((await asks('manifest.json', 'HEAD'))?.headers.has('rooms')).toBe(true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const answered = await asks('manifest.json', 'HEAD');
  expect([answered?.status, answered?.headers.has('rooms')]).toEqual([204, false]);
});
