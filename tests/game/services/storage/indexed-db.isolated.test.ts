/** Databases behind the stores, over a library that is made up: what is asked of it, and when a database is opened anew. */
import { beforeEach, expect, test, vi } from 'vitest';
import { databaseStore } from '../../../../game/services/storage/indexed-db.ts';

class Database extends EventTarget {
  isClosed = false;
  /** It has been closed, and nobody has said so. */
  isDead = false;
  readonly things = new Map<unknown, unknown>();

  close(): void {
    this.isClosed = true;
  }
}

type Use = (things: { transaction: { db: Database }; map: Map<unknown, unknown> }) => unknown;
type Store = (mode: string, use: Use) => Promise<unknown>;

const library = vi.hoisted(() => ({ opened: [] as string[], databases: [] as unknown[], isBlocked: false }));
vi.mock('idb-keyval', () => ({
  createStore: (name: string, store: string): Store => {
    library.opened.push(`${name} ${store}`);
    const db = new Database();
    library.databases.push(db);
    return async (_mode, use) => {
      if (db.isDead) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      return use({ transaction: { db }, map: db.things });
    };
  },
  entries: (store: Store) => {
    if (library.isBlocked) throw new Error('storage is blocked');
    return store('readonly', ({ map }) => [...map]);
  },
  get: (key: string, store: Store) => store('readonly', ({ map }) => map.get(key)),
  set: (key: string, thing: unknown, store: Store) => store('readwrite', ({ map }) => void map.set(key, thing)),
  del: (key: string, store: Store) => store('readwrite', ({ map }) => void map.delete(key)),
}));

const onDeleted = vi.fn();
const database = (): Database => library.databases.at(-1) as Database;
let name = 0;
/** A store that no test before has opened. */
const fresh = (): string => `things-${++name}`;

beforeEach(() => {
  Object.assign(library, { opened: [], databases: [], isBlocked: false });
  onDeleted.mockClear();
});

test('a store keeps things by their keys, in a database of its own', async () => {
  const id = fresh();
  const store = databaseStore(id, onDeleted);
  await store.set('a', 1);
  await store.set('b', 2);
  await store.delete('a');
  expect(await store.entries()).toEqual([['b', 2]]);
  expect([await store.get('a'), await store.get('b')]).toEqual([undefined, 2]);
  expect(library.opened).toEqual([`thirty-one-${id} ${id}`]);
});

test('is opened once, whoever asks for it', async () => {
  const id = fresh();
  await databaseStore(id, onDeleted).set('a', 1);
  expect(await databaseStore(id, onDeleted).get('a')).toBe(1);
  expect(library.opened).toHaveLength(1);
});

test('one that another tab deletes is let go, and opened anew at its next use', async () => {
  const id = fresh();
  const store = databaseStore(id, onDeleted);
  await store.set('a', 1);
  await store.set('b', 2);
  const before = database();
  before.dispatchEvent(new Event('versionchange'));
  expect([before.isClosed, onDeleted.mock.calls.length]).toEqual([true, 1]);
  expect(await databaseStore(id, onDeleted).get('a')).toBeUndefined();
  expect(library.opened).toHaveLength(2);
});

test('one that the browser deletes is opened anew, too', async () => {
  const id = fresh();
  await databaseStore(id, onDeleted).set('a', 1);
  database().dispatchEvent(new Event('close'));
  expect([database().isClosed, onDeleted.mock.calls.length]).toEqual([false, 1]);
  expect(await databaseStore(id, onDeleted).entries()).toEqual([]);
});

test('one whose connection is dead is opened anew, and nothing is lost', async () => {
  const store = databaseStore(fresh(), onDeleted);
  await store.set('a', 1);
  database().isDead = true;
  await store.set('b', 2);
  expect(await store.get('b')).toBe(2);
  expect([library.opened.length, onDeleted.mock.calls.length]).toEqual([2, 0]);
});

test('what fails otherwise fails', async () => {
  const store = databaseStore(fresh(), onDeleted);
  database().things.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(store.set('a', 1)).rejects.toThrow('full');
  expect(library.opened).toHaveLength(1);
});

test('where the browser blocks storage, its methods reject', async () => {
  library.isBlocked = true;
  await expect(databaseStore(fresh(), onDeleted).entries()).rejects.toThrow('storage is blocked');
});
