/**
 * The service worker: caches the files of its build, those that few need once they are used, and serves them, so that the page is isolated whatever its host
 * sends. It contains the list of the files, so every build has its own worker and cache, and a page gets files of one build only.
 */
import {
  addressOf,
  fileFor,
  isNamedByContents,
  isOnDemand,
  planCaching,
  type Build,
  type BuiltFile,
} from './built-files.ts';
import { isolated } from './isolation.ts';
import type { ToServiceWorker } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined when the game is built. */
declare const BUILD: Build;

const build: Build = BUILD;

const CACHE = 'thirty-one/build/';
/** Where a complete cache stores its list of files. */
const LIST = 'build.json';

const { scope } = self.registration;
const listAddress = new URL(LIST, scope).href;
const ownCache = CACHE + build.id;

async function buildIn(name: string): Promise<Build | undefined> {
  const list = await caches.open(name).then((cache) => cache.match(listAddress));
  return list === undefined ? undefined : ((await list.json()) as Build);
}

async function otherCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== ownCache);
}

/**
 * Fetches a file, also from the browser's own cache, which has what the page has just loaded.
 * @throws if it is not the file of this build
 */
async function fetchFile(file: BuiltFile): Promise<Response> {
  const cache = isNamedByContents(file.path) ? 'default' : 'no-cache';
  const response = await fetch(addressOf(file, scope), { integrity: file.integrity, cache });
  if (!response.ok) throw new Error(`${file.path} cannot be fetched: ${response.status}`);
  // A redirected answer may not open a page.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Whether builds have cached what is cached only once it is used: it must then stay there offline. */
async function haveUsedOnDemand(builds: readonly Build[]): Promise<boolean> {
  for (const { id, files } of builds) {
    const cache = await caches.open(CACHE + id);
    for (const file of files.filter(({ path }) => isOnDemand(path))) {
      if ((await cache.match(addressOf(file, scope))) !== undefined) return true;
    }
  }
  return false;
}

/** Fills the cache of this build; keeps what an interrupted attempt has fetched. */
async function fill(): Promise<void> {
  const earlier: Build[] = [];
  for (const name of await otherCaches()) {
    const complete = await buildIn(name);
    if (complete === undefined) await caches.delete(name);
    else earlier.push(complete);
  }
  const cache = await caches.open(ownCache);
  for (const { file, from } of planCaching(build, earlier, await haveUsedOnDemand(earlier))) {
    const address = addressOf(file, scope);
    if ((await cache.match(address)) !== undefined) continue;
    const copy = from === undefined ? undefined : await caches.open(CACHE + from).then((other) => other.match(address));
    await cache.put(address, copy ?? (await fetchFile(file)));
  }
  await cache.put(listAddress, Response.json(build));
}

/** Removes earlier builds. An incomplete one is still being fetched, and later. */
async function removeEarlier(): Promise<void> {
  for (const name of await otherCaches()) {
    if ((await buildIn(name)) !== undefined) await caches.delete(name);
  }
}

async function answer(file: BuiltFile): Promise<Response> {
  const cache = await caches.open(ownCache);
  const address = addressOf(file, scope);
  const kept = await cache.match(address);
  if (kept !== undefined) return kept;
  // The browser has evicted it, or nobody has needed it so far.
  const fetched = await fetchFile(file);
  await cache.put(address, fetched.clone()).catch(() => undefined);
  return fetched;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => event.waitUntil(removeEarlier()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const file = method === 'GET' ? fileFor(build, url, scope) : undefined;
  if (file !== undefined) event.respondWith(answer(file).then(isolated));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  // A page of another build that did not come from this worker must not get files from it.
  if (message.type === 'serve' && message.build === build.id) event.waitUntil(self.clients.claim());
});
