/** What is said about rules, in each language. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeRules, differences, withoutEffect } from '../../../engine/rules/describe.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { PRESETS, conflictIn, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { GERMAN_RULES } from '../../../engine/rules/texts/de.ts';
import { ENGLISH_RULES } from '../../../engine/rules/texts/en.ts';
import { SPANISH_RULES } from '../../../engine/rules/texts/es.ts';
import { FRENCH_RULES } from '../../../engine/rules/texts/fr.ts';
import type { RuleTexts } from '../../../engine/rules/texts/rule-texts.ts';
import { randomRulesFile } from '../support/arbitraries.ts';
import { CORNER_VALUES } from '../support/rules-contract.ts';
import { rulesWith } from '../support/stacked.ts';

const LANGUAGES: [string, RuleTexts, aim: string, minimum: string, reason: string, steps: string][] = [
  [
    'English',
    ENGLISH_RULES,
    'The aim',
    'knock from 21',
    'tokens are played for, not points',
    'Nobody holds tokens on the table: each token lost is a letter, and whoever has all of “GIN” is out.',
  ],
  [
    'German',
    GERMAN_RULES,
    'Das Ziel',
    'klopfen ab 21',
    'gespielt wird um Leben, nicht um Punkte',
    'Leben liegen keine auf dem Tisch: Jedes verlorene ist ein Buchstabe, und wer „GIN“ beisammen hat, ist draußen.',
  ],
  [
    'French',
    FRENCH_RULES,
    'Le but',
    'cogner à partir de 21',
    'on joue pour des jetons, pas pour des points',
    'Il n’y a pas de jetons sur la table : chaque jeton perdu est une lettre, et qui a « GIN » en entier sort.',
  ],
  [
    'Spanish',
    SPANISH_RULES,
    'El objetivo',
    'golpear desde 21',
    'se juega por fichas, no por puntos',
    'No hay fichas en la mesa: cada ficha perdida es una letra, y quien completa «GIN» queda fuera.',
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

/** By preset, what becomes of it when one key has another value, as far as that can be played and makes a difference. */
const CHANGED = PRESETS.map((name) => {
  const changes = Object.entries(CORNER_VALUES).flatMap(([key, values]) =>
    values.map((value): [string, HouseRules] => [`${key} ${JSON.stringify(value)}`, { ...preset(name), [key]: value }]),
  );
  const isAnother = (rules: HouseRules) => conflictIn(rules) === null && differingKeys(rules, preset(name)).length > 0;
  return [name, changes.filter(([, rules]) => isAnother(rules))] as const;
});

describe.each(LANGUAGES)('in %s a game is told from', (_, texts) => {
  const described = (rules: HouseRules) => JSON.stringify(describeRules(rules, undefined, texts));

  test.each(CHANGED)('%s with any other value of a key', (name, changed) => {
    const own = described(preset(name));
    expect(changed.filter(([, rules]) => described(rules) === own).map(([change]) => change)).toEqual([]);
  });
});

test.each([
  [ENGLISH_RULES, 'Nobody loses a point in sudden death or where a hand is declared.'],
  [GERMAN_RULES, 'Niemand verliert einen Punkt beim Sudden Death oder wenn ein Blatt gemeldet wird.'],
  [SPANISH_RULES, 'Nadie pierde puntos en la muerte súbita ni si alguien canta.'],
  [FRENCH_RULES, 'Personne ne perd de point à la mort subite ni quand une main est annoncée.'],
])('what spares the lowest in a race is one sentence: %#', (texts, sentence) => {
  const rules = rulesWith({ scoring: 'points', lowestScore: -1, dealLimit: 9, suddenDeath: true });
  const said = describeRules(rules, undefined, texts).flatMap(({ sentences }) => sentences);
  expect(said.join(' ')).toContain(sentence);
});

describe('in each language a sentence follows its rule', () => {
  const said = (texts: RuleTexts, keys: Record<string, unknown>): string[] =>
    describeRules(rulesWith(keys), 3, texts).flatMap(({ sentences }) => sentences);
  const three = { handSize: 3 };
  const four = { handSize: 4 };
  const from = (knockTiming: string) => ({ knockMinimum: 21, knockTiming });

  test.each<[string, Record<string, unknown>, string, RuleTexts]>([
    ['English', three, 'Everybody is dealt three cards. ', ENGLISH_RULES],
    ['English', three, ': 31 at best, an ace and two cards that count 10.', ENGLISH_RULES],
    ['English', four, 'Everybody is dealt four cards. ', ENGLISH_RULES],
    ['English', four, ': 41 at best, an ace and three cards that count 10.', ENGLISH_RULES],
    ['German', three, 'Jeder bekommt drei Karten. ', GERMAN_RULES],
    ['German', three, ': höchstens 31, ein Ass und zwei Karten, die 10 zählen.', GERMAN_RULES],
    ['German', four, 'Jeder bekommt vier Karten. ', GERMAN_RULES],
    ['German', four, ': höchstens 41, ein Ass und drei Karten, die 10 zählen.', GERMAN_RULES],
    ['French', three, 'Chacun reçoit trois cartes. ', FRENCH_RULES],
    ['French', three, ': 31 au mieux, un as et deux cartes qui comptent 10.', FRENCH_RULES],
    ['French', four, 'Chacun reçoit quatre cartes. ', FRENCH_RULES],
    ['French', four, ': 41 au mieux, un as et trois cartes qui comptent 10.', FRENCH_RULES],
    ['Spanish', three, 'Cada uno recibe tres cartas. ', SPANISH_RULES],
    ['Spanish', three, ': 31 como mucho, un as y dos cartas que valen 10.', SPANISH_RULES],
    ['Spanish', four, 'Cada uno recibe cuatro cartas. ', SPANISH_RULES],
    ['Spanish', four, ': 41 como mucho, un as y tres cartas que valen 10.', SPANISH_RULES],
  ])('%s, %j: …%s', (_language, keys, part, texts) => {
    expect(said(texts, keys).filter((sentence) => sentence.includes(part))).toHaveLength(1);
  });

  const bus = { base: 'ride-the-bus' };
  test.each<[string, Record<string, unknown>, string, RuleTexts]>([
    ['English', bus, '“on the stairs”; steps that are agreed on add “on the second step”, “asking', ENGLISH_RULES],
    ['German', bus, 'und „auf der Treppe“; mit vereinbarten Schritten kommen dazu: „auf der zweiten', GERMAN_RULES],
    ['French', bus, 'et « sur les marches » ; les marches convenues ajoutent « sur la deuxième', FRENCH_RULES],
    ['Spanish', bus, 'y «en la escalera»; los pasos acordados añaden «en el segundo', SPANISH_RULES],
  ])('%s: names of steps that a match does not begin with stand apart', (_language, keys, part, texts) => {
    expect(said(texts, keys).filter((sentence) => sentence.includes(part))).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, string, RuleTexts]>([
    ['English', from('instead-of-draw'), 'Only a hand worth 21 or more may knock.', ENGLISH_RULES],
    ['English', from('before-draw'), 'Only a hand worth 21 or more before the draw may knock.', ENGLISH_RULES],
    ['English', from('after-draw'), 'Only a hand worth 21 or more after the discard may knock.', ENGLISH_RULES],
    ['German', from('instead-of-draw'), 'Klopfen kann nur, wer 21 oder mehr hat.', GERMAN_RULES],
    ['German', from('before-draw'), 'Klopfen kann nur, wer vor dem Ziehen 21 oder mehr hat.', GERMAN_RULES],
    ['German', from('after-draw'), 'Klopfen kann nur, wer nach dem Ablegen 21 oder mehr hat.', GERMAN_RULES],
    ['French', from('instead-of-draw'), 'Il faut au moins 21 pour cogner.', FRENCH_RULES],
    ['French', from('before-draw'), 'Il faut au moins 21 avant de piocher pour cogner.', FRENCH_RULES],
    ['French', from('after-draw'), 'Il faut au moins 21 après la défausse pour cogner.', FRENCH_RULES],
    ['Spanish', from('instead-of-draw'), 'Solo puede golpear una mano que vale 21 o más.', SPANISH_RULES],
    ['Spanish', from('before-draw'), 'Solo puede golpear una mano que vale 21 o más antes de robar.', SPANISH_RULES],
    [
      'Spanish',
      from('after-draw'),
      'Solo puede golpear una mano que vale 21 o más después de descartar.',
      SPANISH_RULES,
    ],
  ])('%s, %j: %s', (_language, keys, sentence, texts) => {
    expect(said(texts, keys)).toContain(sentence);
  });

  const points = { scoring: 'points' };
  const golf = { play: 'golf' };
  const golfPoints = { ...golf, ...points };
  test.each<[string, Record<string, unknown>, string, RuleTexts]>([
    ['English', points, 'The highest hand scores 1 point. ', ENGLISH_RULES],
    ['English', golf, 'The lowest row loses 1 token. ', ENGLISH_RULES],
    [
      'English',
      golfPoints,
      'The highest row scores 1 point. Players who tie for highest score 1 point each.',
      ENGLISH_RULES,
    ],
    ['German', points, 'Das höchste Blatt bekommt 1 Punkt. ', GERMAN_RULES],
    ['German', golf, 'Die niedrigste Reihe verliert 1 Leben. ', GERMAN_RULES],
    [
      'German',
      golfPoints,
      'Die höchste Reihe bekommt 1 Punkt. Bei Gleichstand bekommt jeder davon 1 Punkt.',
      GERMAN_RULES,
    ],
    ['French', points, 'La plus haute main marque 1 point. ', FRENCH_RULES],
    ['French', golf, 'La plus basse rangée perd 1 jeton. ', FRENCH_RULES],
    [
      'French',
      golfPoints,
      'La plus haute rangée marque 1 point. En cas d’égalité, chacune marque 1 point.',
      FRENCH_RULES,
    ],
    ['Spanish', points, 'La mano más alta suma 1 punto. ', SPANISH_RULES],
    ['Spanish', golf, 'La fila más baja pierde 1 ficha. ', SPANISH_RULES],
    ['Spanish', golfPoints, 'La fila más alta suma 1 punto. En un empate cada una suma 1 punto.', SPANISH_RULES],
  ])('%s, %j: …%s…', (_language, keys, part, texts) => {
    expect(said(texts, keys).filter((sentence) => sentence.includes(part))).toHaveLength(1);
  });
});

test.each([
  ['English', ENGLISH_RULES, '1 rule is different.', '7 rules are different.', 'Ours plays the same as a, b and c.'],
  ['German', GERMAN_RULES, '1 Regel ist anders.', '7 Regeln sind anders.', 'Ours spielt sich wie a, b und c.'],
  ['French', FRENCH_RULES, '1 règle diffère.', '7 règles diffèrent.', 'Ours se joue comme a, b et c.'],
  ['Spanish', SPANISH_RULES, '1 regla es distinta.', '7 reglas son distintas.', 'Ours se juega como a, b y c.'],
])('%s says how much differs between two games, and what plays the same', (_, { games }, one, many, same) => {
  expect([games.different(1), games.different(7)]).toEqual([one, many]);
  expect(games.playsLike('Ours', ['a', 'b', 'c'])).toBe(same);
  expect(games.alike(true)).toMatch(new RegExp(`^${games.alike(false)} .*:$`));
});

test.each([
  [ENGLISH_RULES, 'steps: no letter, G, G I'],
  [GERMAN_RULES, 'Stufen: kein Buchstabe, G, G I'],
  [FRENCH_RULES, 'étapes : aucune lettre, G, G I'],
  [SPANISH_RULES, 'pasos: sin letra, G, G I'],
])('the names of steps are a list: %#', (texts, steps) => {
  expect(differences(preset('gin'), texts)).toContain(steps);
});
