import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../../engine/cards.ts';
import { preset, PRESETS, resolveRules } from '../../../../engine/rules/resolve.ts';
import { LADDER, ladderTable } from '../../../../game/catalogue/ladder.ts';
import type { Seat } from '../../../../game/catalogue/settings.ts';
import { gamesWonIn, reachedIn, wonId } from '../../../../game/features/goals/goals.ts';
import type { PlayedDeal, PlayedMatch } from '../../../../game/features/goals/played-match.ts';
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

function expectReached(goal: GoalId, ...deals: PlayedDeal[]): void {
  expect(reached(match(deals))).toContain(goal);
}

function expectOpen(goal: GoalId, ...deals: PlayedDeal[]): void {
  expect(reached(match(deals))).not.toContain(goal);
}

const won = (deals: readonly PlayedDeal[], changes: Partial<PlayedMatch> = {}) =>
  reached(match(deals, { hasWon: true, ...changes }));

describe('31', () => {
  const full = { values: [31, 25, 19] };

  test('counts when it is held at the end of a deal', () => {
    expectReached('first-31', deal({}, full));
    expectOpen('first-31', deal({}, { values: [30, 25, 31] }));
  });

  test('is 41 with four cards', () => {
    const rules = preset('four-card');
    expect(reached(match([deal({}, { values: [41, 25, 19] })], { rules }))).toContain('first-31');
    expect(reached(match([deal({}, full)], { rules }))).not.toContain('first-31');
  });

  test('means nothing in golf, or where single cards are compared', () => {
    expect(reached(match([deal({}, full)], { rules: preset('golf') }))).not.toContain('first-31');
    expectOpen('first-31', deal({}, { ...full, end: 'sudden-death' }));
  });

  test('without a card drawn is a goal of its own', () => {
    expectReached('dealt-31', deal({ picks: [] }, full));
    expectOpen('dealt-31', deal({ picks: ['discards'] }, full));
  });

  test('with a discard as the last card is a gift', () => {
    expectReached('gift-31', deal({ picks: ['stock', 'discards'] }, full));
    expectOpen('gift-31', deal({ picks: ['discards', 'stock'] }, full));
  });

  test('three times in a match is a goal of its own', () => {
    expectReached('three-31s', deal({}, full), deal(), deal({}, full), deal({}, full));
    expectOpen('three-31s', deal({}, full), deal({}, full));
  });
});

describe('three of a kind', () => {
  const three = deal({ hand: parseCards('7s 7d 7h') });

  test('counts where three count together', () => {
    expect(reached(match([three], { rules: preset('blitz') }))).toContain('three-alike');
    expect(reached(match([deal()], { rules: preset('blitz') }))).not.toContain('three-alike');
  });

  test('is a prial in brag', () => {
    const rules = { ...preset('scat'), handRanking: 'brag' } as const;
    expect(reached(match([three], { rules }))).toContain('three-alike');
  });

  test('means nothing elsewhere', () => {
    expectOpen('three-alike', three);
    expect(reached(match([three], { rules: { ...preset('blitz'), play: 'golf' } }))).not.toContain('three-alike');
  });

  test('is not two pairs of a hand of four, nor a hand that nobody knows; three of four are', () => {
    const rules = { ...preset('blitz'), handSize: 4 } as const;
    const holding = (hand: string | null) =>
      reached(match([deal({ hand: hand === null ? null : parseCards(hand) })], { rules }));
    expect(holding('7s 7d 8h 8c')).not.toContain('three-alike');
    expect(holding(null)).not.toContain('three-alike');
    expect(holding('2c 7s 7d 7h')).toContain('three-alike');
  });
});

describe('a knock', () => {
  const own = (turn: number) => ({ knock: { seat: 0, turn } });
  const other = (turn: number) => ({ knock: { seat: 1, turn } });

  test('in the first turn counts if it costs nothing', () => {
    expectReached('early-knock', deal(own(1)));
    expectOpen('early-knock', deal(own(2)));
    expectOpen('early-knock', deal(own(1), LOST));
  });

  test('of somebody else in their first turn is survived if one loses nothing', () => {
    expectReached('early-survivor', deal(other(1)));
    expectOpen('early-survivor', deal(other(2)));
    expectOpen('early-survivor', deal(own(1)));
    expectOpen('early-survivor', deal(other(1), LOST));
  });

  test('is cheeky with 20 or less', () => {
    expectReached('cheeky-knock', deal(own(1), { values: [20, 25, 19] }));
    expectOpen('cheeky-knock', deal(own(1), { values: [20.5, 25, 19] }));
    expectOpen('cheeky-knock', deal(own(1), { values: [20, 25, 21], ...LOST }));
    expectOpen('cheeky-knock', deal(own(1), { values: [20, 25, 21], end: 'declare' }));
    expectOpen('cheeky-knock', deal(other(1), { values: [20, 25, 21] }));
  });

  test('of somebody else is beaten by a whisker with a point more at most', () => {
    expectReached('by-a-point', deal(other(2), { values: [25.5, 25, 19] }));
    expectReached('by-a-point', deal(other(2), { values: [26, 25, 19] }));
    expectOpen('by-a-point', deal(other(2), { values: [25, 25, 19] }));
    expectOpen('by-a-point', deal(other(2), { values: [27, 25, 19] }));
    expectOpen('by-a-point', deal(other(2), { values: [26, 25, 19], ...LOST }));
    expectOpen('by-a-point', deal(other(2), { values: [26, 25, 19], end: 'declare' }));
    expectOpen('by-a-point', deal(other(2), { values: [26, null, 19] }));
    expectOpen('by-a-point', deal(own(2), { values: [26, 25, 19] }));
    expectOpen('by-a-point', deal({}, { values: [26, 25, 19] }));
    expectOpen('by-a-point', deal(other(2), { values: [1130905, 1130904, 1130903] }));
  });

  test('may put somebody out', () => {
    expectReached('knock-out', deal(own(3), { eliminated: [2] }));
    expectOpen('knock-out', deal(other(3), { eliminated: [2] }));
    expectOpen('knock-out', deal(own(3), { eliminated: [0], ...LOST }));
  });

  test('in a race for points counts if it scores', () => {
    const race = (points: number[]) => reached(match([deal(own(1), { points })], { rules: preset('jacobs') }));
    expect(race([1, 0, 0])).toContain('early-knock');
    expect(race([0, 1, 0])).not.toContain('early-knock');
  });
});

test('two who go out in one deal count if one stays in', () => {
  expectReached('two-out', deal({}, { eliminated: [1, 2] }));
  expectOpen('two-out', deal({}, { eliminated: [1] }));
  expectOpen('two-out', deal({}, { eliminated: [0, 1] }));
});

describe('a match that is won', () => {
  test('is a goal the first time, and its game is noted', () => {
    expect(won([deal()])).toEqual(expect.arrayContaining(['first-win', wonId('scat')]));
    expect(reached(match([deal()]))).toEqual([]);
  });

  test('on grace', () => {
    expect(won([deal(), deal({ tokens: [0, 1, 2] })])).toContain('on-grace');
    expect(won([deal({ tokens: [0, 1, 2] }), deal()])).not.toContain('on-grace');
    expectOpen('on-grace', deal({ tokens: [0, 1, 2] }));
  });

  test('without a loss', () => {
    expect(won([deal(), deal()])).toContain('flawless');
    expect(won([deal(), deal({}, LOST)])).not.toContain('flawless');
  });

  test('from two tokens behind everybody else who is still in', () => {
    expect(won([deal({ tokens: [1, 3, -1] })])).toContain('comeback');
    expect(won([deal({ tokens: [1, 3, 2] })])).not.toContain('comeback');
  });

  test('after buying oneself back in', () => {
    expect(won([deal()], { hasBoughtBack: true })).toContain('bought-back');
  });

  test('without knocking once', () => {
    expect(won([deal({ knock: { seat: 1, turn: 2 } })])).toContain('no-knock');
    expect(won([deal(), deal({ knock: { seat: 0, turn: 2 } })])).not.toContain('no-knock');
    expect(won([deal()], { rules: preset('golf') })).not.toContain('no-knock');
  });

  test('after 15 deals', () => {
    const deals = (count: number) => Array.from({ length: count }, () => deal());
    expect(won(deals(15))).toContain('long-match');
    expect(won(deals(14))).not.toContain('long-match');
  });

  test('against nine', () => {
    expect(won([deal()], { players: [PERSON, ...bots(9)] })).toContain('full-table');
    expect(won([deal()], { players: [PERSON, ...bots(8)] })).not.toContain('full-table');
  });

  test('against three masters, and nobody else', () => {
    expect(won([deal()], { players: [PERSON, ...bots(3, 'master')] })).toContain('masters');
    expect(won([deal()], { players: [PERSON, ...bots(2, 'master')] })).not.toContain('masters');
    expect(won([deal()], { players: [PERSON, ...bots(3, 'master'), bot('casual')] })).not.toContain('masters');
  });

  test('by rules that are no preset', () => {
    const rules = resolveRules({ format: 'thirty-one-rules/1', name: 'scat', base: 'scat', lives: 5 });
    const goals = won([deal()], { rules });
    expect(goals).toContain('own-rules');
    expect(goals).not.toContain(wonId('scat'));
    expect(won([deal()])).not.toContain('own-rules');
  });

  test('at the top of the ladder', () => {
    const against = (step: number) => ladderTable(LADDER[step], PERSON).seats;
    expect(won([deal()], { players: against(8) })).toContain('ladder-top');
    expect(won([deal()], { players: against(7) })).not.toContain('ladder-top');
  });

  test('against one’s own double, not that of a friend', () => {
    const double = (name: string): Seat => ({ kind: 'double', name, pace: 1, habits: 'gAA' });
    expect(won([deal()], { players: [PERSON, double('')] })).toContain('own-double');
    expect(won([deal()], { players: [PERSON, double('Anna')] })).not.toContain('own-double');
  });

  test('reaches goals that the same match would not reach if it were lost', () => {
    const deals = Array.from({ length: 15 }, () => deal({ tokens: [0, 3, 3] }));
    const rules = resolveRules({ format: 'thirty-one-rules/1', name: 'ours', base: 'scat', lives: 5 });
    const sat = { players: [PERSON, ...bots(9, 'master')], rules, hasBoughtBack: true };
    expect(won(deals, sat)).toEqual([
      'first-win',
      'on-grace',
      'flawless',
      'comeback',
      'bought-back',
      'no-knock',
      'long-match',
      'full-table',
      'masters',
      'own-rules',
    ]);
    expect(reached(match(deals, sat))).toEqual([]);
    expect(reached(match([deal()], { players: ladderTable(LADDER[8], PERSON).seats }))).toEqual([]);
  });

  test('in a race for points says nothing about tokens', () => {
    const goals = won([deal({ tokens: [0, 0, 0] }, { eliminated: [1, 2] })], { rules: preset('jacobs') });
    expect(goals).toEqual(['first-win', 'no-knock', wonId('jacobs')]);
  });
});

describe('games', () => {
  const ids = (games: readonly string[]) => games.map(wonId);

  test('are won under any name', () => {
    expect(won([deal()], { rules: { ...preset('pub'), name: 'Ours' } })).toContain(wonId('pub'));
  });

  test('are counted: five, and all', () => {
    const winning = (count: number) => reached(match([deal()], { hasWon: true }), ids(PRESETS.slice(1, count)));
    expect(winning(4)).not.toContain('five-games');
    expect(winning(5)).toContain('five-games');
    expect(winning(PRESETS.length - 1)).not.toContain('every-game');
    expect(winning(PRESETS.length)).toContain('every-game');
  });

  test('are each a game of their own', () => {
    for (const game of PRESETS) {
      expect(won([deal()], { rules: preset(game) }).filter((id) => id.startsWith('won:'))).toEqual([wonId(game)]);
    }
  });

  test('are listed as in the menu', () => {
    expect(gamesWonIn(new Set([...ids(['gin', 'scat', 'a later game']), 'first-win']))).toEqual(['scat', 'gin']);
  });
});

describe('one deal is enough, whatever the others were like:', () => {
  const full = { values: [31, 25, 19] };
  const own = (turn: number) => ({ knock: { seat: 0, turn } });
  const other = (turn: number) => ({ knock: { seat: 1, turn } });

  test.each<[GoalId, PlayedDeal, PlayedDeal]>([
    ['dealt-31', deal({ picks: [] }, full), deal({ picks: ['stock'] }, full)],
    ['gift-31', deal({ picks: ['discards'] }, full), deal({ picks: ['stock'] }, full)],
    ['early-knock', deal(own(1)), deal(own(2))],
    ['early-survivor', deal(other(1)), deal(other(2))],
    ['cheeky-knock', deal(own(1), { values: [20, 25, 19] }), deal(own(1), { values: [24, 25, 19] })],
    ['by-a-point', deal(other(2), { values: [26, 25, 19] }), deal(other(2), { values: [30, 25, 19] })],
    ['knock-out', deal(own(3), { eliminated: [2] }), deal(own(3))],
    ['two-out', deal({}, { eliminated: [1, 2] }), deal({}, { eliminated: [1] })],
  ])('%s', (goal, good, ordinary) => {
    expectReached(goal, ordinary, good, ordinary);
    expectOpen(goal, ordinary);
  });
});

test('what has been reached is not reached again', () => {
  const once = won([deal()]);
  expect(reached(match([deal()], { hasWon: true }), once)).toEqual([]);
});
