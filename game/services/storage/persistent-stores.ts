/** Stores in IndexedDB, which outlast the page; if the browser blocks it, stores that last as long as the page. */
import * as v from 'valibot';
import { isFromNewerVersion } from '../../../engine/formats.ts';
import { memoryStore, StorageError, type Store } from '../../base/store.ts';
import { words } from '../../i18n/words.ts';
import { forStores, schemaOf, type StoreEntry, type StoreName, type Stores } from './stores.ts';

/** The operations needed of a store of the browser. */
export interface DatabaseStore {
  entries(): Promise<[string, unknown][]>;
  get(id: string): Promise<unknown>;
  set(id: string, thing: unknown): Promise<void>;
  delete(id: string): Promise<void>;
}

/** What is wrong with the stores, apart from requests that failed. */
export type StorageProblem =
  /** The browser does not let us store anything. */
  | { is: 'blocked' }
  /** What was stored has been deleted from outside the game while it was open. */
  | { is: 'deleted' }
  /** `count` items of a store could not be read, and were moved to the store `damaged`. */
  | { is: 'damaged'; store: StoreName; count: number }
  /** `count` items were written by a newer version of the game, which finds them there again. */
  | { is: 'newer'; count: number };

/**
 * How long a browser may take to open its storage, or to write to it, in ms: one that takes longer never does. It passes in
 * steps, so that a page that is busy for seconds does not take its own delay for the browser's.
 */
const TIMEOUT = 12_000;
const STEPS = 24;

/** What a browser answers. @throws {StorageError} where it does not within so many ms */
async function inTime<R>(answer: Promise<R>, timeout: number): Promise<R> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    let steps = 0;
    timer = setInterval(() => {
      steps += 1;
      const { failed, noAnswer } = words().saves;
      if (steps >= STEPS) reject(new StorageError(failed(noAnswer)));
    }, timeout / STEPS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearInterval(timer));
}

/** Whether a store of the browser answers in time: only trying shows whether it may be used. */
function isAnswering(open: () => DatabaseStore, timeout: number): Promise<boolean> {
  return inTime(open().get(''), timeout).then(
    () => true,
    () => false,
  );
}

/**
 * A store of the browser whose contents are not checked.
 * @param allowed whether the browser allows storage; if not, it lasts as long as the page
 * @param timeout how long a request may take, in ms
 */
function uncheckedStore(open: () => DatabaseStore, allowed: Promise<boolean>, timeout: number): Store<unknown> {
  const instead = memoryStore<unknown>();
  const reach = async <R>(use: (store: DatabaseStore) => Promise<R>, otherwise: () => Promise<R>): Promise<R> => {
    if (!(await allowed)) return otherwise();
    try {
      return await inTime(use(open()), timeout);
    } catch (error) {
      throw storageError(error);
    }
  };
  return {
    all: () =>
      reach(
        async (store) => new Map(await store.entries()),
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

interface DamageHandling {
  setAside: (damaged: ReadonlyMap<string, unknown>) => Promise<void>;
  /** Puts those back that can be read by now. */
  bringBack: (isSound: (thing: unknown) => Promise<boolean>) => Promise<void>;
}

/** They stay where they are, and are passed over. */
const PASSED_OVER: DamageHandling = { setAside: () => Promise.resolve(), bringBack: () => Promise.resolve() };

/** A store whose contents are checked whenever they are read. */
function checkedStore<T>(
  entry: Pick<StoreEntry<T>, 'schema'>,
  unchecked: Store<unknown>,
  { setAside, bringBack }: DamageHandling,
): Store<T> {
  const isSound = async (thing: unknown): Promise<boolean> => v.safeParse(await schemaOf(entry), thing).success;
  let back: Promise<void> | undefined;
  const ready = (): Promise<void> => (back ??= bringBack(isSound));
  const soundIn = async (things: ReadonlyMap<string, unknown>): Promise<Map<string, T>> => {
    const sound = new Map<string, T>();
    if (things.size === 0) return sound;
    const damaged = new Map<string, unknown>();
    const schema = await schemaOf(entry).catch((error: unknown) => {
      throw storageError(error);
    });
    for (const [id, thing] of things) {
      try {
        sound.set(id, v.parse(schema, thing));
      } catch {
        damaged.set(id, thing);
      }
    }
    await setAside(damaged);
    return sound;
  };
  return {
    ...unchecked,
    all: async () => {
      await ready();
      return soundIn(await unchecked.all());
    },
    get: async (id) => {
      await ready();
      const thing = await unchecked.get(id);
      return thing === undefined ? undefined : (await soundIn(new Map([[id, thing]]))).get(id);
    },
  };
}

/**
 * Sets damaged items of a store aside, and brings back those that can be read after all: a newer version of the game, in
 * another tab or from before, may have written them.
 */
function settingAside(
  name: StoreName,
  store: Store<unknown>,
  damagedStore: Store<unknown>,
  onProblem: (problem: StorageProblem) => void,
): DamageHandling {
  const known = new Set<string>();
  const beginning = `${name} `;
  return {
    setAside: async (damaged) => {
      const found = [...damaged].filter(([id]) => !known.has(id)).map(([, thing]) => thing);
      const newer = found.filter((thing) => isFromNewerVersion(thing)).length;
      if (found.length > newer) onProblem({ is: 'damaged', store: name, count: found.length - newer });
      if (newer > 0) onProblem({ is: 'newer', count: newer });
      for (const [id, thing] of damaged) {
        known.add(id);
        try {
          await damagedStore.put(`${beginning}${id}`, thing);
          await store.remove(id);
        } catch {
          // It stays where it is, and is passed over.
        }
      }
    },
    bringBack: async (isSound) => {
      try {
        for (const [place, thing] of await damagedStore.all()) {
          const id = place.slice(beginning.length);
          const isHere = place.startsWith(beginning) && (await isSound(thing));
          if (!isHere || (await store.get(id)) !== undefined) continue;
          await store.put(id, thing);
          await damagedStore.remove(place);
        }
      } catch {
        // It stays set aside.
      }
    },
  };
}

/**
 * Creates stores backed by those of the browser.
 * @param open opens a store by name; its callback is called when that has been deleted from outside
 * @param onProblem called once for each problem
 * @param timeout how long the browser may take to open its storage, or for a request, in ms
 */
export function persistentStores(
  open: (name: string, onDeleted: () => void) => DatabaseStore,
  onProblem: (problem: StorageProblem) => void,
  timeout = TIMEOUT,
): Stores {
  const databaseOf = (name: string): DatabaseStore => open(name, () => onProblem({ is: 'deleted' }));
  let isLasting = true;
  const allowed = isAnswering(() => databaseOf('matches'), timeout).then((answers) => {
    if (!answers) {
      isLasting = false;
      onProblem({ is: 'blocked' });
    }
    return answers;
  });
  const unchecked = (name: string): Store<unknown> => uncheckedStore(() => databaseOf(name), allowed, timeout);
  const damagedStore = unchecked('damaged');
  const stores = forStores(<T>(name: StoreName, entry: StoreEntry<T>): Store<T> => {
    const store = unchecked(name);
    const handling = entry.damaged === null ? PASSED_OVER : settingAside(name, store, damagedStore, onProblem);
    return checkedStore(entry, store, handling);
  });
  return {
    ...stores,
    damaged: damagedStore,
    get isPersistent() {
      return isLasting;
    },
  };
}

function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isFull = name === 'QuotaExceededError';
  return new StorageError(isFull ? words().saves.full : words().saves.failed(message || name), { cause: error });
}
