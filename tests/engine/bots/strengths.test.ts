import { describe, expect, test } from 'vitest';
import { Strengths, winsDeclared } from '../../../engine/bots/strengths.ts';
import { parseCards, type Card } from '../../../engine/cards.ts';
import { packOf } from '../../../engine/pack.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { handValue } from '../../../engine/value.ts';
import { rulesWith } from '../support/stacked.ts';

/** Every set of so many cards. */
function* handsOf(pack: ArrayLike<Card>, size: number, from = 0): Generator<Card[]> {
  if (size === 0) yield [];
  else {
    for (let at = from; at < pack.length; at++) {
      for (const rest of handsOf(pack, size - 1, at + 1)) yield [pack[at], ...rest];
    }
  }
}

/** The hands of a pack that are not looked up as what they are worth. */
function wronglyKnown(rules: HouseRules): Card[][] {
  const strengths = new Strengths(rules);
  const hands = [...handsOf(packOf(rules), rules.handSize)];
  for (const hand of hands) strengths.of(hand);
  return hands.filter((hand) => strengths.of(hand.toReversed()) !== handValue(rules, hand));
}

describe('what is looked up', () => {
  test.each([
    ['52 cards', rulesWith({ play: 'pool', declare: 'off', threeOfAKind: 30.5 })],
    ['32 cards', rulesWith({ play: 'pool', declare: 'off', deck: 'piquet32', players: [2, 7], threeAces: 33 })],
    [
      'four of 32 cards',
      rulesWith({ play: 'pool', declare: 'off', deck: 'piquet32', players: [2, 7], handSize: 4, poolSwapAll: false }),
    ],
    ['other cards that count against', rulesWith({ play: 'pool', declare: 'off', offSuit: 'minus' })],
  ])('%s: is the value of every hand', (_name, rules) => {
    expect(wronglyKnown(rules)).toEqual([]);
  });

  test.each([
    ['three', preset('widow'), '2c 9h Kh'],
    ['four', rulesWith({ play: 'pool', handSize: 4, poolSwapAll: false }), '2c 5d 9h Kh'],
  ])('is the same for %s cards in any order', (_name, rules, text) => {
    const hand = parseCards(text);
    for (const first of hand.keys()) {
      for (const order of [hand, hand.toReversed()]) {
        const turned = [...order.slice(first), ...order.slice(0, first)];
        expect(new Strengths(rules).of(turned)).toBe(19);
      }
    }
  });

  test('is of the hand that begins at a place', () => {
    expect(new Strengths(preset('widow')).of(parseCards('2c 3c Kh Qh 9h 4s'), 2)).toBe(29);
  });
});

describe('a hand that wins once it is declared', () => {
  const wins = (rules: HouseRules, hand: string): boolean => winsDeclared(new Strengths(rules).of(parseCards(hand)));

  test('is 31 where all others pay', () => {
    expect(wins(preset('widow'), 'As Ks Ts')).toBe(true);
    expect(wins(preset('widow'), 'As Ks 9s')).toBe(false);
  });

  test('is only three aces where only they make all pay', () => {
    expect(wins(preset('schwimmen'), 'As Ac Ad')).toBe(true);
    expect(wins(preset('schwimmen'), 'As Ks Ts')).toBe(false);
  });

  test('is any three of a kind where they are declared', () => {
    expect(wins(rulesWith({ play: 'pool', declareThree: true }), '4s 4c 4d')).toBe(true);
  });

  test('is none where nothing is declared', () => {
    expect(wins(rulesWith({ play: 'pool', declare: 'off' }), 'As Ks Ts')).toBe(false);
  });

  test('is none where hands are declared at the showdown, but three of a kind are as good as 31 then', () => {
    const rules = rulesWith({ play: 'pool', declareEnds: 'at-showdown', declareThree: true });
    expect(wins(rules, 'As Ks Ts')).toBe(false);
    expect(new Strengths(rules).of(parseCards('4s 4c 4d'))).toBe(31);
  });

  test('is none where a declared hand is only compared', () => {
    expect(wins(rulesWith({ play: 'pool', declareEnds: 'showdown' }), 'As Ks Ts')).toBe(false);
  });
});
