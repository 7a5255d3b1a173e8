import { StorageError } from '../../../../game/base/store.ts';
import { describe, expect, test } from 'vitest';
import { Match } from '../../../../engine/match.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { saveMatch } from '../../../../engine/save.ts';
import { MatchLocks } from '../../../../game/services/storage/match-locks.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import {
  OpenMatches,
  matchId,
  type OpenMatchesOptions,
  type Snapshot,
} from '../../../../game/services/storage/open-matches.ts';
import { memoryStores, type OpenMatch, type Stores } from '../../../../game/services/storage/stores.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';

const NOBODY = { players: [], you: -1, began: '2026-01-01T10:00:00.000Z', policy: '' };

function openAt(saved: string): OpenMatch {
  const match = new Match(preset('scat'), 2, { seed: 1 });
  return { ...NOBODY, saved, save: saveMatch(match, new Recorder(), ['a', 'b']) };
}

const open = (minute: number): Snapshot => ({ is: 'open', open: openAt(`2026-01-01T10:0${minute}:00.000Z`) });

const OVER: Snapshot = {
  is: 'over',
  kept: {
    ...NOBODY,
    ended: '2026-01-01T10:09:00.000Z',
    record: new Recorder().record(new Match(preset('scat'), 2, { seed: 1 }), ['a', 'b']),
  },
};

/** A tab of a browser. */
function tab({ stores = memoryStores() as Pick<Stores, 'matches' | 'records'>, browser = new BrowserLocks() } = {}) {
  const problems: Parameters<OpenMatchesOptions['onUnstored']>[0][] = [];
  const records: string[] = [];
  const matches = new OpenMatches({
    stores,
    locks: new MatchLocks(browser.locks),
    onUnstored: (problem) => problems.push(problem),
    onRecord: () => records.push('kept'),
  });
  return { matches, problems, records, stores, browser };
}

/** Resolves when everything that was begun has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a match that is played', () => {
  test('is kept after every change, and listed with the latest first', async () => {
    const { matches } = tab();
    for (const [id, minute] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      const keeper = matches.keep(id, () => open(minute));
      keeper.changed();
      expect(keeper.isKept).toBe(false);
      await settled();
      expect(keeper.isKept).toBe(true);
      keeper.close();
    }
    expect((await matches.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(matches.known.map(({ isElsewhere }) => isElsewhere)).toEqual([false, false]);
  });

  test('waits no longer in the list, where the others stay', async () => {
    const { matches, stores } = tab();
    for (const id of ['a', 'b']) await stores.matches.put(id, openAt('2026-01-01T10:01:00.000Z'));
    await matches.list();
    matches.keep('a', () => open(1));
    expect(matches.known.map(({ id }) => id)).toEqual(['b']);
  });

  test('is written as it is when the writing begins, once for all changes meanwhile', async () => {
    const stores = memoryStores();
    const written: string[] = [];
    const gate = deferred<void>();
    const put = async (_id: string, { saved }: OpenMatch): Promise<void> => {
      written.push(saved);
      await gate.promise;
    };
    const { matches } = tab({ stores: { ...stores, matches: { ...stores.matches, put } } });
    let minute = 1;
    const keeper = matches.keep('a', () => open(minute));
    keeper.changed();
    minute = 2;
    await settled();
    for (minute of [3, 4, 5]) keeper.changed();
    await settled();
    expect(written).toEqual(['2026-01-01T10:02:00.000Z']);
    gate.resolve();
    await settled();
    expect(written).toEqual(['2026-01-01T10:02:00.000Z', '2026-01-01T10:05:00.000Z']);
  });

  test('leaves a record when it is over, and is not open any more', async () => {
    const { matches, records, stores } = tab();
    await stores.matches.put('a', openAt('2026-01-01T10:01:00.000Z'));
    await matches.list();
    let snapshot = open(1);
    const keeper = matches.keep('a', () => snapshot);
    keeper.changed();
    await settled();
    snapshot = OVER;
    keeper.changed();
    await settled();
    expect([...(await stores.matches.all()).keys()]).toEqual([]);
    expect(matches.known).toEqual([]);
    expect([...(await stores.records.all()).keys()]).toEqual(['a']);
    expect(records).toEqual(['kept']);
  });

  test('is kept again where what was kept has been deleted', async () => {
    const { matches, stores } = tab();
    const keeper = matches.keep('a', () => open(1));
    matches.keep('b', () => open(2)).close();
    keeper.changed();
    await settled();
    await stores.matches.remove('a');
    matches.storeAgain();
    expect(keeper.isKept).toBe(false);
    await settled();
    expect(keeper.isKept).toBe(true);
    expect([...(await stores.matches.all()).keys()]).toEqual(['a']);
  });

  test('goes on when it cannot be kept, is reported once, and is kept again as soon as that works', async () => {
    const stores = memoryStores();
    let isFull = true;
    const put: typeof stores.matches.put = (id, thing) =>
      isFull ? Promise.reject(new StorageError('no room')) : stores.matches.put(id, thing);
    const { matches, problems } = tab({ stores: { ...stores, matches: { ...stores.matches, put } } });
    const keeper = matches.keep('a', () => open(1));
    for (let change = 0; change < 3; change++) {
      keeper.changed();
      await settled();
    }
    expect(problems).toEqual([{ isOver: false, error: new StorageError('no room') }]);
    expect(keeper.isKept).toBe(false);
    isFull = false;
    keeper.changed();
    await settled();
    expect(keeper.isKept).toBe(true);
    expect([...(await stores.matches.all()).keys()]).toEqual(['a']);
  });

  test('stays open when its record cannot be kept', async () => {
    const stores = memoryStores();
    await stores.matches.put('a', openAt('2026-01-01T10:01:00.000Z'));
    const put = () => Promise.reject(new StorageError('no room'));
    const { matches, problems } = tab({ stores: { ...stores, records: { ...stores.records, put } } });
    matches.keep('a', () => OVER).changed();
    await settled();
    expect(problems).toEqual([{ isOver: true, error: new StorageError('no room') }]);
    expect([...(await stores.matches.all()).keys()]).toEqual(['a']);
  });

  test('can be resumed as soon as the table is left, with what was still to be written', async () => {
    const { matches } = tab();
    const keeper = matches.keep('a', () => open(3));
    keeper.changed();
    keeper.close();
    expect(await matches.open('a')).toMatchObject({ is: 'open', open: { saved: '2026-01-01T10:03:00.000Z' } });
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const first = tab();
    const second = tab({ stores: first.stores, browser: first.browser });
    const keeper = first.matches.keep('a', () => open(1));
    keeper.changed();
    await settled();
    return { first: first.matches, second: second.matches, keeper };
  }

  test('do not play the same match: the other sees where it is played', async () => {
    const { second } = await twoTabs();
    expect(await second.list()).toMatchObject([{ id: 'a', isElsewhere: true }]);
    expect(await second.open('a')).toEqual({ is: 'elsewhere' });
    expect(await second.giveUp('a')).toBe(false);
    expect(await second.list()).toHaveLength(1);
  });

  test('hand a match over when one leaves it', async () => {
    const { first, second, keeper } = await twoTabs();
    keeper.close();
    await first.list();
    expect(await second.open('a')).toMatchObject({ is: 'open', id: 'a' });
    expect(await first.list()).toMatchObject([{ id: 'a', isElsewhere: true }]);
  });

  test('each keep a match of their own', async () => {
    const { second } = await twoTabs();
    second.keep('b', () => open(2)).changed();
    await settled();
    expect(await second.list()).toMatchObject([
      { id: 'b', isElsewhere: false },
      { id: 'a', isElsewhere: true },
    ]);
  });

  test('find a match gone that the other has given up, and can no longer open it', async () => {
    const { first, second, keeper } = await twoTabs();
    keeper.close();
    await first.list();
    expect(await second.giveUp('a')).toBe(true);
    expect(await first.open('a')).toEqual({ is: 'gone' });
    expect(await first.list()).toEqual([]);
  });
});

describe('without locks', () => {
  test('a tab knows what it plays itself', async () => {
    const locks = new MatchLocks(undefined);
    expect(await locks.acquire('a')).toBe(true);
    expect(await locks.acquire('a')).toBe(false);
    await locks.release('a');
    expect(await locks.acquire('a')).toBe(true);
    expect(await locks.elsewhere()).toEqual(new Set());
  });

  test('a browser that refuses to lock does not stop the game', async () => {
    const refuse = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
    const locks = new MatchLocks({ request: refuse, query: refuse });
    expect(await locks.acquire('a')).toBe(true);
    expect(await locks.elsewhere()).toEqual(new Set());
  });
});

test('ids of matches are in order of time, and no two of one moment are the same', () => {
  const [early, late] = ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:00.001Z'];
  expect([matchId(late, () => 0), matchId(early, () => 0xffffffff)].sort()).toEqual([
    '2026-01-01T10:00:00.000Z 1z141z3',
    '2026-01-01T10:00:00.001Z 0000000',
  ]);
});
