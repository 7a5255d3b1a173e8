import { describe, expect, test } from 'vitest';
import { formatCards, parseCards } from '../../engine/cards.ts';
import { packOf } from '../../engine/pack.ts';
import { handValue, isFullHand, scoringCards, undeclaredValue } from '../../engine/value.ts';
import { choices } from './support/choices.ts';
import { rulesWith } from './support/stacked.ts';

/** What several hands are, as `Kh 8h 5h = 23, As Ah Ad = 11`. */
function expectHands(hands: string, valueOf: (cards: number[]) => unknown): void {
  const found = hands.split(', ').map((hand) => {
    const [cards] = hand.split(' = ');
    return `${cards} = ${String(valueOf(parseCards(cards)))}`;
  });
  expect(found.join(', ')).toBe(hands);
}

type Row = [what: string, keys: Record<string, unknown>, ...hands: string[]];

const MINUS = { offSuit: 'minus' };
const TOP = { threeOfAKind: 'top' };
const FLUSH = { straightFlush: 30 };
const ITALIAN = { ...FLUSH, deck: 'italian40' };

describe('a hand is worth', () => {
  test.each<Row>([
    [
      'the largest total within one suit',
      {},
      'Kh 8h 5h = 23, Qs 9d 8d = 17, Ac 6s 4s = 11, Jc 7h 4s = 10, Ac Kc Qc = 31, Td Ad Jd = 31',
      'As Ah Ad = 11, 2c 2d 2h = 2, Kc Kd Kh = 10, 2s 3s 4s = 9, As 2s 9h = 13',
    ],
    [
      '30 with three of a kind',
      { threeOfAKind: 30 },
      '8h 8d 8c = 30, As Ah Ad = 30, As Ks Qs = 31, Ks Qs Js = 30, 8h 8d 7c = 8',
    ],
    ['between 30 and 31 with them', { threeOfAKind: 30.5 }, '2h 2d 2c = 30.5, Ks Qs Js = 30'],
    ['as little with them as that may be', { threeOfAKind: 20 }, '2h 2d 2c = 20, Kh Qh Kd = 20'],
    ['any points in between', { threeOfAKind: 32.5 }, 'Kh Kd Kc = 32.5'],
    ['as much', { threeOfAKind: 45 }, '2h 2d 2c = 45'],
    ['more than 31 with them, 100 and the rank', TOP, '2h 2d 2c = 102, Kh Kd Kc = 113, Ah Ad Ac = 114'],
    ['no less with aces', { ...TOP, threeAces: 33 }, 'Ah Ad Ac = 114'],
    ['33 with three aces alone', { threeAces: 33 }, 'Ah Ad Ac = 33, Kh Kd Kc = 10'],
    ['33 if that is more', { threeAces: 33, threeOfAKind: 30 }, 'Ah Ad Ac = 33'],
    ['what is more', { threeAces: 33, threeOfAKind: 40 }, 'Ah Ad Ac = 40'],
    [
      '30 with a straight flush',
      FLUSH,
      '2s 3s 4s = 30, As 2s 3s = 30, As Ks Qs = 31, Ks As 2s = 23, 9s Ts Js = 30, 2s 3s 4h = 5',
    ],
    ['30 with one of the pack', ITALIAN, '6s 7s Js = 30, 7s Js Qs = 30, As 2s 3s = 30, 5s 6s Js = 21'],
    ['45 with its lowest: A-2-3', { straightFlush: 45 }, 'Ah 2h 3h = 45, Ah 7h 8h = 26'],
    ['45 with its lowest: A-2-3 of 40', { straightFlush: 45, deck: 'italian40' }, 'Ah 2h 3h = 45'],
    ['45 with its lowest: A-7-8', { straightFlush: 45, deck: 'piquet32', players: [2, 4] }, 'Ah 7h 8h = 45'],
    ['45 with its lowest: A-6-7', { straightFlush: 45, deck: 'jass36', players: [2, 4] }, 'Ah 6h 7h = 45'],
    [
      'more than all points with one, 50 and the rank',
      { straightFlush: 'top' },
      'Ah 2h 3h = 53, 4h 5h 6h = 56, Qh Kh Jh = 63, Ah Kh Qh = 64, Ah Kh Jh = 31, Ah Kh 2h = 23',
    ],
    ['more than with three of a kind', { straightFlush: 'top', threeOfAKind: 45 }, '2h 3h 4h = 54'],
    ['less than with those at the top', { straightFlush: 'top', ...TOP }, '2h 2d 2c = 102'],
    [
      'less by other suits',
      MINUS,
      'Kh 8h 5h = 23, Ah Kh 2c = 19, Kh Kd Kc = -10, Ah Kd Qc = -9, 2h 3d 4c = -1, Ah Kh Qh = 31',
    ],
    ['no less with three of a kind', { ...MINUS, threeOfAKind: 30 }, 'Kh Kd Kc = 30'],
    ['in golf the best total within a suit or a rank', { base: 'golf' }, '5h 8h 8c = 16, 5h 8h 4c = 13, 8d 8h 8c = 24'],
    ['33 there with aces', { base: 'golf' }, 'Ad Ah Ac = 33, Ah Kh Qh = 31, Kd Kh 2h = 20'],
    ['no more there by other keys', { base: 'golf', ...TOP, threeAces: 33, ...FLUSH }, '2d 2h 2c = 6, 2d 3d 4d = 9'],
    ['no less there', { ...MINUS, play: 'golf' }, 'Kh Kd Kc = 30'],
  ])('%s', (_what, keys, ...hands) => expectHands(hands.join(', '), (cards) => handValue(rulesWith(keys), cards)));

  test.each<Row>([
    ['the largest total within one suit', {}, 'Ac Kc Qc Jc = 41, Ac Kc Qc Jd = 31'],
    ['30 with any three of a kind', { threeOfAKind: 30 }, '5h 5d 5c 9s = 30, Kc 9c 8c 9d = 27, Kc Qc Jc 9c = 39'],
    ['30.5 with them', { threeOfAKind: 30.5 }, '9s 5h 5d 5c = 30.5'],
    ['100 and the rank with them', TOP, '5h 5d 5c 5s = 105'],
    ['33 with three aces', { threeAces: 33 }, 'Ah Ad Ac Kc = 33'],
    ['30 with any straight flush', FLUSH, '2h 3h 4h Kc = 30, 2h 3h 4h Kh = 30, Ah 3h 4h 2c = 18'],
    ['50 and the rank with one, above 41', { straightFlush: 'top' }, '2h 3h 4h Kd = 54, Ah Kh Qh Jh = 64'],
    ['less by other suits', MINUS, 'Ah Kh Qh 5c = 26, Ah Kh Qh Jh = 41'],
    ['no less with a straight flush', { ...MINUS, ...FLUSH }, '2h 3h 4h Kc = 30'],
  ])('of four cards %s', (_what, keys, ...hands) =>
    expectHands(hands.join(', '), (cards) => handValue(rulesWith({ handSize: 4, ...keys }), cards)),
  );

  test.each<Row>([
    ['30', {}, 'Ac Kc Qc = 30'],
    ['30 with three aces', { threeAces: 33 }, 'Ac Ad Ah = 30'],
    ['30 with them, whatever others are worth', { threeAces: 33, threeOfAKind: 30.5 }, 'Ac Ad Ah = 30'],
    ['30 with a straight flush', { straightFlush: 'top' }, 'Ah Kh Qh = 30'],
    ['40 with four cards', { handSize: 4 }, 'Ac Kc Qc Jc = 40'],
    ['30 with three aces of four cards', { handSize: 4, threeAces: 33 }, 'Ac Ad Ah Kc = 30'],
  ])('%s, if not declared', (_what, keys, hand) =>
    expectHands(hand, (cards) => undeclaredValue(rulesWith(keys), cards)),
  );

  test('so much, of all hands of three: how many are', () => {
    const counts = new Map<number, number>();
    const rules = rulesWith();
    for (const hand of choices([...packOf(rules)], 3)) {
      const points = handValue(rules, hand);
      counts.set(points, (counts.get(points) ?? 0) + 1);
    }
    // By hand, of one suit: an ace and two of four tens (6); three of four tens (4), or an ace, a ten and the nine (4).
    expect([counts.get(31), counts.get(30)]).toEqual([4 * 6, 4 * (4 + 4)]);
    // Two of a suit are worth 5 and more, so less than that are three suits (4 ways) with no rank above the value.
    expect([2, 3, 4].map((points) => counts.get(points))).toEqual([4, 4 * (8 - 1), 4 * (27 - 8)]);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(22100);
  });
});

test('with straight flushes at the top only 31 is declared', () => {
  expectHands('Ah Kh Qh = true, Kh Qh Jh = false', (cards) => isFullHand(rulesWith({ straightFlush: 'top' }), cards));
});

describe('the cards that count', () => {
  test.each<Row>([
    ['are of one suit', {}, 'Kc Qc 4h = Kc Qc, Kc Kd Kh = Kc, Ac Ad 5h = Ac, 9c 5d 4d = 9c'],
    ['or of one rank', { threeOfAKind: 30 }, '7c 7d 7h = 7c 7d 7h, 7c 7d 9h = 9h'],
    ['or aces', { threeAces: 33 }, 'Ac Ad Ah = Ac Ad Ah, 7c 7d 7h = 7c'],
    ['in golf of either', { base: 'golf' }, '5h 8h 8c = 8h 8c'],
    ['of four are any', { handSize: 4 }, 'Kh Qh Jh 2c = Kh Qh Jh'],
    ['also three of a kind', { handSize: 4, threeOfAKind: 30 }, '7h 7c 7d Kh = 7h 7c 7d'],
    ['or a sequence', { handSize: 4, ...FLUSH }, '2h 3h 4h Th = 2h 3h 4h, Kc 9c 2c Qc = Kc 9c 2c Qc'],
    [
      'of several sets worth the same are those with the highest ranks',
      { handSize: 4, ...FLUSH },
      '2h 3h 4h Ah = 2h 3h Ah',
    ],
    ['are those from which others are taken off', MINUS, 'Kh Qh 9c = Kh Qh'],
  ])('%s', (_what, keys, hands) => expectHands(hands, (cards) => formatCards(scoringCards(rulesWith(keys), cards))));
});
