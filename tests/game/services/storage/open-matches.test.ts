import { describe, expect, test, vi } from 'vitest';
import { Match } from '../../../../engine/match.ts';
import { Recorder } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { saveMatch } from '../../../../engine/save.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { StorageError } from '../../../../game/base/store.ts';
import { MatchLocks } from '../../../../game/services/storage/match-locks.ts';
import {
  OpenMatches,
  matchId,
  type OpenMatchesOptions,
  type Snapshot,
} from '../../../../game/services/storage/open-matches.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import type { OpenMatch } from '../../../../game/services/storage/match-schemas.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';
import { soon } from '../../support/soon.ts';

const NOBODY = { players: [], you: -1, began: '2026-01-01T10:00:00.000Z', policy: '' };
const MATCH = new Match(preset('scat'), 2, { seed: 1 });
const timeOf = (minute: number): string => `2026-01-01T10:0${minute}:00.000Z`;

function openAt(minute: number): OpenMatch {
  return { ...NOBODY, saved: timeOf(minute), save: saveMatch(MATCH, new Recorder(), ['a', 'b']) };
}

const open = (minute: number): Snapshot => ({ is: 'open', open: openAt(minute) });
const OVER: Snapshot = {
  is: 'over',
  kept: { ...NOBODY, ended: timeOf(9), record: new Recorder().record(MATCH, ['a', 'b']) },
};

/** A tab of a browser. */
function tab({ stores = memoryStores(), browser = new BrowserLocks() } = {}) {
  const problems: Parameters<OpenMatchesOptions['onUnstored']>[0][] = [];
  const records: string[] = [];
  const matches = new OpenMatches({
    stores,
    locks: new MatchLocks(browser.locks),
    onUnstored: (problem) => problems.push(problem),
    onRecord: () => records.push('kept'),
  });
  const kept = async () => [...(await stores.matches.all()).keys()];
  return { matches, problems, records, stores, browser, kept };
}

describe('a match that is played', () => {
  test('is kept after every change, and listed with the latest first until it is played again', async () => {
    const { matches } = tab();
    for (const [index, id] of ['a', 'b'].entries()) {
      const keeper = matches.keep(id, () => open(index));
      expect(keeper.isKept).toBe(true);
      keeper.changed();
      expect(keeper.isKept).toBe(false);
      await soon();
      expect(keeper.isKept).toBe(true);
      keeper.close();
    }
    expect((await matches.list()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(matches.known.map(({ isElsewhere }) => isElsewhere)).toEqual([false, false]);
    matches.keep('a', () => open(1));
    expect(matches.known.map(({ id }) => id)).toEqual(['b']);
  });

  test('is written as it is when the writing begins, once for all changes meanwhile', async () => {
    const { matches, stores } = tab();
    const written: string[] = [];
    const gate = deferred<void>();
    stores.matches.put = async (_id, { saved }) => {
      written.push(saved);
      await gate.promise;
    };
    let minute = 1;
    const keeper = matches.keep('a', () => open(minute));
    keeper.changed();
    minute = 2;
    await soon();
    for (minute of [3, 4, 5]) keeper.changed();
    await soon();
    expect(written).toEqual([timeOf(2)]);
    gate.resolve();
    await keeper.written;
    expect(written).toEqual([timeOf(2), timeOf(5)]);
    minute = 6;
    keeper.changed();
    await keeper.written;
    expect([written.at(-1), keeper.isKept]).toEqual([timeOf(6), true]);
  });

  test('that is left and played on from an earlier state is written last as it is now, and stays locked', async () => {
    const { matches, stores, browser } = tab();
    const gate = deferred<void>();
    const put = vi.spyOn(stores.matches, 'put').mockImplementationOnce(() => gate.promise);
    const left = matches.keep('a', () => open(2));
    left.changed();
    await soon();
    left.changed();
    left.close();
    matches.keep('a', () => open(1)).changed();
    gate.resolve();
    await soon();
    expect(put.mock.calls.map(([, { saved }]) => saved)).toEqual([timeOf(2), timeOf(2), timeOf(1)]);
    expect((await tab({ browser, stores }).matches.open('a')).is).toBe('elsewhere');
  });

  test('leaves a record when it is over, and is not open any more', async () => {
    const { matches, records, stores, kept } = tab();
    await stores.matches.put('a', openAt(1));
    await matches.list();
    matches.keep('a', () => OVER).changed();
    await soon();
    expect([await kept(), matches.known, records]).toEqual([[], [], ['kept']]);
    expect([...(await stores.records.all()).keys()]).toEqual(['a']);
  });

  test('is kept again where what was kept has been deleted', async () => {
    const { matches, stores, kept } = tab();
    const keeper = matches.keep('a', () => open(1));
    matches.keep('b', () => open(2)).close();
    keeper.changed();
    await soon();
    await stores.matches.remove('a');
    matches.storeAgain();
    await keeper.written;
    expect(await kept()).toEqual(['a']);
  });

  test('goes on when it cannot be kept, which is reported once for each cause, and again when it is over', async () => {
    const { matches, stores, problems, kept } = tab();
    await stores.matches.put('a', openAt(1));
    const [full, blocked] = [new StorageError('full'), new StorageError('blocked')];
    let snapshot = open(1);
    const keeper = matches.keep('a', () => snapshot);
    const change = async (error: Error | null) => {
      const store = snapshot.is === 'open' ? stores.matches : stores.records;
      if (error !== null) vi.spyOn(store, 'put').mockImplementationOnce(() => Promise.reject(error));
      keeper.changed();
      await keeper.written;
      expect(keeper.isKept).toBe(error === null);
    };
    for (const error of [full, full, blocked, null]) await change(error);
    snapshot = OVER;
    for (const error of [full, new TypeError('broken')]) await change(error);
    expect(problems.map(({ isOver, error }) => `${isOver} ${error.message}`)).toEqual([
      'false full',
      'false blocked',
      'true full',
      'true TypeError: broken',
    ]);
    expect(await kept()).toEqual(['a']);
  });

  test('can be resumed as soon as the table is left, with what was still to be written', async () => {
    const { matches } = tab();
    const keeper = matches.keep('a', () => open(3));
    keeper.changed();
    keeper.close();
    expect(await matches.open('a')).toMatchObject({ is: 'open', id: 'a', open: { saved: timeOf(3) } });
  });
});

describe('matches that cannot be read', () => {
  test('are listed as none, and can be played by another tab', async () => {
    const { matches, stores, browser } = tab();
    await stores.matches.put('a', openAt(1));
    for (const name of ['all', 'get'] as const)
      vi.spyOn(stores.matches, name).mockImplementationOnce(() => Promise.reject(new StorageError('blocked')));
    expect(await matches.list()).toEqual([]);
    await expect(matches.open('a')).rejects.toThrow('blocked');
    expect(await tab({ stores, browser }).matches.open('a')).toMatchObject({ is: 'open' });
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const first = tab();
    const second = tab({ stores: first.stores, browser: first.browser });
    const keeper = first.matches.keep('a', () => open(1));
    keeper.changed();
    await soon();
    return { first: first.matches, second: second.matches, keeper };
  }

  test('do not play the same match: the other sees where it is played', async () => {
    const { second } = await twoTabs();
    expect(await second.list()).toMatchObject([{ id: 'a', isElsewhere: true }]);
    expect(await second.open('a')).toEqual({ is: 'elsewhere' });
    expect(await second.giveUp('a')).toBeNull();
    expect(await second.list()).toHaveLength(1);
  });

  test('hand a match over when one leaves it, or does not play it after all', async () => {
    const { first, second, keeper } = await twoTabs();
    keeper.close();
    await first.list();
    expect(await second.open('a')).toMatchObject({ is: 'open', id: 'a' });
    expect(await first.list()).toMatchObject([{ id: 'a', isElsewhere: true }]);
    await second.release('a');
    expect(await first.open('a')).toMatchObject({ is: 'open' });
  });

  test('find a match gone that the other has given up, until it is brought back', async () => {
    const { first, second, keeper } = await twoTabs();
    keeper.close();
    await first.list();
    const bringBack = await second.giveUp('a');
    for (const tab of [first, second]) expect(await tab.open('a')).toEqual({ is: 'gone' });
    expect(await first.list()).toEqual([]);
    await bringBack?.();
    expect(await first.open('a')).toMatchObject({ is: 'open', id: 'a' });
  });
});

test('ids of matches are in order of time, and no two of one moment are the same', () => {
  const [early, late] = ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:00.001Z'];
  expect([matchId(late, () => 0), matchId(early, () => 0xffffffff)].sort()).toEqual([
    '2026-01-01T10:00:00.000Z 1z141z3',
    '2026-01-01T10:00:00.001Z 0000000',
  ]);
});
