/** Bots with a quirk each, in worked positions. Seat 0 begins, and the other deals. */
import { describe, expect, test } from 'vitest';
import { formatAction, type Action } from '../../../engine/actions.ts';
import { createQuirk, type Quirk } from '../../../engine/bots/quirks.ts';
import type { Deal } from '../../../engine/deal.ts';
import { Random } from '../../../engine/random.ts';
import { viewOf } from '../../../engine/view.ts';
import { dealt, play } from '../support/stacked.ts';

const OTHER = '2h 3h 4c';

function choice(quirk: Quirk, deal: Deal, seed = 1): string {
  const bot = createQuirk(quirk, new Random(seed));
  return formatAction(bot.decide(viewOf(deal, deal.seat), deal.legalActions()) as Action);
}

/** Whoever acts draws, and throws the card away again. */
function turn(deal: Deal): void {
  const { seat } = deal;
  play(deal, `${seat} draw`);
  play(deal, `${seat} discard ${viewOf(deal, seat).toJSON().drawn}`);
}

/** So many turns of both. */
function rounds(deal: Deal, count: number): Deal {
  for (let turns = 0; turns < 2 * count; turns++) turn(deal);
  return deal;
}

describe('first-turn', () => {
  test.each([
    ['19 in the first turn', 'Ks 9s 2h', 0, 'knock'],
    ['18 in the first turn', 'Ks 8s 2h', 0, 'draw'],
    ['30 in the second', 'Ks Qs Js', 1, 'draw'],
  ])('with %s', (_when, hand, turns, wanted) => {
    expect(choice('first-turn', rounds(dealt({ hands: [hand, OTHER], turnUp: '2d' }), turns))).toBe(wanted);
  });
});

describe('fourth-turn', () => {
  test.each([
    ['30 in the third', 'Ks Qs Js', 2, 'draw'],
    ['nothing in the fourth', '5s 4d 2h', 3, 'knock'],
    ['30 in the fifth', 'Ks Qs Js', 4, 'draw'],
  ])('with %s', (_when, hand, turns, wanted) => {
    const deal = rounds(dealt({ hands: [hand, OTHER], turnUp: '2d' }), turns);
    expect(choice('fourth-turn', deal).replace('take', 'draw')).toBe(wanted);
  });
});

describe('dealer', () => {
  test.each([
    ['21, dealing', 'Ks 9s 2s', 0, 'knock'],
    ['20, dealing', 'Ks 8s 2s', 0, 'draw'],
    ['27, not dealing', 'Ks 9s 8s', 1, 'draw'],
    ['28, not dealing', 'Ks Qs 8s', 1, 'knock'],
  ])('with %s', (_when, hand, dealer, wanted) => {
    const deal = dealt({ hands: [hand, OTHER], turnUp: '2d', dealer });
    if (dealer === 0) turn(deal);
    expect(choice('dealer', deal)).toBe(wanted);
  });
});

test('coin knocks with 25 or more, now and then, and never with less', () => {
  const knocks = (hand: string): number => {
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const deal = dealt({ hands: [hand, OTHER], turnUp: '2d' });
    return seeds.filter((seed) => choice('coin', deal, seed) === 'knock').length;
  };
  expect(knocks('Ks 9s 6s')).toBeGreaterThan(30);
  expect(knocks('Ks 9s 6s')).toBeLessThan(70);
  expect(knocks('Ks 9s 5s')).toBe(0);
});

test('no-takes draws where a card on the discards would add points, and knocks with 26', () => {
  expect(choice('no-takes', dealt({ hands: ['Ks 8s 2s', OTHER], turnUp: '9s' }))).toBe('draw');
  expect(choice('no-takes', dealt({ hands: ['Ks 9s 7s', OTHER], turnUp: '2d' }))).toBe('knock');
});
