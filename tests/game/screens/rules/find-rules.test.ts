/** Rules are found by what people call things, in every language. */
import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { RuleName } from '../../../../engine/rules/table.ts';
import { findRules } from '../../../../game/screens/rules/find-rules.ts';
import type { Language } from '../../../../game/i18n/languages.ts';
import { speakIn } from '../../../../game/i18n/words.ts';
import '../../support/all-languages.ts';

function found(typed: string, language: Language = 'en'): readonly RuleName[] {
  speakIn(language);
  return findRules(typed, preset('scat'), () => []);
}

const TWO_LIVES: RuleName[] = [
  'declareLoss',
  'knockerLossOn31',
  'knockerLowestLoss',
  'knockerTieLoss',
  'knockerNotHighestLoss',
];
const HIGHEST: RuleName[] = ['knockPromise', 'scoring', 'pointsGoTo'];

/** By language, what people call a thing, and one rule of those that it finds as our own word does. */
const CALLED: Readonly<Record<Language, readonly [own: string, called: readonly string[], rule: RuleName][]>> = {
  en: [
    ['token', ['life', 'strike', 'strikes', 'chip', 'penny'], 'lives'],
    ['pool', ['widow', 'middle'], 'poolPass'],
    ['knock', ['hold', 'close', 'rap'], 'knockMinimum'],
    ['stock', ['draw pile'], 'stockEmpty'],
  ],
  de: [
    ['Leben', ['Chip', 'Strich', 'Pfennig', 'Münze'], 'lives'],
    ['Mitte', ['Pool', 'Widow', 'Tisch'], 'poolPass'],
    ['klopfen', ['zumachen', 'schließen', 'schliessen'], 'knockMinimum'],
    ['Stapel', ['Talon', 'Nachziehstapel'], 'stockEmpty'],
  ],
  es: [
    ['fichas', ['vida', 'vidas', 'palito', 'moneda'], 'lives'],
    ['centro', ['pozo', 'viuda', 'mesa'], 'poolPass'],
    ['golpear', ['cerrar', 'tocar'], 'knockMinimum'],
    ['mazo', ['montón', 'monton', 'pila'], 'stockEmpty'],
  ],
  fr: [
    ['jetons', ['vie', 'vies', 'bâton', 'sou'], 'lives'],
    ['milieu', ['pot', 'veuve', 'table'], 'poolPass'],
    ['cogner', ['fermer', 'frapper', 'toquer'], 'knockMinimum'],
    ['pioche', ['talon', 'paquet'], 'stockEmpty'],
  ],
};

const EACH = Object.entries(CALLED).flatMap(([language, things]) =>
  things.flatMap(([own, called, rule]) => called.map((one) => [language as Language, one, own, rule] as const)),
);

test.each(EACH)('in %s “%s” finds what “%s” does, such as %s', (language, called, own, rule) => {
  const rules = found(called, language);
  expect(rules).toContain(rule);
  expect(found(own, language)).toEqual(expect.arrayContaining([...rules]));
});

test.each<[Language, typed: string, rules: readonly RuleName[]]>([
  ['en', 'two lives', TWO_LIVES],
  ['de', 'zwei Leben', TWO_LIVES],
  ['es', 'dos vidas', TWO_LIVES],
  ['fr', 'deux vies', TWO_LIVES],
  ['en', 'highest wins', HIGHEST],
  ['de', 'höchstes gewinnt', HIGHEST],
  ['es', 'gana la más alta', HIGHEST],
  ['fr', 'la plus haute gagne', HIGHEST],
  ['en', 'empty deck', ['stockEmpty']],
  ['de', 'leerer Stapel', ['stockEmpty']],
  ['es', 'mazo vacío', ['stockEmpty']],
  ['fr', 'pioche vide', ['stockEmpty']],
  // Not the pack that is called standard52, nor what follows when the stock runs out.
  ['en', 'stand', ['finalTurnStand']],
  ['en', 'run', ['handRanking', 'straightFlush']],
  ['en', 'discard first', ['discardFirst']],
  ['de', 'erst ablegen', ['discardFirst']],
])('in %s “%s” finds %j', (language, typed, rules) => expect(found(typed, language)).toEqual(rules));

test.each<Language>(['en', 'de', 'es', 'fr'])(
  'in %s blitz finds all that is declared, and nothing else',
  (language) => {
    const rules = found('blitz', language);
    expect(rules).toEqual(expect.arrayContaining(['declare', 'declareEnds', 'declareLoss', 'knockerLossOn31']));
    expect(rules.filter((key) => !key.startsWith('declare'))).toEqual(['knockerLossOn31']);
  },
);

test.each([
  ['as whole words, with another ending', 'knock timings', ['knockTiming']],
  ['among their keys', 'knockTiming', ['knockTiming']],
  ['among their meanings', 'GRACE at a time', ['graceSeats']],
  ['among their values', 'shotgun', ['hammer']],
  ['also as files have them', '30.5', ['threeOfAKind']],
  ['or else as beginnings', 'shotg', ['hammer']],
  ['or else within words', 'hotgu', ['hammer']],
  ['and nothing by what nobody says', 'xylophone', []],
])('what was typed is looked for %s', (_, typed, rules) => expect(found(typed)).toEqual(rules));

test('a number in words is no beginning of a higher one', () => {
  expect(findRules('two', { ...preset('scat'), knockMinimum: 21 }, () => [])).not.toContain('knockMinimum');
});
