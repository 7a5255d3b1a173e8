import { describe, expect, test } from 'vitest';
import type { Card } from '../../engine/cards.ts';
import { parseCards } from '../../engine/cards.ts';
import { packOf } from '../../engine/pack.ts';
import { dealtHands, worthInPoints, worthsWithout } from '../../engine/points.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { handValue } from '../../engine/value.ts';
import { choices } from './support/choices.ts';
import { rulesWith } from './support/stacked.ts';

/** Every hand of a pack, by value. */
function allHands(rules: HouseRules): Card[][] {
  return choices([...packOf(rules)], 3).sort((one, other) => handValue(rules, one) - handValue(rules, other));
}

describe.each(['standard52', 'italian40', 'piquet32', 'jass36'])('hands of brag in points, with %s', (deck) => {
  const rules = rulesWith({ handRanking: 'brag', deck, players: [2, 9] });
  const points = rulesWith({ deck, players: [2, 9] });
  const hands = allHands(rules);

  test('are in the same order, and equal where they are equal', () => {
    for (const [i, hand] of hands.entries()) {
      if (i === 0) continue;
      const [above, value] = [worthInPoints(rules, hand), handValue(rules, hand)];
      const [below, before] = [worthInPoints(rules, hands[i - 1]), handValue(rules, hands[i - 1])];
      expect(Math.sign(above - below)).toBe(Math.sign(value - before));
    }
  });

  test('are as rare as hands of so many points', () => {
    for (const level of [12, 18, 22, 26, 30]) {
      const rare = hands.filter((hand) => worthInPoints(rules, hand) >= level - 0.5).length;
      const wanted = hands.filter((hand) => handValue(points, hand) >= level).length;
      expect(Math.abs(rare - wanted) / hands.length).toBeLessThan(0.02);
    }
    expect(worthInPoints(rules, hands[0])).toBeGreaterThan(1.5);
    expect(worthInPoints(rules, hands.at(-1) ?? [])).toBeLessThan(31.5);
  });
});

test('with points a hand is worth its value', () => {
  const rules = rulesWith({ threeOfAKind: 'top' });
  for (const hand of ['Kh 8h 5h', '9c 9d 9h']) {
    expect(worthInPoints(rules, parseCards(hand))).toBe(handValue(rules, parseCards(hand)));
  }
});

test.each(['points', 'brag'])('what remains without each card: %s', (handRanking) => {
  const rules = rulesWith({ handRanking });
  const cards = parseCards('9c 9d Tc Jc');
  const out = new Float64Array(4);
  worthsWithout(rules, cards, 4, out);
  const rest = cards.map((left) =>
    worthInPoints(
      rules,
      cards.filter((card) => card !== left),
    ),
  );
  expect(Array.from(out)).toEqual(rest);
});

test('dealt hands are worth as much on average, whatever ranks them', () => {
  const [brag, points] = [{ handRanking: 'brag' }, {}].map((keys) => dealtHands(rulesWith(keys)));
  expect(brag.mean).toBeCloseTo(points.mean, 0);
  // Totals are whole, hands of brag lie in between.
  expect(brag.mean).not.toBe(points.mean);
  expect(brag.variance / points.variance).toBeCloseTo(1, 1);
});
