import { describe, expect, test } from 'vitest';
import {
  DECLARE,
  discardOf,
  DRAW,
  FLIP,
  HAMMER,
  KNOCK,
  knockWith,
  LOOK,
  REPLACE,
  TAKE,
} from '../../../../engine/actions.ts';
import { parseCards } from '../../../../engine/cards.ts';
import { actionOf, tableKeyOf, needsSecondPress } from '../../../../game/table/input/table-keys.ts';
import { PUT_AWAY } from '../../../../game/table/input/golf-choices.ts';

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

  test('K knocks with the chosen card where the discard knocks', () => {
    const offered = [...HAND.map(discardOf), knockWith(HAND[1])];
    expect(actionOf('k', offered, HAND)).toBe(knockWith(HAND[1]));
    expect(tableKeyOf(knockWith(HAND[1]), HAND)).toBe('k');
    expect(actionOf('2', offered, HAND)).toBe(discardOf(HAND[1]));
  });

  test('T says thirty-one where that is on offer, H and L answer the shotgun', () => {
    expect(actionOf('t', [DECLARE], HAND)).toBe(DECLARE);
    expect(actionOf('h', [HAMMER, LOOK], [])).toBe(HAMMER);
    expect(actionOf('l', [HAMMER, LOOK], [])).toBe(LOOK);
  });

  test('what is not on offer cannot be done', () => {
    expect(actionOf('k', [DRAW], HAND)).toBeNull();
    expect(actionOf('1', [discardOf(HAND[1])], HAND)).toBeNull();
    expect(actionOf('x', [DRAW], HAND)).toBeNull();
  });

  test('every key that is shown does what it is shown for', () => {
    for (const action of [DRAW, TAKE, KNOCK, ...HAND.map(discardOf)]) {
      const key = tableKeyOf(action, HAND);
      expect(key).not.toBeNull();
      expect(actionOf(key as string, [action], HAND)).toBe(action);
    }
  });

  test('in golf a digit replaces the card at that place of the row, or turns it up once F has put the other away', () => {
    expect(actionOf('2', [REPLACE, REPLACE + 1, PUT_AWAY], [])).toBe(REPLACE + 1);
    expect(actionOf('f', [REPLACE, REPLACE + 1, PUT_AWAY], [])).toBe(PUT_AWAY);
    expect(actionOf('2', [FLIP + 1, PUT_AWAY], [])).toBe(FLIP + 1);
    expect(actionOf('1', [FLIP + 1, PUT_AWAY], [])).toBeNull();
    expect([REPLACE + 2, FLIP, PUT_AWAY].map((action) => tableKeyOf(action, []))).toEqual(['3', '1', 'f']);
  });

  test('a knock wants its key twice; a draw, a discard and a card of the row do not', () => {
    const all = { actions: [DRAW, KNOCK, DECLARE, REPLACE, FLIP, ...HAND.map(discardOf)], asksTwice: false };
    expect(all.actions.filter((action) => needsSecondPress(action, all))).toEqual([KNOCK]);
  });

  test('who wants to be asked twice presses twice to discard and to replace, but not to draw by its key', () => {
    const all = { actions: [DRAW, KNOCK, DECLARE, REPLACE, FLIP, discardOf(HAND[0])], asksTwice: true };
    expect(all.actions.filter((action) => needsSecondPress(action, all))).toEqual([KNOCK, REPLACE, discardOf(HAND[0])]);
  });

  test('where a card can be knocked with, its key chooses it first', () => {
    const actions = HAND.flatMap((card) => [discardOf(card), knockWith(card)]);
    expect(needsSecondPress(discardOf(HAND[0]), { actions, asksTwice: false })).toBe(true);
  });
});
