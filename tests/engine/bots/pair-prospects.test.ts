import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bragAfterTwoDraws, offSuitAfterTwoDraws } from '../../../engine/bots/pair-prospects.ts';
import { parseCards, pointsOf, suitOf, type Card } from '../../../engine/cards.ts';
import { packOf } from '../../../engine/pack.ts';
import { worthInPoints } from '../../../engine/points.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { meanOf } from '../../../engine/statistics.ts';
import { choices } from '../support/choices.ts';
import { rulesWith } from '../support/stacked.ts';

const BRAG = rulesWith({ handRanking: 'brag' });
const THREE = rulesWith({ offSuit: 'minus' });
const FOUR = rulesWith({ offSuit: 'minus', handSize: 4 });

const worth = (value: number): number => Math.exp(value / 10);

/** The mean worth of what hands become with two of the unseen cards, by trying all. */
function byTrying(unseen: readonly Card[], valueOf: (pair: readonly Card[]) => number): number {
  return meanOf(choices(unseen, 2).map((pair) => worth(valueOf(pair))));
}

/** The best that can be kept of some cards. */
function bestOf(rules: HouseRules, cards: readonly Card[]): number {
  return Math.max(...choices(cards, rules.handSize).map((kept) => worthInPoints(rules, kept)));
}

/** What collecting one suit makes of a hand. */
function collecting(rules: HouseRules, cards: readonly Card[], suit: number): number {
  const signed = (card: Card): number => (suitOf(card) === suit ? pointsOf(card) : -pointsOf(card));
  return Math.max(...choices(cards, rules.handSize).map((kept) => kept.reduce((sum, card) => sum + signed(card), 0)));
}

test.each(['Kc 9d 4h', '9c 9d 4h', 'Kc Qc 4h', '2c 3d 4h', '7c 7d 7h'])('in brag %s becomes the best hand', (hand) => {
  const cards = parseCards(hand);
  const unseen = Array.from(packOf(BRAG)).filter((card) => !cards.includes(card) && card % 3 > 0);
  const best = byTrying(unseen, (pair) => bestOf(BRAG, [...cards, ...pair]));
  expect(bragAfterTwoDraws(BRAG, cards, unseen, worth)).toBeCloseTo(best, 9);
  // Where a card of the stock is tried in a hand, it is not there to be drawn as well.
  expect(bragAfterTwoDraws(BRAG, cards, [...unseen, cards[0]], worth)).toBeCloseTo(best, 9);
});

test.each([
  ['three', THREE],
  ['four', FOUR],
])(
  'where other suits count against %s cards, of two suits the better card counts, of one suit both',
  (_name, rules) => {
    const deals = fc.shuffledSubarray(Array.from(packOf(rules)), { minLength: 12, maxLength: 13 }).map((cards) => ({
      hand: cards.slice(0, rules.handSize),
      unseen: cards.slice(rules.handSize).sort((one, other) => one - other),
    }));
    fc.assert(
      fc.property(deals, ({ hand, unseen }) => {
        const tried = byTrying(unseen, ([one, other]) => {
          const single = Math.max(bestOf(rules, [...hand, one]), bestOf(rules, [...hand, other]));
          if (suitOf(one) !== suitOf(other)) return single;
          return Math.max(single, collecting(rules, [...hand, one, other], suitOf(one)));
        });
        expect(offSuitAfterTwoDraws(hand, unseen, bestOf(rules, hand), worth)).toBeCloseTo(tried);
      }),
      { numRuns: 15 },
    );
  },
);

test('a hand that counts more in another way, as three of a kind, is kept', () => {
  const value = offSuitAfterTwoDraws(parseCards('9s 9d 9c'), parseCards('2h 3h'), 30.5, (worthAsIs) => worthAsIs);
  expect(value).toBe(30.5);
});
