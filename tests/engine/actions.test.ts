import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, formatAction, parseAction } from '../../engine/actions.ts';

describe('action notation', () => {
  test('names every action, and each name names its action', () => {
    const names = Array.from({ length: ACTION_COUNT }, (_, action) => formatAction(action));
    expect(new Set(names).size).toBe(ACTION_COUNT);
    expect(names.map(parseAction)).toEqual(Array.from({ length: ACTION_COUNT }, (_, action) => action));
  });

  test('has all forms of the format', () => {
    const forms = [
      'draw',
      'take',
      'discard As',
      'knock',
      'knock As',
      'stand',
      'pass',
      'hammer',
      'look',
      'sudden-death',
      'deal',
      'declare',
      'quiet',
      'replace 1',
      'flip 1',
      'buy-in',
      'leave',
      'extra-step',
    ];
    expect(forms.map((form) => formatAction(parseAction(form)))).toEqual(forms);
  });

  test.each([
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
  ])('"%s" is refused', (text) => expect(() => parseAction(text)).toThrow(RangeError));

  test('an unknown action is refused with what is allowed', () => {
    expect(() => parseAction('fold')).toThrow(
      /"fold" is not an action: allowed are draw, take, .*discard CARD, knock CARD/,
    );
  });
});
