import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, formatAction } from '../../../engine/actions.ts';
import type { Deal } from '../../../engine/deal.ts';
import { FEATURES, featuresOf } from '../../../engine/habits/features.ts';
import { decisionIn } from '../../../engine/habits/habits.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { viewOf } from '../../../engine/view.ts';
import { randomTable } from '../support/arbitraries.ts';
import { dealt, play, rulesWith } from '../support/stacked.ts';

/** What is not 0, of an action that the seat may take now. */
function featured(deal: Deal, action: string): Record<string, number> {
  const legal = deal.legalActions();
  const row = featuresOf(viewOf(deal, deal.seat), legal)[legal.map(formatAction).indexOf(action)];
  return Object.fromEntries(
    FEATURES.map((feature, i) => [feature, row[i]] as const).filter(([, value]) => value !== 0),
  );
}

describe('a knock', () => {
  test('has the value of the hand, above or below 22 in units of 5', () => {
    const deal = dealt({ hands: ['Ks 9s 8s', '3h 4c 5d'] });
    expect(featured(deal, 'knock')).toEqual({ knock: 1, 'knock by value': 1, 'knock in the first turn': 1 });
  });

  test('has the turn, and how many others there are beyond one', () => {
    const deal = dealt({
      hands: ['Ks 9s 3s', '3h 4c 5d', '2h 4d 6c', '2c 5h 7d'],
      turnUp: '9d',
      stock: 'Qh Qd Qc 8c 8d',
    });
    for (const action of ['draw', 'discard Qh']) play(deal, `0 ${action}`);
    play(deal, '1 draw', '1 discard Qd', '2 draw', '2 discard Qc', '3 draw', '3 discard 8c');
    expect(featured(deal, 'knock')).toEqual({ knock: 1, 'knock by turn': 0.25, 'knock by opponents': 2 / 3 });
  });

  test('with the discard has the value that it leaves, and what is put down', () => {
    const rules = rulesWith({ knockTiming: 'after-draw' });
    const deal = dealt({ hands: ['Ks 9s 8s', '3h 4c 5d'], turnUp: '2d', stock: '7h' }, rules);
    play(deal, '0 draw');
    const { knock, 'knock by value': value, 'discard by points': points } = featured(deal, 'knock 7h');
    expect([knock, value, points]).toEqual([1, 1, 7 / 11]);
    expect(featured(deal, 'discard 7h').knock).toBeUndefined();
  });
});

describe('taking', () => {
  test('has what it gains, and the points of the card', () => {
    const deal = dealt({ hands: ['Ks 9s 2h', '3h 4c 5d'], turnUp: '8s' });
    const { take, 'take by gain': gain, 'take by points': points } = featured(deal, 'take');
    expect([take, gain, points]).toEqual([1, 8 / 5, 8 / 11]);
  });

  test('tells of a hand that is far behind', () => {
    const behind = dealt({ hands: ['Ks 3d 2h', '3h 4c 5d'], turnUp: '8c' });
    const ahead = dealt({ hands: ['Ks 9s 2h', '3h 4c 5d'], turnUp: '8c' });
    expect(featured(behind, 'take')['take while behind']).toBe(1);
    expect(featured(ahead, 'take')['take while behind']).toBeUndefined();
  });
});

describe('a discard', () => {
  const drawn = (): Deal => {
    const deal = dealt({ hands: ['Ks 9s 2h', '3h 4c 5d'], turnUp: '4d', stock: '7d' });
    play(deal, '0 draw');
    return deal;
  };

  test('has what it loses beside the best, and the points that it gives away', () => {
    const { 'discard by value lost': lost, 'discard by points': points } = featured(drawn(), 'discard Ks');
    expect([lost, points]).toEqual([(9 - 19) / 5, 10 / 11]);
  });

  test('of the card just drawn is one, and the best one loses nothing', () => {
    const best = featured(drawn(), 'discard 7d');
    expect(best['discard the drawn card']).toBe(1);
    expect(best['discard by value lost']).toBeUndefined();
    expect(featured(drawn(), 'discard 2h')['discard the drawn card']).toBeUndefined();
  });
});

test('with a pool, swapping all has what the pool is worth beside the hand', () => {
  const deal = dealt({ hands: ['Ks 9s 8h', '7h 9c Jd'], pool: 'Ad Kd 7c', dealer: 1 }, preset('widow'));
  expect(featured(deal, 'swap-all')).toEqual({ 'swap all': 1, 'swap all by gain': (21 - 19) / 5 });
  expect(featured(deal, 'pass')).toEqual({ pass: 1 });
});

test('what one answers within a turn with a pool is no pass, and another exchange is to take a card', () => {
  const two = dealt(
    { hands: ['Ks 9s 2h', '3h 4c 5d'], pool: '8s 3c 4d' },
    rulesWith({ play: 'pool', poolSwapTwo: true }),
  );
  play(two, '0 take 3c', '0 discard 2h');
  expect(featured(two, 'pass')).toEqual({});
  expect(featured(two, 'take 8s')).toEqual({ take: 1, 'take by gain': 8 / 5, 'take by points': 8 / 11 });
  const any = { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
  const swapped = dealt({ hands: ['Ks 9s 2h', '3h 4c 5d'], pool: '8s 3c 4d' }, rulesWith(any));
  play(swapped, '0 swap-all');
  expect(featured(swapped, 'pass')).toEqual({});
});

test('to ask for a new pool keeps the hand, as a pass does, and is another thing than to change it as the dealer', () => {
  const rules = { ...preset('widow'), poolSevenEightNine: 'on-request', dealerChoice: true } as const;
  const deal = dealt({ hands: ['Ks 9s 8h', '7h 9c Jd'], pool: '7c 8d 9h', dealer: 1 }, rules);
  expect(featured(deal, 'change')['change the hand']).toBe(1);
  play(deal, '1 keep');
  expect(featured(deal, 'change')).toEqual({ pass: 1 });
});

test('there is a row for each legal action by any rules, and all numbers are small', () => {
  fc.assert(
    fc.property(randomTable, ({ rules, players, seed }) => {
      const match = new Match(rules, players, { seed });
      const random = new Random(seed);
      match.startDeal();
      for (let step = 0; step < 40 && match.phase === 'deal'; step++) {
        const legal = match.legalActions();
        const rows = featuresOf(match.view(match.seat), legal);
        expect(rows).toHaveLength(legal.length);
        for (const row of rows) for (const value of row) expect(Math.abs(value)).toBeLessThanOrEqual(12);
        match.apply(legal[random.below(legal.length)]);
      }
    }),
    { numRuns: 15 },
  );
});

describe('hands of brag', () => {
  const deal = dealt({ hands: ['Kc 9d 4h', '2h 3h 4c'], turnUp: '9h' }, rulesWith({ handRanking: 'brag' }));
  const isMarked = (one: Deal): boolean | undefined => {
    const even = new Float32Array(ACTION_COUNT).fill(0.1);
    return decisionIn(viewOf(one, one.seat), one.legalActions())(even).isBrag;
  };

  test('count as many points as are as rare', () => {
    expect(featured(deal, 'knock')['knock by value']).toBeCloseTo((11.3 - 22) / 5, 1);
    expect(featured(deal, 'take')['take by gain']).toBeGreaterThan(0);
  });

  test('are marked in decisions, since no number of points can be told of them', () => {
    expect(isMarked(deal)).toBe(true);
    expect(isMarked(dealt({ hands: ['Kc 9d 4h', '2h 3h 4c'] }))).toBeUndefined();
  });
});
