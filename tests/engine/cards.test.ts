import { describe, expect, test } from 'vitest';
import { CARD_COUNT, formatCard, parseCard, parseCards, pointsOf, rankOf, suitOf } from '../../engine/cards.ts';
import { packOf } from '../../engine/pack.ts';
import { rulesWith } from './support/stacked.ts';

describe('cards', () => {
  test('are 52 different ones, and notation names each', () => {
    const names = Array.from({ length: CARD_COUNT }, (_, card) => formatCard(card));
    expect(new Set(names).size).toBe(52);
    expect(names.map(parseCard)).toEqual(Array.from({ length: CARD_COUNT }, (_, card) => card));
  });

  test.each([
    ['As', 11],
    ['Kd', 10],
    ['Qh', 10],
    ['Jc', 10],
    ['Td', 10],
    ['9s', 9],
    ['7h', 7],
    ['2c', 2],
  ])('%s counts %i', (name, points) => expect(pointsOf(parseCard(name))).toBe(points));

  test('have the suit and the rank that their notation says', () => {
    expect([
      suitOf(parseCard('2c')),
      suitOf(parseCard('2d')),
      suitOf(parseCard('2h')),
      suitOf(parseCard('2s')),
    ]).toEqual([0, 1, 2, 3]);
    expect([rankOf(parseCard('2s')), rankOf(parseCard('Ts')), rankOf(parseCard('As'))]).toEqual([0, 8, 12]);
  });

  test.each(['', 'A', 's', 'as', 'AS', '1s', '10s', 'Ax', 'As ', 'sA'])(
    '"%s" is refused, with what is allowed',
    (text) => {
      expect(() => parseCard(text)).toThrow(
        `"${text}" is not a card: write a rank of 23456789TJQKA and a suit of cdhs`,
      );
    },
  );

  test('lists are separated by spaces and may be empty', () => {
    expect(parseCards('2c 3c  As')).toEqual([0, 1, 51]);
    expect(parseCards('  ')).toEqual([]);
  });
});

describe('the pack', () => {
  test('has 52 cards, the Italian one 40: no 8, 9 or 10', () => {
    expect(packOf(rulesWith())).toHaveLength(52);
    const italian = Array.from(packOf(rulesWith({ base: 'italian' })), formatCard);
    expect(new Set(italian).size).toBe(40);
    expect(italian.filter((name) => '89T'.includes(name[0]))).toEqual([]);
  });
});
