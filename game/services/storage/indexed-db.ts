/** The databases of the browser behind the stores: one for each, since that is all that `idb-keyval` opens. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { DatabaseStore } from './persistent-stores.ts';

const opened = new Map<string, UseStore>();
const followed = new WeakSet<IDBDatabase>();

/**
 * Follows whether a database is deleted, by another tab or by the browser: the next use of the store then opens a new
 * one. A tab that kept its connection would hold the deletion up, and write what is gone with it.
 */
function follow(name: string, database: IDBDatabase, onDeleted: () => void): void {
  if (followed.has(database)) return;
  followed.add(database);
  const forget = (): void => {
    opened.delete(name);
    onDeleted();
  };
  database.addEventListener('versionchange', () => {
    database.close();
    forget();
  });
  // By the browser itself, with everything that the page has stored; closing it here fires no event.
  database.addEventListener('close', forget);
}

/**
 * The store of a name. Every call of it rejects where the browser blocks its storage.
 * @param onDeleted called once for each time that it has been deleted from outside
 */
export function databaseStore(name: string, onDeleted: () => void): DatabaseStore {
  const open = opened.get(name) ?? createStore(`thirty-one-${name}`, name);
  opened.set(name, open);
  const store: UseStore = (mode, use) =>
    open(mode, (things) => {
      follow(name, things.transaction.db, onDeleted);
      return use(things);
    });
  // Asynchronous, so that what the browser throws rejects.
  return {
    entries: async () => entries<IDBValidKey, unknown>(store),
    get: async (id) => get<unknown>(id, store),
    set: async (id, thing) => set(id, thing, store),
    delete: async (id) => del(id, store),
  };
}
