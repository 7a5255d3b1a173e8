import { describe, expect, test } from 'vitest';
import {
  CHANGE,
  DECLARE,
  discardOf,
  DRAW,
  FLIP,
  HAMMER,
  KEEP,
  KNOCK,
  knockWith,
  LOOK,
  PASS,
  REPLACE,
  SWAP_ALL,
  TAKE,
  takeOf,
} from '../../../../engine/actions.ts';
import { parseCards } from '../../../../engine/cards.ts';
import { actionOf, tableKeyOf, needsSecondPress } from '../../../../game/table/input/table-keys.ts';
import { PUT_AWAY } from '../../../../game/table/input/golf-choices.ts';

const HAND = parseCards('As Kd 7h 2c');
const IN_HAND = { hand: HAND, pool: [] };
const NOTHING = { hand: [], pool: [] };

describe('the keys at the table', () => {
  test('D draws, T takes, K knocks, in either case', () => {
    const legal = [DRAW, TAKE, KNOCK];
    expect(actionOf('d', legal, IN_HAND)).toBe(DRAW);
    expect(actionOf('T', legal, IN_HAND)).toBe(TAKE);
    expect(actionOf('k', legal, IN_HAND)).toBe(KNOCK);
  });

  test('a digit discards the card at that place of the hand', () => {
    const legal = HAND.map(discardOf);
    expect(actionOf('3', legal, IN_HAND)).toBe(discardOf(HAND[2]));
    expect(actionOf('5', legal, IN_HAND)).toBeNull();
  });

  test('K knocks with the chosen card where the discard knocks', () => {
    const offered = [...HAND.map(discardOf), knockWith(HAND[1])];
    expect(actionOf('k', offered, IN_HAND)).toBe(knockWith(HAND[1]));
    expect(tableKeyOf(knockWith(HAND[1]), IN_HAND)).toBe('k');
    expect(actionOf('2', offered, IN_HAND)).toBe(discardOf(HAND[1]));
  });

  test('T says thirty-one where that is on offer, H and L answer the shotgun', () => {
    expect(actionOf('t', [DECLARE], IN_HAND)).toBe(DECLARE);
    expect(actionOf('h', [HAMMER, LOOK], NOTHING)).toBe(HAMMER);
    expect(actionOf('l', [HAMMER, LOOK], NOTHING)).toBe(LOOK);
  });

  test('with a pool a digit takes the card at that place of it, then gives the one at that place of the hand', () => {
    const [pool, hand] = [parseCards('9s Td Jh'), parseCards('As Kd 7h')];
    const cards = { hand, pool };
    expect(actionOf('3', [...pool.map(takeOf), SWAP_ALL, PASS], cards)).toBe(takeOf(pool[2]));
    expect(actionOf('3', hand.map(discardOf), { hand, pool: [pool[0], pool[1], null] })).toBe(discardOf(hand[2]));
    expect(tableKeyOf(takeOf(pool[1]), cards)).toBe('2');
  });

  test('with a pool X swaps all, P passes; K keeps the dealer’s hand, and C changes it', () => {
    expect(actionOf('x', [SWAP_ALL, PASS], NOTHING)).toBe(SWAP_ALL);
    expect(actionOf('p', [SWAP_ALL, PASS], NOTHING)).toBe(PASS);
    expect(actionOf('k', [KEEP, CHANGE], NOTHING)).toBe(KEEP);
    expect(actionOf('c', [KEEP, CHANGE], NOTHING)).toBe(CHANGE);
  });

  test('what is not on offer cannot be done', () => {
    expect(actionOf('k', [DRAW], IN_HAND)).toBeNull();
    expect(actionOf('1', [discardOf(HAND[1])], IN_HAND)).toBeNull();
    expect(actionOf('x', [DRAW], IN_HAND)).toBeNull();
  });

  test('every key that is shown does what it is shown for', () => {
    for (const action of [DRAW, TAKE, KNOCK, ...HAND.map(discardOf)]) {
      const key = tableKeyOf(action, IN_HAND);
      expect(key).not.toBeNull();
      expect(actionOf(key as string, [action], IN_HAND)).toBe(action);
    }
  });

  test('in golf a digit replaces the card at that place of the row, or turns it up once F has put the other away', () => {
    expect(actionOf('2', [REPLACE, REPLACE + 1, PUT_AWAY], NOTHING)).toBe(REPLACE + 1);
    expect(actionOf('f', [REPLACE, REPLACE + 1, PUT_AWAY], NOTHING)).toBe(PUT_AWAY);
    expect(actionOf('2', [FLIP + 1, PUT_AWAY], NOTHING)).toBe(FLIP + 1);
    expect(actionOf('1', [FLIP + 1, PUT_AWAY], NOTHING)).toBeNull();
    expect([REPLACE + 2, FLIP, PUT_AWAY].map((action) => tableKeyOf(action, NOTHING))).toEqual(['3', '1', 'f']);
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
