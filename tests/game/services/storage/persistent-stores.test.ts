import { StorageError, type Store } from '../../../../game/base/store.ts';
import { describe, expect, test } from 'vitest';
import { Match } from '../../../../engine/match.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import {
  persistentStores,
  type DatabaseStore,
  type StorageProblem,
} from '../../../../game/services/storage/persistent-stores.ts';
import {
  reviewId,
  STORES,
  type KeptBot,
  type KeptRecord,
  type KeptReview,
  type StoreName,
} from '../../../../game/services/storage/stores.ts';
import { dailySave, dayTry, playedDay } from '../../support/daily-deals.ts';
import { reviewedDecision } from '../../support/reviews.ts';
import { playRandomly } from '../../../engine/support/arbitraries.ts';
import { Storage } from '../../support/storage.ts';

function keptRecord(seed: number): KeptRecord {
  const recorder = new Recorder();
  const match = new Match(preset('scat'), 2, { seed, recorder });
  playRandomly(match, seed);
  return {
    players: [
      { kind: 'person', name: '' },
      { kind: 'bot', level: 'master', style: 'even' },
    ],
    you: 0,
    began: '2026-01-01T10:00:00.000Z',
    ended: '2026-01-01T10:05:00.000Z',
    policy: 'scat',
    record: recorder.record(match, ['You', 'Fox']),
  };
}

function openShelves(storage = new Storage()) {
  const troubles: StorageProblem[] = [];
  return { storage, troubles, stores: persistentStores(storage.open, (trouble) => troubles.push(trouble)) };
}

describe('the stores', () => {
  test('give back what was put into them, also at the next visit', async () => {
    const { storage, stores } = openShelves();
    await stores.records.put('a', keptRecord(1));
    await stores.records.put('b', keptRecord(2));
    await stores.rules.put('ours', { format: 'thirty-one-rules/1', threeOfAKind: 30 });
    await stores.records.remove('b');
    const { stores: later, troubles } = openShelves(storage);
    expect(await later.records.all()).toEqual(new Map([['a', keptRecord(1)]]));
    expect(await later.records.get('b')).toBeUndefined();
    expect(await later.rules.get('ours')).toEqual({ format: 'thirty-one-rules/1', threeOfAKind: 30 });
    expect(later.isPersistent).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('set damaged items aside, report them once, and keep the others', async () => {
    const { storage, stores, troubles } = openShelves();
    await stores.records.put('good', keptRecord(1));
    const records = storage.stores.get('records') as Map<string, unknown>;
    records.set('bad', { ...keptRecord(2), record: { format: 'thirty-two-record/1' } });
    records.set('worse', 7);
    expect([...(await stores.records.all()).keys()]).toEqual(['good']);
    expect([...(await stores.records.all()).keys()]).toEqual(['good']);
    expect(troubles).toEqual([{ is: 'damaged', store: 'records', count: 2 }]);
    expect(storage.stores.get('damaged')?.get('records worse')).toBe(7);
  });

  test('set aside what a newer version has written, say so, and bring it back once it can be read', async () => {
    const { storage, stores, troubles } = openShelves();
    const records = storage.stores.get('records') ?? new Map<IDBValidKey, unknown>();
    storage.stores.set('records', records);
    records.set('newer', { ...keptRecord(2), record: { format: 'thirty-one-record/9' } });
    expect((await stores.records.all()).size).toBe(0);
    expect(troubles).toEqual([{ is: 'newer', count: 1 }]);
    // The newer version comes, which reads it: here it is what this one reads.
    storage.stores.get('damaged')?.set('records newer', keptRecord(2));
    storage.stores.get('damaged')?.set('records damaged', 7);
    storage.stores.get('damaged')?.set('rules newer', keptRecord(3));
    const later = openShelves(storage);
    expect(await later.stores.records.get('newer')).toEqual(keptRecord(2));
    expect([...(storage.stores.get('damaged')?.keys() ?? [])]).toEqual(['records damaged', 'rules newer']);
    expect(later.troubles).toEqual([]);
  });

  test('bring nothing back in place of what is there by now', async () => {
    const { storage, stores } = openShelves();
    await stores.damaged.put('records a', keptRecord(2));
    await stores.records.put('a', keptRecord(1));
    expect(await stores.records.all()).toEqual(new Map([['a', keptRecord(1)]]));
    expect(storage.stores.get('damaged')?.get('records a')).toEqual(keptRecord(2));
  });

  test('set a day aside whose deals are not those of its date', async () => {
    const { stores, troubles } = openShelves();
    const good = {
      ...playedDay('2026-11-24', 2),
      practice: { ...dayTry('2026-11-24', 1), save: dailySave('2026-11-24', 2) },
    };
    await stores.days.put('2026-11-24', good);
    await stores.days.put('2026-11-25', { ...playedDay('2026-11-24', 2), date: '2026-11-25' });
    const first = { ...dayTry('2026-11-26', 1), save: dailySave('2026-11-26', 3) };
    await stores.days.put('2026-11-26', { ...playedDay('2026-11-26', 0), first });
    await stores.days.put('2026-10-31', { ...playedDay('2026-11-24', 0), date: '2026-10-31' });
    expect(await stores.days.all()).toEqual(new Map([['2026-11-24', good]]));
    expect(troubles).toEqual([{ is: 'damaged', store: 'days', count: 3 }]);
  });

  test('forget reviews that cannot be read: they can be made again', async () => {
    const { storage, stores, troubles } = openShelves();
    const review: KeptReview = {
      record: 'a',
      seat: 1,
      policy: '5a',
      seed: 31,
      judged: [reviewedDecision()],
      obvious: 4,
    };
    await stores.reviews.put(reviewId('a', 1), review);
    storage.stores.get('reviews')?.set('b 0', { ...review, judged: [{ ...reviewedDecision(), verdict: 'fatal' }] });
    expect(await stores.reviews.all()).toEqual(new Map([['a 1', review]]));
    expect(await stores.reviews.get('a 1')).toEqual(review);
    expect(await stores.reviews.get('b 0')).toBeUndefined();
    expect(troubles).toEqual([]);
  });

  test('keep bots with their files, and set aside those that say nothing of their rules', async () => {
    const { stores, troubles } = openShelves();
    const bot: KeptBot = {
      name: 'Ours',
      added: '2026-11-24T10:00:00.000Z',
      origin: 'taught',
      rules: { format: 'thirty-one-rules/1', lives: 7 },
      players: [2, 10],
      observation: 3,
      factorCost: 0.005,
      isCostMeasured: true,
      hasCritic: true,
      decisions: 64,
      strength: { matches: 2, expert: { mean: 0.5, low: -Infinity, high: Infinity }, start: null },
      start: null,
      isUsed: true,
    };
    await stores.bots.put('a', bot);
    await stores.bots.put('b', { ...bot, rules: { format: 'thirty-one-rules/1', lives: 99 } });
    await stores.botFiles.put('a', Uint8Array.of(1, 2));
    expect(await stores.bots.all()).toEqual(new Map([['a', bot]]));
    expect(await stores.botFiles.get('a')).toEqual(Uint8Array.of(1, 2));
    expect(troubles).toEqual([{ is: 'damaged', store: 'bots', count: 1 }]);
  });

  test('move items with keys that are not text to text keys, and lose none of them', async () => {
    const { storage, stores, troubles } = openShelves();
    await stores.rules.put('7', { format: 'thirty-one-rules/1', lives: 7 });
    const rules = storage.stores.get('rules') as Map<IDBValidKey, unknown>;
    rules.set(7, { format: 'thirty-one-rules/1', lives: 2 });
    rules.set(8, { format: 'thirty-one-rules/1', lives: 99 });
    expect([...(await stores.rules.all()).keys()]).toEqual(['7', '7 (2)']);
    expect([...rules.keys()]).toEqual(['7', '7 (2)']);
    expect(await stores.rules.get('7 (2)')).toEqual({ format: 'thirty-one-rules/1', lives: 2 });
    expect([...(await stores.damaged.all()).keys()]).toEqual(['rules 8']);
    expect(troubles).toEqual([{ is: 'damaged', store: 'rules', count: 1 }]);
  });

  test('read items under other keys even where they cannot be moved', async () => {
    const { storage, stores } = openShelves();
    await stores.rules.all();
    storage.stores.get('rules')?.set(7, { format: 'thirty-one-rules/1', lives: 2 });
    const full = persistentStores(
      (name) => ({ ...storage.open(name), set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }),
      () => undefined,
    );
    expect([...(await full.rules.all()).keys()]).toEqual(['7']);
    expect([...(await full.rules.all()).keys()]).toEqual(['7']);
  });

  test('report a store that was deleted from outside', async () => {
    const { storage, troubles } = openShelves();
    let remove = (): void => undefined;
    const stores = persistentStores(
      (name, onDeleted) => {
        remove = onDeleted;
        return storage.open(name);
      },
      (trouble) => troubles.push(trouble),
    );
    await stores.records.all();
    remove();
    expect(troubles).toEqual([{ is: 'deleted' }]);
  });

  test('return damaged items as they were, and delete them', async () => {
    const { storage, stores } = openShelves();
    await stores.rules.put('our own', { format: 'thirty-one-rules/1', lives: 99 });
    await stores.rules.all();
    expect(await stores.damaged.all()).toEqual(
      new Map([['rules our own', { format: 'thirty-one-rules/1', lives: 99 }]]),
    );
    await stores.damaged.remove('rules our own');
    expect(storage.stores.get('damaged')?.size).toBe(0);
  });

  test('tell of every damaged item that is a loss, and of none that is not', async () => {
    const { stores, troubles } = openShelves();
    const names = Object.keys(STORES) as StoreName[];
    for (const name of names) await (stores[name] as Store<unknown>).put('a', 7);
    for (const name of names) await stores[name].all();
    const told = ['rules', 'matches', 'records', 'ladder', 'goals', 'days', 'bots', 'botFiles', 'courses', 'doubles'];
    expect(troubles).toEqual(told.map((store) => ({ is: 'damaged', store, count: 1 })));
    expect([...(await stores.damaged.all()).keys()]).toEqual(told.map((store) => `${store} a`));
  });

  test('set a damaged item aside that is read on its own', async () => {
    const { storage, stores, troubles } = openShelves();
    await stores.rules.put('ours', { format: 'thirty-one-rules/1', lives: 99 });
    expect(await stores.rules.get('ours')).toBeUndefined();
    expect(troubles).toEqual([{ is: 'damaged', store: 'rules', count: 1 }]);
    expect(storage.stores.get('damaged')?.get('rules ours')).toEqual({ format: 'thirty-one-rules/1', lives: 99 });
  });

  test('skip damaged items that cannot be set aside, and report them once', async () => {
    const { storage, stores, troubles } = openShelves();
    await stores.records.put('good', keptRecord(1));
    (storage.stores.get('records') as Map<string, unknown>).set('bad', 7);
    const { open } = storage;
    const full = persistentStores(
      (name) => ({ ...open(name), set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }),
      (trouble) => troubles.push(trouble),
    );
    expect([...(await full.records.all()).keys()]).toEqual(['good']);
    expect([...(await full.records.all()).keys()]).toEqual(['good']);
    expect(troubles).toEqual([{ is: 'damaged', store: 'records', count: 1 }]);
    expect(storage.stores.get('records')?.get('bad')).toBe(7);
  });

  test('last as long as the page where the browser blocks its storage, which is reported once', async () => {
    const storage = new Storage();
    storage.failure = new DOMException('The operation is insecure.', 'SecurityError');
    const { stores, troubles } = openShelves(storage);
    await stores.records.put('a', keptRecord(1));
    expect(await stores.records.all()).toEqual(new Map([['a', keptRecord(1)]]));
    expect(stores.isPersistent).toBe(false);
    expect(troubles).toEqual([{ is: 'blocked' }]);
  });

  test('tell of a request that never completes, and go on with the next', async () => {
    const storage = new Storage();
    let isHanging = true;
    const open = (name: string): DatabaseStore => ({
      ...storage.open(name),
      set: (id, thing) => (isHanging ? new Promise(() => undefined) : storage.open(name).set(id, thing)),
    });
    const { records } = persistentStores(open, () => undefined, 30);
    await expect(records.put('a', keptRecord(1))).rejects.toThrow(
      new StorageError('The browser’s storage is not working right now (it does not answer).'),
    );
    isHanging = false;
    await records.put('a', keptRecord(1));
    expect(await records.get('a')).toEqual(keptRecord(1));
  });

  test('last as long as the page where the browser never answers', async () => {
    const troubles: StorageProblem[] = [];
    const never = () => new Promise<never>(() => undefined);
    const silent = { entries: never, get: never, set: never, delete: never };
    const stores = persistentStores(
      () => silent,
      (trouble) => troubles.push(trouble),
      1,
    );
    await stores.records.put('a', keptRecord(1));
    expect(await stores.records.get('a')).toEqual(keptRecord(1));
    expect(troubles).toEqual([{ is: 'blocked' }]);
  });

  test('say what can be done when the storage is full, and lose nothing', async () => {
    const { storage, stores } = openShelves();
    await stores.records.put('a', keptRecord(1));
    storage.failure = new DOMException('quota exceeded', 'QuotaExceededError');
    await expect(stores.records.put('b', keptRecord(2))).rejects.toThrow(StorageError);
    await expect(stores.records.put('b', keptRecord(2))).rejects.toThrow(/storage is full.*delete/s);
    storage.failure = null;
    expect(await stores.records.all()).toEqual(new Map([['a', keptRecord(1)]]));
  });

  test('say why when the storage fails otherwise', async () => {
    const { storage, stores } = openShelves();
    await stores.records.all();
    storage.failure = new DOMException('Connection lost.', 'UnknownError');
    await expect(stores.records.all()).rejects.toThrow(/is not working right now \(Connection lost\.\)/);
  });
});
