import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUY_IN, DEAL, DRAW, KNOCK, LEAVE, PASS, SUDDEN_DEATH, discardOf } from '../../engine/actions.ts';
import type { MatchEvent } from '../../engine/events.ts';
import { Match, type MatchOptions } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { preset } from '../../engine/rules/resolve.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { randomTable } from './support/arbitraries.ts';
import { legal, rulesWith, stackDeck } from './support/stacked.ts';

/** Hands that make seats lose at once: whoever is dealt 31 does not. */
const DEALT_31 = ['As Ks Qs', 'Ah Kh Qh', 'Ad Kd Qd', 'Ac Kc Qc'];
const POOR = ['2c 3d 9h', '2d 3h 9s', '2h 3s 9c', '2s 3c 9d'];

function matchWith(
  tokens: number[],
  rules: HouseRules = preset('scat'),
  options: Pick<MatchOptions, 'listener' | 'recorder'> & { dealer?: number } = {},
): Match {
  const match = new Match(rules, tokens.length, { seed: 1, dealer: 0, ...options });
  match.tokens.set(tokens);
  return match;
}

/** Deals so that every seat still in, except the winners of the deal, loses 1. */
function dealWonBy(match: Match, ...seats: number[]): void {
  const hands = Array.from(match.tokens, (tokens, seat) =>
    tokens < 0 ? null : seats.includes(seat) ? DEALT_31[seat] : POOR[seat],
  );
  let dealer = match.dealer;
  if (match.dealNumber > 0) {
    do dealer = (dealer + 1) % match.players;
    while (match.tokens[dealer] < 0);
  }
  match.startDeal(stackDeck(match.rules, { hands, dealer }));
}

/** The player to the dealer's left knocks; the others draw and discard what they drew. */
function knockAtOnce(match: Match, hands: (string | null)[], stock: string): void {
  match.startDeal(stackDeck(match.rules, { hands, dealer: match.dealer, turnUp: '2h', stock }));
  match.apply(KNOCK);
  while (match.phase === 'deal') {
    match.apply(DRAW);
    match.apply(discardOf(match.deal.drawnCard));
  }
}

const tokens = (match: Match) => Array.from(match.tokens);

describe('lives', () => {
  test('everybody starts with three tokens', () => {
    expect(tokens(new Match(preset('scat'), 4, { seed: 1 }))).toEqual([3, 3, 3, 3]);
  });

  test('a player with no token left is on the county: still in, and out at the next loss', () => {
    const match = matchWith([1, 3, 3]);
    dealWonBy(match, 1);
    expect(tokens(match)).toEqual([0, 3, 2]);
    expect(match.dealResult().eliminated).toEqual([]);
    dealWonBy(match, 1);
    expect(tokens(match)).toEqual([-1, 3, 1]);
    expect(match.dealResult().eliminated).toEqual([0]);
  });

  test('a player on the county who does not lose stays there', () => {
    const match = matchWith([0, 3, 3]);
    dealWonBy(match, 0);
    expect(tokens(match)).toEqual([0, 2, 2]);
  });

  test('two lost with one left eliminate', () => {
    const match = matchWith([3, 1, 3]);
    knockAtOnce(match, ['Kc 3d 4h', '7c 2d 5h', 'Kd 3h 4s'], '5c 6d');
    expect(match.dealResult()).toMatchObject({ end: 'knock', losses: [0, 2, 0], tokens: [3, -1, 3], eliminated: [1] });
  });

  test('two lost with two left put a player on the county', () => {
    const match = matchWith([3, 2, 3]);
    knockAtOnce(match, ['Kc 3d 4h', '7c 2d 5h', 'Kd 3h 4s'], '5c 6d');
    expect(tokens(match)).toEqual([3, 0, 3]);
  });

  test('the last player left wins', () => {
    const match = matchWith([0, 2]);
    dealWonBy(match, 1);
    expect(match.winner).toBe(1);
    expect(match.phase).toBe('over');
    expect(match.seat).toBe(-1);
    expect(() => match.startDeal()).toThrow('no deal can start: the match is over');
  });

  test('without grace a player without tokens is out', () => {
    const match = matchWith([1, 2, 3], rulesWith({ grace: false }));
    dealWonBy(match, 1);
    expect(tokens(match)).toEqual([-1, 2, 2]);
  });
});

describe('everybody out at once', () => {
  test('stay on the county, and another deal is played among them', () => {
    const match = matchWith([0, -1, 0]);
    match.startDeal(stackDeck(match.rules, { hands: ['9c 3d 4h', null, '9d 2s 3h'], dealer: 0, turnUp: '2c' }));
    while (match.legalActions().includes(DRAW)) {
      match.apply(DRAW);
      match.apply(discardOf(match.deal.drawnCard));
    }
    match.apply(PASS);
    expect(match.dealResult()).toEqual({
      end: 'stock',
      values: [9, null, 9],
      losses: [1, 0, 1],
      points: [0, 0, 0],
      tokens: [0, -1, 0],
      eliminated: [],
    });
    expect(match.winner).toBeNull();
    dealWonBy(match, 0);
    expect(match.dealer).toBe(2);
    expect(match.winner).toBe(0);
  });

  test('all who are left tie without a knock: nobody goes, and the match goes on', () => {
    const rules = rulesWith({ suddenDeath: true });
    const heard: MatchEvent[] = [];
    const match = matchWith([0, -1, 0], rules, { listener: (event) => heard.push(event) });
    match.startDeal(stackDeck(rules, { hands: ['Kc 3d 4h', null, 'Qd 2d 5h'], dealer: 0 }));
    match.apply(SUDDEN_DEATH);
    expect(match.dealResult()).toMatchObject({
      end: 'sudden-death',
      losses: [1, 0, 1],
      tokens: [0, -1, 0],
      eliminated: [],
    });
    expect(match.winner).toBeNull();
    expect(heard).toContainEqual({ type: 'everybody-out', seats: [0, 2] });
    dealWonBy(match, 2);
    match.apply(DEAL);
    expect(match.winner).toBe(2);
  });

  test('with no grace rule they stay with one token', () => {
    const rules = rulesWith({ suddenDeath: true, grace: false });
    const match = matchWith([1, -1, 1], rules);
    match.startDeal(stackDeck(rules, { hands: ['Kc 3d 4h', null, 'Qd 2d 5h'], dealer: 0 }));
    match.apply(SUDDEN_DEATH);
    expect(tokens(match)).toEqual([1, -1, 1]);
  });

  test('does not save some when others are left', () => {
    const match = matchWith([0, 0, 0]);
    dealWonBy(match, 2);
    expect(tokens(match)).toEqual([-1, -1, 0]);
    expect(match.winner).toBe(2);
  });
});

describe('the dealer', () => {
  test('is drawn at random: every seat deals first about equally often', () => {
    const first = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 1000; seed++) first[new Match(preset('scat'), 5, { seed }).dealer]++;
    for (const count of first) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  test('passes clockwise to the next player who is still in', () => {
    const match = matchWith([3, 0, 0, 3]);
    dealWonBy(match, 0, 3);
    expect(tokens(match)).toEqual([3, -1, -1, 3]);
    dealWonBy(match, 0);
    expect(match.dealer).toBe(3);
    dealWonBy(match, 0);
    expect(match.dealer).toBe(0);
  });

  test('who is eliminated passes the deal on to the next one in', () => {
    const match = matchWith([0, 3, 3]);
    dealWonBy(match, 1);
    dealWonBy(match, 1);
    expect(match.dealer).toBe(1);
  });

  test('is a seat at the table', () => {
    expect(() => new Match(preset('scat'), 3, { seed: 1, dealer: 3 })).toThrow(
      'the dealer is seat 3: allowed is 0 to 2',
    );
  });
});

describe('a match', () => {
  test('waits for its next deal, and refuses one while a deal is played', () => {
    const match = new Match(preset('scat'), 3, { seed: 2 });
    expect([match.phase, match.seat, match.dealNumber, match.legalActions()]).toEqual(['between', -1, 0, []]);
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

  test('needs as many players as its rules allow', () => {
    expect(() => new Match(preset('scat'), 11, { seed: 1 })).toThrow('"scat" is for 2 to 10 players, not 11');
    expect(() => new Match(preset('scat'), 1, { seed: 1 })).toThrow('"scat" is for 2 to 10 players, not 1');
  });

  test('reports what happens in the order in which it happens', () => {
    const heard: string[] = [];
    const match = matchWith([3, 0], preset('scat'), { listener: (event) => heard.push(event.type) });
    const stack = { hands: ['Kc Qc 4h', '2d 5s 4s'], dealer: 0, turnUp: '9c', stock: '5h' };
    match.startDeal(stackDeck(preset('scat'), stack));
    expect(legal(match)).toEqual(['draw', 'knock', 'take']);
    match.apply(DRAW);
    match.apply(discardOf(match.deal.drawnCard));
    match.apply(KNOCK);
    match.apply(DRAW);
    match.apply(discardOf(match.deal.drawnCard));
    expect(heard).toEqual([
      'deal-began',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
      'turned-up',
      'turn',
      'drew',
      'discarded',
      'turn',
      'knocked',
      'turn',
      'drew',
      'discarded',
      'showdown',
      'lost-tokens',
      'deal-over',
      'match-won',
    ]);
  });
});

describe('the places', () => {
  test('go by the deal that eliminated; players eliminated together share a place', () => {
    const match = matchWith([3, 0, 1, 1]);
    dealWonBy(match, 0);
    dealWonBy(match, 0);
    expect(match.places()).toEqual([[0], [2, 3], [1]]);
  });
});

describe('a match that is not played from its beginning', () => {
  const START = { deal: 5, dealer: 2, tokens: [2, -1, 1], points: [0, 0, 0], extraSteps: 1 };
  const from = (start: Partial<typeof START>, rules: HouseRules = preset('scat')) =>
    new Match(rules, 3, { seed: 1, start: { ...START, ...start } });

  test('goes on with its deal, its dealer, and what everybody has', () => {
    const match = from({ points: [10, 20, 30] });
    match.startDeal();
    expect([match.dealNumber, match.dealer, match.extraSteps]).toEqual([5, 2, 1]);
    expect([tokens(match), [...match.points]]).toEqual([
      [2, -1, 1],
      [10, 20, 30],
    ]);
  });

  test('has those who are out behind those whom its next deal eliminates', () => {
    const match = from({ tokens: [2, -1, 0] });
    match.startDeal(stackDeck(match.rules, { hands: [DEALT_31[0], null, POOR[2]], dealer: 2 }));
    expect(match.places()).toEqual([[0], [2], [1]]);
  });

  test('needs tokens and points for every seat', () => {
    expect(() => from({ tokens: [2, 1] })).toThrow('tokens and points are given for 2 and 3 seats: allowed is 3');
    expect(() => from({ points: [0] })).toThrow('tokens and points are given for 3 and 1 seats: allowed is 3');
  });

  test('needs a dealer who is in, and somebody else', () => {
    expect(() => from({ dealer: 1 })).toThrow('the dealer and somebody else must be in: the tokens are 2,-1,1');
    expect(() => from({ tokens: [-1, -1, 0] })).toThrow('the dealer and somebody else must be in');
    expect(() => from({ tokens: [-1, 0, 0] })).not.toThrow();
  });

  test('of a race for points has no such need', () => {
    expect(() => from({ tokens: [-1, -1, -1] }, rulesWith({ scoring: 'points' }))).not.toThrow();
  });
});

describe('what is told of a deal that has ended', () => {
  /** What is told of some kind while a match is played. */
  function toldOf(type: MatchEvent['type'], rules: HouseRules, start: number[], ...won: number[]): MatchEvent[] {
    const heard: MatchEvent[] = [];
    const match = matchWith(start, rules, { listener: (event) => heard.push(event) });
    dealWonBy(match, ...won);
    return heard.filter((event) => event.type === type);
  }

  test('are the tokens lost, from the dealer’s left on: who is on grace, and who is out', () => {
    expect(toldOf('lost-tokens', preset('scat'), [1, 0, 3, 2], 2)).toEqual([
      { type: 'lost-tokens', seat: 1, lost: 1, tokens: 0, onGrace: false, eliminated: true },
      { type: 'lost-tokens', seat: 3, lost: 1, tokens: 1, onGrace: false, eliminated: false },
      { type: 'lost-tokens', seat: 0, lost: 1, tokens: 0, onGrace: true, eliminated: false },
    ]);
  });

  test('are the points scored, and how many that makes', () => {
    const rules = rulesWith({ scoring: 'points' });
    expect(toldOf('scored', rules, [0, 0, 0], 1)).toEqual([{ type: 'scored', seat: 1, gained: 1, points: 1 }]);
    expect(toldOf('lost-tokens', rules, [0, 0, 0], 1)).toEqual([]);
  });
});

describe('who may buy in', () => {
  const rules = rulesWith({ lives: 1, grace: false, buyIns: 1 });

  /** Seats 1 and 2 are out after the first deal, and are asked one after the other. */
  function asked(): { match: Match; heard: MatchEvent[] } {
    const heard: MatchEvent[] = [];
    const match = matchWith([1, 1, 1, 1], rules, { listener: (event) => heard.push(event) });
    dealWonBy(match, 0, 3);
    heard.length = 0;
    return { match, heard };
  }

  test('buys in or leaves, and everybody is told', () => {
    const { match, heard } = asked();
    expect([match.seat, legal(match)]).toEqual([1, ['buy-in', 'leave']]);
    match.apply(BUY_IN);
    expect([match.seat, legal(match)]).toEqual([2, ['buy-in', 'leave']]);
    match.apply(LEAVE);
    expect(heard).toEqual([
      { type: 'bought-in', seat: 1, tokens: 1 },
      { type: 'left', seat: 2 },
    ]);
    expect([tokens(match), Array.from(match.buyInsLeft), match.seat]).toEqual([[1, 1, -1, 1], [1, 0, 1, 1], -1]);
  });

  test('does nothing else between deals', () => {
    const { match, heard } = asked();
    expect(() => match.apply(DRAW)).toThrow(/^draw is not legal between deals: /);
    expect([match.seat, heard]).toEqual([1, []]);
  });

  test('or all agree on one more step, which brings them back and is told as well', () => {
    const { match, heard } = asked();
    match.extendSteps();
    expect(heard).toEqual([{ type: 'extra-step', tokens: [2, 1, 1, 2] }]);
    expect([match.seat, match.extraSteps]).toEqual([-1, 1]);
  });
});

test('the dealer is a whole number, from 0', () => {
  for (const dealer of [-1, 0.5]) {
    expect(() => new Match(preset('scat'), 3, { seed: 1, dealer })).toThrow(`the dealer is seat ${dealer}`);
  }
});

describe('a match begun anew', () => {
  const DECISIONS = 200;

  /** Plays so many random decisions, fewer where the match ends. @returns what the seats saw before each */
  function played(match: Match, seed: number, decisions: number): unknown[] {
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
    return seen;
  }

  const standing = ({ phase, dealNumber, winners, eliminatedIn }: Match) => [
    phase,
    dealNumber,
    winners,
    Array.from(eliminatedIn),
  ];

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
        expect(standing(match)).toEqual(standing(other));
        expect(played(match, next, DECISIONS)).toEqual(played(other, next, DECISIONS));
        expect(heard).toEqual(told);
        expect(standing(match)).toEqual(standing(other));
      },
    );
    fc.assert(property, { numRuns: 20 });
  });
});
