/** The stores of the browser in which the shelves lie: one database each, since that is all that `idb-keyval` opens. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Store } from './persistent-stores.ts';

const opened = new Map<string, UseStore>();

/** The store of a name. Every call of it rejects where the browser blocks its storage. */
export function indexedStore(name: string): Store {
  const store = opened.get(name) ?? createStore(`thirty-one-${name}`, name);
  opened.set(name, store);
  // Asynchronous, so that what the browser throws rejects.
  return {
    entries: async () => entries<string, unknown>(store),
    get: async (id) => get<unknown>(id, store),
    set: async (id, thing) => set(id, thing, store),
    delete: async (id) => del(id, store),
  };
}
