/** What hand-written bots ask about their own cards. */
import { describe, expect, test } from 'vitest';
import { FLIP, REPLACE, formatAction, parseAction } from '../../../engine/actions.ts';
import { bestExchange, concentration, keeps, keepsWith, placeInGolf, strengthOf } from '../../../engine/bots/hands.ts';
import { formatCards, parseCard, parseCards, type Card } from '../../../engine/cards.ts';
import { bestSuitTotal } from '../../../engine/value.ts';
import { viewOf } from '../../../engine/view.ts';
import { position, rulesWith } from '../support/stacked.ts';

const texts = (hands: readonly (readonly Card[])[]): string[] => hands.map((hand) => formatCards([...hand]));

test('what can be kept: a hand for each discard, without the discards that knock', () => {
  const deal = position({ knockTiming: 'after-draw' }, 'Ks 9s 2h / 3h 4c 5d', '2d 7d', '0 draw');
  const kept = keeps(viewOf(deal, 0), deal.legalActions());
  expect(Object.fromEntries(kept.map(({ action, kept: hand }) => [formatAction(action), ...texts([hand])]))).toEqual({
    'discard Ks': '9s 2h 7d',
    'discard 9s': 'Ks 2h 7d',
    'discard 2h': 'Ks 9s 7d',
    'discard 7d': 'Ks 9s 2h',
  });
});

test('a card that is taken replaces each card in turn', () => {
  expect(texts(keepsWith(parseCards('Ks 9s 2h'), parseCard('7d')))).toEqual(['7d 9s 2h', 'Ks 7d 2h', 'Ks 9s 7d']);
});

describe('the best exchange', () => {
  test.each([
    ['replaces the card that adds least', 'Ks 9s 2h', '7s', { place: 2, rating: 26 }],
    ['is the first of several that are as good', 'Ks 2h 3d', '4c', { place: 1, rating: 10 }],
  ])('%s: %s and %s', (_what, cards, card, wanted) => {
    const hand = parseCards(cards);
    expect(bestExchange(hand, parseCard(card), bestSuitTotal)).toEqual(wanted);
    expect(hand).toEqual(parseCards(cards));
  });
});

test.each([
  ['Ks 9s 2s', 21 ** 2],
  ['Ks 9s 2h', 19 ** 2 + 2 ** 2],
  ['As 9h 2d', 11 ** 2 + 9 ** 2 + 2 ** 2],
])('how much %s leans towards one suit: the sum of squared totals', (hand, wanted) => {
  expect(concentration(parseCards(hand))).toBe(wanted);
});

test('ranks decide between equal values where the rules say so, and never outweigh a point', () => {
  const strength = (hand: string, tieBreak: string) => strengthOf(rulesWith({ tieBreak }), parseCards(hand));
  expect(strength('Ks 9s 2h', 'none')).toBe(strength('Qs 9s 2h', 'none'));
  expect(strength('Ks 9s 2h', 'ranks')).toBeGreaterThan(strength('Qs 9s 2h', 'ranks'));
  expect(strength('Ks 9s 2h', 'ranks')).toBeLessThan(strength('Ts 8s 2s', 'ranks'));
});

test.each([
  ['the first that replaces', ['flip 1', 'replace 1', 'replace 2'], REPLACE, 'replace 1'],
  ['the first that flips', ['replace 0', 'flip 2'], FLIP, 'flip 2'],
  ['the first legal action where none flips', ['replace 2'], FLIP, 'replace 2'],
])('in golf a card goes to %s', (_what, legal, first, wanted) => {
  expect(formatAction(placeInGolf(legal.map(parseAction), first))).toBe(wanted);
});
