import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { noKnockReason } from '../../../game/model/knocking.ts';

const why = (name: string, hand: string, more: { firstTurn?: boolean; quietValue?: number } = {}) =>
  noKnockReason(preset(name), {
    hand: parseCards(hand),
    firstTurn: more.firstTurn ?? false,
    knocked: false,
    quietValue: more.quietValue ?? null,
  });

describe('why one may not knock', () => {
  test('is nothing in the standard game', () => {
    expect(why('scat', 'Qs 9d 2c', { firstTurn: true })).toBeNull();
  });

  test('is the first turn where that has no knock', () => {
    expect(why('pub', 'Ks Qs As', { firstTurn: true })).toBe('No knocking in your first turn.');
    expect(why('pub', '2s 3d 4c')).toBeNull();
  });

  test('is a second suit where one is wanted', () => {
    expect(why('jacobs', 'Ks Qs 2d')).toBe('To knock, hold one suit only.');
    expect(why('jacobs', '2s 3s 4s')).toBeNull();
  });

  test('is too low a value, and the value is told', () => {
    const rules = { ...preset('scat'), knockMinimum: 21 };
    const hand = parseCards('9s 8s 2d');
    const situation = { hand, firstTurn: false, knocked: false, quietValue: null };
    expect(noKnockReason(rules, situation)).toBe('To knock, hold 21 or more: this is 17.');
  });
});
