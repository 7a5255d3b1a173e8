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
    bytes: text.length,
  }));
  return { id, files };
}

const CONTENTS = { [PLAY]: 'the page', [MAIN]: 'its code', [CRITIC]: 'for teaching only' };
const BUILD = buildOf('new', CONTENTS);
const OLD = buildOf('old', { [PLAY]: 'the old page', [MAIN]: 'its code', [CRITIC]: 'for teaching only' });

class FakeCache {
  readonly kept = new Map<string, Response>();
  isFull = false;

  match(address: string): Promise<Response | undefined> {
    return Promise.resolve(this.kept.get(address)?.clone());
  }

  put(address: string, response: Response): Promise<void> {
    if (this.isFull) return Promise.reject(new Error('the disk is full'));
    this.kept.set(address, response);
    return Promise.resolve();
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

function cacheOf(build: string): FakeCache {
  const name = `thirty-one/build/${build}`;
  const found = caches.get(name) ?? new FakeCache();
  caches.set(name, found);
  return found;
}

const at = (path: string): string => (path === PLAY ? SCOPE : SCOPE + path);

/** An earlier build as it was cached: whole, or without its list. */
function cached(build: Build, contents: Readonly<Record<string, string>>, isWhole = true): void {
  const cache = cacheOf(build.id);
  for (const [path, text] of Object.entries(contents)) cache.kept.set(at(path), new Response(text));
  if (isWhole) cache.kept.set(`${SCOPE}build.json`, Response.json(build));
}

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

const textsOf = async (build: string): Promise<Record<string, string>> => {
  const texts: [string, string][] = [];
  for (const [address, response] of cacheOf(build).kept) texts.push([address, await response.clone().text()]);
  return Object.fromEntries(texts);
};

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
    open: async (name: string) => cacheOf(name.replace('thirty-one/build/', '')),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string, { integrity, cache }: RequestInit) => {
    fetched.push({ address, cache: String(cache) });
    const text = host.get(address);
    if (text === undefined) return new Response('', { status: 404 });
    if (integrity !== integrityOf(text)) throw new TypeError('the file is another one');
    const response = new Response(text, {
      headers: { 'content-type': 'text/plain', 'cross-origin-embedder-policy': 'unsafe-none' },
    });
    if (isRedirecting) Object.defineProperty(response, 'redirected', { value: true });
    return response;
  });
  await import('../../../../game/services/pwa/service-worker.ts');
});

describe('when a build is installed', () => {
  const fetchedPaths = () => fetched.map(({ address }) => address);

  test('its files are fetched and listed, without those that only teaching needs; what is named by its contents may come from the browser’s own cache', async () => {
    await happens('install');
    expect(await textsOf('new')).toEqual({
      [at(PLAY)]: 'the page',
      [at(MAIN)]: 'its code',
      [`${SCOPE}build.json`]: JSON.stringify(BUILD),
    });
    expect(fetched).toEqual([
      { address: at(PLAY), cache: 'no-cache' },
      { address: at(MAIN), cache: 'default' },
    ]);
  });

  test.each<[string, () => void, string[]]>([
    [
      'what an earlier build has is copied from there',
      () => cached(OLD, { [PLAY]: 'the old page', [MAIN]: 'its code' }),
      [PLAY],
    ],
    ['what that should have and has not is fetched', () => cached(OLD, { [PLAY]: 'the old page' }), [PLAY, MAIN]],
    [
      'what only teaching needs comes along where it has been used',
      () => cached(OLD, { [MAIN]: 'its code', [CRITIC]: 'for teaching only' }),
      [PLAY],
    ],
    ['what an interrupted attempt has fetched stays', () => cached(BUILD, { [PLAY]: 'the page' }, false), [MAIN]],
    [
      'nothing comes from a build that never came whole',
      () => cached(OLD, { [MAIN]: 'its code' }, false),
      [PLAY, MAIN],
    ],
  ])('%s', async (_, begin, paths) => {
    begin();
    const wasUsed = caches.get('thirty-one/build/old')?.kept.has(at(CRITIC)) === true;
    await happens('install');
    expect(fetchedPaths()).toEqual(paths.map(at));
    const texts = {
      [at(PLAY)]: 'the page',
      [at(MAIN)]: 'its code',
      ...(wasUsed && { [at(CRITIC)]: 'for teaching only' }),
    };
    expect(await textsOf('new')).toEqual({ ...texts, [`${SCOPE}build.json`]: JSON.stringify(BUILD) });
  });

  test('it fails where a file is missing or is another one, and is not listed then', async () => {
    host.delete(at(MAIN));
    await expect(happens('install')).rejects.toThrow('assets/main-b.js cannot be fetched: 404');
    host.set(at(MAIN), 'code of another build');
    await expect(happens('install')).rejects.toThrow('the file is another one');
    expect(Object.keys(await textsOf('new'))).toEqual([at(PLAY)]);
  });

  test('an answer that was redirected is kept as one that was not', async () => {
    isRedirecting = true;
    await happens('install');
    const page = cacheOf('new').kept.get(at(PLAY));
    expect([page?.redirected, page?.headers.get('content-type'), await page?.clone().text()]).toEqual([
      false,
      'text/plain',
      'the page',
    ]);
  });
});

test.each([
  ['install', ['another app', 'thirty-one/build/new', 'thirty-one/build/old']],
  ['activate', ['another app', 'thirty-one/build/new', 'thirty-one/build/newer']],
])('at its %s other builds go, that never came whole or came before; caches of others stay', async (event, left) => {
  cached(OLD, {});
  cached({ ...OLD, id: 'newer' }, {}, false);
  cached(BUILD, {});
  caches.set('another app', new FakeCache());
  await happens(event);
  expect([...caches.keys()].toSorted()).toEqual(left);
});

describe('a page', () => {
  test('gets the files of the build from the cache, isolated', async () => {
    await happens('install');
    host.clear();
    const response = await asks(PLAY);
    expect([response?.status, await response?.text()]).toEqual([200, 'the page']);
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'content-type': 'text/plain',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  });

  test('gets what has not been needed so far from its host, which is kept, where it can be', async () => {
    for (const isFull of [true, false]) {
      cacheOf('new').isFull = isFull;
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
