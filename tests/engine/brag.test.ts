import { describe, expect, test } from 'vitest';
import { BRAG_KINDS, bragHandOf, bragValue, isBragValue } from '../../engine/brag.ts';
import { formatCards, parseCards } from '../../engine/cards.ts';
import { packOf } from '../../engine/pack.ts';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { handValue, isFullHand, scoringCards, tieBreakOf } from '../../engine/value.ts';
import { choices } from './support/choices.ts';
import { rulesWith } from './support/stacked.ts';

const BRAG = rulesWith({ handRanking: 'brag' });

function value(hand: string, keys: Record<string, unknown> = {}): number {
  return handValue(rulesWith({ handRanking: 'brag', ...keys }), parseCards(hand));
}

describe('hands of brag', () => {
  test('rank from the prial of threes down to five high', () => {
    const kinds = [
      ['prials', '3c 3d 3h / Ac Ad Ah / Kc Kd Kh / 4c 4d 4h / 2c 2d 2h'],
      ['running flushes', 'Ac 2c 3c / Ac Kc Qc / Kh Qh Jh / 4s 3s 2s'],
      ['runs', 'Ac 2d 3c / Ac Kd Qc / 4s 3s 2h'],
      ['flushes', 'Ac Kc Jc / Kd 9d 4d / Kc 9c 3c / Kc 8c 7c / 5d 3d 2d'],
      ['pairs', 'Ac Ad Kh / Ac Ad 2h / Kc Kd Ah / 3c 3d Ah / 2c 2d 3h'],
      ['high cards', 'Ac Kd Jh / Kc 9d 4h / 5c 3d 2h'],
    ];
    const hands = kinds.flatMap(([, text]) => text.split(' / '));
    const values = hands.map((hand) => value(hand));
    expect(values.toSorted((a, b) => b - a)).toEqual(values);
    expect(new Set(values).size).toBe(values.length);
    for (const hand of hands) expect(handValue(BRAG, parseCards(hand).toReversed())).toBe(value(hand));
  });

  test('of the same ranks are equal: suits do not rank, nor do ranks beside the value', () => {
    expect(value('Ks 9d 4h')).toBe(value('Kd 9c 4s'));
    expect(value('Ks 9s 4s')).toBe(value('Kd 9d 4d'));
    expect(tieBreakOf(rulesWith({ handRanking: 'brag', tieBreak: 'ranks' }), parseCards('Ks 9s 4s'))).toBe(0);
  });

  test('with the ace in the middle are no run', () => expect(value('Kc Ad 2h')).toBe(1141302));

  test.each([
    ['piquet32', 'Ac 7d 8h', 4150000],
    ['jass36', 'Ac 6d 7h', 4150000],
    ['italian40', '6c 7d Jh', 4110000],
    ['italian40', 'Ac 2c 3c', 5150000],
    ['jass36', 'Ac 7d 8h', 1140807],
  ])('follow the ranks of the pack: %s %s', (deck, hand, expected) => {
    expect(value(hand, { deck, players: [2, 9] })).toBe(expected);
  });

  test('are worth as many as there are of each kind, in the whole pack', () => {
    const counts = new Map<string, number>();
    for (const hand of choices([...packOf(BRAG)], 3)) {
      const kind = bragHandOf(bragValue(BRAG, hand))?.kind ?? 'none';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect(BRAG_KINDS.map((kind) => counts.get(kind))).toEqual([16440, 3744, 1096, 720, 48, 52]);
  });

  test('of four cards the best three count, of fewer what they are', () => {
    expect(value('Kc 9d 9h 4c')).toBe(2091300);
    expect(value('2c 9d 3c 4c')).toBe(5040000);
    expect([value('9c 9d'), value('9c Kd'), value('9c')]).toEqual([2090000, 1130900, 1090000]);
    expect(bragValue(BRAG, [])).toBe(1000000);
  });

  test('are none of full value, 31 or three aces though they are', () => {
    for (const hand of ['Ac Kc Qc', 'Ac Ad Ah']) {
      expect(isFullHand(rulesWith({ handRanking: 'brag', threeAces: 33, declareThree: true }), parseCards(hand))).toBe(
        false,
      );
    }
  });

  test('in golf rows have their own value', () => expect(value('3c 3d 3h', { play: 'golf' })).toBe(9));
});

describe('a value', () => {
  test.each([
    ['3c 3d 3h', { kind: 'prial', rank: 1, isBest: true }],
    ['Kc Kd Kh', { kind: 'prial', rank: 11, isBest: false }],
    ['Ac 2c 3c', { kind: 'running-flush', rank: 12, isBest: true }],
    ['Ac Kd Qc', { kind: 'run', rank: 12, isBest: false }],
    ['Kc 9c 4c', { kind: 'flush', rank: 11, isBest: false }],
    ['9c 9d 4c', { kind: 'pair', rank: 7, isBest: false }],
    ['5c 3d 2h', { kind: 'high-card', rank: 3, isBest: false }],
  ])('tells of the hand: %s', (hand, told) => expect(bragHandOf(value(hand))).toEqual(told));

  test('of points tells of none, and no hand of brag is taken for points', () => {
    for (const points of [-22, 0, 30.5, 41, 64, 114]) expect(bragHandOf(points)).toBeNull();
    expect(isBragValue(value('5c 3d 2h'))).toBe(true);
  });
});

test.each([
  ['9c Kd 9h', '9c 9h'],
  ['9c Kd 4h', 'Kd'],
  ['9c Tc 4c', '9c Tc 4c'],
  ['9c Td Jh', '9c Td Jh'],
  ['9c 9d 9h', '9c 9d 9h'],
])('of %s what makes the value is %s', (hand, expected) =>
  expect(formatCards(scoringCards(BRAG, parseCards(hand)))).toBe(expected),
);

test('no preset ranks hands so', () => {
  expect(PRESETS.filter((name) => preset(name).handRanking === 'brag')).toEqual([]);
});
