/** Every language says about rules what English, the model, says: as much, with the same numbers, and where it says it. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeRules, labelOf } from '../../../engine/rules/describe.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { RULE_NAMES, RULES_TABLE, standardValue, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';
import { GERMAN_RULES } from '../../../engine/rules/texts/de.ts';
import { ENGLISH_RULES } from '../../../engine/rules/texts/en.ts';
import { SPANISH_RULES } from '../../../engine/rules/texts/es.ts';
import { FRENCH_RULES } from '../../../engine/rules/texts/fr.ts';
import type { RuleTexts } from '../../../engine/rules/texts/rule-texts.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { CORNER_VALUES } from '../support/rules-contract.ts';

const OTHERS: [string, RuleTexts][] = [
  ['German', GERMAN_RULES],
  ['French', FRENCH_RULES],
  ['Spanish', SPANISH_RULES],
];
const ALL: [string, RuleTexts][] = [['English', ENGLISH_RULES], ...OTHERS];

/** What a key may be: its default and its corners. */
const valuesOf = (name: RuleName): unknown[] => [standardValue(RULES_TABLE[name]), ...CORNER_VALUES[name]];

/** Presets in which sentences differ by what stands beside their key, each as it is and with one key changed. */
const RULES: readonly HouseRules[] = [
  'scat',
  'shotgun',
  'cadillac',
  'gin',
  'driver-stop',
  'french-canadian',
  'golf',
  'honour',
  'italian',
  'four-card',
  'schwimmen',
  'schnauz',
  'widow',
  'forty-one',
].flatMap((name) => RULE_NAMES.flatMap((key) => valuesOf(key).map((value) => ({ ...preset(name), [key]: value }))));

const distinct = (texts: readonly string[]): void => {
  expect(texts).not.toContain('');
  expect(new Set(texts).size).toBe(texts.length);
};

/** What a language says about a key, and English about the same rules: each pair of sentences once, by the group. */
function pairsOf(texts: RuleTexts, key: RuleName): { model: string; own: string }[] {
  const pairs = RULES.map((rules) => {
    const [model, own] = [ENGLISH_RULES, texts].map(({ sentences }) => JSON.stringify(sentences[key](rules)));
    return { model, own };
  });
  return [...new Map(pairs.map((pair) => [pair.model + pair.own, pair])).values()];
}

/** The sentences of two languages side by side. */
function sideBySide({ model, own }: { model: string; own: string }): [string, string][] {
  const [english, other] = [model, own].map((json) => JSON.parse(json) as Record<string, string>);
  return Object.keys(english).map((group) => [english[group], other[group]]);
}

const numbersIn = (text: string): string[] => (text.match(/\d+½?/g) ?? []).toSorted();

describe.each(OTHERS)('%s, beside English,', (_, texts) => {
  test.each(RULE_NAMES)('tells apart the same rules by %s', (key) => {
    const pairs = pairsOf(texts, key);
    distinct(pairs.map(({ model }) => model));
    distinct(pairs.map(({ own }) => own));
  });

  test.each(RULE_NAMES)('says as much about %s, in the same places', (key) => {
    for (const pair of pairsOf(texts, key)) {
      const [english, other] = [pair.model, pair.own].map((json) => Object.keys(JSON.parse(json) as object));
      expect(other).toEqual(english);
      for (const [model, own] of sideBySide(pair)) {
        expect(own.length / model.length, own).toBeGreaterThan(0.7);
        expect(own.length / model.length, own).toBeLessThan(1.6);
      }
    }
  });

  // How often one may buy in is said in words by some.
  test.each(RULE_NAMES.filter((key) => key !== 'buyIns'))('says the same numbers about %s', (key) => {
    for (const [model, own] of pairsOf(texts, key).flatMap(sideBySide))
      expect(numbersIn(own), own).toEqual(numbersIn(model));
  });
});

describe.each(OTHERS)('%s, beside English, of any rules', (_, texts) => {
  test('says as many sentences in as many parts, with the same numbers', () => {
    fc.assert(
      fc.property(randomRulesFile, (file) => {
        const rules = resolveRules({ ...file, buyIns: 0 });
        const [model, own] = [ENGLISH_RULES, texts].map((one) => describeRules(rules, undefined, one));
        expect(own.map(({ sentences }) => sentences.map(numbersIn))).toEqual(
          model.map(({ sentences }) => sentences.map(numbersIn)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe.each(ALL)('in %s', (_, texts) => {
  test('every value of every key has a label of its own', () => {
    for (const key of RULE_NAMES)
      distinct(valuesOf(key).map((value) => labelOf({ ...preset('scat'), [key]: value }, key, texts)));
  });

  test('titles, meanings and reasons say something, each something else', () => {
    for (const said of [texts.groups, texts.meanings, texts.reasons]) distinct(Object.values(said));
  });

  test('the steps of every preset have names', () => {
    for (const name of PRESETS) distinct(preset(name).levelNames.map((step) => texts.level(step)));
    expect(texts.level('a name of one’s own')).toBe('a name of one’s own');
  });
});
