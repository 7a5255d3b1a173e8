/**
 * The service worker: caches the files of its build, those that few need once they are used, and serves them, so that the page is isolated whatever its host
 * sends. It contains the list of the files, and what is cached is found by what it must contain, so that a page gets files of one build only.
 */
import {
  addressOf,
  fileFor,
  isNamedByContents,
  isOnDemand,
  mayDiffer,
  PAGE,
  pathOf,
  type Build,
  type BuiltFile,
} from './built-files.ts';
import { isolated } from './isolation.ts';
import type { ToServiceWorker } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined when the game is built. */
declare const BUILD: Build;

const build: Build = BUILD;

const { scope } = self.registration;

/** For all builds at this address. */
const CACHE = `thirty-one/files ${scope}`;

function keyOf(file: BuiltFile): string {
  return `${addressOf(file, scope)}?${encodeURIComponent(file.integrity)}`;
}

/**
 * Fetches a file, also from the browser's own cache, which has what the page has just loaded.
 * @throws if it is not the file of this build
 */
async function fetchFile(file: BuiltFile): Promise<Response> {
  const { path, integrity } = file;
  const cache = isNamedByContents(path) ? 'default' : 'no-cache';
  const address = addressOf(file, scope);
  const response = await fetch(address, { integrity, cache }).catch((error: unknown) => {
    if (!mayDiffer(path)) throw error;
    return fetchChanged(path, address);
  });
  if (!response.ok) throw new Error(`${path} cannot be fetched: ${response.status}`);
  // A redirected answer may not open a page.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Fetches a file that its host has changed. @throws if it is the page of another build */
async function fetchChanged(path: string, address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (path === PAGE && !(await response.clone().text()).includes(build.id))
    throw new Error(`${path} is of another build`);
  console.warn(`${path} is not as it was built`);
  return response;
}

/** Whether something has been used that is cached only then: it must stay there offline. */
async function hasUsedOnDemand(): Promise<boolean> {
  const kept = await (await caches.open(CACHE)).keys();
  return kept.some(({ url }) => isOnDemand(pathOf(url, scope) ?? ''));
}

/** Caches what is missing: what earlier builds, or an interrupted attempt, have fetched is there. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const withOnDemand = await hasUsedOnDemand();
  for (const file of build.files) {
    if (isOnDemand(file.path) && !withOnDemand) continue;
    if ((await cache.match(keyOf(file))) === undefined) await cache.put(keyOf(file), await fetchFile(file));
  }
}

/** Removes what only other builds have. */
async function removeOthers(): Promise<void> {
  const cache = await caches.open(CACHE);
  const own = new Set(build.files.map(keyOf));
  for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request);
}

async function answer(file: BuiltFile): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(file));
  if (kept !== undefined) return kept;
  // The browser has evicted it, or nobody has needed it so far.
  const fetched = await fetchFile(file);
  await cache.put(keyOf(file), fetched.clone()).catch(() => undefined);
  return fetched;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => event.waitUntil(removeOthers()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const file = method === 'GET' ? fileFor(build, url, scope) : undefined;
  if (file !== undefined) event.respondWith(answer(file).then(isolated));
  // A page asks so what its server has; that there is none is no trouble.
  if (method === 'HEAD') event.respondWith(fetch(event.request).catch(() => new Response(null, { status: 204 })));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  // A page of another build that did not come from this worker must not get files from it.
  if (message.type === 'serve' && message.build === build.id) event.waitUntil(self.clients.claim());
});
