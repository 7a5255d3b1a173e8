/** Stores that outlast the page, on stores of the browser; where it blocks them, stores that last as long as the page. */
import type { KeptRules } from '../../catalogue/library.ts';
import { StorageError, type Store } from '../../base/store.ts';
import * as v from 'valibot';
import { readRecord, type MatchRecord } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { resumeMatch } from '../../../engine/save.ts';
import { words } from '../../i18n/words.ts';
import { SeatSchema } from '../../catalogue/settings.ts';
import { memoryStores, type KeptRecord, type OpenMatch, type Stores } from './stores.ts';

/** What a store needs of a store of the browser. */
export type DatabaseStore = {
  /** Keys are text where nobody else has put something there. */
  entries(): Promise<[IDBValidKey, unknown][]>;
  get(id: string): Promise<unknown>;
  set(id: string, thing: unknown): Promise<void>;
  delete(id: IDBValidKey): Promise<void>;
};

export type StoreName = 'matches' | 'records' | 'rules';

/** What went wrong with the stores besides what was asked of them. */
export type StorageProblem =
  /** The browser keeps nothing. */
  | { is: 'blocked' }
  /** What was kept has been deleted from outside the game, while it is open. */
  | { is: 'deleted' }
  /** So many things of a store could not be read, and lie on the store `damaged` now. */
  | { is: 'damaged'; store: StoreName; count: number };

const sat = { players: v.array(SeatSchema), you: v.pipe(v.number(), v.integer()) };
const time = v.pipe(v.string(), v.isoTimestamp());

/** What a check throws becomes an issue, so that everything that is kept is read by one kind of schema. */
function accepted<T>(read: (thing: unknown) => T): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );
}

function readSave(save: unknown): unknown {
  resumeMatch(save, { seed: 0 });
  return save;
}

const SCHEMAS: {
  matches: v.GenericSchema<unknown, OpenMatch>;
  records: v.GenericSchema<unknown, KeptRecord>;
  rules: v.GenericSchema<unknown, KeptRules>;
} = {
  matches: v.object({ ...sat, began: time, saved: time, policy: v.string(), save: accepted(readSave) }),
  records: v.object({
    ...sat,
    began: time,
    ended: time,
    policy: v.string(),
    record: accepted<MatchRecord>(readRecord),
  }),
  rules: accepted((thing) => {
    resolveRules(thing);
    return thing as KeptRules;
  }),
};

/** An open match as it is kept. @throws {v.ValiError} when it is none */
export function readOpenMatch(thing: unknown): OpenMatch {
  return v.parse(SCHEMAS.matches, thing);
}

/** A record as it is kept; its deals are not played. @throws {v.ValiError} when it is none */
export function readKeptRecord(thing: unknown): KeptRecord {
  return v.parse(SCHEMAS.records, thing);
}

/** How long a browser may take to open its storage, in ms: one that takes longer does not mean to. */
const PATIENCE = 4000;

/** All that a store holds, by text: what lies under a key that is none is moved to the text of it. */
async function entriesByText(store: DatabaseStore): Promise<Map<string, unknown>> {
  const all = await store.entries();
  const things = new Map(all.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string'));
  for (const [key, thing] of all) {
    if (typeof key === 'string') continue;
    const id = freeId(JSON.stringify(key), things);
    things.set(id, thing);
    try {
      await store.set(id, thing);
      await store.delete(key);
    } catch {
      // It stays where it is until it can be moved.
    }
  }
  return things;
}

function freeId(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted} (${number})`;
  return id;
}

/**
 * Stores on stores of the browser.
 * @param open opens the store of a name, and hears when it has been deleted from outside
 * @param tell hears what went wrong, each trouble once
 * @param patience how long the browser may take at first, in ms
 */
export function persistentStores(
  open: (name: string, onDeleted: () => void) => DatabaseStore,
  tell: (trouble: StorageProblem) => void,
  patience = PATIENCE,
): Stores {
  const storeOf = (name: string): DatabaseStore => open(name, () => tell({ is: 'deleted' }));
  const passing = memoryStores();
  let isLasting = true;
  // Whether the browser lets us is known only once it was asked.
  const allowed = (async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('The storage does not answer.')), patience);
    });
    try {
      await Promise.race([storeOf('matches').get(''), tooLate]);
      clearTimeout(timer);
      return true;
    } catch {
      isLasting = false;
      tell({ is: 'blocked' });
      return false;
    }
  })();

  /** A store on the store of that name, whatever lies there. */
  function unread(name: StoreName | 'damaged', instead: Store<unknown>): Store<unknown> {
    const reach = async <R>(use: (store: DatabaseStore) => Promise<R>, otherwise: () => Promise<R>): Promise<R> => {
      if (!(await allowed)) return otherwise();
      try {
        return await use(storeOf(name));
      } catch (error) {
        throw shelfError(error);
      }
    };
    return {
      all: () =>
        reach(
          (store) => entriesByText(store),
          () => instead.all(),
        ),
      get: (id) =>
        reach(
          (store) => store.get(id),
          () => instead.get(id),
        ),
      put: (id, thing) =>
        reach(
          (store) => store.set(id, thing),
          () => instead.put(id, thing),
        ),
      remove: (id) =>
        reach(
          (store) => store.delete(id),
          () => instead.remove(id),
        ),
    };
  }

  const damagedThings = unread('damaged', passing.damaged);

  /** A store of things that are checked when they are taken from it. */
  function store<T>(name: StoreName, schema: v.GenericSchema<unknown, T>, instead: Store<T>): Store<T> {
    const things = unread(name, instead);
    const told = new Set<string>();
    const setAside = async (damaged: ReadonlyMap<string, unknown>): Promise<void> => {
      const count = [...damaged.keys()].filter((id) => !told.has(id)).length;
      if (count > 0) tell({ is: 'damaged', store: name, count });
      for (const [id, thing] of damaged) {
        told.add(id);
        try {
          await damagedThings.put(`${name} ${id}`, thing);
          await things.remove(id);
        } catch {
          // There it stays, and is passed over.
        }
      }
    };
    return {
      all: async () => {
        const sound = new Map<string, T>();
        const damaged = new Map<string, unknown>();
        for (const [id, thing] of await things.all()) {
          const read = v.safeParse(schema, thing);
          if (read.success) sound.set(id, read.output);
          else damaged.set(id, thing);
        }
        await setAside(damaged);
        return sound;
      },
      get: async (id) => {
        const thing = await things.get(id);
        if (thing === undefined) return undefined;
        const read = v.safeParse(schema, thing);
        if (read.success) return read.output;
        await setAside(new Map([[id, thing]]));
        return undefined;
      },
      put: (id, thing) => things.put(id, thing),
      remove: (id) => things.remove(id),
    };
  }

  return {
    matches: store('matches', SCHEMAS.matches, passing.matches),
    records: store('records', SCHEMAS.records, passing.records),
    rules: store('rules', SCHEMAS.rules, passing.rules),
    damaged: damagedThings,
    get isPersistent() {
      return isLasting;
    },
  };
}

function shelfError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isFull = name === 'QuotaExceededError';
  return new StorageError(isFull ? words().saves.full : words().saves.failed(message || name), { cause: error });
}
