import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK } from '../../engine/actions.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { Match } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { randomTable } from './support/arbitraries.ts';
import { DEALT_31, POOR, keepHand, matchAfter, matchExamples, matchWith, standingOf } from './support/matches.ts';
import { play, rulesWith, stackDeck } from './support/stacked.ts';

const LOSES_TWO = 'hands Kc 3d 4h / 7c 2d 5s / Kd 3h 4s';

describe('lives', () => {
  matchExamples({})([
    ['without a token left one is on the county', '1 3 3', 'won by 1', 'goes on: 0 3 2'],
    ['and out at the next loss', '1 3 3', 'won by 1, won by 1', 'goes on: -1 3 1'],
    ['on the county one stays without a loss', '0 3 3', 'won by 0', 'goes on: 0 2 2'],
    ['the last player left wins', '0 2', 'won by 1', 'won by 1: -1 2'],
    ['also where several go', '0 0 0', 'won by 2', 'won by 2: -1 -1 0'],
    ['without grace a player without tokens is out', '1 2 3', 'won by 1', 'goes on: -1 2 2', { grace: false }],
    ['two lost of one eliminate', '3 1 3', LOSES_TWO, 'goes on: 3 -1 3; losses 0 2 0; eliminated 1'],
    ['of two they do not', '3 2 3', LOSES_TWO, 'goes on: 3 0 3; losses 0 2 0; eliminated none'],
  ]);

  test('everybody starts with three tokens', () => {
    expect([...new Match(preset('scat'), 4, { seed: 1 }).tokens]).toEqual([3, 3, 3, 3]);
  });

  test('nothing follows the end', () => {
    const match = matchAfter('won by 1', '0 2');
    expect([match.seat, match.winner]).toEqual([-1, 1]);
    expect(() => match.startDeal()).toThrow('no deal can start: the match is over');
  });
});

describe('everybody out at once', () => {
  const HANDS = ['Kc 3d 4h', null, 'Qd 2d 5h'];

  test.each([
    ['stay on the county, and another deal is played among them', '0 -1 0', {}],
    ['with no grace rule stay with one token', '1 -1 1', { grace: false }],
  ])('all who are left %s', (_what, tokens, keys) => {
    const heard: MatchEvent[] = [];
    const match = matchWith(tokens, { suddenDeath: true, ...keys }, { listener: (event) => heard.push(event) });
    match.startDeal(stackDeck(match.rules, { hands: HANDS, dealer: 0 }));
    play(match, '0 sudden-death');
    const result = { values: [10, null, 10], losses: [1, 0, 1], points: [0, 0, 0], eliminated: [] };
    expect(match.dealResult()).toEqual({ end: 'sudden-death', ...result, tokens: tokens.split(' ').map(Number) });
    expect(standingOf(match)).toBe(`goes on: ${tokens}`);
    expect(heard).toContainEqual({ type: 'everybody-out', seats: [0, 2], tokens: [...match.tokens] });
    match.startDeal(stackDeck(match.rules, { hands: [POOR[0], null, DEALT_31[2]], dealer: 2 }));
    play(match, '2 deal');
    expect([match.dealer, match.winner]).toEqual([2, 2]);
  });
});

describe('the dealer', () => {
  test('is drawn at random: every seat deals first about equally often', () => {
    const first = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 1000; seed++) first[new Match(preset('scat'), 5, { seed }).dealer]++;
    for (const count of first) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  matchExamples({})([
    ['passes clockwise', '0 3 3', 'won by 1, won by 1', 'goes on: -1 3 1; dealer 1'],
    ['to the next who is still in', '3 0 0 3', 'won by 0 3, won by 0', 'goes on: 3 -1 -1 2; dealer 3'],
    ['and round', '3 0 0 3', 'won by 0 3, won by 0, won by 0', 'goes on: 3 -1 -1 1; dealer 0'],
  ]);

  test.each([3, -1, 0.5])('is a seat at the table, not %d', (dealer) => {
    expect(() => new Match(preset('scat'), 3, { seed: 1, dealer })).toThrow(
      `the dealer is seat ${dealer}: allowed is 0 to 2`,
    );
  });
});

describe('a match', () => {
  test('waits for its next deal, and refuses one while a deal is played', () => {
    const match = new Match(preset('scat'), 3, { seed: 2 });
    expect([match.phase, match.seat, match.dealNumber, match.legalActions()]).toEqual(['between', -1, 0, []]);
    expect(() => match.apply(DRAW)).toThrow('draw is not legal between deals: nobody is asked');
    match.startDeal();
    expect([match.phase, match.dealNumber]).toEqual(['deal', 1]);
    expect(() => match.startDeal()).toThrow('no deal can start: a decision is open');
  });

  test('with the same seed deals the same cards', () => {
    const deck = (seed: number) => {
      const match = new Match(preset('scat'), 3, { seed });
      match.startDeal();
      return [match.dealer, ...match.deck];
    };
    expect(deck(8)).toEqual(deck(8));
    expect(deck(8)).not.toEqual(deck(9));
  });

  test.each([1, 11])('needs as many players as its rules allow, not %i', (players) => {
    expect(() => new Match(preset('scat'), players, { seed: 1 })).toThrow(
      `"scat" is for 2 to 10 players, not ${players}`,
    );
  });

  test('reports what happens in the order in which it happens', () => {
    const heard: string[] = [];
    const match = matchWith('3 0', {}, { listener: (event) => heard.push(event.type) });
    const stack = { hands: ['Kc Qc 4h', '2d 5s 4s'], dealer: 0, turnUp: '9c', stock: '5h' };
    match.startDeal(stackDeck(match.rules, stack));
    keepHand(match);
    match.apply(KNOCK);
    keepHand(match);
    const deal = 'deal-began dealt dealt dealt dealt dealt dealt turned-up turn drew discarded';
    const end = 'turn knocked turn drew discarded showdown lost-tokens deal-over match-won';
    expect(heard.join(' ')).toBe(`${deal} ${end}`);
  });

  test('tells the tokens lost, from the dealer’s left on: who is on grace, and who is out', () => {
    const heard: MatchEvent[] = [];
    matchAfter('won by 2', '1 0 3 2', {}, { listener: (event) => heard.push(event) });
    expect(heard.filter(({ type }) => type === 'lost-tokens')).toEqual([
      { type: 'lost-tokens', seat: 1, lost: 1, tokens: 0, onGrace: false, eliminated: true },
      { type: 'lost-tokens', seat: 3, lost: 1, tokens: 1, onGrace: false, eliminated: false },
      { type: 'lost-tokens', seat: 0, lost: 1, tokens: 0, onGrace: true, eliminated: false },
    ]);
  });

  test('tells the points scored in a race, and how many that makes, and of no tokens', () => {
    const heard: MatchEvent[] = [];
    matchAfter('won by 1', '0 0 0', { scoring: 'points' }, { listener: (event) => heard.push(event) });
    expect(heard.slice(-2)).toEqual([
      { type: 'scored', seat: 1, gained: 1, points: 1 },
      { type: 'deal-over', deal: 1 },
    ]);
    expect(heard.filter(({ type }) => type === 'lost-tokens')).toEqual([]);
  });
});

describe('a match that is not played from its beginning', () => {
  const START = { deal: 5, dealer: 2, tokens: [2, -1, 1], points: [0, 0, 0], extraSteps: 1 };
  const from = (start: Partial<typeof START>, rules = preset('scat')) =>
    new Match(rules, 3, { seed: 1, start: { ...START, ...start } });

  test('goes on with its deal, its dealer, and what everybody has', () => {
    const match = from({ points: [10, 20, 30] });
    match.startDeal();
    expect([match.dealNumber, match.dealer, match.extraSteps]).toEqual([5, 2, 1]);
    expect([[...match.tokens], [...match.points]]).toEqual([START.tokens, [10, 20, 30]]);
  });

  test('has those who are out behind those whom its next deal eliminates', () => {
    const match = from({ tokens: [2, -1, 0] });
    match.startDeal(stackDeck(match.rules, { hands: [DEALT_31[0], null, POOR[2]], dealer: 2 }));
    expect(match.places()).toEqual([[0], [2], [1]]);
  });

  test.each([
    [{ tokens: [2, 1] }, 'tokens and points are given for 2 and 3 seats: allowed is 3'],
    [{ points: [0] }, 'tokens and points are given for 3 and 1 seats: allowed is 3'],
    [{ dealer: 1 }, 'the dealer and somebody else must be in: the tokens are 2,-1,1'],
    [{ tokens: [-1, -1, 0] }, 'the dealer and somebody else must be in'],
  ])('does not begin with %j', (start, message) => expect(() => from(start)).toThrow(message));

  test('begins with two who are in, and a race with any tokens', () => {
    expect(() => from({ tokens: [-1, 0, 0] })).not.toThrow();
    expect(() => from({ tokens: [-1, -1, -1] }, rulesWith({ scoring: 'points' }))).not.toThrow();
  });
});

describe('a match begun anew', () => {
  const DECISIONS = 200;

  /** Plays so many random decisions, fewer where the match ends. @returns what the seats saw before each, and where it stands */
  function played(match: Match, seed: number, decisions: number): string {
    const random = new Random(seed);
    const seen: unknown[] = [];
    while (match.phase !== 'over' && seen.length < decisions) {
      if (match.mayExtendSteps && random.below(12) === 0) match.extendSteps();
      if (match.seat < 0) match.startDeal();
      if (match.seat < 0) continue;
      const actions = match.legalActions();
      seen.push([match.view(match.seat).toJSON(), actions]);
      match.apply(actions[random.below(actions.length)]);
    }
    const { phase, dealNumber, winners, eliminatedIn } = match;
    return JSON.stringify([seen, phase, dealNumber, winners, [...eliminatedIn]]);
  }

  test('is as a new one, wherever the one before it was left', () => {
    const property = fc.property(
      randomTable,
      fc.nat(DECISIONS),
      fc.integer(),
      ({ rules, players, seed }, before, next) => {
        const heard: MatchEvent[] = [];
        const match = new Match(rules, players, { seed, listener: (event) => heard.push(event) });
        played(match, seed, before);
        heard.length = 0;
        match.restart({ seed: next });
        const told: MatchEvent[] = [];
        const other = new Match(rules, players, { seed: next, listener: (event) => told.push(event) });
        expect(played(match, next, 0)).toBe(played(other, next, 0));
        expect(played(match, next, DECISIONS)).toBe(played(other, next, DECISIONS));
        expect(JSON.stringify(heard)).toBe(JSON.stringify(told));
      },
    );
    fc.assert(property, { numRuns: 20 });
  });
});
