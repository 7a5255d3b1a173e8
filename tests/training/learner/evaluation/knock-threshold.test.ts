import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../../engine/deal.ts';
import { viewOf } from '../../../../engine/view.ts';
import { knockingValue, thresholdOf } from '../../../../training/learner/evaluation/knock-threshold.ts';
import { dealt, play, rulesWith } from '../../../engine/support/stacked.ts';

/** So many decisions with a value, which are knocks or not. */
const decisions = (count: number, value: number, knocked: boolean) =>
  Array.from({ length: count }, () => ({ value, knocked }));

describe('the value from which somebody knocks', () => {
  test('leaves as few on the wrong side as can be', () => {
    const chances = [
      ...decisions(10, 20, false),
      ...decisions(2, 22, true),
      ...decisions(5, 24, false),
      ...decisions(9, 26, true),
      ...decisions(1, 28, false),
    ];
    expect(thresholdOf(chances)).toEqual({ value: 26, chances: 27 });
  });

  test('is the highest of several that separate as well', () => {
    expect(thresholdOf([...decisions(20, 20, false), ...decisions(20, 28, true)])?.value).toBe(28);
  });

  test('is above every hand where most of the best are played on', () => {
    expect(thresholdOf([...decisions(30, 27, false), ...decisions(1, 27, true)])?.value).toBe(28);
  });

  test('is unknown after fewer than 25 decisions, or without a knock', () => {
    expect(thresholdOf(decisions(24, 25, true))).toBeNull();
    expect(thresholdOf(decisions(100, 25, false))).toBeNull();
    expect(thresholdOf([])).toBeNull();
  });
});

describe('the hand that could be knocked with', () => {
  const value = (deal: Deal) => knockingValue(viewOf(deal, deal.seat), deal.legalActions());
  const hands = ['Ks 9s 4d', '2h 3h 4c'];

  test('is the one that a seat has', () => expect(value(dealt({ hands }))).toBe(19));

  test('is the best that it can keep, where it knocks with the discard', () => {
    const deal = dealt({ hands, stock: '5s' }, rulesWith({ knockTiming: 'after-draw' }));
    expect(value(deal)).toBeNull();
    play(deal, '0 draw');
    expect(value(deal)).toBe(24);
  });

  test('is the one that a seat has before it discards, where that comes first', () => {
    const deal = dealt(
      { hands: ['Ks 9s 4s', '2h 3h 4c'] },
      rulesWith({ knockTiming: 'after-draw', discardFirst: true }),
    );
    expect(value(deal)).toBe(23);
  });

  test('is told in whole points in brag', () => {
    expect(value(dealt({ hands: ['Kc 9d 4h', '2h 3h 4c'] }, rulesWith({ handRanking: 'brag' })))).toBe(11);
  });
});
