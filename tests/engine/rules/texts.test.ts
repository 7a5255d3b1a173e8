/** What is said about rules, in each language. */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { compareRules, playsLike } from '../../../engine/rules/compare.ts';
import { describeRules, differences, labelOf, withoutEffect } from '../../../engine/rules/describe.ts';
import { differingKeys } from '../../../engine/rules/equivalent.ts';
import { PRESETS, conflictIn, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { translatedStep } from '../../../engine/rules/step-names.ts';
import { RULE_NAMES, RULES_TABLE, standardValue, type HouseRules, type RuleName } from '../../../engine/rules/table.ts';
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

// Random rules leave out what policies do not know yet, so that a new key does not change them.
test('everything that is said about presets and 1,000 random rules stays as it is', () => {
  const random = new Random(31);
  const games = [...PRESETS.map(preset), ...Array.from({ length: 1000 }, () => randomRules(random))];
  const hashes = ALL.map(([language, texts]) => {
    const hash = createHash('sha256');
    for (const rules of games) hash.update(saidOf(rules, texts));
    return [language, hash.digest('hex')];
  });
  expect(Object.fromEntries(hashes)).toMatchInlineSnapshot(`
    {
      "de": "d4e1c8e9365bfbcf4a10307bec6c5e730aa07c589253aca6d3b4ee2cfea3514e",
      "en": "dcc487b681e52f328a3c53a482ccf5f63b224185f3515a9a2bdc27331839481d",
      "es": "7d158184fac7e4e57b666209a214f55999c4ede89197c4ce123815ff0bced37b",
      "fr": "ccdd54558ce947520feffc09ddcaa4479954496b44d8e059ed672679524870b6",
    }
  `);
});

/** A preset as a language tells it, a line for each part. */
function told(name: string, texts: RuleTexts): string {
  const passages = describeRules(preset(name), 4, texts);
  return passages.map(({ title, sentences }) => `${title}. ${sentences.join(' ')}`).join('\n');
}

describe('in full: ', () => {
  test('Schwimmen in German', () =>
    expect(told('schwimmen', GERMAN_RULES)).toMatchInlineSnapshot(`
    "Das Ziel. 4 spielen, jeder für sich. Sammle hohe Karten einer Farbe. Wer in einer Runde am schlechtesten abschneidet, verliert Leben, und wer zuletzt übrig ist, gewinnt die Partie.
    Die Karten. Das Spiel hat 32 Karten: Die 7 ist die niedrigste. Ein Ass zählt 11, König, Dame und Bube je 10, jede andere Karte ihre Augen. Jeder bekommt drei Karten. Drei weitere Karten kommen zunächst verdeckt in die Mitte; der Rest ist der Stapel. Ein Blatt ist so viel wert wie seine Karten in einer Farbe zusammen, die beste zählt: höchstens 31, ein Ass und zwei Karten, die 10 zählen. Drei Gleiche, also drei Karten von einem Rang, zählen 30½, wenn keine Farbe auf der Hand mehr wert ist. Drei Asse zählen 33 und werden gemeldet wie 31.
    Vor dem ersten Zug. Der Geber sieht sein Blatt zuerst an und behält es oder tauscht es ungesehen gegen die drei Karten in der Mitte: Dann liegt dort, was er ausgeteilt bekam. Nun wird die Mitte aufgedeckt, und erst dann wird gemeldet, was gut genug dafür ist.
    Ein Zug. Wer zuerst gibt, entscheidet das Los. Wer links vom Geber sitzt, beginnt. Gespielt und gegeben wird im Uhrzeigersinn. Nimm eine Karte aus der Mitte und leg dafür eine von deinen offen hin, nur nicht die, die du gerade genommen hast. Oder tausch alle drei Karten gegen die drei in der Mitte. Eine Runde, in der jeder 50 Züge hatte, endet mit dem Aufdecken.
    Die Mitte. Statt zu tauschen, kannst du jederzeit schieben: Du behältst dein Blatt. Schieben alle nacheinander, und niemand hat geklopft, kommen die drei Karten weg und drei neue in die Mitte; hat der Stapel keine drei mehr, endet die Runde mit dem Aufdecken.
    Klopfen. Statt zu tauschen, kannst du klopfen und dein Blatt behalten: Alle anderen sind noch einmal dran, dann decken alle auf. Hat jemand geklopft, klopft niemand mehr.
    31 melden. Wer am Ende seines Zuges 31 hat oder ausgeteilt bekommt, meldet und zeigt sein Blatt. Bekommen mehrere so ein Blatt ausgeteilt, melden sie alle. Werden drei Asse gemeldet, endet die Runde sofort: Alle, die nicht melden, verlieren 1 Leben. Sonst endet sie sofort mit dem Aufdecken, als hätte niemand geklopft: Das gemeldete Blatt kann auch das niedrigste sein. Gemeldet werden kann auch noch, nachdem jemand geklopft hat.
    Das Aufdecken. Alle Blätter werden aufgedeckt und verglichen. Das niedrigste Blatt verliert 1 Leben. Teilen sich mehrere den letzten Platz, verliert jeder davon 1 Leben. Wer geklopft hat, verliert nicht mehr und nicht weniger als andere.
    Leben und Ausscheiden. Jeder beginnt mit 3 Leben. Wer zuletzt übrig ist, gewinnt die Partie; die anderen liegen umso besser, je länger sie dabei waren. Geht die Partie nach einer Runde weiter, können sich alle auf einen Schritt mehr einigen: Wer dabei ist, bekommt ein Leben dazu, und wer in dieser Runde ausgeschieden ist, bleibt und schwimmt. Das geht fünfmal in einer Partie. Wer das letzte Leben verliert, schwimmt, spielt also bis zum nächsten Verlust weiter. Wer einen Verlust nicht ganz bezahlen kann, ist draußen. Würde eine Runde alle hinauswerfen, die noch da sind, bleiben sie, schwimmen und spielen noch eine Runde. Wer in derselben Runde ausscheidet, teilt sich den Platz."
  `));
  test('Golf in French', () =>
    expect(told('golf', FRENCH_RULES)).toMatchInlineSnapshot(`
    "Le but. On joue à 4, chacun pour soi. Fais la rangée de plus grande valeur. Qui s’en sort le plus mal à une donne perd des jetons, et qui reste en dernier gagne la partie.
    Les cartes. Le jeu a 52 cartes. Un as compte 11, un roi, une dame ou un valet 10, et toute autre carte son nombre. Chacun reçoit trois cartes en rangée, face cachée, et personne ne les regarde. La carte suivante ouvre la défausse, face visible, et le reste est la pioche. Une rangée vaut le plus grand total qu’elle a dans une couleur ou dans un rang.
    Un tour. Le sort désigne le premier donneur. Qui est à gauche du donneur commence. On joue et on donne dans le sens des aiguilles d’une montre. Prends la carte du dessus de la défausse et pose-la face visible à la place d’une de tes cartes cachées, qui va à la défausse. Ou bien pioche et regarde la carte : mets-la dans ta rangée de la même façon, ou défausse-la et retourne une de tes cartes cachées. Les cartes visibles restent en place. On ne cogne pas. Après trois tours chacun, toutes les rangées sont ouvertes et la donne finit.
    On montre les mains. On compare toutes les rangées. La plus basse rangée perd 1 jeton. En cas d’égalité au plus bas, chacune perd 1 jeton.
    Jetons et sortie. Chacun commence avec 3 jetons. Qui reste en dernier gagne la partie ; les autres sont d’autant mieux placés qu’ils sortent tard. Après une donne qui ne finit pas la partie, on peut s’accorder une marche de plus : tous ceux qui jouent reçoivent un jeton, et qui vient de sortir reste, en sursis. Cela peut arriver cinq fois par partie. Qui n’a plus de jeton joue encore, en sursis, jusqu’à la prochaine perte. Qui ne peut pas payer toute une perte sort. Si une donne faisait sortir tous ceux qui restent, ils restent, en sursis, et on joue une autre donne. Une seule personne à la fois peut être en sursis : qui perd son dernier jeton quand la place est prise sort aussitôt. Si deux y arrivent à la même donne, la place va à la première à gauche du donneur. Ceux qui sortent à la même donne partagent leur place."
  `));
  test('French Canadian in Spanish', () =>
    expect(told('french-canadian', SPANISH_RULES)).toMatchInlineSnapshot(`
    "El objetivo. Juegan 4, cada uno por su cuenta. Reúne cartas altas de un solo palo. La mejor mano de una ronda puntúa, y quien reúne bastantes puntos gana la partida.
    Las cartas. La baraja tiene 52 cartas. Un as vale 11, un rey, una reina o una jota 10, y cualquier otra carta su número. Cada uno recibe tres cartas. La carta siguiente abre los descartes, boca arriba, y el resto es el mazo. Una mano vale lo más que suma en un solo palo: 31 como mucho, un as y dos cartas que valen 10.
    Un turno. El azar decide quién reparte primero. Empieza quien está a la izquierda de quien reparte. Se juega y se reparte en el sentido del reloj. Roba la carta de arriba del mazo, que nadie más ve, o toma la de arriba de los descartes. Luego descarta una carta: cualquiera menos la que has tomado de los descartes. Una ronda en la que cada uno ha jugado 50 turnos acaba enseñando las manos. Cuando se acaba el mazo, también se puede pasar en vez de jugar el turno: la ronda acaba enseguida y se enseñan las manos, aunque a otros les quedara un turno.
    Golpear. En vez de robar puedes golpear y quedarte con tu mano: todos los demás tienen un turno más y se enseñan las manos. Después de un golpe nadie puede volver a golpear.
    Cantar 31. Quien tiene 31 al final de su turno, o al repartir, canta y enseña su mano. Si al repartir son varios, cantan todos. La ronda acaba enseguida: quien canta suma 1 punto, y nadie más suma. También se puede cantar después de un golpe.
    Se enseñan las manos. Se enseñan y se comparan todas las manos. La mano más alta suma 1 punto. En un empate cada una suma 1 punto, pero quien golpeó no suma nada.
    La carrera de puntos. Quien llega primero a 31 puntos gana la partida. Si llegan varios en la misma ronda, gana quien tiene más; si tienen los mismos, siguen. Los demás quedan según sus puntos."
  `));
});

/** Signs of a broken text: holes, NaN, two spaces, a space before a full stop. */
const BROKEN = /undefined|null|NaN|\[object|\{|\}| {2}| [.,]|\.\.|^ | $/;

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
    { numRuns: 60 },
  );
});

/** By preset, what becomes of it when one key has another value, as far as that can be played and makes a difference. */
const CHANGED = PRESETS.map((name) => {
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
  ['English', ENGLISH_RULES, 'knock from 21', 'tokens are played for, not points', 'steps: no letter, G, G I'],
  [
    'German',
    GERMAN_RULES,
    'klopfen ab 21',
    'gespielt wird um Leben, nicht um Punkte',
    'Stufen: kein Buchstabe, G, G I',
  ],
  [
    'French',
    FRENCH_RULES,
    'cogner à partir de 21',
    'on joue pour des jetons, pas pour des points',
    'étapes : aucune lettre, G, G I',
  ],
  ['Spanish', SPANISH_RULES, 'golpear desde 21', 'se juega por fichas, no por puntos', 'pasos: sin letra, G, G I'],
])('%s names what is special, and why a key has no effect', (_, texts, minimum, reason, steps) => {
  expect(differences(rulesWith({ knockMinimum: 21 }), texts)).toEqual([minimum]);
  expect(withoutEffect(rulesWith({ pointsTarget: 11 }), texts)).toEqual([{ key: 'pointsTarget', reason }]);
  expect(differences(preset('gin'), texts)).toContain(steps);
});

describe('labels do not promise more than the rules keep:', () => {
  const label = (key: RuleName, value: unknown, texts: RuleTexts) =>
    labelOf({ ...preset('scat'), [key]: value }, key, texts);

  test.each([
    [ENGLISH_RULES, 'whoever ties for lowest without the knocker loses 1, unless all tie'],
    [GERMAN_RULES, 'wer sich den letzten Platz ohne den Klopfer teilt, verliert 1, außer wenn alle gleich sind'],
    [FRENCH_RULES, 'à égalité au plus bas sans qui a cogné, on perd 1, sauf si tous sont égaux'],
    [SPANISH_RULES, 'quien empata por lo más bajo sin quien golpeó pierde 1, salvo si empatan todos'],
  ])('a tie with the knocker has keys of its own: %#', (texts, said) => {
    expect(label('lowestTieLoss', 'unless-all', texts)).toBe(said);
  });

  test.each([
    [ENGLISH_RULES, 'with no stock left, a pass before the last turns ends the deal without loss'],
    [GERMAN_RULES, 'ist der Stapel leer, beendet Passen vor den letzten Zügen die Runde ohne Verlust'],
    [FRENCH_RULES, 'sans pioche, passer avant les derniers tours finit la donne sans perte'],
    [SPANISH_RULES, 'sin mazo, pasar antes de los últimos turnos acaba la ronda sin pérdidas'],
  ])('an empty stock alone makes no deal void: %#', (texts, said) => {
    expect(label('stockEmpty', 'void', texts)).toBe(said);
  });

  test.each([
    [ENGLISH_RULES, '31 is declared by itself'],
    [GERMAN_RULES, '31 wird von selbst gemeldet'],
    [FRENCH_RULES, '31 s’annonce tout seul'],
    [SPANISH_RULES, '31 se canta solo'],
  ])('a declared hand does not always end the deal: %#', (texts, said) => {
    expect(label('declare', 'automatic', texts)).toBe(said);
  });
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
