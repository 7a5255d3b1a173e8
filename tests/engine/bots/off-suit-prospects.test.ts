import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OffSuitProspects } from '../../../engine/bots/off-suit-prospects.ts';
import { parseCards, pointsOf, suitOf, type Card } from '../../../engine/cards.ts';
import { packOf } from '../../../engine/pack.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { handValue } from '../../../engine/value.ts';
import { rulesWith } from '../support/stacked.ts';

const THREE = rulesWith({ offSuit: 'minus' });
const FOUR = rulesWith({ offSuit: 'minus', handSize: 4 });

/** Every choice of so many cards. */
function choices(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

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

describe('after two draws', () => {
  test('a card of the suit comes in for the card that counts most against it', () => {
    expect(atOnce(THREE, parseCards('Ks Qs 9d'), parseCards('5s 2c'))).toBe(25);
  });

  test('a low card of another suit comes in for a high one', () => {
    expect(atOnce(THREE, parseCards('Ks Qs 9d'), parseCards('3c 4c'))).toBe(17);
  });

  test('what makes no hand better leaves it as it is', () => {
    expect(atOnce(THREE, parseCards('As Ks Qs'), parseCards('9d 8c'))).toBe(31);
  });

  test('two cards of a new suit may outweigh what is held', () => {
    expect(atOnce(THREE, parseCards('2s 3d 4h'), parseCards('Kc Qc'))).toBe(18);
  });

  test('a hand that counts more in another way, as three of a kind, is kept', () => {
    const hand = parseCards('9s 9d 9c');
    expect(new OffSuitProspects(THREE, parseCards('2h 3h')).afterTwoDraws(hand, 30.5, (value) => value)).toBe(30.5);
  });

  test('the worth is averaged, not the value', () => {
    const hand = parseCards('Ks Qs 9d');
    const unseen = parseCards('As 9s 2c');
    expect(atOnce(THREE, hand, unseen, (value) => (value === 31 ? 1 : 0))).toBeCloseTo(2 / 3);
  });

  describe.each([
    ['three', THREE],
    ['four', FOUR],
  ])('with %s cards', (_name, rules) => {
    const deals = fc
      .shuffledSubarray(Array.from(packOf(rules)), { minLength: 12, maxLength: 14 })
      .map((cards) => ({ hand: cards.slice(0, rules.handSize), unseen: cards.slice(rules.handSize) }));
    const worth = (value: number): number => Math.exp(value / 10);

    test('the mean is that of all pairs: of two suits the better card counts, of one suit both', () => {
      fc.assert(
        fc.property(deals, ({ hand, unseen }) => {
          const worths = choices(unseen, 2).map((pair) => worth(withPair(rules, hand, pair)));
          const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length;
          expect(atOnce(rules, hand, unseen, worth)).toBeCloseTo(mean);
        }),
        { numRuns: 25 },
      );
    });

    test('nothing is expected that the cards do not hold', () => {
      fc.assert(
        fc.property(deals, ({ hand, unseen }) => {
          const worths = choices(unseen, 2).map((pair) => worth(bestOf(rules, [...hand, ...pair])));
          const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length;
          expect(atOnce(rules, hand, unseen, worth)).toBeLessThanOrEqual(mean + 1e-9);
        }),
        { numRuns: 20 },
      );
    });
  });
});
