import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { OffSuitProspects } from '../../../engine/bots/off-suit-prospects.ts';
import { parseCards, pointsOf, suitOf, type Card } from '../../../engine/cards.ts';
import { packOf } from '../../../engine/pack.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { handValue } from '../../../engine/value.ts';
import { choices } from '../support/choices.ts';
import { rulesWith } from '../support/stacked.ts';

const THREE = rulesWith({ offSuit: 'minus' });
const FOUR = rulesWith({ offSuit: 'minus', handSize: 4 });

/** The hand that is best to keep of some cards. */
function bestOf(rules: HouseRules, cards: Card[]): number {
  return Math.max(...choices(cards, rules.handSize).map((kept) => handValue(rules, kept)));
}

/** What collecting one suit makes of a hand. */
function collecting(rules: HouseRules, cards: Card[], suit: number): number {
  const signed = (card: Card): number => (suitOf(card) === suit ? pointsOf(card) : -pointsOf(card));
  return Math.max(...choices(cards, rules.handSize).map((kept) => kept.reduce((sum, card) => sum + signed(card), 0)));
}

/** What a hand becomes with two draws, by trying: of two suits the better card counts, of one suit both. */
function withPair(rules: HouseRules, hand: Card[], [one, other]: Card[]): number {
  const single = Math.max(bestOf(rules, [...hand, one]), bestOf(rules, [...hand, other]));
  if (suitOf(one) !== suitOf(other)) return single;
  return Math.max(single, collecting(rules, [...hand, one, other], suitOf(one)));
}

const atOnce = (rules: HouseRules, hand: Card[], unseen: Card[], worth = (value: number) => value): number =>
  new OffSuitProspects(rules, unseen).afterTwoDraws(hand, handValue(rules, hand), worth);

test.each([
  ['a card of the suit comes in for the card that counts most against it', 'Ks Qs 9d', '5s 2c', 25],
  ['a low card of another suit comes in for a high one', 'Ks Qs 9d', '3c 4c', 17],
  ['what makes no hand better leaves it as it is', 'As Ks Qs', '9d 8c', 31],
  ['two cards of a new suit may outweigh what is held', '2s 3d 4h', 'Kc Qc', 18],
])('after two draws %s', (_what, hand, unseen, value) => {
  expect(atOnce(THREE, parseCards(hand), parseCards(unseen))).toBe(value);
});

test('after two draws a hand that counts more in another way, as three of a kind, is kept', () => {
  const prospects = new OffSuitProspects(THREE, parseCards('2h 3h'));
  expect(prospects.afterTwoDraws(parseCards('9s 9d 9c'), 30.5, (value) => value)).toBe(30.5);
});

test.each([
  ['three', THREE],
  ['four', FOUR],
])(
  'with %s cards the mean is that of all pairs: of two suits the better card counts, of one suit both, and nothing that they do not hold',
  (_name, rules) => {
    const deals = fc
      .shuffledSubarray(Array.from(packOf(rules)), { minLength: 12, maxLength: 13 })
      .map((cards) => ({ hand: cards.slice(0, rules.handSize), unseen: cards.slice(rules.handSize) }));
    const worth = (value: number): number => Math.exp(value / 10);
    const meanOver = (unseen: Card[], valueOf: (pair: Card[]) => number): number => {
      const worths = choices(unseen, 2).map((pair) => worth(valueOf(pair)));
      return worths.reduce((sum, each) => sum + each, 0) / worths.length;
    };
    fc.assert(
      fc.property(deals, ({ hand, unseen }) => {
        const mean = atOnce(rules, hand, unseen, worth);
        expect(mean).toBeCloseTo(meanOver(unseen, (pair) => withPair(rules, hand, pair)));
        expect(mean).toBeLessThanOrEqual(meanOver(unseen, (pair) => bestOf(rules, [...hand, ...pair])) + 1e-9);
      }),
      { numRuns: 15 },
    );
  },
);
