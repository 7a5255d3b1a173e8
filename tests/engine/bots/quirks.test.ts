/** Bots with a quirk each, in worked positions. Seat 0 begins. */
import { expect, test } from 'vitest';
import { createQuirk, type Quirk } from '../../../engine/bots/quirks.ts';
import { Random } from '../../../engine/random.ts';
import { dealt, decisionOf, drawAndDrop, position } from '../support/stacked.ts';

const bot = (quirk: Quirk, seed = 1) => createQuirk(quirk, new Random(seed));

test.each<[Quirk, hand: string, turnUp: string, turns: number, wanted: string]>([
  ['first-turn', 'Ks 9s 2h', '2d', 0, 'knock'],
  ['first-turn', 'Ks 8s 2h', '2d', 0, 'draw'],
  ['first-turn', 'Ks Qs Js', '2d', 1, 'draw'],
  ['fourth-turn', 'Ks Qs Js', '2d', 2, 'draw'],
  ['fourth-turn', '5s 4d 2h', '2d', 3, 'knock'],
  ['fourth-turn', 'Ks Qs Js', '2d', 4, 'draw'],
  ['no-takes', 'Ks 8s 2s', '9s', 0, 'draw'],
  ['no-takes', 'Ks 9s 7s', '2d', 0, 'knock'],
  ['colour', 'Ks 9s 2h', '2d', 0, 'draw'],
  ['colour', 'Ks 9s 2s', '3d', 0, 'knock'],
  ['colour', 'Ks 9s 9s', '3c', 0, 'draw'],
  ['dealer', 'Ks 9s 8s', '2d', 0, 'draw'],
  ['dealer', 'Ks Qs 8s', '2d', 0, 'knock'],
])('%s with %s and %s open, after %d turns: %s', (quirk, hand, turnUp, turns, wanted) => {
  const deal = position({}, hand, turnUp);
  drawAndDrop(deal, 2 * turns);
  expect(decisionOf(bot(quirk), deal).replace('take', 'draw')).toBe(wanted);
});

test.each([
  ['Ks 9s 2s', 'knock'],
  ['Ks 8s 2s', 'draw'],
])('dealer with %s, dealing: %s', (hand, wanted) => {
  const deal = dealt({ hands: [hand, '2h 3h 4c'], turnUp: '2d', dealer: 0 });
  drawAndDrop(deal);
  expect(decisionOf(bot('dealer'), deal)).toBe(wanted);
});

test('coin knocks with 25 or more, now and then, and never with less', () => {
  const knocks = (hand: string): number => {
    const deal = position({}, hand, '2d');
    return Array.from({ length: 100 }, (_, seed) => decisionOf(bot('coin', seed), deal)).filter(
      (one) => one === 'knock',
    ).length;
  };
  expect(Math.abs(knocks('Ks 9s 6s') - 50)).toBeLessThan(20);
  expect(knocks('Ks 9s 5s')).toBe(0);
});
