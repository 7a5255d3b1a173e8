import { describe, expect, test } from 'vitest';
import { BUY_IN, DRAW, EXTRA_STEP, KNOCK, LEAVE, SUDDEN_DEATH, discardOf } from '../../../engine/actions.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { dealt, drawAndDrop, emptyTheStock, legal, outcome, play, rulesWith, stackDeck } from '../support/stacked.ts';

const DEALT_31 = ['As Ks Qs', 'Ah Kh Qh', 'Ad Kd Qd', 'Ac Kc Qc'];
const POOR = ['2c 3d 9h', '2d 3h 9s', '2h 3s 9c', '2s 3c 9d'];

function matchWith(tokens: number[], keys: Record<string, unknown>, dealer = 0): Match {
  const rules = rulesWith(keys);
  const match = new Match(rules, tokens.length, { seed: 1, dealer });
  match.tokens.set(tokens);
  return match;
}

/** Deals the next deal so that those seats hold 31 and every other seat still in loses 1. */
function dealWonBy(match: Match, ...seats: number[]): void {
  let dealer = match.dealer;
  if (match.dealNumber > 0) {
    do dealer = (dealer + 1) % match.players;
    while (match.tokens[dealer] < 0);
  }
  const hands = Array.from(match.tokens, (tokens, seat) =>
    tokens < 0 ? null : seats.includes(seat) ? DEALT_31[seat] : POOR[seat],
  );
  match.startDeal(stackDeck(match.rules, { hands, dealer }));
}

/** The player to the dealer's left knocks at once; the others draw and discard what they drew. */
function knockAtOnce(match: Match, hands: string[], stock = '5h 6h 7d'): void {
  match.startDeal(stackDeck(match.rules, { hands, dealer: match.dealer, turnUp: '2h', stock }));
  match.apply(KNOCK);
  while (match.phase === 'deal') {
    match.apply(DRAW);
    match.apply(discardOf(match.deal.drawnCard));
  }
}

const tokens = (match: Match) => Array.from(match.tokens);

describe('a race for points', () => {
  const rules = preset('french-canadian');
  const points = (hands: string[], moves: string[] = ['0 knock'], keys: Record<string, unknown> = {}) => {
    const deal = dealt({ hands, turnUp: '2h', stock: '5h 6h 7d 8d' }, { ...rules, ...keys });
    play(deal, ...moves);
    while (deal.phase !== 'over') drawAndDrop(deal);
    expect([...deal.losses]).toEqual(hands.map(() => 0));
    return [...deal.points];
  };

  test('after a knock the highest gets 1', () => {
    expect(points(['Kc Qc 4h', 'Kd 3h 4s', '9d 3s 4c'])).toEqual([1, 0, 0]);
    expect(points(['9d 3s 4c', 'Kd 3h 4s', 'Kc Qc 4h'])).toEqual([0, 0, 1]);
  });

  test('a knocker who ties for highest gets none, the others in the tie 1 each', () => {
    expect(points(['Kc 2d 4h', 'Kd 3h 4s', 'Kh 3s 4c', '9d 5s 5c'])).toEqual([0, 1, 1, 0]);
    expect(points(['Kc 2d 4h', '9s 3h 4d', 'Kh 3s 4c', '9d 5s 5c'])).toEqual([0, 0, 1, 0]);
  });

  test('a knocker who ties for highest gets 1 too where knockerTieScore says so', () => {
    const knockerTieScore = 1;
    expect(points(['Kc 2d 4h', 'Kd 3h 4s', '9d 5s 5c'], undefined, { knockerTieScore })).toEqual([1, 1, 0]);
    expect(points(['9c 2d 4h', 'Kd Qd 4s', 'Kh Qh 4c'], undefined, { knockerTieScore })).toEqual([0, 1, 1]);
  });

  test('others who tie for highest get 1 each', () => {
    expect(points(['9c 2d 4h', 'Kd Qd 4s', 'Kh Qh 4c'])).toEqual([0, 1, 1]);
  });

  test('each player who declares 31 gets 1 at once', () => {
    expect(points(['9c 2d 4h', 'Ad Kd Qd', 'Ah Kh Qh'], [])).toEqual([0, 1, 1]);
  });

  test('without a knock all with the highest value get 1', () => {
    const deal = dealt({ hands: ['Kc 9c 4h', 'Kd 9d 4s', '9h 3s 4c'] }, rules);
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect([...deal.points]).toEqual([1, 1, 0]);
  });

  test('with ranks compared (jacobs) the tie is broken', () => {
    const deal = dealt({ hands: ['Kc Tc 9c', 'Qd Jd 9d', '9h 3s 4c'], turnUp: '2h', stock: '2s 2d' }, preset('jacobs'));
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal).values).toEqual([29, 29, 9]);
    expect([...deal.points]).toEqual([1, 0, 0]);
  });

  test('a promise of the highest hand and what knocks cost have no effect', () => {
    const keys = { scoring: 'points', knockPromise: 'highest', knockerLowestLoss: 1, knockerTieLoss: 2 };
    const deal = dealt({ hands: ['9c 2d 4h', 'Kd 3h 4s'], turnUp: '2h', stock: '5h' }, rulesWith(keys));
    play(deal, '0 knock');
    drawAndDrop(deal);
    expect([[...deal.points], [...deal.losses]]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('tokens are all 0, nobody is eliminated, and the first to the target wins', () => {
    const match = matchWith([0, 0, 0], { scoring: 'points', pointsTarget: 2 });
    dealWonBy(match, 1);
    expect(match.winner).toBeNull();
    expect(match.dealResult()).toMatchObject({
      losses: [0, 0, 0],
      points: [0, 1, 0],
      tokens: [0, 0, 0],
      eliminated: [],
    });
    dealWonBy(match, 1);
    expect(match.winner).toBe(1);
    expect(match.places()).toEqual([[1], [0, 2]]);
  });

  test('starts with no tokens', () => {
    expect(tokens(new Match(rules, 3, { seed: 1 }))).toEqual([0, 0, 0]);
  });

  test('several who reach it in one deal with equal points play on', () => {
    const match = matchWith([0, 0, 0], { scoring: 'points', pointsTarget: 1 });
    dealWonBy(match, 0, 1);
    expect(match.winner).toBeNull();
    dealWonBy(match, 2);
    expect(match.winner).toBeNull();
    dealWonBy(match, 0);
    expect(match.winner).toBe(0);
  });

  test('several who reach it in one deal with equal points share the win where sharedWin says so', () => {
    const match = matchWith([0, 0, 0], { scoring: 'points', pointsTarget: 1, sharedWin: true });
    dealWonBy(match, 0, 2);
    expect([match.phase, match.winner, match.winners, match.places()]).toEqual(['over', null, [0, 2], [[0, 2], [1]]]);
  });

  test('of several who reach it in one deal the most points win', () => {
    const match = matchWith([0, 0, 0], { scoring: 'points', pointsTarget: 2 });
    dealWonBy(match, 0);
    dealWonBy(match, 0, 1);
    expect(match.winner).toBe(0);
  });

  test('knows no extra steps and no buying in', () => {
    const match = matchWith([0, 0, 0], { scoring: 'points', buyIns: 1 });
    dealWonBy(match, 0);
    expect([match.mayExtendSteps, match.seat]).toEqual([false, -1]);
    expect(() => match.extendSteps()).toThrow('extra-step is not allowed now');
  });

  test('hand values are not added up as well', () => {
    const match = matchWith([0, 0], { scoring: 'points', handPoints: true });
    dealWonBy(match, 0);
    expect([...match.points]).toEqual([1, 0]);
  });
});

describe('one seat on grace (graceSeats 1)', () => {
  const keys = { graceSeats: 1 };

  test('whoever runs out while another stays on grace is eliminated', () => {
    const match = matchWith([0, 1, 3], keys);
    dealWonBy(match, 0, 2);
    expect(tokens(match)).toEqual([0, -1, 3]);
  });

  test('losses that eliminate are settled first: the seat on grace becomes free', () => {
    const match = matchWith([0, 1, 3], keys);
    dealWonBy(match, 2);
    expect(tokens(match)).toEqual([-1, 0, 3]);
  });

  test('is free also when the one who leaves it sits behind', () => {
    const match = matchWith([3, 1, 0], keys);
    dealWonBy(match, 0);
    expect(tokens(match)).toEqual([3, 0, -1]);
  });

  test.each([
    [0, [3, 0, -1, 3]],
    [1, [3, -1, 0, 3]],
    [2, [3, 0, -1, 3]],
  ])('of two who run out in one deal the first from the left of dealer %i gets it', (dealer, expected) => {
    const match = matchWith([3, 1, 1, 3], keys, dealer);
    dealWonBy(match, 0, 3);
    expect(tokens(match)).toEqual(expected);
  });

  test('the rule for everybody out overrides it', () => {
    const match = matchWith([0, -1, 0], { ...keys, suddenDeath: true });
    match.startDeal(stackDeck(match.rules, { hands: ['Kc 3d 4h', null, 'Qd 2d 5h'], dealer: 0 }));
    match.apply(SUDDEN_DEATH);
    expect(tokens(match)).toEqual([0, -1, 0]);
  });

  test('has no effect without grace', () => {
    const match = matchWith([3, 1, 1, 2], { ...keys, grace: false });
    dealWonBy(match, 0);
    expect(tokens(match)).toEqual([3, -1, -1, 1]);
  });
});

describe('buying in', () => {
  test('is asked of each newly eliminated player, from the old dealer’s left', () => {
    const match = matchWith([0, 0, 3, 3], { buyIns: 1 }, 0);
    dealWonBy(match, 2, 3);
    expect([match.phase, match.seat, legal(match)]).toEqual(['between', 1, ['buy-in', 'leave']]);
    expect(() => match.startDeal()).toThrow('no deal can start: a decision is open');
    match.apply(BUY_IN);
    expect(match.seat).toBe(0);
    match.apply(LEAVE);
    expect([match.seat, tokens(match)]).toEqual([-1, [-1, 3, 3, 3]]);
  });

  test('the next dealer is found after the answers', () => {
    for (const [answer, dealer] of [
      [BUY_IN, 1],
      [LEAVE, 2],
    ]) {
      const match = matchWith([3, 0, 3], { buyIns: 1 }, 0);
      dealWonBy(match, 0, 2);
      match.apply(answer);
      match.startDeal();
      expect(match.dealer).toBe(dealer);
    }
  });

  test('may be done as often as the rules say', () => {
    const match = matchWith([3, 0, 3], { buyIns: 1, lives: 1, grace: false });
    dealWonBy(match, 0, 2);
    match.apply(BUY_IN);
    expect(tokens(match)).toEqual([3, 1, 3]);
    dealWonBy(match, 0, 2);
    expect([match.seat, tokens(match)]).toEqual([-1, [3, -1, 3]]);
  });

  test('cancels having been out: the place is that of the last elimination', () => {
    const match = matchWith([3, 0, 0], { buyIns: 1 });
    dealWonBy(match, 0, 2);
    match.apply(BUY_IN);
    dealWonBy(match, 0, 1);
    match.apply(LEAVE);
    expect(match.places()).toEqual([[0, 1], [2]]);
  });

  test('leaving is final', () => {
    const match = matchWith([3, 0, 3], { buyIns: 2 });
    dealWonBy(match, 0, 2);
    match.apply(LEAVE);
    dealWonBy(match, 0, 2);
    expect(match.seat).toBe(-1);
  });

  test('is not asked once only one is left', () => {
    const match = matchWith([3, 0], { buyIns: 5 });
    dealWonBy(match, 0);
    expect([match.winner, match.seat, match.phase]).toEqual([0, -1, 'over']);
  });

  test('refuses every other answer', () => {
    const match = matchWith([3, 0, 3], { buyIns: 1 });
    dealWonBy(match, 0, 2);
    expect(() => match.apply(DRAW)).toThrow('draw is not legal between deals: allowed is buy-in, leave');
  });

  test('the one who is asked sees that it is asked, and no cards', () => {
    const match = matchWith([3, 0, 3], { buyIns: 1 });
    dealWonBy(match, 0, 2);
    expect(match.view(1).toJSON()).toMatchObject({ phase: 'buy-in', hand: [], drawn: null, tokens: [3, -1, 3] });
  });

  test('gives as many tokens as a player has who never lost one, agreed steps included', () => {
    const match = matchWith([3, 0, 3], { buyIns: 1 });
    dealWonBy(match, 0, 1, 2);
    match.extendSteps();
    match.tokens.set([4, 0, 4]);
    dealWonBy(match, 0, 2);
    match.apply(BUY_IN);
    expect(tokens(match)).toEqual([4, 4, 4]);
  });
});

describe('one more step', () => {
  test('gives everybody still in a token, and brings back those eliminated in the deal with the fewest tokens', () => {
    const match = matchWith([0, 3, -1, 2], {});
    dealWonBy(match, 1, 3);
    expect(tokens(match)).toEqual([-1, 3, -1, 2]);
    match.extendSteps();
    expect(tokens(match)).toEqual([0, 4, -1, 3]);
  });

  test('without grace that is one token', () => {
    const match = matchWith([1, 3, 2], { grace: false });
    dealWonBy(match, 1, 2);
    match.extendSteps();
    expect(tokens(match)).toEqual([1, 4, 3]);
  });

  test('is not limited by the one seat on grace', () => {
    const match = matchWith([0, 0, 3, 3], { graceSeats: 1 });
    dealWonBy(match, 2, 3);
    match.extendSteps();
    expect(tokens(match)).toEqual([0, 0, 4, 4]);
  });

  test('may be agreed on once after each deal', () => {
    const match = matchWith([3, 3, 3], {});
    expect(match.mayExtendSteps).toBe(false);
    dealWonBy(match, 1, 2);
    match.extendSteps();
    expect(match.mayExtendSteps).toBe(false);
    expect(() => match.extendSteps()).toThrow('extra-step is not allowed now');
    dealWonBy(match, 1, 2);
    expect(match.mayExtendSteps).toBe(true);
  });

  test('may be agreed on five times in a match', () => {
    const match = matchWith([3, 3, 3], {});
    for (let step = 0; step < 5; step++) {
      dealWonBy(match, 0, 1, 2);
      match.extendSteps();
    }
    dealWonBy(match, 0, 1, 2);
    expect([match.mayExtendSteps, tokens(match)]).toEqual([false, [8, 8, 8]]);
  });

  test('comes before any answer about buying in, and those whom it brings back are not asked', () => {
    const match = matchWith([0, 3, 3], { buyIns: 1 });
    dealWonBy(match, 1, 2);
    expect(match.seat).toBe(0);
    match.extendSteps();
    expect([match.seat, tokens(match)]).toEqual([-1, [0, 4, 4]]);
    const answered = matchWith([0, 0, 3, 3], { buyIns: 1 });
    dealWonBy(answered, 2, 3);
    answered.apply(LEAVE);
    expect(answered.mayExtendSteps).toBe(false);
  });

  test('is not possible after the deal that leaves a single winner, nor during a deal', () => {
    const match = matchWith([0, 3], {});
    match.startDeal(stackDeck(match.rules, { hands: ['Kc Qc 4h', 'Kd 3h 4s'], dealer: 0 }));
    expect(match.mayExtendSteps).toBe(false);
    const won = matchWith([0, 3], {});
    dealWonBy(won, 1);
    expect([won.winner, won.mayExtendSteps]).toEqual([1, false]);
  });

  test('is not an action of a seat', () => {
    const match = matchWith([3, 0, 3], { buyIns: 1 });
    dealWonBy(match, 0, 2);
    expect(() => match.apply(EXTRA_STEP)).toThrow('extra-step is not legal between deals');
  });

  test('brings back nobody who went out in an earlier deal', () => {
    const match = matchWith([0, 3, 3, 3], {});
    dealWonBy(match, 1, 2, 3);
    dealWonBy(match, 1, 2, 3);
    match.extendSteps();
    expect(tokens(match)).toEqual([-1, 4, 4, 4]);
  });
});

describe('the first player out (matchEnds)', () => {
  const firstOut = { matchEnds: 'first-out', buyIns: 1 };

  test('ends the match for whoever has most tokens, before anybody may buy in', () => {
    const match = matchWith([2, 3, 0], firstOut);
    dealWonBy(match, 0, 1);
    expect([match.phase, match.winner, match.places()]).toEqual(['over', 1, [[1], [0], [2]]]);
    expect([match.seat, match.mayExtendSteps]).toEqual([-1, false]);
  });

  test('leaves the match open between equals, who play on until one leads', () => {
    const match = matchWith([2, 2, 0], { ...firstOut, buyIns: 0 });
    dealWonBy(match, 0, 1);
    expect([match.phase, match.winners]).toEqual(['between', []]);
    dealWonBy(match, 1);
    expect([match.phase, match.winner]).toEqual(['over', 1]);
  });

  test('is nobody on grace', () => {
    const match = matchWith([2, 3, 1], firstOut);
    dealWonBy(match, 0, 1);
    expect([match.phase, tokens(match)]).toEqual(['between', [2, 3, 0]]);
  });
});

describe('a shared win (sharedWin)', () => {
  const shared = { sharedWin: true, dealLimit: 1, buyIns: 1 };

  test('is that of all with most tokens after the last deal of a limit', () => {
    const match = matchWith([3, 2, 3], shared);
    dealWonBy(match, 0, 2);
    expect([match.phase, match.winner, match.winners, match.places()]).toEqual(['over', null, [0, 2], [[0, 2], [1]]]);
    expect([match.seat, match.mayExtendSteps]).toEqual([-1, false]);
  });

  test('is told as such, the last thing of all', () => {
    const events: MatchEvent[] = [];
    const rules = rulesWith(shared);
    const match = new Match(rules, 2, { seed: 1, dealer: 0, listener: (event) => events.push(event) });
    match.startDeal(stackDeck(rules, { hands: [DEALT_31[0], DEALT_31[1]], dealer: 0 }));
    expect(events.slice(-2)).toEqual([
      { type: 'deal-over', deal: 1 },
      { type: 'match-shared', seats: [0, 1] },
    ]);
  });

  test('is not that of two who would go out at once: they stay in and play on', () => {
    const match = matchWith([0, 0], { sharedWin: true, knockerTieLoss: 1 });
    knockAtOnce(match, ['Kc 3d 3s', 'Kd 4s 3c']);
    expect([match.phase, match.winners, tokens(match)]).toEqual(['between', [], [0, 0]]);
  });

  test('is none of one who leads alone', () => {
    const match = matchWith([3, 2, 3], shared);
    dealWonBy(match, 0);
    expect([match.winner, match.winners]).toEqual([0, [0]]);
  });
});

describe('hand points', () => {
  test('add up the values of all deals', () => {
    const match = matchWith([3, 3, 3], { handPoints: true, threeOfAKind: 30.5 });
    knockAtOnce(match, ['Kc Qc 4h', '7c 7d 7h', '9d 3s 4c'], '5h 6h 8d');
    expect(match.dealResult()).toMatchObject({ values: [20, 30.5, 9], points: [20, 30.5, 9] });
    dealWonBy(match, 0);
    expect([...match.points]).toEqual([51, 39.5, 18]);
  });

  test('may fall, also below 0, and are told as they do; no deal gives anybody a point for that', () => {
    const scored: MatchEvent[] = [];
    const rules = rulesWith({ handPoints: true, offSuit: 'minus' });
    const listener = (event: MatchEvent) => event.type === 'scored' && scored.push(event);
    const match = new Match(rules, 2, { seed: 1, dealer: 1, listener });
    for (const dealer of [1, 0]) {
      match.startDeal(stackDeck(rules, { hands: ['Kc 9d 8h', 'Kd 9s 5h'], dealer, turnUp: '2h', stock: '6h 7h' }));
      match.apply(KNOCK);
      match.apply(DRAW);
      match.apply(discardOf(match.deal.drawnCard));
      expect([...match.deal.points]).toEqual([0, 0]);
    }
    expect([...match.points]).toEqual([-14, -8]);
    expect(scored.slice(2)).toEqual([
      { type: 'scored', seat: 0, gained: -7, points: -14 },
      { type: 'scored', seat: 1, gained: -4, points: -8 },
    ]);
  });

  test('rank players eliminated in the same deal; the rest share the place', () => {
    const ranked = matchWith([3, 0, 0, 3], { handPoints: true });
    ranked.points.set([0, 50, 60, 0]);
    dealWonBy(ranked, 0, 3);
    expect(ranked.places()).toEqual([[0, 3], [2], [1]]);
    const shared = matchWith([3, 0, 0, 3], {});
    dealWonBy(shared, 0, 3);
    expect(shared.places()).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  test('are the single card in sudden death', () => {
    const match = matchWith([3, 3], { handPoints: true, suddenDeath: true });
    match.startDeal(stackDeck(match.rules, { hands: ['9c 3d 4h', 'Kd 3h 4s'], dealer: 0 }));
    match.apply(SUDDEN_DEATH);
    expect([...match.points]).toEqual([9, 10]);
  });
});
