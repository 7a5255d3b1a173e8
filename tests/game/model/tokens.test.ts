import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import { wordOf } from '../../../engine/rules/step-names.ts';
import {
  coinWords,
  graceName,
  levelName,
  lossTerms,
  outName,
  remains,
  shorterNames,
} from '../../../game/model/token-names.ts';
import { areCoins, clothOf, tokenKind } from '../../../game/model/tokens.ts';

const bus = preset('ride-the-bus');

test.each([
  ['scat', 'pennies', 'green', '2 tokens'],
  ['blitz', 'pennies', 'green', '2 tokens'],
  ['pub', 'pennies', 'green', '2 tokens'],
  ['italian', 'pennies', 'ochre', '2 tokens'],
  ['cadillac', 'nickels', 'burgundy', '2 nickels'],
  ['gin', 'letters', 'plum', null],
  ['ride-the-bus', 'places', 'night-blue', null],
  ['french-canadian', 'points', 'slate', null],
  ['jacobs', 'points', 'slate', null],
  ['forty-one', 'points', 'slate', null],
  ['golf', 'pennies', 'lawn', '2 tokens'],
  ['schwimmen', 'pennies', 'lagoon', '2 tokens'],
])('one plays %s for %s, on a cloth of %s', (game, kind, cloth, coins) => {
  const rules = preset(game);
  expect([tokenKind(rules), clothOf(rules), coinWords(rules, 2)]).toEqual([kind, cloth, coins]);
  expect(areCoins(tokenKind(rules))).toBe(coins !== null);
  expect(outName(rules)).toBe(kind === 'places' ? 'off the bus' : 'out');
});

describe('the places on the bus', () => {
  test('go from the back to the stairs, one more with every step that is agreed on', () => {
    expect([4, 3, 2, 1, 0].map((tokens) => levelName(bus, tokens, 0))).toEqual(bus.levelNames.slice(0, 5));
    expect([graceName(bus, 0), graceName(bus, 1)]).toEqual(['on the stairs', 'on the second step']);
    expect(levelName(bus, 5, 1)).toBe('seated at the back');
  });

  test('get shorter names where there is less room', () => {
    expect(shorterNames('seated at the back')).toEqual(['seated at the back', 'seated']);
    expect(shorterNames('on the second step')).toEqual(['on the second step', 'second step']);
  });
});

test.each([
  ['scat', 1, 0, '1 token left'],
  ['scat', 0, 0, 'on grace'],
  ['cadillac', 3, 0, '3 nickels left'],
  ['cadillac', 1, 0, '1 nickel left'],
  ['schwimmen', 0, 0, 'swimming'],
  ['schnauz', 0, 0, 'swimming'],
  ['widow', 0, 0, 'on grace'],
  ['gin', 2, 0, 'G'],
  ['gin', 9, 0, 'no letter'],
  ['ride-the-bus', 2, 0, 'in the middle'],
  ['jacobs', 0, 31, '31 points'],
  ['jacobs', 3, 1, '1 point'],
])('in %s whoever has %d tokens and %d points is “%s”', (game, tokens, points, left) => {
  expect(remains(preset(game), { tokens, points, extraSteps: 0 })).toBe(left);
});

test.each([
  ['scat', {}],
  ['cadillac', {}],
  ['gin', { stake: 'letters', promise: true }],
  ['ride-the-bus', { stake: 'places', grace: 'on the stairs', onBus: true }],
  ['schwimmen', { swims: true }],
  ['schnauz', { swims: true }],
  ['widow', {}],
  ['jacobs', {}],
])('what a loss is called in %s', (game, terms) => {
  const usual = { stake: 'tokens', grace: null, swims: false, onBus: false, promise: false };
  expect(lossTerms(preset(game), 0)).toEqual({ ...usual, ...terms });
});

test.each([
  [['no letter', 'G', 'G I'], 'GIN'],
  [['', 'G'], 'GIN'],
  [[], null],
  [['no letter'], null],
  [['', 'G', 'G N'], null],
  [['', 'I'], null],
  [['G', 'G I'], null],
  [['', 'at the back'], null],
])('letters are those of a word from its first on, all of them: %j', (levelNames, word) => {
  expect(wordOf({ ...preset('gin'), levelNames })).toBe(word);
});
