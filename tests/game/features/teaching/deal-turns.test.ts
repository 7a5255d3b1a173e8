import { describe, expect, test } from 'vitest';
import { parseCard, parseCards } from '../../../../engine/cards.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { firstDifference, playedDeal } from '../../../../game/features/teaching/deal-turns.ts';
import type { Stack } from '../../../engine/support/stacked.ts';
import { stackedRecord } from '../../support/records.ts';

const STACK: Stack = { hands: ['5c 5d As', '3h 4s 6d'], turnUp: 'Kh', stock: 'Qs 9c' };

describe('a recorded deal', () => {
  test('is the cards as dealt, what each player did in turn, and what was shown', () => {
    const moves = ['0 draw', '0 discard 5c', '1 take', '1 discard 3h', '0 knock', '1 draw', '1 discard 9c'];
    const deal = playedDeal(stackedRecord(preset('scat'), STACK, ...moves));
    expect(deal.dealt[0]).toEqual(parseCards('5c 5d As'));
    expect(deal.faceUp).toEqual(parseCards('Kh'));
    expect(deal.turns).toEqual([
      { seat: 0, drew: parseCard('Qs'), discarded: parseCard('5c') },
      { seat: 1, took: parseCard('5c'), discarded: parseCard('3h') },
      { seat: 0, hasKnocked: true },
      { seat: 1, drew: parseCard('9c'), discarded: parseCard('9c') },
    ]);
    expect(deal.showdown?.values).toEqual([21, 6]);
  });

  test('with a pool: what lies in the middle, and what everybody took from there and gave', () => {
    const stack = { hands: ['5c 5d As', '3h 4s 6d'], pool: 'Kh Qs 9c' };
    const moves = ['0 take Qs', '0 discard 5c', '1 swap-all', '0 knock', '1 pass'];
    const { faceUp, turns } = playedDeal(stackedRecord(preset('widow'), stack, ...moves));
    expect(faceUp).toEqual(parseCards('Kh Qs 9c'));
    expect(turns).toEqual([
      { seat: 0, took: parseCard('Qs'), discarded: parseCard('5c') },
      { seat: 1, swapped: { taken: parseCards('Kh 5c 9c'), laid: parseCards('3h 4s 6d') } },
      { seat: 0, hasKnocked: true },
      { seat: 1, deed: 'passed' },
    ]);
  });

  test('golf: a card that is replaced goes on the discard pile, and one that is turned up stays', () => {
    const moves = ['0 draw', '0 replace 0', '1 draw', '1 flip 1'];
    const stack = { ...STACK, stock: 'Qs 9c 2c 2d 2h 2s' };
    const rest = ['0 draw', '0 flip 1', '1 draw', '1 flip 0', '0 draw', '0 flip 2', '1 draw', '1 flip 2'];
    const { turns } = playedDeal(stackedRecord(preset('golf'), stack, ...moves, ...rest));
    expect(turns.slice(0, 2)).toEqual([
      { seat: 0, drew: parseCard('Qs'), discarded: parseCard('5c') },
      { seat: 1, drew: parseCard('9c'), discarded: parseCard('9c'), turnedUp: parseCard('4s') },
    ]);
  });

  test('is first played differently in that turn of a seat', () => {
    const knocking = playedDeal(stackedRecord(preset('scat'), STACK, '0 knock', '1 draw', '1 discard 3h'));
    const later = ['0 draw', '0 discard 5c', '1 draw', '1 discard 9c', '0 knock', '1 draw', '1 discard 3h'];
    const drawing = playedDeal(stackedRecord(preset('scat'), STACK, ...later));
    expect(firstDifference(knocking, drawing, 0)).toBe(1);
    expect(firstDifference(knocking, knocking, 0)).toBeNull();
  });
});
