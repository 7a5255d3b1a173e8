/** After a knock the knocker alone can score (docs/rules-reference.md#points-for-the-knocker). */
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../engine/deal.ts';
import { dealt, drawAndDrop, emptyTheStock, play, rulesWith, type Stack } from '../support/stacked.ts';

const KEYS = { scoring: 'points', pointsGoTo: 'knocker' };
/** Of the first, the second and so on, the suit total. */
const [TWENTY, NINETEEN, SAME_NINETEEN, EIGHTEEN] = ['Kc Tc 4h', 'Kd 9d 4s', 'Ks 9s 4d', 'Kh 8h 3s'];
const HIDDEN = { turnUp: '2h', stock: '5c 6h 7d 2d 3c' };

/** Plays on until all hands are shown, everybody keeping the hand. */
function points(deal: Deal): number[] {
  while (deal.phase !== 'over') drawAndDrop(deal);
  expect([...deal.losses]).toEqual([...deal.points].map(() => 0));
  return [...deal.points];
}

/** Seat 0 knocks at once. */
function afterKnock(hands: string[], keys: Record<string, unknown> = {}): number[] {
  const deal = dealt({ ...HIDDEN, hands }, rulesWith({ ...KEYS, ...keys }));
  play(deal, '0 knock');
  return points(deal);
}

describe('after a knock', () => {
  test('the knocker scores with the highest hand', () => {
    expect(afterKnock([TWENTY, NINETEEN, EIGHTEEN])).toEqual([1, 0, 0]);
  });

  test('nobody does where another hand is higher, also where several are', () => {
    expect(afterKnock([NINETEEN, TWENTY, EIGHTEEN])).toEqual([0, 0, 0]);
    expect(afterKnock([EIGHTEEN, NINETEEN, SAME_NINETEEN])).toEqual([0, 0, 0]);
  });

  test.each([
    [0, [0, 0, 0]],
    [1, [1, 0, 0]],
  ])('with knockerTieScore %i a tie for highest brings the knocker that, and the others nothing', (score, scored) => {
    expect(afterKnock([NINETEEN, SAME_NINETEEN, EIGHTEEN], { knockerTieScore: score })).toEqual(scored);
  });

  test('ranks decide between equal values', () => {
    expect(afterKnock(['Kd 9d 4s', 'Qs 9s 4d'], { tieBreak: 'ranks' })).toEqual([1, 0]);
    expect(afterKnock(['Qd 9d 4s', 'Ks 9s 4d'], { tieBreak: 'ranks' })).toEqual([0, 0]);
  });

  test('a counter-knocker scores no more than others', () => {
    const deal = dealt({ ...HIDDEN, hands: [NINETEEN, TWENTY, EIGHTEEN] }, rulesWith({ ...KEYS, counterKnock: true }));
    play(deal, '0 knock', '1 knock');
    expect(points(deal)).toEqual([0, 0, 0]);
  });

  test.each(['hammer', 'shotgun'])('so it is after the %s', (hammer) => {
    const called = (hands: string[]) => {
      const deal = dealt({ ...HIDDEN, hands }, rulesWith({ ...KEYS, hammer }));
      play(deal, '0 hammer');
      return points(deal);
    };
    expect(called([TWENTY, NINETEEN])).toEqual([1, 0]);
    expect(called([NINETEEN, TWENTY])).toEqual([0, 0]);
  });

  test('a shotgun that meets dealt 31s brings each of their holders a point', () => {
    const keys = { ...KEYS, hammer: 'shotgun', declareEnds: 'last-turns' };
    const deal = dealt({ ...HIDDEN, hands: [TWENTY, 'Ad Kd Qd', 'As Ks Qs'] }, rulesWith(keys));
    play(deal, '0 hammer');
    expect(points(deal)).toEqual([0, 1, 1]);
  });
});

describe('as without the rule', () => {
  test('all with the highest value score without a knock', () => {
    const deal = dealt({ hands: ['Kc 9c 4h', 'Kd 9d 4s', '9h 3s 4c'] }, rulesWith(KEYS));
    emptyTheStock(deal);
    play(deal, `${deal.seat} pass`);
    expect(points(deal)).toEqual([1, 1, 0]);
    const limit = dealt({ ...HIDDEN, hands: [NINETEEN, TWENTY] }, rulesWith({ ...KEYS, turnLimit: 1 }));
    expect(points(limit)).toEqual([0, 1]);
  });

  test('the highest card scores in sudden death', () => {
    const deal = dealt({ hands: ['9c 2d 3h', 'Kc 2s 3s'], dealer: 1 }, rulesWith({ ...KEYS, suddenDeath: true }));
    play(deal, '1 sudden-death');
    expect(points(deal)).toEqual([0, 1]);
  });

  test.each(['all-pay', 'showdown', 'at-showdown'])('a 31 after a knock scores where it ends the deal (%s)', (ends) => {
    const stack = { hands: [TWENTY, 'Ad Kd 4s', EIGHTEEN], turnUp: '2h', stock: 'Qd 6h 7d' };
    const deal = dealt(stack, rulesWith({ ...KEYS, declareEnds: ends }));
    play(deal, '0 knock', '1 draw', '1 discard 4s');
    expect(points(deal)).toEqual([0, 1, 0]);
  });

  test('with declareEnds "at-showdown" the knock counts where nobody holds 31', () => {
    expect(afterKnock([NINETEEN, TWENTY], { declareEnds: 'at-showdown' })).toEqual([0, 0]);
    expect(afterKnock([TWENTY, NINETEEN], { declareEnds: 'at-showdown' })).toEqual([1, 0]);
  });
});

describe('with last turns after a declared hand', () => {
  const rules = rulesWith({ ...KEYS, declareEnds: 'last-turns' });
  /** Seats 0 and 1 are a queen short of 31, which seat 0 can take and seat 1 will draw. */
  const SHORT: Stack = { hands: ['Ac Kc 4h', 'Ad Kd 4s', '9h 3s 4c'], turnUp: 'Qc', stock: 'Qd 6h 7d' };

  test('whoever declared takes the point from whoever had knocked', () => {
    const deal = dealt({ ...SHORT, dealer: 1 }, rules);
    play(deal, '2 knock', '0 take', '0 discard 4h', '1 draw', '1 discard Qd');
    expect(points(deal)).toEqual([1, 0, 0]);
  });

  test('a 31 that is made in them takes it alone', () => {
    const deal = dealt(SHORT, rules);
    play(deal, '0 take', '0 discard 4h', '1 draw', '1 discard 4s');
    expect(points(deal)).toEqual([0, 1, 0]);
  });

  test('of several the last does, whatever seat it has', () => {
    const deal = dealt({ hands: ['Ac Kc 4h', 'Ad Kd 4s', 'Ah Kh 4c'], turnUp: 'Qd', stock: 'Qh Qc', dealer: 0 }, rules);
    play(deal, '1 take', '1 discard 4s', '2 draw', '2 discard 4c', '0 draw', '0 discard 4h');
    expect(points(deal)).toEqual([1, 0, 0]);
  });

  test('so it does where others stand after it', () => {
    const deal = dealt(SHORT, rulesWith({ ...KEYS, declareEnds: 'last-turns', finalTurnStand: true }));
    play(deal, '0 take', '0 discard 4h', '1 draw', '1 discard 4s', '2 stand');
    expect(points(deal)).toEqual([0, 1, 0]);
  });

  test('hands that were dealt are declared together', () => {
    const hands = ['Ac Kc Qc', '9d 3s 4c', 'As Ks Qs'];
    const deal = dealt({ hands, turnUp: '2h', stock: '5c 6h' }, rules);
    expect(points(deal)).toEqual([1, 0, 1]);
    const all = dealt({ hands: ['Ad Kd Qd', 'Ac Kc Qc'] }, rules);
    expect(points(all)).toEqual([1, 1]);
  });

  test('by hand too, and one that is kept quiet scores nothing', () => {
    const manual = rulesWith({ ...KEYS, declareEnds: 'last-turns', declare: 'manual' });
    const deal = dealt({ hands: ['Ac Kc Qc', '9d 3s 4c', 'As Ks Qs'], turnUp: '2h', stock: '5c 6h 7d' }, manual);
    play(deal, '0 declare', '2 quiet');
    expect(points(deal)).toEqual([1, 0, 0]);
  });

  test('a hand that is made after dealt ones takes the point from all of them', () => {
    const deal = dealt({ hands: ['Ac Kc Qc', 'Ad Kd 4s', 'As Ks Qs'], turnUp: '2h', stock: 'Qd' }, rules);
    play(deal, '1 draw', '1 discard 4s');
    expect(points(deal)).toEqual([0, 1, 0]);
  });

  test('in a race without the rule both score, and tokens are lost as ever', () => {
    const declared = (keys: Record<string, unknown>): Deal => {
      const deal = dealt(SHORT, rulesWith({ ...KEYS, declareEnds: 'last-turns', ...keys }));
      play(deal, '0 take', '0 discard 4h', '1 draw', '1 discard 4s');
      drawAndDrop(deal);
      return deal;
    };
    expect([...declared({ pointsGoTo: 'highest' }).points]).toEqual([1, 1, 0]);
    expect([...declared({ scoring: 'lives' }).losses]).toEqual([0, 0, 1]);
  });

  test('what the hands are worth does not matter', () => {
    const threes = rulesWith({ ...KEYS, declareEnds: 'last-turns', declareThree: true });
    const deal = dealt({ hands: ['Ac Kc Qc', '2d 2s 4s'], turnUp: '2h', dealer: 0 }, threes);
    play(deal, '1 take', '1 discard 4s');
    expect(points(deal)).toEqual([0, 1]);
  });
});
