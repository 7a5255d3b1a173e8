/** In a race the lowest hand loses a point (docs/rules-reference.md#points-of-the-lowest-hand). */
import { describe, expect, test } from 'vitest';
import { DRAW, KNOCK, discardOf } from '../../../engine/actions.ts';
import type { Deal } from '../../../engine/deal.ts';
import type { MatchEvent } from '../../../engine/events.ts';
import { Match } from '../../../engine/match.ts';
import { dealt, drawAndDrop, emptyTheStock, play, rulesWith, stackDeck, type Stack } from '../support/stacked.ts';

const KEYS = { scoring: 'points', lowestScore: -1, dealLimit: 10 };
/** Of the first, the second and so on, the suit total. */
const [TWENTY, NINETEEN, EIGHTEEN] = ['Kc Tc 4h', 'Kd 9d 4s', 'Kh 8h 3s'];
const [SAME_NINETEEN, SAME_EIGHTEEN] = ['Ks 9s 4d', 'Qd 8d 3c'];
const HIDDEN = { turnUp: '2h', stock: '5c 6h 7d 2d 3c' };

/** Deals to players who have two points each. */
function dealtTo(stack: Stack, keys: Record<string, unknown> = {}): Deal {
  return dealt({ ...HIDDEN, points: stack.hands.map(() => 2), ...stack }, rulesWith({ ...KEYS, ...keys }));
}

/** Plays on until all hands are shown, everybody keeping the hand. */
function points(deal: Deal): number[] {
  while (deal.phase !== 'over') drawAndDrop(deal);
  expect([...deal.losses]).toEqual([...deal.points].map(() => 0));
  return [...deal.points];
}

/** Seat 0 knocks at once. */
function afterKnock(hands: string[], keys: Record<string, unknown> = {}): number[] {
  const deal = dealtTo({ hands }, keys);
  play(deal, '0 knock');
  return points(deal);
}

describe('after a knock', () => {
  test('the lowest hand loses a point and the highest scores one', () => {
    expect(afterKnock([TWENTY, NINETEEN, EIGHTEEN])).toEqual([1, 0, -1]);
  });

  test('a knocker loses no more than others', () => {
    expect(afterKnock([EIGHTEEN, NINETEEN, TWENTY])).toEqual([-1, 0, 1]);
  });

  test('all who tie for lowest lose one, the knocker too', () => {
    expect(afterKnock([TWENTY, EIGHTEEN, SAME_EIGHTEEN])).toEqual([1, -1, -1]);
    expect(afterKnock([EIGHTEEN, TWENTY, SAME_EIGHTEEN])).toEqual([-1, 1, -1]);
  });

  test.each([
    [0, [0, 1]],
    [1, [1, 1]],
  ])('nobody is lowest where all are equal (knockerTieScore %i)', (knockerTieScore, scored) => {
    expect(afterKnock([NINETEEN, SAME_NINETEEN], { knockerTieScore })).toEqual(scored);
  });

  test('ranks decide between equal values', () => {
    expect(afterKnock(['Kd 9d 4s', 'Qs 9s 4d'], { tieBreak: 'ranks' })).toEqual([1, -1]);
    expect(afterKnock(['Ts 8s 4d', 'Jd 8d 4s', TWENTY], { tieBreak: 'ranks' })).toEqual([-1, 0, 1]);
  });

  test('the keys for what the lowest lose of tokens count for nothing', () => {
    const keys = { knockerLowestLoss: 2, lowestTieLoss: 0, knockerTieLoss: 0, knockPromise: 'highest' };
    expect(afterKnock([EIGHTEEN, SAME_EIGHTEEN, TWENTY], keys)).toEqual([-1, -1, 1]);
  });

  test('the lowest loses also where nobody but the knocker can score', () => {
    const knockerAlone = { pointsGoTo: 'knocker' };
    expect(afterKnock([TWENTY, NINETEEN, EIGHTEEN], knockerAlone)).toEqual([1, 0, -1]);
    expect(afterKnock([NINETEEN, TWENTY, EIGHTEEN], knockerAlone)).toEqual([0, 0, -1]);
    expect(afterKnock([EIGHTEEN, TWENTY, NINETEEN], knockerAlone)).toEqual([-1, 0, 0]);
    expect(afterKnock([NINETEEN, SAME_NINETEEN], knockerAlone)).toEqual([0, 0]);
  });

  test('nobody does without the rule', () => {
    expect(afterKnock([TWENTY, NINETEEN, EIGHTEEN], { lowestScore: 0 })).toEqual([1, 0, 0]);
  });
});

describe('so it is', () => {
  test('without a knock', () => {
    const deal = dealtTo({ hands: ['Kc 9c 4h', 'Kd 9d 4s', '9h 3s 4c'] });
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect(points(deal)).toEqual([1, 1, -1]);
  });

  test.each(['hammer', 'shotgun'])('after the %s', (hammer) => {
    const deal = dealtTo({ hands: [NINETEEN, TWENTY, EIGHTEEN] }, { hammer });
    play(deal, '0 hammer');
    expect(points(deal)).toEqual([0, 1, -1]);
  });

  test('in golf, of rows', () => {
    const deal = dealtTo({ hands: ['Kc Tc 4c', 'Kd 9d 4d', '2c 3s 4h'] }, { play: 'golf' });
    const flipNext = () => play(deal, `${deal.seat} draw`, `${deal.seat} flip ${deal.table.turns[deal.seat]}`);
    while (deal.phase !== 'over') flipNext();
    expect(points(deal)).toEqual([1, 0, -1]);
  });

  test('with a pool', () => {
    const deal = dealtTo({ hands: [TWENTY, NINETEEN, EIGHTEEN], pool: '2s 5d 7c' }, { play: 'pool' });
    play(deal, '0 knock', '1 pass', '2 pass');
    expect(points(deal)).toEqual([1, 0, -1]);
  });

  test.each(['showdown', 'last-turns', 'aces-all-pay'])('where a declared hand is compared (%s)', (declareEnds) => {
    const deal = dealtTo({ hands: ['Ac Kc Qc', NINETEEN, EIGHTEEN] }, { declareEnds });
    expect(points(deal)).toEqual([1, 0, -1]);
  });
});

describe('nobody is lowest', () => {
  test.each(['all-pay', 'at-showdown'])('where those who declare score, and nobody else counts (%s)', (declareEnds) => {
    const deal = dealtTo({ hands: [EIGHTEEN, 'Ad Kd Qd', NINETEEN] }, { declareEnds });
    if (deal.phase !== 'over') play(deal, '0 knock');
    expect(points(deal)).toEqual([0, 1, 0]);
  });

  test('where only the hand counts that was declared last', () => {
    const keys = { declareEnds: 'last-turns', pointsGoTo: 'knocker' };
    const deal = dealtTo({ hands: ['Ac Kc Qc', NINETEEN, EIGHTEEN] }, keys);
    expect(points(deal)).toEqual([1, 0, 0]);
  });

  test('where a shotgun meets a dealt 31', () => {
    const deal = dealtTo({ hands: [EIGHTEEN, 'Ad Kd Qd', NINETEEN] }, { hammer: 'shotgun', declareEnds: 'showdown' });
    play(deal, '0 hammer');
    expect(points(deal)).toEqual([0, 1, 0]);
  });

  test('in sudden death', () => {
    const deal = dealtTo({ hands: ['9c 2d 3h', 'Kc 2s 3s'], dealer: 1 }, { suddenDeath: true });
    play(deal, '1 sudden-death');
    expect(points(deal)).toEqual([0, 1]);
  });

  test('in a void deal', () => {
    const deal = dealtTo({ hands: ['Kc 9c 4h', 'Kd 8d 4s', '9h 3s 4c'] }, { stockEmpty: 'void' });
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect(points(deal)).toEqual([0, 0, 0]);
  });
});

describe('points', () => {
  const rules = rulesWith(KEYS);

  /** Of three players the one to the dealer's left knocks at once, and all keep their hands. */
  function playDeal(match: Match, hands: string[]): void {
    const dealer = match.dealNumber === 0 ? match.dealer : (match.dealer + 1) % 3;
    match.startDeal(stackDeck(match.rules, { ...HIDDEN, hands, dealer }));
    match.apply(KNOCK);
    while (match.phase === 'deal') {
      match.apply(DRAW);
      match.apply(discardOf(match.deal.drawnCard));
    }
  }

  test('never fall below 0, and a deal takes none from whoever has none', () => {
    expect(afterKnock([TWENTY, NINETEEN, EIGHTEEN], {})).toEqual([1, 0, -1]);
    const deal = dealtTo({ hands: [TWENTY, EIGHTEEN, SAME_EIGHTEEN], points: [0, 0, 1] });
    play(deal, '0 knock');
    expect(points(deal)).toEqual([1, 0, -1]);
  });

  test('of a match are told as they change', () => {
    const scored: MatchEvent[] = [];
    const listener = (event: MatchEvent) => event.type === 'scored' && scored.push(event);
    const match = new Match(rules, 3, { seed: 1, dealer: 2, listener });
    playDeal(match, [TWENTY, NINETEEN, EIGHTEEN]);
    expect([...match.points]).toEqual([1, 0, 0]);
    expect(match.dealResult().points).toEqual([1, 0, 0]);
    playDeal(match, [EIGHTEEN, NINETEEN, TWENTY]);
    expect([...match.points]).toEqual([0, 0, 1]);
    expect(match.dealResult().points).toEqual([-1, 0, 1]);
    expect(scored).toEqual([
      { type: 'scored', seat: 0, gained: 1, points: 1 },
      { type: 'scored', seat: 0, gained: -1, points: 0 },
      { type: 'scored', seat: 2, gained: 1, points: 1 },
    ]);
  });

  test('that are lost do not decide who deals next', () => {
    const match = new Match(rulesWith({ ...KEYS, nextDealer: 'loser' }), 3, { seed: 1, dealer: 2 });
    playDeal(match, [NINETEEN, TWENTY, EIGHTEEN]);
    playDeal(match, [TWENTY, EIGHTEEN, NINETEEN]);
    match.startDeal();
    expect(match.dealer).toBe(1);
  });
});
