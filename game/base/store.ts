/** The interface of a store, and its error. */

/** Items of one kind, each under an id. All methods may reject with a `StorageError`, and then nothing is lost. */
export interface Store<T> {
  /** Everything, by id. */
  all(): Promise<ReadonlyMap<string, T>>;
  get(id: string): Promise<T | undefined>;
  /** Stores an item, replacing the one with that id. */
  put(id: string, thing: T): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The storage is full, blocked or damaged; the message tells people so, and what they can do. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Removes an item. @returns what puts it back; both may reject with a `StorageError` */
export async function removeWithUndo<T>(store: Store<T>, id: string): Promise<() => Promise<void>> {
  const thing = await store.get(id);
  await store.remove(id);
  return async () => {
    if (thing !== undefined) await store.put(id, thing);
  };
}

/** A store that lasts as long as the page. */
export function memoryStore<T>(): Store<T> {
  const things = new Map<string, T>();
  return {
    all: () => Promise.resolve(new Map(things)),
    get: (id) => Promise.resolve(things.get(id)),
    put: (id, thing) => Promise.resolve(void things.set(id, structuredClone(thing))),
    remove: (id) => Promise.resolve(void things.delete(id)),
  };
}
