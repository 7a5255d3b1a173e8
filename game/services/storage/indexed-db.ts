/** The IndexedDB databases behind the stores: one for each, since `idb-keyval` allows one store per database. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { DatabaseStore } from './persistent-stores.ts';

const opened = new Map<string, UseStore>();
const followed = new WeakSet<IDBDatabase>();

/**
 * Watches for a database being deleted, by another tab or by the browser: the next use of the store then opens a new one.
 * A tab that kept its connection would block the deletion, and its writes would be lost.
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
  // Fired when the browser deletes everything that the page has stored; closing it ourselves fires no event.
  database.addEventListener('close', forget);
}

function connectionOf(name: string): UseStore {
  const connection = opened.get(name) ?? createStore(`thirty-one-${name}`, name);
  opened.set(name, connection);
  return connection;
}

/**
 * Opens a store by name. Its methods reject if the browser blocks storage.
 * @param onDeleted called each time it has been deleted from outside
 */
export function databaseStore(name: string, onDeleted: () => void): DatabaseStore {
  const open = connectionOf(name);
  const useIn =
    (database: UseStore): UseStore =>
    (mode, use) =>
      database(mode, (things) => {
        follow(name, things.transaction.db, onDeleted);
        return use(things);
      });
  const store: UseStore = async (mode, use) => {
    try {
      return await useIn(open)(mode, use);
    } catch (error) {
      // The connection is dead, and nobody has said so: a new one takes its place, once.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      if (opened.get(name) === open) opened.delete(name);
      return useIn(connectionOf(name))(mode, use);
    }
  };
  // Async, so that exceptions of the browser become rejections.
  return {
    entries: async () => entries<string, unknown>(store),
    get: async (id) => get<unknown>(id, store),
    set: async (id, thing) => set(id, thing, store),
    delete: async (id) => del(id, store),
  };
}
