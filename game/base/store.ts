/** A place to keep things of one kind, and what goes wrong with it. */

/** Things of one kind, each under an id. All of it rejects with a `StorageError`, and nothing is lost by that. */
export interface Store<T> {
  /** Everything, by id. */
  all(): Promise<ReadonlyMap<string, T>>;
  get(id: string): Promise<T | undefined>;
  /** Puts it there, in place of what was there. */
  put(id: string, thing: T): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The storage is full, blocked or damaged; the message says so plainly, and what can be done. */
export class StorageError extends Error {
  override name = 'StorageError';
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
