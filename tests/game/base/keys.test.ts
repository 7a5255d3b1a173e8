/** Keys by their names, on keyboards of several languages. */
import { describe, expect, test } from 'vitest';
import { isCharacter, isOfInputMethod, keyOf } from '../../../game/base/keys.ts';

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

describe('a key goes by', () => {
  test('its character, where the game knows that', () => {
    expect(pressed('k', 'KeyK')).toBe('k');
    expect(pressed('K', 'KeyK', true)).toBe('K');
    expect(pressed('?', 'Slash', true)).toBe('?');
    expect(pressed('3', 'Numpad3')).toBe('3');
  });

  test('its letter and not its place, where both are English ones: on a French keyboard A is left of Z', () => {
    expect(pressed('a', 'KeyQ')).toBe('a');
    expect(pressed(',', 'KeyM')).toBe(',');
  });

  test.each([
    ['Russian', 'л', 'KeyK', 'k'],
    ['Greek', 'δ', 'KeyD', 'd'],
    ['Hebrew', 'א', 'KeyT', 't'],
    ['Arabic', '٣', 'Digit3', '3'],
    ['French', 'é', 'Digit2', '2'],
    ['French', '&', 'Digit1', '1'],
    ['Czech', 'š', 'Digit3', '3'],
  ])('its place, where its character is another one (%s %s)', (_keyboard, character, code, name) => {
    expect(pressed(character, code)).toBe(name);
  });

  test('its sign, where Shift makes one of a digit, or the place has no letter', () => {
    expect(pressed('!', 'Digit1', true)).toBe('!');
    expect(pressed('ö', 'Semicolon')).toBe('ö');
  });

  test('its name, where it is none of a character', () => {
    expect(['Enter', 'Escape', 'ArrowLeft', 'Dead'].map((key) => pressed(key, 'KeyK'))).toEqual([
      'Enter',
      'Escape',
      'ArrowLeft',
      'Dead',
    ]);
  });
});

test('letters, digits and signs are characters; Space, Enter and arrows are not', () => {
  expect(['k', 'K', '1', '?', 'ö'].every(isCharacter)).toBe(true);
  expect([' ', 'Enter', 'Tab', 'ArrowUp', 'F1'].some(isCharacter)).toBe(false);
});

test('a key belongs to an input method while that composes, and where only its code says so', () => {
  const key = (isComposing: boolean, keyCode: number) => isOfInputMethod({ isComposing, keyCode });
  expect([key(true, 13), key(false, 229), key(false, 13)]).toEqual([true, true, false]);
});
