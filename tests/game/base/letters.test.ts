import { describe, expect, test } from 'vitest';
import { beginningOf, lettersOf } from '../../../game/base/letters.ts';

const FAMILY = '👩‍👩‍👧‍👦';

test('an emoji of several signs is one letter, and so is a letter with its accent', () => {
  expect(lettersOf(`a${FAMILY}e\u0301!`)).toEqual(['a', FAMILY, 'e\u0301', '!']);
});

describe('the beginning of a text', () => {
  test('is all of it where there is room', () => {
    expect(beginningOf('Oma', 3)).toBe('Oma');
  });

  test('has whole letters', () => {
    expect(beginningOf(`Oma ${FAMILY}`, 10)).toBe('Oma');
    expect(beginningOf(`Oma ${FAMILY}`, 11)).toBe(`Oma ${FAMILY}`);
    expect(beginningOf('😀😀😀', 2)).toBe('😀😀');
  });

  test('does not end in a space', () => {
    expect(beginningOf('Omas Küche', 5)).toBe('Omas');
  });
});
