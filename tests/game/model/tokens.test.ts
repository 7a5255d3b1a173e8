import { describe, expect, test } from 'vitest';
import { preset } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { wordsOf } from '../../../game/i18n/words.ts';
import {
  areCoins,
  clothOf,
  coinWords,
  graceName,
  levelName,
  lossTerms,
  outName,
  remains,
  shorterNames,
  tokenKind,
} from '../../../game/model/tokens.ts';
import { wordOf } from '../../../engine/rules/step-names.ts';

const bus = preset('ride-the-bus');

describe('what one plays for', () => {
  test.each([
    ['scat', 'pennies'],
    ['pub', 'pennies'],
    ['cadillac', 'nickels'],
    ['gin', 'letters'],
    ['ride-the-bus', 'places'],
    ['french-canadian', 'points'],
    ['jacobs', 'points'],
    ['schwimmen', 'pennies'],
    ['forty-one', 'points'],
  ])('in %s: %s', (name, kind) => {
    expect(tokenKind(preset(name))).toBe(kind);
  });
});

describe('the places on the bus', () => {
  test('go from the back to the stairs', () => {
    expect([4, 3, 2, 1, 0].map((tokens) => levelName(bus, tokens, 0))).toEqual(bus.levelNames.slice(0, 5));
    expect(graceName(bus, 0)).toBe('on the stairs');
    expect(outName(bus)).toBe('off the bus');
  });

  test('are one more with every step that is agreed on', () => {
    expect(graceName(bus, 1)).toBe('on the second step');
    expect(levelName(bus, 5, 1)).toBe('seated at the back');
  });

  test('get shorter names where there is less room', () => {
    expect(shorterNames('seated at the back')).toEqual(['seated at the back', 'seated']);
    expect(shorterNames('on the second step')).toEqual(['on the second step', 'second step']);
  });
});

describe('how it is said', () => {
  test('one loses coins, gets letters and loses places on the bus', () => {
    const why = { is: 'lowest', row: false, value: '12', knocked: false } as const;
    const told = (rules: HouseRules, lost: number) =>
      wordsOf('en').table.loses({ name: 'Fox', you: false }, lossTerms(rules, 0).stake, lost, why);
    expect(told(preset('scat'), 2)).toBe('Fox loses 2: lowest hand (12).');
    expect(told(preset('gin'), 1)).toBe('Fox gets a letter: lowest hand (12).');
    expect(told(bus, 2)).toBe('Fox loses 2 places: lowest hand (12).');
  });

  test('what is left at the end', () => {
    const left = (name: string, tokens: number, points = 0) => remains(preset(name), { tokens, points, extraSteps: 0 });
    expect(left('scat', 1)).toBe('1 token left');
    expect(left('scat', 0)).toBe('on grace');
    expect(left('cadillac', 3)).toBe('3 nickels left');
    expect(left('gin', 2)).toBe('G');
    expect(left('ride-the-bus', 2)).toBe('in the middle');
    expect(left('jacobs', 0, 31)).toBe('31 points');
    expect(left('cadillac', 1)).toBe('1 nickel left');
    expect(left('cadillac', 0)).toBe('on grace');
    expect(left('schwimmen', 0)).toBe('swimming');
    expect(left('schnauz', 0)).toBe('swimming');
    expect(left('widow', 0)).toBe('on grace');
    expect(left('gin', 9)).toBe('still in');
    expect(left('ride-the-bus', 0)).toBe('on the stairs');
    expect(left('jacobs', 3, 1)).toBe('1 point');
  });

  test.each([
    ['scat', { stake: 'tokens', grace: null, swims: false, onBus: false, promise: false }],
    ['cadillac', { stake: 'tokens', grace: null, swims: false, onBus: false, promise: false }],
    ['gin', { stake: 'letters', grace: null, swims: false, onBus: false, promise: true }],
    ['ride-the-bus', { stake: 'places', grace: 'on the stairs', swims: false, onBus: true, promise: false }],
    ['schwimmen', { stake: 'tokens', grace: null, swims: true, onBus: false, promise: false }],
    ['schnauz', { stake: 'tokens', grace: null, swims: true, onBus: false, promise: false }],
    ['widow', { stake: 'tokens', grace: null, swims: false, onBus: false, promise: false }],
    ['jacobs', { stake: 'tokens', grace: null, swims: false, onBus: false, promise: false }],
  ])('what a loss is called in %s', (name, terms) => {
    expect(lossTerms(preset(name), 0)).toEqual(terms);
  });

  test.each([
    ['scat', '2 tokens', 'out'],
    ['cadillac', '2 nickels', 'out'],
    ['gin', null, 'out'],
    ['ride-the-bus', null, 'off the bus'],
    ['jacobs', null, 'out'],
  ])('what two coins and being eliminated are called in %s', (name, coins, out) => {
    const rules = preset(name);
    expect([coinWords(rules, 2), outName(rules)]).toEqual([coins, out]);
    expect(areCoins(tokenKind(rules))).toBe(coins !== null);
  });

  test('letters are those of a word from its first on, all of them; other names are places', () => {
    const named = (...levelNames: string[]) => wordOf({ ...preset('gin'), levelNames });
    expect(named('no letter', 'G', 'G I')).toBe('GIN');
    expect(named('', 'G')).toBe('GIN');
    for (const names of [[], ['no letter'], ['', 'G', 'G N'], ['', 'I'], ['G', 'G I'], ['', 'at the back']]) {
      expect(named(...names)).toBeNull();
    }
  });
});

test.each([
  ['scat', 'green'],
  ['blitz', 'green'],
  ['pub', 'green'],
  ['italian', 'ochre'],
  ['cadillac', 'burgundy'],
  ['gin', 'plum'],
  ['ride-the-bus', 'night-blue'],
  ['jacobs', 'slate'],
  ['golf', 'lawn'],
] as const)('families of games are told apart by the cloth of their table: %s is played on %s', (name, cloth) => {
  expect(clothOf(preset(name))).toBe(cloth);
});
