import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../../engine/cards.ts';
import { preset, PRESETS, resolveRules } from '../../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../../engine/rules/table.ts';
import { LADDER, ladderTable } from '../../../../game/catalogue/ladder.ts';
import type { Seat } from '../../../../game/catalogue/settings.ts';
import { gamesWonIn, reachedIn, wonId } from '../../../../game/screens/goals/goals.ts';
import type { PlayedDeal, PlayedMatch } from '../../../../game/screens/goals/played-match.ts';
import type { GoalId } from '../../../../game/i18n/en/goals.ts';

const PERSON: Seat = { kind: 'person', name: '' };
const bot = (level: 'casual' | 'master'): Seat => ({ kind: 'bot', level, style: 'even' });
const bots = (count: number, level: 'casual' | 'master' = 'casual') => Array.from({ length: count }, () => bot(level));

type Result = PlayedDeal['result'];

/** A deal of three, you in seat 0, in which you lose nothing and nobody knocks. */
function deal(changes: Partial<Omit<PlayedDeal, 'result'>> = {}, result: Partial<Result> = {}): PlayedDeal {
  return {
    tokens: [3, 3, 3],
    knock: null,
    picks: ['stock'],
    hand: parseCards('As Kd 7h'),
    ...changes,
    result: {
      end: 'knock',
      values: [22, 25, 19],
      losses: [0, 0, 1],
      points: [0, 0, 0],
      tokens: [3, 3, 2],
      eliminated: [],
      ...result,
    },
  };
}

const LOST = { losses: [1, 0, 0] };

function match(deals: readonly PlayedDeal[], changes: Partial<PlayedMatch> = {}): PlayedMatch {
  return {
    rules: preset('scat'),
    players: [PERSON, ...bots(2)],
    you: 0,
    hasWon: false,
    hasBoughtBack: false,
    deals,
    ...changes,
  };
}

const reached = (played: PlayedMatch, before: readonly string[] = []) => reachedIn(played, new Set(before));

const won = (deals: readonly PlayedDeal[], changes: Partial<PlayedMatch> = {}) =>
  reached(match(deals, { hasWon: true, ...changes }));

const FULL = { values: [31, 25, 19] };
const own = (turn: number) => ({ knock: { seat: 0, turn } });
const other = (turn: number) => ({ knock: { seat: 1, turn } });
const valued = (values: (number | null)[], more: Partial<Result> = {}) => ({ values, ...more });

describe('a deal that is enough, and deals that are not:', () => {
  test.each<[GoalId, PlayedDeal[], PlayedDeal[]]>([
    ['first-31', [deal({}, FULL)], [deal({}, valued([30, 25, 31])), deal({}, { ...FULL, end: 'sudden-death' })]],
    ['dealt-31', [deal({ picks: [] }, FULL)], [deal({ picks: ['discards'] }, FULL), deal({ picks: ['stock'] }, FULL)]],
    ['gift-31', [deal({ picks: ['stock', 'discards'] }, FULL)], [deal({ picks: ['discards', 'stock'] }, FULL)]],
    ['early-knock', [deal(own(1))], [deal(own(2)), deal(own(1), LOST)]],
    ['early-survivor', [deal(other(1))], [deal(other(2)), deal(own(1)), deal(other(1), LOST)]],
    [
      'cheeky-knock',
      [deal(own(1), valued([20, 25, 19]))],
      [
        deal(own(1), valued([20.5, 25, 19])),
        deal(own(1), valued([20, 25, 21], LOST)),
        deal(own(1), valued([20, 25, 21], { end: 'declare' })),
        deal(other(1), valued([20, 25, 21])),
      ],
    ],
    [
      'by-a-point',
      [deal(other(2), valued([25.5, 25, 19])), deal(other(2), valued([26, 25, 19]))],
      [
        deal(other(2), valued([25, 25, 19])),
        deal(other(2), valued([27, 25, 19])),
        deal(other(2), valued([26, 25, 19], LOST)),
        deal(other(2), valued([26, 25, 19], { end: 'declare' })),
        deal(other(2), valued([26, null, 19])),
        deal(own(2), valued([26, 25, 19])),
        deal({}, valued([26, 25, 19])),
        deal(other(2), valued([1130905, 1130904, 1130903])),
      ],
    ],
    [
      'knock-out',
      [deal(own(3), { eliminated: [2] })],
      [deal(own(3)), deal(other(3), { eliminated: [2] }), deal(own(3), { eliminated: [0], ...LOST })],
    ],
    ['two-out', [deal({}, { eliminated: [1, 2] })], [deal({}, { eliminated: [1] }), deal({}, { eliminated: [0, 1] })]],
  ])('%s', (goal, enough, ordinary) => {
    for (const one of enough) expect(reached(match([...ordinary, one, ...ordinary]))).toContain(goal);
    for (const one of ordinary) expect(reached(match([one]))).not.toContain(goal);
  });
});

test('31 three times in a match is a goal of its own', () => {
  const full = deal({}, FULL);
  expect(reached(match([full, deal(), full, full]))).toContain('three-31s');
  expect(reached(match([full, full]))).not.toContain('three-31s');
});

/** Whether a deal reaches a goal by these rules. */
const byRules = (goal: GoalId, rules: HouseRules, one: PlayedDeal) => reached(match([one], { rules })).includes(goal);

test('31 is 41 with four cards, and means nothing in golf', () => {
  expect(byRules('first-31', preset('four-card'), deal({}, valued([41, 25, 19])))).toBe(true);
  for (const name of ['four-card', 'golf']) expect(byRules('first-31', preset(name), deal({}, FULL))).toBe(false);
});

test('in a race for points a knock counts if it scores', () => {
  const scoring = (points: number[]) => byRules('early-knock', preset('jacobs'), deal(own(1), { points }));
  expect([scoring([1, 0, 0]), scoring([0, 1, 0])]).toEqual([true, false]);
});

test.each<[Partial<HouseRules> & { base?: string }, string | null, boolean]>([
  [{ base: 'blitz' }, '7s 7d 7h', true],
  [{ base: 'blitz' }, 'As Kd 7h', false],
  [{ base: 'blitz' }, null, false],
  [{ base: 'blitz', handSize: 4 }, '2c 7s 7d 7h', true],
  [{ base: 'blitz', handSize: 4 }, '7s 7d 8h 8c', false],
  [{ base: 'blitz', play: 'golf' }, '7s 7d 7h', false],
  [{ handRanking: 'brag' }, '7s 7d 7h', true],
  [{}, '7s 7d 7h', false],
])('by %j three of a kind are alike in %s: %s', (changes, hand, isThree) => {
  const { base = 'scat', ...rest } = changes;
  const held = deal({ hand: hand === null ? null : parseCards(hand) });
  expect(byRules('three-alike', { ...preset(base), ...rest }, held)).toBe(isThree);
});

describe('a match that is won', () => {
  const MINE = resolveRules({ format: 'thirty-one-rules/1', name: 'scat', base: 'scat', lives: 5 });
  const deals = (count: number, one = deal()) => Array.from({ length: count }, () => one);
  const against = (...seats: Seat[]) => ({ players: [PERSON, ...seats] });
  const ladder = (step: number) => ({ players: ladderTable(LADDER[step], PERSON).seats });
  const double = (name: string): Seat => ({ kind: 'double', name, pace: 1, habits: 'gAA' });
  const behind = (...tokens: number[]) => deal({ tokens });

  type Won = readonly [deals: PlayedDeal[], changes?: Partial<PlayedMatch>];
  test.each<[GoalId, Won, Won]>([
    ['on-grace', [[deal(), behind(0, 1, 2)]], [[behind(0, 1, 2), deal()]]],
    ['flawless', [[deal(), deal()]], [[deal(), deal({}, LOST)]]],
    ['comeback', [[behind(1, 3, -1)]], [[behind(1, 3, 2)]]],
    ['bought-back', [[deal()], { hasBoughtBack: true }], [[deal()]]],
    ['no-knock', [[deal(other(2))]], [[deal(), deal(own(2))]]],
    ['no-knock', [[deal()]], [[deal()], { rules: preset('golf') }]],
    ['long-match', [deals(15)], [deals(14)]],
    ['full-table', [[deal()], against(...bots(9))], [[deal()], against(...bots(8))]],
    ['full-table', [[deal()], against(...bots(16))], [[deal()], against(...bots(8))]],
    ['masters', [[deal()], against(...bots(3, 'master'))], [[deal()], against(...bots(2, 'master'))]],
    ['masters', [[deal()], against(...bots(4, 'master'))], [[deal()], against(...bots(3, 'master'), bot('casual'))]],
    ['own-rules', [[deal()], { rules: MINE }], [[deal()]]],
    ['ladder-top', [[deal()], ladder(8)], [[deal()], ladder(7)]],
    ['own-double', [[deal()], against(double(''))], [[deal()], against(double('Anna'))]],
  ])('%s', (goal, good, ordinary) => {
    expect(won(...good)).toContain(goal);
    expect(won(...ordinary)).not.toContain(goal);
    expect(reached(match(...good))).not.toContain(goal);
  });

  test('is a goal the first time, and its game is noted, unless that has rules of one’s own', () => {
    expect(won([deal()])).toEqual(expect.arrayContaining(['first-win', wonId('scat')]));
    expect(won([deal()], { rules: MINE })).not.toContain(wonId('scat'));
    expect(reached(match([deal()]))).toEqual([]);
    expect(reached(match([deal()], { hasWon: true }), won([deal()]))).toEqual([]);
  });

  test('in a race for points says nothing about tokens', () => {
    const goals = won([deal({ tokens: [0, 0, 0] }, { eliminated: [1, 2] })], { rules: preset('jacobs') });
    expect(goals).toEqual(['first-win', 'no-knock', wonId('jacobs')]);
  });
});

describe('games', () => {
  const ids = (games: readonly string[]) => games.map(wonId);

  test('are each a game of their own, under any name', () => {
    for (const game of PRESETS) {
      const rules = { ...preset(game), name: 'Ours' };
      expect(won([deal()], { rules }).filter((id) => id.startsWith('won:'))).toEqual([wonId(game)]);
    }
  });

  test('are counted: five, and all', () => {
    const winning = (count: number) => reached(match([deal()], { hasWon: true }), ids(PRESETS.slice(1, count)));
    expect(winning(4)).not.toContain('five-games');
    expect(winning(5)).toContain('five-games');
    expect(winning(PRESETS.length - 1)).not.toContain('every-game');
    expect(winning(PRESETS.length)).toContain('every-game');
  });

  test('are listed as in the menu', () => {
    expect(gamesWonIn(new Set([...ids(['gin', 'scat', 'a later game']), 'first-win']))).toEqual(['scat', 'gin']);
  });
});
