/** Keys by their names, on keyboards of several languages. */
import { expect, test } from 'vitest';
import { isCharacter, isOfInputMethod, keyOf } from '../../../game/base/keys.ts';

test.each<[string, key: string, code: string, name: string, isShift?: boolean]>([
  ['its character, where the game knows that', 'k', 'KeyK', 'k'],
  ['its character, capital by Caps Lock or by Shift', 'K', 'KeyK', 'k'],
  ['its character, capital by Caps Lock or by Shift', 'K', 'KeyK', 'k', true],
  ['its character', '?', 'Slash', '?', true],
  ['its character', '3', 'Numpad3', '3'],
  ['its letter and not its place: on a French keyboard A is left of Z', 'a', 'KeyQ', 'a'],
  ['its letter and not its place', ',', 'KeyM', ','],
  ['its place on a Russian keyboard', 'л', 'KeyK', 'k'],
  ['its place on a Greek one', 'δ', 'KeyD', 'd'],
  ['its place on a Greek one, with Caps Lock', 'Δ', 'KeyD', 'd'],
  ['its place on a Hebrew one', 'א', 'KeyT', 't'],
  ['its place on an Arabic one', '٣', 'Digit3', '3'],
  ['its place on a French one', 'é', 'Digit2', '2'],
  ['its place on a French one', '&', 'Digit1', '1'],
  ['its place on a Czech one', 'š', 'Digit3', '3'],
  ['its sign, where Shift makes one of a digit', '!', 'Digit1', '!', true],
  ['its sign, where the place has no letter', 'ö', 'Semicolon', 'ö'],
  ['its name, where it is none of a character', 'Enter', 'KeyK', 'Enter'],
  ['its name', 'ArrowLeft', 'KeyK', 'ArrowLeft'],
  ['its name', 'Dead', 'KeyK', 'Dead'],
])('a key goes by %s: %s', (_, key, code, name, shiftKey = false) => {
  expect(keyOf({ key, code, shiftKey })).toBe(name);
});

test('letters, digits and signs are characters; Space, Enter and arrows are not', () => {
  expect(['k', 'K', '1', '?', 'ö'].every(isCharacter)).toBe(true);
  expect([' ', 'Enter', 'Tab', 'ArrowUp', 'F1'].some(isCharacter)).toBe(false);
});

test('a key belongs to an input method while that composes, and where only its code says so', () => {
  const key = (isComposing: boolean, keyCode: number) => isOfInputMethod({ isComposing, keyCode });
  expect([key(true, 13), key(false, 229), key(false, 13)]).toEqual([true, true, false]);
});
