import { describe, expect, test } from 'vitest';
import { formatCards, parseCards } from '../../engine/cards.ts';
import { handValue, isFullHand, rankKey, scoringCards, undeclaredValue } from '../../engine/value.ts';
import { rulesWith } from './support/stacked.ts';

function value(hand: string, keys: Record<string, unknown> = {}): number {
  return handValue(rulesWith(keys), parseCards(hand));
}

function scoring(hand: string, keys: Record<string, unknown> = {}): string {
  return formatCards(scoringCards(rulesWith(keys), parseCards(hand)));
}

describe('a hand', () => {
  test.each([
    ['Kh 8h 5h', 23],
    ['Qs 9d 8d', 17],
    ['Ac 6s 4s', 11],
    ['Jc 7h 4s', 10],
    ['Ac Kc Qc', 31],
    ['Td Ad Jd', 31],
    ['As Ah Ad', 11],
    ['2c 2d 2h', 2],
    ['Kc Kd Kh', 10],
    ['2s 3s 4s', 9],
    ['As 2s 9h', 13],
  ])('%s is worth %f: the largest total within one suit', (hand, expected) => expect(value(hand)).toBe(expected));

  test.each([
    ['8h 8d 8c', 30],
    ['As Ah Ad', 30],
    ['As Ks Qs', 31],
    ['Ks Qs Js', 30],
    ['8h 8d 7c', 8],
  ])('%s is worth %f where three of a kind are 30', (hand, expected) =>
    expect(value(hand, { threeOfAKind: 30 })).toBe(expected),
  );

  test('three of a kind at 30.5 stand between 30 and 31', () => {
    expect(value('2h 2d 2c', { threeOfAKind: 30.5 })).toBe(30.5);
    expect(value('Ks Qs Js', { threeOfAKind: 30.5 })).toBe(30);
  });

  test('three of a kind at the top beat 31, the higher rank first, written as 100 and the rank', () => {
    expect(value('2h 2d 2c', { threeOfAKind: 'top' })).toBe(102);
    expect(value('Kh Kd Kc', { threeOfAKind: 'top' })).toBe(113);
    expect(value('Ah Ad Ac', { threeOfAKind: 'top' })).toBe(114);
    expect(value('Ah Ad Ac', { threeOfAKind: 'top', threeAces: 33 })).toBe(114);
  });

  test('three aces may be worth 33 while other threes have no special value', () => {
    expect(value('Ah Ad Ac', { threeAces: 33 })).toBe(33);
    expect(value('Ah Ad Ac', { threeAces: 33, threeOfAKind: 30 })).toBe(33);
    expect(value('Kh Kd Kc', { threeAces: 33 })).toBe(10);
  });

  test.each([
    ['2s 3s 4s', {}, 30],
    ['As 2s 3s', {}, 30],
    ['As Ks Qs', {}, 31],
    ['Ks As 2s', {}, 23],
    ['9s Ts Js', {}, 30],
    ['2s 3s 4h', {}, 5],
    ['6s 7s Js', { deck: 'italian40' }, 30],
    ['7s Js Qs', { deck: 'italian40' }, 30],
    ['As 2s 3s', { deck: 'italian40' }, 30],
    ['5s 6s Js', { deck: 'italian40' }, 21],
  ])('%s with straight flushes at 30 and %o is worth %f', (hand, keys, expected) =>
    expect(value(hand, { straightFlush: 30, ...keys })).toBe(expected),
  );

  test.each([
    ['Ac Kc Qc Jc', {}, 41],
    ['Ac Kc Qc Jd', {}, 31],
    ['5h 5d 5c 9s', { threeOfAKind: 30 }, 30],
    ['9s 5h 5d 5c', { threeOfAKind: 30.5 }, 30.5],
    ['5h 5d 5c 5s', { threeOfAKind: 'top' }, 105],
    ['Ah Ad Ac Kc', { threeAces: 33 }, 33],
    ['Kc 9c 8c 9d', { threeOfAKind: 30 }, 27],
    ['Kc Qc Jc 9c', { threeOfAKind: 30 }, 39],
    ['2h 3h 4h Kc', { straightFlush: 30 }, 30],
    ['2h 3h 4h Kh', { straightFlush: 30 }, 30],
    ['Ah 3h 4h 2c', { straightFlush: 30 }, 18],
  ])('of four, %s with %o, is worth %f', (hand, keys, expected) =>
    expect(value(hand, { handSize: 4, ...keys })).toBe(expected),
  );

  test.each([
    ['5h 8h 8c', 16],
    ['5h 8h 4c', 13],
    ['8d 8h 8c', 24],
    ['Ad Ah Ac', 33],
    ['Ah Kh Qh', 31],
    ['Kd Kh 2h', 20],
  ])('in golf, %s is worth %f: the best total within a suit or a rank', (hand, expected) =>
    expect(value(hand, { base: 'golf' })).toBe(expected),
  );

  test('in golf keys of hand values have no effect', () => {
    const keys = { base: 'golf', threeOfAKind: 'top', threeAces: 33, straightFlush: 30 };
    expect(value('2d 2h 2c', keys)).toBe(6);
    expect(value('2d 3d 4d', keys)).toBe(9);
  });

  test.each([
    ['Ac Kc Qc', {}, 30],
    ['Ac Ad Ah', { threeAces: 33 }, 30],
    ['Ac Ad Ah', { threeAces: 33, threeOfAKind: 30.5 }, 30],
    ['Ac Kc Qc Jc', { handSize: 4 }, 40],
    ['Ac Ad Ah Kc', { handSize: 4, threeAces: 33 }, 30],
  ])('%s not declared, with %o, is worth %f', (hand, keys, expected) =>
    expect(undeclaredValue(rulesWith(keys), parseCards(hand))).toBe(expected),
  );

  test('values of all hands of three: how many are worth how much', () => {
    const counts = new Map<number, number>();
    const rules = rulesWith();
    for (let a = 0; a < 52; a++) {
      for (let b = a + 1; b < 52; b++) {
        for (let c = b + 1; c < 52; c++) {
          const points = handValue(rules, [a, b, c]);
          counts.set(points, (counts.get(points) ?? 0) + 1);
        }
      }
    }
    // By hand, of one suit: an ace and two of four tens (6); three of four tens (4), or an ace, a ten and the nine (4).
    expect(counts.get(31)).toBe(4 * 6);
    expect(counts.get(30)).toBe(4 * (4 + 4));
    // Two of a suit are worth 5 and more, so less than that are three suits (4 ways) with no rank above the value.
    expect([2, 3, 4].map((points) => counts.get(points))).toEqual([4, 4 * (8 - 1), 4 * (27 - 8)]);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(22100);
  });
});

describe('the cards that count', () => {
  test.each([
    ['Kc Qc 4h', {}, 'Kc Qc'],
    ['Kc Kd Kh', {}, 'Kc'],
    ['Ac Ad 5h', {}, 'Ac'],
    ['9c 5d 4d', {}, '9c'],
    ['7c 7d 7h', { threeOfAKind: 30 }, '7c 7d 7h'],
    ['7c 7d 9h', { threeOfAKind: 30 }, '9h'],
    ['Ac Ad Ah', { threeAces: 33 }, 'Ac Ad Ah'],
    ['7c 7d 7h', { threeAces: 33 }, '7c'],
    ['5h 8h 8c', { base: 'golf' }, '8h 8c'],
    ['2h 3h 4h Th', { handSize: 4, straightFlush: 30 }, '2h 3h 4h'],
    ['7h 7c 7d Kh', { handSize: 4, threeOfAKind: 30 }, '7h 7c 7d'],
    ['Kh Qh Jh 2c', { handSize: 4 }, 'Kh Qh Jh'],
  ])('of %s with %o are %s', (hand, keys, expected) => expect(scoring(hand, keys)).toBe(expected));

  test('of several sets worth the same are those with the highest ranks', () => {
    expect(scoring('2h 3h 4h Ah', { handSize: 4, straightFlush: 30 })).toBe('2h 3h Ah');
    expect(scoring('9c 5d 4d')).toBe('9c');
    expect(scoring('Kc 9c 2c Qc', { handSize: 4, straightFlush: 30 })).toBe('Kc 9c 2c Qc');
  });

  test.each([
    ['As Ts 9s', 'Kc Qc Jc'],
    ['Ks Ts 9s', 'Qc Jc 9c'],
    ['Ks Js 7s', 'Kc 9c 8c'],
    ['As', 'Kc'],
    ['9s 5s', '9c'],
  ])('%s rank above %s', (higher, lower) =>
    expect(rankKey(parseCards(higher))).toBeGreaterThan(rankKey(parseCards(lower))),
  );
});

describe('three of a kind at any points', () => {
  test.each([
    [20, '2h 2d 2c', 20],
    [45, '2h 2d 2c', 45],
    [32.5, 'Kh Kd Kc', 32.5],
    [20, 'Kh Qh Kd', 20],
  ])('%f: %s is worth %f', (threeOfAKind, hand, expected) => expect(value(hand, { threeOfAKind })).toBe(expected));

  test('three aces are worth the greater of the two', () => {
    expect(value('Ah Ad Ac', { threeOfAKind: 30, threeAces: 33 })).toBe(33);
    expect(value('Ah Ad Ac', { threeOfAKind: 40, threeAces: 33 })).toBe(40);
    expect(value('Kh Kd Kc', { threeOfAKind: null, threeAces: 33 })).toBe(10);
  });
});

describe('straight flushes that beat all points (straightFlush "top")', () => {
  test.each([
    ['Ah 2h 3h', 53],
    ['4h 5h 6h', 56],
    ['Qh Kh Jh', 63],
    ['Ah Kh Qh', 64],
    ['Ah Kh Jh', 31],
    ['Ah Kh 2h', 23],
  ])('%s is recorded as %f', (hand, expected) => expect(value(hand, { straightFlush: 'top' })).toBe(expected));

  test('stand above every number and below three of a kind that is top', () => {
    expect(value('2h 3h 4h', { straightFlush: 'top', threeOfAKind: 45 })).toBe(54);
    expect(value('2h 2d 2c', { straightFlush: 'top', threeOfAKind: 'top' })).toBe(102);
  });

  test('with four cards any three make one, above 41', () => {
    expect(value('2h 3h 4h Kd', { straightFlush: 'top', handSize: 4 })).toBe(54);
    expect(value('Ah Kh Qh Jh', { straightFlush: 'top', handSize: 4 })).toBe(64);
  });

  test('only 31 is declared, and kept quiet it counts 30', () => {
    const rules = rulesWith({ straightFlush: 'top' });
    const full = (hand: string) => isFullHand(rules, parseCards(hand));
    expect([full('Ah Kh Qh'), full('Kh Qh Jh')]).toEqual([true, false]);
    expect(undeclaredValue(rules, parseCards('Ah Kh Qh'))).toBe(30);
  });
});

describe('the lowest sequence of a pack', () => {
  test.each([
    ['standard52', 'Ah 2h 3h'],
    ['italian40', 'Ah 2h 3h'],
    ['piquet32', 'Ah 7h 8h'],
    ['jass36', 'Ah 6h 7h'],
  ])('of %s is %s', (deck, hand) => {
    expect(value(hand, { deck, players: [2, 4], straightFlush: 45 })).toBe(45);
  });

  test('has no gap: A-7-8 is none in a pack that has a two', () => {
    expect(value('Ah 7h 8h', { straightFlush: 45 })).toBe(26);
  });
});

describe('other suits count against the hand (offSuit "minus")', () => {
  test.each([
    ['Kh 8h 5h', 23],
    ['Ah Kh 2c', 19],
    ['Kh Kd Kc', -10],
    ['Ah Kd Qc', -9],
    ['2h 3d 4c', -1],
    ['Ah Kh Qh', 31],
  ])('%s is worth %f', (hand, expected) => expect(value(hand, { offSuit: 'minus' })).toBe(expected));

  test('in a hand of four', () => {
    expect(value('Ah Kh Qh 5c', { offSuit: 'minus', handSize: 4 })).toBe(26);
    expect(value('Ah Kh Qh Jh', { offSuit: 'minus', handSize: 4 })).toBe(41);
  });

  test('three of a kind and straight flushes are not lessened', () => {
    expect(value('Kh Kd Kc', { offSuit: 'minus', threeOfAKind: 30 })).toBe(30);
    expect(value('2h 3h 4h Kc', { offSuit: 'minus', straightFlush: 30, handSize: 4 })).toBe(30);
  });

  test('golf takes no notice of it', () => {
    expect(value('Kh Kd Kc', { offSuit: 'minus', play: 'golf' })).toBe(30);
  });

  test('the suit that counts is the one that scores', () => {
    expect(scoring('Kh Qh 9c', { offSuit: 'minus' })).toBe('Kh Qh');
  });
});
