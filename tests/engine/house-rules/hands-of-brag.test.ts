import { describe, expect, test } from 'vitest';
import { parseAction } from '../../../engine/actions.ts';
import { whyNot } from '../../../engine/legality.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, drawAndDrop, legal, outcome, play, rulesWith } from '../support/stacked.ts';

const brag = (keys: Record<string, unknown> = {}) => rulesWith({ handRanking: 'brag', ...keys });

describe('hands are ranked as in brag (handRanking)', () => {
  test('a pair of twos beats any high card, however many points that has', () => {
    const deal = dealt({ hands: ['2c 2d 4h', 'Ac Kc Jd', '9d 8d 6s'], turnUp: '3s' }, brag());
    play(deal, '0 knock');
    drawAndDrop(deal, 2);
    expect(outcome(deal)).toEqual({ end: 'knock', values: [2020400, 1141311, 1090806], losses: [0, 0, 1] });
  });

  test('the knocker who alone is lowest loses 2, and equal hands tie', () => {
    const lowest = dealt({ hands: ['Kc 9d 4h', 'Ac 9c 4d'], turnUp: '3s', stock: '2s' }, brag());
    play(lowest, '0 knock', '1 draw', '1 discard 2s');
    expect(outcome(lowest).losses).toEqual([2, 0]);
    const tied = dealt({ hands: ['Kc 9d 4h', 'Kd 9c 4s'], turnUp: '3s', stock: '2s' }, brag({ tieBreak: 'ranks' }));
    play(tied, '0 knock', '1 draw', '1 discard 2s');
    expect(outcome(tied).losses).toEqual([0, 1]);
  });

  test('nobody declares, as dealt or later, or is asked', () => {
    for (const declare of ['automatic', 'manual']) {
      for (const declareEnds of ['all-pay', 'at-showdown', 'last-turns']) {
        const rules = brag({ declare, declareEnds, declareThree: true, threeAces: 33 });
        const deal = dealt({ hands: ['Ac Kc Qc', 'Ad As 4h'], turnUp: 'Ah', stock: '2s 5d' }, rules);
        play(deal, '0 draw', '0 discard 2s', '1 draw', '1 discard 5d');
        expect(legal(deal)).toContain('knock');
        play(deal, '0 knock', '1 take', '1 discard 4h');
        expect(outcome(deal)).toEqual({ end: 'knock', values: [5140000, 2140500], losses: [0, 1] });
      }
    }
  });

  test('with a pool, and a knock after the exchange', () => {
    const rules = brag({ play: 'pool', knockTiming: 'after-draw', poolPass: false, knockerLowestLoss: 1 });
    const deal = dealt({ hands: ['Th Jd 2c', '9c 9h 4d'], pool: '9s Qs Kc' }, rules);
    play(deal, '0 take 9s', '0 knock 2c', '1 take Kc', '1 discard 4d');
    expect(outcome(deal)).toEqual({ end: 'knock', values: [4110000, 2091300], losses: [0, 1] });
  });

  test('a minimum is none: any hand may knock', () => {
    expect(legal(dealt({ hands: ['2c 3d 5h', '9c 9h 4d'] }, brag({ knockMinimum: 41 })))).toContain('knock');
  });

  test('of one suit are flushes and running flushes', () => {
    const rules = brag({ knockSameSuit: true });
    expect(legal(dealt({ hands: ['2c 8c 5c', '9c 9h 4d'] }, rules))).toContain('knock');
    const deal = dealt({ hands: ['8d 8c 8h', '9c 9h 4d'] }, rules);
    expect(whyNot(viewOf(deal, 0), parseAction('knock'))?.is).toBe('knock-not-one-suit');
  });

  test('a shotgun meets no dealt 31', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc', '9d 3s 4c'] }, brag({ hammer: 'shotgun' }));
    play(deal, '0 hammer');
    expect(outcome(deal)).toEqual({ end: 'hammer', values: [1130403, 5140000, 1090403], losses: [0, 0, 1] });
  });

  test('in sudden death single cards are compared by what they count', () => {
    const deal = dealt({ hands: ['Kd 3h 4s', 'Ac Kc Qc', '9d 3s 4c'] }, brag({ suddenDeath: true }));
    play(deal, '2 sudden-death');
    expect(outcome(deal)).toEqual({ end: 'sudden-death', values: [10, 11, 9], losses: [0, 0, 1] });
  });

  test('in a race the highest hand scores', () => {
    const deal = dealt({ hands: ['3c 3d 3h', 'Ac Ad Ah'], turnUp: '4d', stock: '2s' }, brag({ scoring: 'points' }));
    play(deal, '0 knock', '1 draw', '1 discard 2s');
    expect(Array.from(deal.points)).toEqual([1, 0]);
  });
});
