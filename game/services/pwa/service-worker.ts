/**
 * The service worker: keeps all files of the build that it belongs to, and answers from them. Its list of files is part
 * of it, so every build is a worker of its own with a cache of its own, and a page gets files of one build only.
 */
import { addressOf, fileFor, planFilling, type Build, type BuiltFile } from './built-files.ts';
import type { ToServiceWorker } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put here when the game is built. */
declare const BUILD: Build;

const build: Build = BUILD;

const CACHE = 'thirty-one/build/';
/** Under this address lies the list of a cache that is complete. */
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

/** Fetches a file past the browser's own cache, where that is older. @throws when it is not the file of this build. */
async function fetchFile(file: BuiltFile): Promise<Response> {
  const response = await fetch(addressOf(file, scope), { integrity: file.integrity, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file.path} cannot be fetched: ${response.status}`);
  // A redirected answer may not open a page.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Fills the cache of this build; what an interrupted attempt has brought stays. */
async function fill(): Promise<void> {
  const earlier: Build[] = [];
  for (const name of await otherCaches()) {
    const complete = await buildIn(name);
    if (complete === undefined) await caches.delete(name);
    else earlier.push(complete);
  }
  const cache = await caches.open(ownCache);
  for (const { file, from } of planFilling(build, earlier)) {
    const address = addressOf(file, scope);
    if ((await cache.match(address)) !== undefined) continue;
    const copy = from === undefined ? undefined : await caches.open(CACHE + from).then((other) => other.match(address));
    await cache.put(address, copy ?? (await fetchFile(file)));
  }
  await cache.put(listAddress, Response.json(build));
}

/** Removes the builds before this one. One that is still being fetched is a later one. */
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
  // The browser has thrown it away.
  const fetched = await fetchFile(file);
  await cache.put(address, fetched.clone()).catch(() => undefined);
  return fetched;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => event.waitUntil(removeEarlier()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const file = method === 'GET' ? fileFor(build, url, scope) : undefined;
  if (file !== undefined) event.respondWith(answer(file));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  // A page of another build that came past the worker has to get its files past it too.
  if (message.type === 'serve' && message.build === build.id) event.waitUntil(self.clients.claim());
});
