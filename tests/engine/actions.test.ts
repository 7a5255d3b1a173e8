import { describe, expect, test } from 'vitest';
import {
  ACTION_COUNT,
  discardOf,
  discardedBy,
  formatAction,
  isDiscard,
  isFlip,
  isKnock,
  isKnockWith,
  isReplace,
  knockWith,
  parseAction,
  slotOf,
} from '../../engine/actions.ts';
import { CARD_COUNT, parseCard } from '../../engine/cards.ts';

describe('action notation', () => {
  test('names every action, and each name names its action', () => {
    const names = Array.from({ length: ACTION_COUNT }, (_, action) => formatAction(action));
    expect(new Set(names).size).toBe(ACTION_COUNT);
    expect(names.map(parseAction)).toEqual(Array.from({ length: ACTION_COUNT }, (_, action) => action));
  });

  const WRONG = [
    '',
    'Draw',
    'draw ',
    'discard',
    'discard 1s',
    'discard As Ks',
    'knock  As',
    'replace 3',
    'flip -1',
    'fold',
  ];
  test.each(WRONG)('"%s" is refused', (text) => expect(() => parseAction(text)).toThrow(RangeError));

  test('an unknown action is refused with what is allowed', () => {
    expect(() => parseAction('fold')).toThrow(
      /"fold" is not an action: allowed are draw, take, .*discard CARD, knock CARD/,
    );
  });
});

describe('the kind of an action', () => {
  const actions = Array.from({ length: ACTION_COUNT }, (_, action) => action);

  test.each<[string, (action: number) => boolean, RegExp]>([
    ['a discard', isDiscard, /^discard /],
    ['a discard with a knock', isKnockWith, /^knock /],
    ['an announcement of the last turns', isKnock, /^(knock|hammer)/],
    ['a replacement in the row', isReplace, /^replace /],
    ['a card turned up in the row', isFlip, /^flip /],
  ])('%s is known by its notation', (_kind, is, notation) => {
    expect(actions.filter(is)).toEqual(actions.filter((action) => notation.test(formatAction(action))));
  });

  test('is none for an integer that is no action', () => {
    for (const is of [isDiscard, isKnockWith, isKnock, isReplace, isFlip]) {
      expect([-2, -1, ACTION_COUNT, ACTION_COUNT + 1].filter(is)).toEqual([]);
    }
  });
});

test('a discard puts down its card, with a knock and without', () => {
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
  expect(cards.map((card) => discardedBy(discardOf(card)))).toEqual(cards);
  expect(cards.map((card) => discardedBy(knockWith(card)))).toEqual(cards);
  expect(formatAction(discardOf(parseCard('7h')))).toBe('discard 7h');
  expect(formatAction(knockWith(parseCard('7h')))).toBe('knock 7h');
});

test('a replacement and a flip are about the slot that they name', () => {
  for (const slot of [0, 1, 2]) {
    expect(slotOf(parseAction(`replace ${slot}`))).toBe(slot);
    expect(slotOf(parseAction(`flip ${slot}`))).toBe(slot);
  }
});
