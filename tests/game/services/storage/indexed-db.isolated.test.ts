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

beforeEach(() => {
  Object.assign(library, { opened: [], databases: [], isBlocked: false });
  onDeleted.mockClear();
});

/** A store that no test before has opened, in which there is something. */
async function fresh() {
  const id = `things-${++name}`;
  const store = databaseStore(id, onDeleted);
  await store.set('a', 1);
  return { id, store };
}

/** How often a database was opened, and deleted from outside. */
const counts = () => [library.opened.length, onDeleted.mock.calls.length];

test('a store keeps things by their keys, in a database of its own, which is opened once', async () => {
  const { id, store } = await fresh();
  await databaseStore(id, onDeleted).set('b', 2);
  await store.delete('a');
  expect(await store.entries()).toEqual([['b', 2]]);
  expect([await store.get('a'), await store.get('b')]).toEqual([undefined, 2]);
  expect(library.opened).toEqual([`thirty-one-${id} ${id}`]);
});

test.each([
  ['versionchange', true],
  ['close', false],
])('one that is deleted, by a %s, is let go, and opened anew at its next use', async (event, isClosed) => {
  const { id, store } = await fresh();
  await store.set('b', 2);
  const before = database();
  before.dispatchEvent(new Event(event));
  expect([before.isClosed, ...counts()]).toEqual([isClosed, 1, 1]);
  expect([await databaseStore(id, onDeleted).entries(), ...counts()]).toEqual([[], 2, 1]);
});

test('one whose connection is dead is opened anew, and nothing is lost', async () => {
  const { store } = await fresh();
  database().isDead = true;
  await store.set('b', 2);
  expect([await store.get('b'), ...counts()]).toEqual([2, 2, 0]);
});

test('what fails otherwise fails, also where the browser blocks storage', async () => {
  const { store } = await fresh();
  database().things.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(store.set('a', 1)).rejects.toThrow('full');
  expect(counts()).toEqual([1, 0]);
  library.isBlocked = true;
  await expect(store.entries()).rejects.toThrow('storage is blocked');
});
