/** What is said about rules, in each language. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeRules, differences, withoutEffect } from '../../../engine/rules/describe.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { GERMAN_RULES } from '../../../engine/rules/texts/de.ts';
import { ENGLISH_RULES } from '../../../engine/rules/texts/en.ts';
import { SPANISH_RULES } from '../../../engine/rules/texts/es.ts';
import { FRENCH_RULES } from '../../../engine/rules/texts/fr.ts';
import type { RuleTexts } from '../../../engine/rules/texts/rule-texts.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { rulesWith } from '../support/stacked.ts';

const LANGUAGES: [string, RuleTexts, aim: string, minimum: string, reason: string, steps: string][] = [
  [
    'English',
    ENGLISH_RULES,
    'The aim',
    'knock from 21',
    'tokens are played for, not points',
    'The steps from full tokens down have names: “no letter”, “G”, “G I”.',
  ],
  [
    'German',
    GERMAN_RULES,
    'Das Ziel',
    'klopfen ab 21',
    'gespielt wird um Leben, nicht um Punkte',
    'Die Stufen von allen Leben abwärts haben Namen: „kein Buchstabe“, „G“ und „G I“.',
  ],
  [
    'French',
    FRENCH_RULES,
    'Le but',
    'cogner à partir de 21',
    'on joue pour des jetons, pas pour des points',
    'Les étapes, de tous les jetons vers le bas, ont des noms : « aucune lettre », « G » et « G I ».',
  ],
  [
    'Spanish',
    SPANISH_RULES,
    'El objetivo',
    'golpear desde 21',
    'se juega por fichas, no por puntos',
    'Los pasos, de todas las fichas hacia abajo, tienen nombre: «sin letra», «G» y «G I».',
  ],
];

/** Signs of a broken text: holes, NaN, two spaces, a space before a full stop. */
const BROKEN = /undefined|null|NaN|\[object|\{|\}| {2}| [.,]|\.\.|^ | $/;

describe.each(LANGUAGES)('in %s', (_, texts, aim, minimum, reason, steps) => {
  test('rules are described in full and in short, and keys without effect have their reason', () => {
    const passages = describeRules(preset('gin'), 3, texts);
    expect(passages[0].title).toBe(aim);
    expect(passages.flatMap(({ sentences }) => sentences)).toContain(steps);
    expect(differences(rulesWith({ knockMinimum: 21 }), texts)).toEqual([minimum]);
    expect(withoutEffect(rulesWith({ pointsTarget: 11 }), texts)).toEqual([{ key: 'pointsTarget', reason }]);
  });

  test('any rules are described in whole sentences', () => {
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
        const labels = [...differences(rules, texts), ...withoutEffect(rules, texts).map((key) => key.reason)];
        for (const label of labels) {
          expect(label).not.toBe('');
          expect(label).not.toMatch(BROKEN);
        }
      }),
      { numRuns: 60 },
    );
  });
});
