/** Texts as they are counted and searched. */
import { expect, test } from 'vitest';
import { beginningOf, lettersOf } from '../../../game/base/letters.ts';
import { plainName, plainWords } from '../../../game/base/search-text.ts';

const FAMILY = '👩‍👩‍👧‍👦';

test('an emoji of several signs is one letter, and so is a letter with its accent', () => {
  expect(lettersOf(`a${FAMILY}e\u0301!`)).toEqual(['a', FAMILY, 'e\u0301', '!']);
});

test.each([
  ['Oma', 3, 'Oma'],
  [`Oma ${FAMILY}`, 10, 'Oma'],
  [`Oma ${FAMILY}`, 11, `Oma ${FAMILY}`],
  ['😀😀😀', 2, '😀😀'],
  ['Omas Küche', 5, 'Omas'],
])('the beginning of “%s” in %d has whole letters, and does not end in a space', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});

test.each([
  ['Ride the Bus', ['ride', 'the', 'bus']],
  ['ride-the-bus', ['ride', 'the', 'bus']],
  ['  À l’aveugle ', ['a', 'l', 'aveugle']],
  ['Einunddreißig', ['einunddreissig']],
  ['Mu\u0308hle', ['muhle']],
  ['31!', ['31']],
  ['30½', ['30½']],
  ['Тридцать один', ['тридцать', 'один']],
  ['…', []],
])('“%s” is searched as %j, a name in one', (text, words) => {
  expect(plainWords(text)).toEqual(words);
  expect(plainName(text)).toBe(words.join(''));
});
