import { expect, test } from 'vitest';
import { plainName, plainWords } from '../../../game/base/search-text.ts';

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
])('“%s” is searched as %j', (text, words) => {
  expect(plainWords(text)).toEqual(words);
});

test('a name is searched in one', () => {
  expect(plainName('Ride the Bus')).toBe(plainName('RideTheBus'));
});
