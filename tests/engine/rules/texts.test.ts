import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { compareRules, playsLike } from '../../../engine/rules/compare.ts';
import { describeRules, differences, labelOf, withoutEffect } from '../../../engine/rules/describe.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { PRESETS, conflictIn, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { translatedStep } from '../../../engine/rules/step-names.ts';
import { RULE_NAMES, RULES_TABLE, standardValue, type HouseRules } from '../../../engine/rules/table.ts';
import { GERMAN_RULES } from '../../../engine/rules/texts/de.ts';
import { ENGLISH_RULES, type RuleTexts, type SentenceName } from '../../../engine/rules/texts/en.ts';
import { SPANISH_RULES } from '../../../engine/rules/texts/es.ts';
import { filled } from '../../../engine/rules/texts/filled.ts';
import { FRENCH_RULES } from '../../../engine/rules/texts/fr.ts';
import { randomRules } from '../../../training/learner/games/tables.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { CORNER_VALUES } from '../support/rules-contract.ts';
import { rulesWith } from '../support/stacked.ts';

const LANGUAGES = { en: ENGLISH_RULES, de: GERMAN_RULES, fr: FRENCH_RULES, es: SPANISH_RULES };
const ALL = Object.entries(LANGUAGES);
const OTHERS = ALL.slice(1);

/** All that a language says about some rules, alone and beside the standard game. */
function saidOf(rules: HouseRules, texts: RuleTexts): string {
  const { summary } = compareRules(rules, preset('scat'), texts);
  const special = [differences(rules, texts), withoutEffect(rules, texts)];
  return JSON.stringify([describeRules(rules, undefined, texts), ...special, summary]);
}

const RANDOM_GAMES = 800;

// Random rules leave out what policies do not know yet, so that a new key does not change them.
test('everything that is said about presets, and about random rules in two languages each, stays as it is', () => {
  const random = new Random(31);
  const games = Array.from({ length: RANDOM_GAMES }, () => randomRules(random));
  const hashes = ALL.map(([language, texts], at) => {
    const hash = createHash('sha256');
    const own = games.filter((_, game) => (game + at) % ALL.length < 2);
    for (const rules of [...PRESETS.map(preset), ...own]) hash.update(saidOf(rules, texts));
    return [language, hash.digest('hex')];
  });
  expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
    {
      "de": "5562421841f071d158a48344d69fdf36584582ee152ae27a724fe103fb3ebe37",
      "en": "b361ee81be8b29a1a331f48a5c99e84f0350f63867de8341d5f453d1b632cacd",
      "es": "12c3f14f1b062b238d8a7d357a8e2a9c2e37ee084644fbdac35976721c372cc2",
      "fr": "c72760e7c16563b86d8b784842976d21d2c37aa4c3b5061976c29f1fb0c7f0e5",
    }
  `);
});

/** Signs of a broken text: holes, NaN, a plural of one, two spaces, a space before a full stop. */
const BROKEN = /undefined|null|NaN|\b1 (tokens|points)\b|\[object|\{|\}| {2}| [.,]|\.\.|^ | $/;

test.each(ALL)('in %s any rules are described in whole sentences', (_, texts) => {
  fc.assert(
    fc.property(randomRulesFile, (file) => {
      const rules = resolveRules(file);
      for (const { title, sentences } of describeRules(rules, undefined, texts)) {
        expect(title).not.toMatch(BROKEN);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-ZÀ-Ý\d„“«].*\.$/);
          expect(sentence).not.toMatch(BROKEN);
        }
      }
      for (const label of RULE_NAMES.map((name) => labelOf(rules, name, texts))) expect(label).not.toMatch(BROKEN);
    }),
    { numRuns: 25 },
  );
});

// The compiler finds what is missing in the files of languages, not what is there too much.
test.each(OTHERS)('in %s nothing is said that is not said in English', (_, texts) => {
  for (const section of ['groups', 'meanings', 'labels', 'reasons', 'sentences', 'counts', 'games'] as const)
    expect(Object.keys(texts[section]).sort()).toEqual(Object.keys(ENGLISH_RULES[section]).sort());
});

/** One for each way of playing, with three cards and with four, for tokens and for points. */
const UNLIKE = ['scat', 'golf', 'schwimmen', 'forty-one'];

/** By preset, what becomes of it when one key has another value, as far as that can be played and makes a difference. */
const CHANGED = UNLIKE.map((name) => {
  const changes = Object.entries(CORNER_VALUES).flatMap(([key, values]) =>
    values.map((value): [string, HouseRules] => [`${key} ${JSON.stringify(value)}`, { ...preset(name), [key]: value }]),
  );
  const isAnother = (rules: HouseRules) => conflictIn(rules) === null && differingKeys(rules, preset(name)).length > 0;
  return [name, changes.filter(([, rules]) => isAnother(rules))] as const;
});

describe.each(ALL)('in %s a game is told from', (_, texts) => {
  const described = (rules: HouseRules) => JSON.stringify(describeRules(rules, undefined, texts));

  test.each(CHANGED)('%s with any other value of a key', (name, changed) => {
    const own = described(preset(name));
    expect(changed.filter(([, rules]) => described(rules) === own).map(([change]) => change)).toEqual([]);
  });
});

const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+/g))].toSorted();
const numbersIn = (text: string) => [...new Set(text.replaceAll(/\{\w+/g, '').match(/\d+/g))].toSorted();

test.each(OTHERS)('%s says in each sentence as much as English, of the same values and numbers', (_, { sentences }) => {
  for (const [name, text] of Object.entries(sentences)) {
    const model = ENGLISH_RULES.sentences[name as SentenceName];
    expect(placeholdersIn(text), name).toEqual(placeholdersIn(model));
    expect(numbersIn(text), name).toEqual(numbersIn(model));
    expect(text.length / model.length, text).toBeGreaterThan(0.7);
    expect(text.length / model.length, text).toBeLessThan(1.7);
  }
});

const distinct = (said: readonly string[]): void => {
  expect(said).not.toContain('');
  expect(new Set(said).size).toBe(said.length);
};

describe.each(ALL)('in %s', (_, texts) => {
  test('every value of every key has a label of its own', () => {
    for (const key of RULE_NAMES) {
      const values = [standardValue(RULES_TABLE[key]), ...CORNER_VALUES[key]];
      distinct(values.map((value) => labelOf({ ...preset('scat'), [key]: value }, key, texts)));
    }
  });

  test('titles, meanings and reasons say something, each something else', () => {
    for (const said of [texts.groups, texts.meanings, texts.reasons]) distinct(Object.values(said));
  });

  test('the steps of every preset have names', () => {
    for (const name of PRESETS) distinct(preset(name).levelNames.map((step) => translatedStep(step, texts)));
    for (const own of ['a name of one’s own', 'constructor']) expect(translatedStep(own, texts)).toBe(own);
  });
});

test.each([
  ['English', ENGLISH_RULES, 'knock from 21', 'steps: no letter, G, G I'],
  ['German', GERMAN_RULES, 'klopfen ab 21', 'Stufen: kein Buchstabe, G, G I'],
  ['French', FRENCH_RULES, 'cogner à partir de 21', 'étapes : aucune lettre, G, G I'],
  ['Spanish', SPANISH_RULES, 'golpear desde 21', 'pasos: sin letra, G, G I'],
])('%s names what is special', (_, texts, minimum, steps) => {
  expect(differences(rulesWith({ knockMinimum: 21 }), texts)).toEqual([minimum]);
  expect(differences(preset('gin'), texts)).toContain(steps);
});

test.each([
  ['English', ENGLISH_RULES, '1 rule is different.', '2 rules are different.', 'Ours plays the same as a, b and c.'],
  ['German', GERMAN_RULES, '1 Regel ist anders.', '2 Regeln sind anders.', 'Ours spielt sich wie a, b und c.'],
  ['French', FRENCH_RULES, '1 règle diffère.', '2 règles diffèrent.', 'Ours se joue comme a, b et c.'],
  ['Spanish', SPANISH_RULES, '1 regla es distinta.', '2 reglas son distintas.', 'Ours se juega como a, b y c.'],
])('%s says how much differs between two games, and what plays the same', (_, texts, one, two, same) => {
  const summary = (keys: Record<string, unknown>) => compareRules(rulesWith(keys), preset('scat'), texts).summary;
  expect([summary({ lives: 2 }), summary({ lives: 2, buyIns: 1 })]).toEqual([one, two]);
  expect(playsLike('Ours', ['a', 'b', 'c'], texts)).toBe(same);
  const alike = summary({});
  expect(alike).toMatch(/^[^.]+\.$/);
  expect(summary({ levelNames: ['a'] })).toMatch(new RegExp(`^${alike} .*:$`));
});

describe('a text', () => {
  const counts = { tokens: { 1: '1 token', other: '{value} tokens' } };

  test.each([
    ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
    ['draw{take? or take}, and discard', { take: true }, 'draw or take, and discard'],
    ['draw{take? or take}, and discard', { take: false }, 'draw, and discard'],
    ['{pool?exchange|draw{take? or take}}', { pool: false, take: 1 }, 'draw or take'],
    ['{pool?exchange {a} card|draw}', { pool: 'yes', a: 1 }, 'exchange 1 card'],
    ['{none?{none}|nothing}', { none: 0 }, 'nothing'],
    ['{tokens}', { tokens: 1 }, '1 token'],
    ['{tokens}', { tokens: 3 }, '3 tokens'],
    ['{tokens}', { tokens: 'none' }, 'none'],
    ['{name}', { name: '{full} $& {a?b|c}' }, '{full} $& {a?b|c}'],
  ])('%s with %j: %s', (text, values, said) => expect(filled(text, values, counts)).toBe(said));

  test.each(['{missing}', '{missing?a|b}'])('without a value is refused: %s', (text) => {
    expect(() => filled(text, {})).toThrow(`nothing is given for {missing} in "${text}"`);
  });
});
