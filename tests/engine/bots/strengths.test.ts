import { describe, expect, test } from 'vitest';
import { Strengths, winsDeclared } from '../../../engine/bots/strengths.ts';
import { parseCards, type Card } from '../../../engine/cards.ts';
import { packOf } from '../../../engine/pack.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { handValue } from '../../../engine/value.ts';
import { rulesWith } from '../support/stacked.ts';

const strengthsBy = (keys: object): Strengths => new Strengths(rulesWith({ play: 'pool', ...keys }));
const FOUR = { handSize: 4, poolSwapAll: false };

/** So many hands of a pack at random. */
function hands(rules: HouseRules, count: number): Card[][] {
  const random = new Random(1);
  const pack = packOf(rules);
  return Array.from({ length: count }, () => {
    random.shuffle(pack, pack.length);
    return [...pack.subarray(0, rules.handSize)];
  });
}

describe('what is looked up', () => {
  test.each([
    ['52 cards', { threeOfAKind: 30.5 }],
    ['32 cards', { deck: 'piquet32', players: [2, 7], threeAces: 33 }],
    ['four of 32 cards', { deck: 'piquet32', players: [2, 7], ...FOUR }],
    ['other cards that count against', { offSuit: 'minus' }],
  ])('%s: is the value of every hand, in any order', (_name, keys) => {
    const rules = rulesWith({ play: 'pool', declare: 'off', ...keys });
    const strengths = new Strengths(rules);
    const isKnown = (hand: Card[]): boolean =>
      [hand, hand.toReversed(), [...hand.slice(1), hand[0]]].every(
        (order) => strengths.of(order) === handValue(rules, hand),
      );
    expect(hands(rules, 3_000).filter((hand) => !isKnown(hand))).toEqual([]);
  });

  test('is of the hand that begins at a place', () => {
    expect(strengthsBy({}).of(parseCards('2c 3c Kh Qh 9h 4s'), 2)).toBe(29);
  });
});

test.each<[keys: object, hand: string, wins: boolean]>([
  [{}, 'As Ks Ts', true],
  [{}, 'As Ks 9s', false],
  [{ base: 'schwimmen' }, 'As Ac Ad', true],
  [{ base: 'schwimmen' }, 'As Ks Ts', false],
  [{ declareThree: true }, '4s 4c 4d', true],
  [{ declare: 'off' }, 'As Ks Ts', false],
  [{ declareEnds: 'at-showdown' }, 'As Ks Ts', false],
  [{ declareEnds: 'showdown' }, 'As Ks Ts', false],
])('by %j a hand of %s wins once it is declared: %s', (keys, hand, wins) => {
  expect(winsDeclared(strengthsBy(keys).of(parseCards(hand)))).toBe(wins);
});

test('three of a kind are as good as 31 where hands are declared at the showdown', () => {
  expect(strengthsBy({ declareEnds: 'at-showdown', declareThree: true }).of(parseCards('4s 4c 4d'))).toBe(31);
});
