import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import type { Seat } from '../../../../game/catalogue/settings.ts';
import { LADDER, ladderTable } from '../../../../game/catalogue/ladder.ts';
import { FIRST_RATING } from '../../../../game/model/rating.ts';
import { catchUp, countMatch, isNews } from '../../../../game/screens/goals/progress.ts';
import { UNKNOWN_POLICY } from '../../../../game/services/storage/kept-records.ts';
import { memoryStores, type Stores } from '../../../../game/services/storage/stores.ts';
import type { KeptRecord } from '../../../../game/services/storage/match-schemas.ts';
import { rulesWith } from '../../../engine/support/stacked.ts';
import { keptRecord } from '../../support/records.ts';

const PERSON: Seat = { kind: 'person', name: '' };

/** A match of two that you won; the same number gives the same match. */
function wonMatch(day = 1, changes: Partial<KeptRecord> = {}): KeptRecord {
  for (let seed = 1; ; seed++) {
    const kept = keptRecord({ players: 2, seed, day }, changes);
    if (kept.record.winner === 0) return kept;
  }
}

const { seats: FOX } = ladderTable(LADDER[0], { kind: 'person', name: '' });

const idsIn = async ({ ladder, goals }: Stores) => [
  [...(await ladder.all()).keys()],
  [...(await goals.all()).keys()].filter((id) => id === 'first-win' || id.startsWith('won:')),
];

describe('a match that is over', () => {
  test('adds what it reached, with the time of its end', async () => {
    const stores = memoryStores();
    const news = await countMatch(stores, 'this', wonMatch(3, { players: FOX }));
    expect(news).toMatchObject({ beaten: 'fox', game: { id: 'scat', gamesWon: 1 } });
    expect(news.goals).toContain('first-win');
    expect(await idsIn(stores)).toEqual([['fox'], ['first-win', 'won:scat']]);
    expect(await stores.ladder.get('fox')).toEqual({ reached: '2026-01-03T12:00:00.000Z' });
  });

  test('adds nothing a second time, and leaves the times as they are', async () => {
    const stores = memoryStores();
    await countMatch(stores, 'this', wonMatch(3, { players: FOX }));
    expect(await countMatch(stores, 'this', wonMatch(4, { players: FOX }))).toMatchObject({
      beaten: null,
      goals: [],
      game: null,
    });
    expect(await stores.goals.get('first-win')).toEqual({ reached: '2026-01-03T12:00:00.000Z' });
  });
});

test('a match in which something was taken back adds nothing', async () => {
  const stores = memoryStores();
  const kept = wonMatch(3, { players: FOX, isTakenBack: true });
  expect(isNews(await countMatch(stores, 'a', kept))).toBe(false);
  await stores.records.put('a', kept);
  expect(await catchUp(stores)).toBe(false);
  expect([await idsIn(stores), (await stores.ratings.all()).size]).toEqual([[[], []], 0]);
});

test('a match in which a bot has decided for the person adds nothing', async () => {
  const stores = memoryStores();
  const kept = wonMatch(3, { players: FOX });
  const [first, ...deals] = kept.record.deals;
  const bots = [{ level: 'regular' as const }, ...(first.bots ?? [null, null]).slice(1)];
  expect(isNews(await countMatch(memoryStores(), 'a', kept))).toBe(true);
  const played = { ...kept, record: { ...kept.record, deals: [{ ...first, bots }, ...deals] } };
  expect(isNews(await countMatch(stores, 'a', played))).toBe(false);
});

test('a match is over as usual where the storage is full', async () => {
  const stores = memoryStores();
  const full = { ...stores.goals, put: () => Promise.reject(new StorageError('full')) };
  expect(isNews(await countMatch({ ...stores, goals: full }, 'this', wonMatch()))).toBe(false);
});

describe('the rating', () => {
  const ratingsIn = async ({ ratings }: Stores) => [...(await ratings.all()).values()].map(({ rating }) => rating);

  test('rises with a match that was won against a bot, and is kept by its end', async () => {
    const stores = memoryStores();
    const { rating } = await countMatch(stores, 'this', wonMatch(3));
    expect(rating?.change).toBeGreaterThan(0);
    expect(rating?.after.rating).toBeCloseTo(FIRST_RATING.rating + (rating?.change ?? 0), 9);
    expect(await stores.ratings.get('2026-01-03T12:00:00.000Z')).toEqual(rating?.after);
  });

  test('goes on from the match before, and is not moved by one that ended earlier', async () => {
    const stores = memoryStores();
    await countMatch(stores, 'this', wonMatch(3));
    await countMatch(stores, 'this', wonMatch(4));
    expect((await countMatch(stores, 'this', wonMatch(2))).rating).toBeNull();
    const [first, second, ...others] = await ratingsIn(stores);
    expect(second).toBeGreaterThan(first);
    expect(others).toEqual([]);
  });

  test('counts the matches that were played before the first one that it counts, from the earliest on', async () => {
    const stores = memoryStores();
    await stores.records.put('later', wonMatch(2));
    await stores.records.put('earlier', wonMatch(1));
    await stores.records.put('this', wonMatch(3));
    const { rating, goals } = await countMatch(stores, 'this', wonMatch(4));
    expect(goals).toEqual([]);
    const [first, second, third] = await ratingsIn(stores);
    expect(first).toBeGreaterThan(FIRST_RATING.rating);
    expect(second).toBeGreaterThan(first);
    expect(rating?.after.rating).toBe(third);
    expect(rating?.change).toBeCloseTo(third - second, 9);
  });

  test('counts the first match once, however long after it was stored its result is shown', async () => {
    const stores = memoryStores();
    await stores.records.put('this', wonMatch(3));
    const { goals } = await countMatch(stores, 'this', wonMatch(4));
    expect(goals).toContain('first-win');
    expect(await ratingsIn(stores)).toHaveLength(1);
  });

  test.each<[string, Partial<KeptRecord>]>([
    ['at which somebody only watched', { you: -1 }],
    ['with two people', { players: [PERSON, PERSON] }],
    ['that came from a file of its own', { policy: UNKNOWN_POLICY }],
  ])('does not count a match %s', async (_, changes) => {
    const stores = memoryStores();
    expect((await countMatch(stores, 'this', wonMatch(3, changes))).rating).toBeNull();
    expect(await ratingsIn(stores)).toEqual([]);
  });

  test('does not count a match by rules of one’s own', async () => {
    const own = keptRecord({ rules: rulesWith({ lives: 7, knockMinimum: 23 }), players: 2, day: 3 });
    expect((await countMatch(memoryStores(), 'this', own)).rating).toBeNull();
  });
});

describe('matches that have not been counted', () => {
  test('are counted from the earliest on, once', async () => {
    const stores = memoryStores();
    await stores.records.put('later', wonMatch(9));
    await stores.records.put('earlier', wonMatch(2, { players: FOX }));
    expect(await catchUp(stores)).toBe(true);
    expect(await idsIn(stores)).toEqual([['fox'], ['first-win', 'won:scat']]);
    expect(await stores.goals.get('first-win')).toEqual({ reached: '2026-01-02T12:00:00.000Z' });
    expect(await catchUp(stores)).toBe(false);
  });

  test('are counted again once what they had reached is gone', async () => {
    const stores = memoryStores();
    await stores.records.put('a match', wonMatch());
    await catchUp(stores);
    for (const id of (await stores.goals.all()).keys()) await stores.goals.remove(id);
    expect(await catchUp(stores)).toBe(true);
  });

  test('are passed over where their records are damaged', async () => {
    const stores = memoryStores();
    const damaged = wonMatch();
    await stores.records.put('damaged', { ...damaged, record: { ...damaged.record, winner: 1 } });
    await stores.records.put('good', wonMatch(2));
    expect(await catchUp(stores)).toBe(true);
    expect(await stores.goals.get('first-win')).toEqual({ reached: '2026-01-02T12:00:00.000Z' });
  });
});
