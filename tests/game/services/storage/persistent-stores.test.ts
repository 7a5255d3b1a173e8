import { describe, expect, test, vi } from 'vitest';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import { StorageError, type Store } from '../../../../game/base/store.ts';
import {
  persistentStores,
  type DatabaseStore,
  type StorageProblem,
} from '../../../../game/services/storage/persistent-stores.ts';
import { STORES, type StoreName } from '../../../../game/services/storage/stores.ts';

/** Rules with so many lives: 99 are damaged. */
const rules = (lives: number): KeptRules => ({ format: 'thirty-one-rules/1', lives });
const NEWER = { format: 'thirty-one-rules/9', lives: 3 };
const DAMAGED: StorageProblem = { is: 'damaged', store: 'rules', count: 1 };

/** A browser's storage, which keeps copies and may fail. */
class Storage {
  readonly stores = new Map<string, Map<string, unknown>>();
  failure: Error | null = null;

  readonly open = (name: string): DatabaseStore => {
    const things = this.stores.get(name) ?? new Map<string, unknown>();
    this.stores.set(name, things);
    return {
      entries: async () => [...structuredClone(this.#willing(things))],
      get: async (id) => structuredClone(this.#willing(things).get(id)),
      set: async (id, thing) => void this.#willing(things).set(id, structuredClone(thing)),
      delete: async (id) => void this.#willing(things).delete(id),
    };
  };

  #willing(things: Map<string, unknown>): Map<string, unknown> {
    if (this.failure !== null) throw this.failure;
    return things;
  }
}

/** @param changes to the stores of the browser @param timeout of its answers, in ms */
function open(
  storage = new Storage(),
  changes: (store: DatabaseStore) => Partial<DatabaseStore> = () => ({}),
  timeout?: number,
) {
  const troubles: StorageProblem[] = [];
  const deleted: (() => void)[] = [];
  const stores = persistentStores(
    (name, onDeleted) => {
      deleted.push(onDeleted);
      const store = storage.open(name);
      return { ...store, ...changes(store) };
    },
    (trouble) => troubles.push(trouble),
    timeout,
  );
  /** What lies in a store, whatever it is. */
  const raw = (name: string) => {
    storage.open(name);
    return storage.stores.get(name) as Map<string, unknown>;
  };
  return { storage, troubles, stores, raw, deleted };
}

const isFull = () => ({ set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });

describe('the stores', () => {
  test('give back what was put into them, also at the next visit', async () => {
    const { storage, stores } = open();
    for (const id of ['a', 'b']) await stores.rules.put(id, rules(7));
    await stores.botFiles.put('a', Uint8Array.of(1, 2));
    await stores.rules.remove('b');
    const { stores: later, troubles } = open(storage);
    expect(await later.rules.all()).toEqual(new Map([['a', rules(7)]]));
    expect([await later.rules.get('a'), await later.rules.get('b')]).toEqual([rules(7), undefined]);
    expect(await later.botFiles.get('a')).toEqual(Uint8Array.of(1, 2));
    expect([later.isPersistent, troubles]).toEqual([true, []]);
  });

  test('set damaged items aside as they are, report them once, and keep the others', async () => {
    const { stores, troubles, raw } = open();
    await stores.rules.put('good', rules(7));
    raw('rules').set('bad', rules(99)).set('worse', 7);
    for (let time = 0; time < 2; time++) expect([...(await stores.rules.all()).keys()]).toEqual(['good']);
    expect(troubles).toEqual([{ ...DAMAGED, count: 2 }]);
    expect(await stores.damaged.all()).toEqual(
      new Map<string, unknown>([
        ['rules bad', rules(99)],
        ['rules worse', 7],
      ]),
    );
    await stores.damaged.remove('rules worse');
    expect([...raw('damaged').keys()]).toEqual(['rules bad']);
  });

  test('set a damaged item aside that is read on its own', async () => {
    const { stores, troubles, raw } = open();
    await stores.rules.put('ours', rules(99));
    expect(await stores.rules.get('ours')).toBeUndefined();
    expect([troubles, [...raw('damaged')]]).toEqual([[DAMAGED], [['rules ours', rules(99)]]]);
  });

  test('set aside what a newer version has written, say so, and bring it back once it can be read', async () => {
    const { storage, stores, troubles, raw } = open();
    raw('rules').set('newer', NEWER);
    expect((await stores.rules.all()).size).toBe(0);
    expect(troubles).toEqual([{ is: 'newer', count: 1 }]);
    // The newer version comes, which reads it: here it is what this one reads.
    raw('damaged').set('rules newer', rules(2)).set('rules damaged', 7).set('goals newer', rules(3));
    const later = open(storage);
    expect(await later.stores.rules.get('newer')).toEqual(rules(2));
    expect([...raw('damaged').keys()]).toEqual(['rules damaged', 'goals newer']);
    expect(later.troubles).toEqual([]);
  });

  test('bring nothing back in place of what is there by now', async () => {
    const { stores, raw } = open();
    await stores.damaged.put('rules a', rules(2));
    await stores.rules.put('a', rules(1));
    expect(await stores.rules.all()).toEqual(new Map([['a', rules(1)]]));
    expect(raw('damaged').get('rules a')).toEqual(rules(2));
  });

  test('tell of every damaged item that is a loss, and of none that is not', async () => {
    const { stores, troubles } = open();
    const names = Object.keys(STORES) as StoreName[];
    for (const name of names) await (stores[name] as Store<unknown>).put('a', 7);
    for (const name of names) expect(await stores[name].all()).toEqual(new Map());
    const told = ['rules', 'matches', 'records', 'ladder', 'goals', 'days', 'bots', 'botFiles', 'courses', 'doubles'];
    expect(troubles).toEqual(told.map((store) => ({ is: 'damaged', store, count: 1 })));
    expect([...(await stores.damaged.all()).keys()]).toEqual(told.map((store) => `${store} a`));
  });

  test('pass over what cannot be set aside where the storage is full, and report it once', async () => {
    const { stores, troubles, raw } = open(new Storage(), isFull);
    raw('rules').set('good', rules(2)).set('bad', 7);
    for (let time = 0; time < 2; time++) expect(await stores.rules.all()).toEqual(new Map([['good', rules(2)]]));
    expect([troubles, [...raw('rules').keys()]]).toEqual([[DAMAGED], ['good', 'bad']]);
  });

  test('report a store that was deleted from outside', async () => {
    const { stores, deleted, troubles } = open();
    await stores.rules.all();
    deleted[0]();
    expect(troubles).toEqual([{ is: 'deleted' }]);
  });
});

describe('where the browser', () => {
  const never = () => new Promise<never>(() => undefined);
  const blocked = new DOMException('The operation is insecure.', 'SecurityError');

  test.each<[string, Error | null, Partial<DatabaseStore>]>([
    ['blocks its storage', blocked, {}],
    ['never answers', null, { entries: never, get: never, set: never, delete: never }],
  ])('%s they last as long as the page, which is reported once', async (_, failure, changes) => {
    const storage = new Storage();
    storage.failure = failure;
    const { stores, troubles } = open(storage, () => changes, 1);
    await stores.rules.put('a', rules(1));
    expect([await stores.rules.all(), await stores.rules.get('a')]).toEqual([new Map([['a', rules(1)]]), rules(1)]);
    await stores.rules.remove('a');
    expect([await stores.rules.get('a'), stores.isPersistent, troubles]).toEqual([
      undefined,
      false,
      [{ is: 'blocked' }],
    ]);
  });

  test('does not answer a request that fails, and the next one is asked', async () => {
    let isHanging = true;
    const { stores } = open(
      new Storage(),
      (store) => ({ set: (...args) => (isHanging ? never() : store.set(...args)) }),
      30,
    );
    await expect(stores.rules.put('a', rules(1))).rejects.toThrow(
      new StorageError('The browser’s storage is not working right now (it does not answer).'),
    );
    isHanging = false;
    await stores.rules.put('a', rules(1));
    expect(await stores.rules.get('a')).toEqual(rules(1));
  });

  test.each([
    ['has no room it is said what can be done', new DOMException('', 'QuotaExceededError'), /storage is full.*delete/s],
    ['fails otherwise it is said why', new DOMException('Lost.', 'UnknownError'), /not working right now \(Lost\.\)/],
    ['gives no reason its error is named', new DOMException('', 'UnknownError'), /right now \(UnknownError\)/],
  ])('%s, and nothing is lost', async (_, failure, said) => {
    const { storage, stores } = open();
    await stores.rules.put('a', rules(1));
    storage.failure = failure;
    await expect(stores.rules.put('b', rules(2))).rejects.toThrow(StorageError);
    await expect(stores.rules.all()).rejects.toThrow(said);
    storage.failure = null;
    expect(await stores.rules.all()).toEqual(new Map([['a', rules(1)]]));
  });
});

test('fail where what checks their items cannot be fetched, and set nothing aside', async () => {
  const { stores, troubles, raw } = open();
  raw('matches').set('a', {});
  vi.spyOn(STORES.matches as unknown as { schema: () => Promise<never> }, 'schema').mockRejectedValueOnce(
    new TypeError('Failed to fetch'),
  );
  await expect(stores.matches.all()).rejects.toThrow(StorageError);
  expect([troubles, [...raw('matches').keys()]]).toEqual([[], ['a']]);
  expect(await stores.matches.all()).toEqual(new Map());
  expect([...raw('matches').keys()]).toEqual([]);
});
