import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, formatAction } from '../../../engine/actions.ts';
import type { Deal } from '../../../engine/deal.ts';
import { featuresOf } from '../../../engine/habits/features.ts';
import { FEATURES, type Feature } from '../../../engine/habits/weights.ts';
import { decisionIn } from '../../../engine/habits/habits.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { randomTable } from '../support/arbitraries.ts';
import { position } from '../support/stacked.ts';

/** What is not 0, of an action that the seat may take now. */
function featured(deal: Deal, action: string): Record<string, number> {
  const legal = deal.legalActions();
  const row = featuresOf(viewOf(deal, deal.seat), legal)[legal.map(formatAction).indexOf(action)];
  return Object.fromEntries(
    FEATURES.map((feature, i) => [feature, row[i]] as const).filter(([, value]) => value !== 0),
  );
}

const AFTER_DRAW = { knockTiming: 'after-draw' };
const FIRST_KNOCK = { knock: 1, 'knock by value': 1, 'knock by value above 25': 2 / 5, 'knock in the first turn': 1 };
const HELPFUL_TAKE = { take: 1, 'take that helps': 1, 'take by gain': 8 / 5, 'take by points': 8 / 11 };
/** A card of so many points, and what is kept of each suit. */
const discarding = (points: number, ...suits: number[]) => ({
  'discard by points': points / 11,
  'discard by suits kept': Math.hypot(...suits) / 10,
});
const FIRST = { discardFirst: true };
const FIRST_DISCARD = { ...discarding(9, 18), 'discard by value lost': -1 / 5 };
const ANY_TURN = { play: 'pool', knockTiming: 'after-draw', poolKnockAfter: 'any-turn' };
const TWO = { play: 'pool', poolSwapTwo: true };
const ASK = { base: 'widow', poolSevenEightNine: 'on-request', dealerChoice: true };
const FOUR = 'Ks 9s 3s / 3h 4c 5d / 2h 4d 6c / 2c 5h 7d';
const ROUND = '0 draw, 0 discard Qh, 1 draw, 1 discard Qd, 2 draw, 2 discard Qc, 3 draw, 3 discard 8c';
const AFTER_TAKE = '0 take 3c, 0 discard 2h';

const DRAWN = { 'discard the drawn card': 1 };
const GIVEN_UP = { ...discarding(8, 19, 7), 'discard from a suit given up': 1 };
const KNOCK_OF_7 = { ...FIRST_KNOCK, ...discarding(7, 27), ...DRAWN };
const LOSES_10 = { ...discarding(10, 9, 7, 2), 'discard by value lost': (9 - 19) / 5 };
const THIRD = '0 draw, 0 discard 2h, 1 draw, 1 discard 3c, 0 draw';

type Features = Partial<Record<Feature, number>>;

test.each<[action: string, keys: object, hands: string, lying: string, features: Features, moves?: string]>([
  ['knock', {}, 'Ks 9s 8s', '', FIRST_KNOCK],
  ['knock', {}, FOUR, '9d Qh Qd Qc 8c 8d', { knock: 1, 'knock by turn': 0.25, 'knock by opponents': 2 / 3 }, ROUND],
  ['knock 7h', AFTER_DRAW, 'Ks 9s 8s', '2d 7h', KNOCK_OF_7, '0 draw'],
  ['take', {}, 'Ks 9s 2h', '8s', HELPFUL_TAKE],
  ['take', {}, 'Ks 3d 2h', '8c', { take: 1, 'take by points': 8 / 11, 'take while behind': 1 }],
  ['discard Ks', {}, 'Ks 9s 2h', '4d 7d', LOSES_10, '0 draw'],
  ['discard 2h', {}, 'Ks 9s 2h', '4d 7d', discarding(2, 19, 7), '0 draw'],
  ['discard 7d', {}, 'Ks 9s 2h', '4d 7d', { ...discarding(7, 19, 2), ...DRAWN }, '0 draw'],
  ['discard 8h', {}, 'Ks 9s 2h', '4d 8h 3c 7h', GIVEN_UP, THIRD],
  // Where one discards first, a knock counts by the hand before it, and what is taken comes to the rest.
  ['knock 9s', { ...AFTER_DRAW, ...FIRST }, 'Ks 9s 8s', '2d', { ...FIRST_KNOCK, ...FIRST_DISCARD }],
  ['knock', FIRST, 'Ks 9s 8s', '2d', FIRST_KNOCK],
  ['pass', { ...FIRST, passAnyTurn: true }, 'Ks 9s 8s', '2d', { pass: 1 }],
  ['take', FIRST, 'Ks 9s 2h', '8s', HELPFUL_TAKE, '0 discard 2h'],
  ['swap-all', TWO, 'Ks 9s 8h', 'Ad Kd 7c', { 'swap all': 1, 'swap all by gain': (21 - 19) / 5 }],
  ['pass', TWO, 'Ks 9s 8h', 'Ad Kd 7c', { pass: 1 }],
  // What one answers within a turn is no pass, and another exchange is to take a card.
  ['pass', TWO, 'Ks 9s 2h', '8s 3c 4d', {}, AFTER_TAKE],
  ['take 8s', TWO, 'Ks 9s 2h', '8s 3c 4d', HELPFUL_TAKE, AFTER_TAKE],
  ['pass', ANY_TURN, 'Ks 9s 2h', '8s 3c 4d', {}, '0 swap-all'],
  // To ask for a new pool keeps the hand, and is another thing than to change it as the dealer.
  ['change', ASK, 'Ks 9s 8h / 7h 9c Jd', '7c 8d 9h', { pass: 1 }, '1 keep'],
  ['change', ASK, 'Ks 9s 8h / 7h 9c Jd', '7c 8d 9h', { 'change the hand': 1, 'change by value': (10 - 22) / 5 }],
  ['hammer', { base: 'hammer' }, 'Ks 9s 8s', '', { ...FIRST_KNOCK, gamble: 1 }],
  ['look', { base: 'shotgun' }, 'Ks 9s 8s', '', { gamble: -1 }],
  ['replace 1', { base: 'golf' }, 'Ks 9s 8s', '2d 7h', { place: 1, 'place by gain': 7 / 5 }, '0 draw'],
])('%s by %j of %s beside %s has features of its own', (action, keys, hands, lying, features, moves) => {
  expect(featured(position({ ...keys }, hands, lying, moves), action)).toEqual(features);
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
    { numRuns: 3 },
  );
});

describe('hands of brag', () => {
  const deal = position({ handRanking: 'brag' }, 'Kc 9d 4h', '9h');
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
    expect(isMarked(position({}, 'Kc 9d 4h'))).toBeUndefined();
  });
});
