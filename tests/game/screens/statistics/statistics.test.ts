import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { winnersIn, type MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import type { KeptRecord } from '../../../../game/services/storage/match-schemas.ts';
import {
  factsOf,
  filtered,
  statisticsOf,
  type MatchFacts,
  type Statistics,
} from '../../../../game/screens/statistics/statistics.ts';
import { randomTable } from '../../../engine/support/arbitraries.ts';
import { keptRecord, playedMatch } from '../../support/records.ts';

type DealRecord = MatchRecord['deals'][number];

const FORMAT = { format: 'thirty-one-rules/1' } as const;
const EVERYTHING = { game: null, level: null, players: null };

/** What was done in a deal: the seat and the action, separated by commas. */
const done = (text: string): DealRecord['actions'] =>
  text.split(', ').map((one) => [Number(one[0]), one.slice(2)] as [number, string]);

/** A deal of two or three players as in a record; seat 0 is you. */
function deal(actions: string, result: Partial<DealRecord['result']>, tokens: number[] = [3, 3]): DealRecord {
  const none = tokens.map(() => 0);
  return {
    before: [],
    dealer: 0,
    tokens,
    deck: '',
    actions: actions === '' ? [] : done(actions),
    result: { end: 'knock', values: none, losses: none, points: none, tokens, eliminated: [], ...result },
  };
}

function kept(deals: DealRecord[], changes: Partial<MatchRecord> = {}, sat: Partial<KeptRecord> = {}): KeptRecord {
  const record: MatchRecord = {
    format: 'thirty-one-record/2',
    rules: { ...FORMAT, name: 'scat' },
    players: ['You', 'Fox'],
    deals,
    winner: 0,
    ...changes,
  };
  return keptRecord({ players: record.players.length }, { record, ...sat });
}

const factsOfAll = (records: readonly KeptRecord[]): MatchFacts[] =>
  filtered(
    records.flatMap((one) => factsOf(one) ?? []),
    EVERYTHING,
  );
const statisticsFrom = (...records: KeptRecord[]): Statistics => statisticsOf(factsOfAll(records));

describe('knocks', () => {
  const WON = { values: [30, 20], losses: [0, 1] };

  test('are counted by own turn, with what they were worth and whether they cost anything', () => {
    const before = '1 draw, 1 discard 2c, 0 take, 0 discard 3c, 1 draw, 1 discard 4c';
    const inSecondTurn = deal(`${before}, 0 knock, 1 draw, 1 discard 5c`, { values: [26, 21], losses: [0, 1] });
    const atOnce = deal('0 knock, 1 draw, 1 discard 2c', { values: [17, 23], losses: [2, 0] });
    expect(statisticsFrom(kept([inSecondTurn, atOnce, inSecondTurn]))).toMatchObject({
      knocks: 3,
      knocksWon: 2,
      knocksByTurn: [
        { turn: 1, knocks: 1, won: 0, value: 17 },
        { turn: 2, knocks: 2, won: 2, value: 26 },
      ],
    });
  });

  test.each([
    [false, '0 draw, 0 discard 2c, 1 draw, 1 discard 3c, 0 draw, 0 knock 4c'],
    [true, '0 discard 2c, 0 draw, 1 discard 3c, 1 draw, 0 knock 4c, 0 draw'],
  ])(
    'with a discard are in the turn that they close, or begin where one discards first (%s)',
    (discardFirst, actions) => {
      const rules = { ...FORMAT, name: 'late', discardFirst, knockTiming: 'after-draw' as const };
      expect(statisticsFrom(kept([deal(actions, WON)], { rules })).knocksByTurn).toMatchObject([
        { turn: 2, knocks: 1 },
      ]);
    },
  );

  test('of others are not yours, nor is a second knock', () => {
    const others = deal('1 knock, 0 knock', { values: [20, 22], losses: [1, 0] });
    expect(statisticsFrom(kept([others]))).toMatchObject({ knocks: 0, deals: 1 });
  });

  const POOL =
    '0 take 5d, 0 discard 4h, 0 take 9s, 0 discard Qc, 1 pass, 0 take 2c, 0 discard 9s, 0 pass, 1 swap-all, 1 pass, 0 swap-all';
  test.each([
    ['with a discard belongs to its turn', '0 draw, 0 discard 2c, 1 draw, 1 discard 3c, 0 take, 0 knock 4c', 2],
    ['with a pool comes after turns of two exchanges, of one and of a swap', `${POOL}, 0 pass, 1 pass, 0 knock`, 4],
    ['with a pool may end the turn of a swap', `${POOL}, 0 knock`, 3],
  ])('%s', (_, actions, turn) => {
    expect(statisticsFrom(kept([deal(actions, WON)])).knocksByTurn).toEqual([{ turn, knocks: 1, won: 1, value: 30 }]);
  });

  test('with a hand that is no sum count, but not in the mean', () => {
    const ranked = deal('0 knock', { values: [100, 25], losses: [0, 1] });
    const sum = deal('0 knock', { values: [20, 25], losses: [1, 0] });
    expect(statisticsFrom(kept([ranked])).knocksByTurn).toEqual([{ turn: 1, knocks: 1, won: 1, value: null }]);
    expect(statisticsFrom(kept([ranked, sum])).knocksByTurn).toEqual([{ turn: 1, knocks: 2, won: 1, value: 20 }]);
  });

  test('in one’s sixth turn and later are counted together', () => {
    const inTurn = (turn: number) => {
      return deal(`${'0 draw, 0 discard 2c, '.repeat(turn - 1)}0 knock`, { values: [20 + turn, 25], losses: [0, 1] });
    };
    expect(statisticsFrom(kept([5, 6, 7, 8].map(inTurn))).knocksByTurn).toEqual([
      { turn: 5, knocks: 1, won: 1, value: 25 },
      { turn: 6, knocks: 3, won: 3, value: 27 },
    ]);
  });

  test('for points are won where they score', () => {
    const rules = { ...FORMAT, name: 'french-canadian', scoring: 'points' } as const;
    const tie = deal('0 knock', { values: [25, 25], points: [0, 1] });
    const best = deal('0 knock', { values: [29, 25], points: [1, 0] });
    expect(statisticsFrom(kept([tie, best], { rules }))).toMatchObject({ knocks: 2, knocksWon: 1, dealsWon: 1 });
  });
});

describe('deals', () => {
  test('are won with the best hand, and safe where they cost nothing', () => {
    const best = deal('', { values: [28, 20, 25], losses: [0, 1, 0] }, [3, 3, 3]);
    const safe = deal('', { values: [24, 20, 25], losses: [0, 1, 0] }, [3, 3, 3]);
    const lost = deal('', { values: [12, 20, 25], losses: [1, 0, 0] }, [3, 3, 3]);
    const facts = statisticsFrom(kept([best, safe, lost], { players: ['You', 'Fox', 'Owl'] }));
    expect(facts).toMatchObject({ deals: 3, dealsWon: 1, dealsSafe: 2 });
    expect(facts.averageHand).toBeCloseTo((28 + 24 + 12) / 3);
  });

  test('that go on without you are not yours', () => {
    const without = deal('', { values: [null, 20, 25], losses: [0, 1, 0] }, [-1, 3, 3]);
    expect(statisticsFrom(kept([without], { players: ['You', 'Fox', 'Owl'] }))).toMatchObject({
      deals: 0,
      averageHand: null,
    });
  });

  test('count your 31, not that of others', () => {
    const mine = deal('', { end: 'declare', values: [31, 20], losses: [0, 1] });
    const theirs = deal('', { end: 'declare', values: [29, 31], losses: [1, 0] });
    expect(statisticsFrom(kept([mine, theirs, mine]))).toMatchObject({ declared: 2, dealsWon: 2 });
  });

  test('count three of a kind that all others paid for at the showdown, whatever it is worth', () => {
    const rules = { ...FORMAT, name: 'shown', declareEnds: 'at-showdown', declareThree: true } as const;
    const mine = deal('', { end: 'declare', values: [10, 20], losses: [0, 1] });
    expect(statisticsFrom(kept([mine], { rules }))).toMatchObject({ declared: 1, dealsWon: 1 });
  });

  test('count a straight flush that was declared and compared', () => {
    const flush = { straightFlush: 25, declareStraightFlush: true };
    const rules = { ...FORMAT, name: 'flush', declareEnds: 'showdown', ...flush } as const;
    const mine = deal('', { end: 'declare', values: [25, 20], losses: [0, 1] });
    expect(statisticsFrom(kept([mine], { rules }))).toMatchObject({ declared: 1, dealsWon: 1 });
  });

  test('leave hands that are not sums out of the mean', () => {
    const ranked = deal('', { values: [114, 20], losses: [0, 1] });
    const oneCard = deal('', { end: 'sudden-death', values: [11, 4], losses: [0, 1] });
    const usual = deal('', { values: [21, 20], losses: [0, 1] });
    expect(statisticsFrom(kept([ranked, oneCard, usual]))).toMatchObject({ deals: 3, averageHand: 21 });
  });
});

describe('matches', () => {
  const onDay = (day: number, won: boolean, changes: Partial<MatchRecord> = {}) =>
    kept([], { winner: won ? 0 : 1, ...changes }, { ended: new Date(2026, 0, day, 12).toISOString() });

  const won = (rules: HouseRules, players: number, winner = 0): MatchRecord => ({
    ...playedMatch(rules, players, 1).record,
    winner,
  });

  test('are grouped by week, from Monday', () => {
    // 4 January 2026 is a Sunday.
    expect(statisticsFrom(onDay(12, true), onDay(4, false), onDay(5, true), onDay(6, true)).byWeek).toEqual([
      { key: '2025-12-29', matches: 1, won: 0 },
      { key: '2026-01-05', matches: 2, won: 2 },
      { key: '2026-01-12', matches: 1, won: 1 },
    ]);
  });

  test('won one after the other make a streak', () => {
    const days = [true, true, false, true, true, true, false, true].map((won, day) => onDay(day + 1, won));
    expect(statisticsFrom(...days.toReversed())).toMatchObject({ longestStreak: 3, currentStreak: 1 });
    expect(statisticsFrom()).toMatchObject({ longestStreak: 0, currentStreak: 0, matches: 0 });
  });

  test('are grouped by game, the most frequent first, by level from the weakest, and by players from the fewest', () => {
    const [golf, scat] = [preset('golf'), preset('scat')];
    const { byGame, byLevel, byPlayers } = statisticsOf(
      factsOfAll([
        keptRecord({ day: 1, rules: golf, players: 4, level: 'master' }, { record: won(golf, 4) }),
        keptRecord({ day: 2, rules: scat, players: 2, level: 'casual' }, { record: won(scat, 2) }),
        keptRecord({ day: 3, rules: scat, players: 4, level: 'master' }, { record: won(scat, 4, 1) }),
      ]),
    );
    expect(byGame).toEqual([
      { key: 'scat', matches: 2, won: 1 },
      { key: 'golf', matches: 1, won: 1 },
    ]);
    expect(byLevel).toEqual([
      { key: 'casual', matches: 1, won: 1 },
      { key: 'master', matches: 2, won: 1 },
    ]);
    expect(byPlayers).toEqual([
      { key: 2, matches: 1, won: 1 },
      { key: 4, matches: 2, won: 1 },
    ]);
  });

  test('of several people who share the device belong to nobody', () => {
    expect(factsOf(keptRecord({}, { you: -1 }))).toBeNull();
  });

  test('leave out those in which something was taken back', () => {
    expect(factsOf(keptRecord({}, { isTakenBack: true }))).toBeNull();
  });

  test('can be narrowed to a game, a level and a number of players', () => {
    const all = factsOfAll([
      keptRecord({ players: 2 }),
      keptRecord({ players: 4, level: 'master' }),
      keptRecord({ players: 4, rules: preset('pub') }),
    ]);
    expect(filtered(all, { ...EVERYTHING, players: 4 })).toHaveLength(2);
    expect(filtered(all, { game: 'pub', level: 'master', players: 4 })).toHaveLength(1);
    expect(filtered(all, { ...EVERYTHING, level: 'casual' })).toEqual([]);
  });
});

describe('sums', () => {
  test('agree with the records, however they are split', () => {
    fc.assert(
      fc.property(fc.array(randomTable, { minLength: 1, maxLength: 4 }), (tables) => {
        const records = tables.map(({ rules, players, seed }, day) =>
          keptRecord({ players, day: day * 5 + 1 }, { record: playedMatch(rules, players, seed).record }),
        );
        const sums = statisticsFrom(...records);
        const total = (parts: readonly { matches: number; won: number }[]) => [
          parts.reduce((sum, { matches }) => sum + matches, 0),
          parts.reduce((sum, { won }) => sum + won, 0),
        ];
        const won = records.filter(({ record }) => winnersIn(record).includes(0)).length;
        for (const parts of [sums.byWeek, sums.byGame, sums.byLevel, sums.byPlayers]) {
          expect(total(parts)).toEqual([records.length, won]);
        }
        const deals = records.flatMap(({ record }) => record.deals).filter(({ tokens }) => tokens[0] >= 0);
        const firstKnocks = deals.map(({ actions }) => actions.find(([, action]) => action.startsWith('knock')));
        expect(sums.deals).toBe(deals.length);
        expect(sums.dealsSafe).toBe(deals.filter(({ result }) => result.losses[0] === 0).length);
        expect(sums.knocks).toBe(firstKnocks.filter((knock) => knock?.[0] === 0).length);
        expect(sums.knocksByTurn.reduce((sum, { knocks }) => sum + knocks, 0)).toBe(sums.knocks);
        expect(sums.knocksByTurn.reduce((sum, tally) => sum + tally.won, 0)).toBe(sums.knocksWon);
        expect(sums.longestStreak).toBeLessThanOrEqual(sums.won);
      }),
      { numRuns: 4 },
    );
  });
});
