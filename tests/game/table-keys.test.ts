import { describe, expect, test } from 'vitest';
import { discardOf, DRAW, KNOCK, TAKE } from '../../engine/actions.ts';
import { parseCards } from '../../engine/cards.ts';
import { actionOf, keyOf, needsSecondPress } from '../../game/scenes/table-keys.ts';

const HAND = parseCards('As Kd 7h 2c');

describe('the keys at the table', () => {
  test('D draws, T takes, K knocks, in either case', () => {
    const legal = [DRAW, TAKE, KNOCK];
    expect(actionOf('d', legal, HAND)).toBe(DRAW);
    expect(actionOf('T', legal, HAND)).toBe(TAKE);
    expect(actionOf('k', legal, HAND)).toBe(KNOCK);
  });

  test('a digit discards the card at that place of the hand', () => {
    const legal = HAND.map(discardOf);
    expect(actionOf('3', legal, HAND)).toBe(discardOf(HAND[2]));
    expect(actionOf('5', legal, HAND)).toBeNull();
  });

  test('what is not on offer cannot be done', () => {
    expect(actionOf('k', [DRAW], HAND)).toBeNull();
    expect(actionOf('1', [discardOf(HAND[1])], HAND)).toBeNull();
    expect(actionOf('x', [DRAW], HAND)).toBeNull();
  });

  test('every key that is shown does what it is shown for', () => {
    for (const action of [DRAW, TAKE, KNOCK, ...HAND.map(discardOf)]) {
      const key = keyOf(action, HAND);
      expect(key).not.toBeNull();
      expect(actionOf(key as string, [action], HAND)).toBe(action);
    }
  });

  test('a knock and a discard want the key twice, a draw does not', () => {
    expect(needsSecondPress(KNOCK)).toBe(true);
    expect(needsSecondPress(discardOf(HAND[0]))).toBe(true);
    expect(needsSecondPress(DRAW)).toBe(false);
  });
});
