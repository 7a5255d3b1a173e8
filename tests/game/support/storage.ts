import type { DatabaseStore } from '../../../game/services/storage/persistent-stores.ts';

/** A browser's storage, which keeps copies and may fail. */
export class Storage {
  readonly stores = new Map<string, Map<IDBValidKey, unknown>>();
  failure: Error | null = null;

  readonly open = (name: string): DatabaseStore => {
    const things = this.stores.get(name) ?? new Map<IDBValidKey, unknown>();
    this.stores.set(name, things);
    return {
      entries: async () => [...structuredClone(this.#willing(things))],
      get: async (id) => structuredClone(this.#willing(things).get(id)),
      set: async (id, thing) => void this.#willing(things).set(id, structuredClone(thing)),
      delete: async (id) => void this.#willing(things).delete(id),
    };
  };

  #willing(things: Map<IDBValidKey, unknown>): Map<IDBValidKey, unknown> {
    if (this.failure !== null) throw this.failure;
    return things;
  }
}
