import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDecision } from '../../../engine/open-decision.ts';
import { CARD_COUNT, NO_CARD, parseCard, rankOf } from '../../../engine/cards.ts';
import { preset, PRESETS, resolveRules } from '../../../engine/rules/resolve.ts';
import { gameName } from '../../../game/catalogue/game-names.ts';
import { turnPrompt } from '../../../game/model/prompts.ts';
import { questionOf } from '../../../game/model/questions.ts';
import { cardName } from '../../../game/model/sentences.ts';
import { handWorth, topDiscard } from '../../../game/model/table-state.ts';
import { graceName, levelName, remains, shorterNames } from '../../../game/model/token-names.ts';
import { animalCalled, nameNow } from '../../../game/i18n/given-names.ts';
import { capitalised } from '../../../game/i18n/grammar.ts';
import { firstSpoken, LANGUAGES, type Language } from '../../../game/i18n/languages.ts';
import { speakIn, type Words, words, wordsOf } from '../../../game/i18n/words.ts';
import { playRandomly, randomTable } from '../../engine/support/arbitraries.ts';
import { shownMatch } from '../support/events.ts';
import '../support/all-languages.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Every string and function of a catalogue, by its path. */
function sayings(part: unknown, path = ''): [string, unknown][] {
  if (typeof part !== 'object' || part === null) return [[path, part]];
  return Object.entries(part).flatMap(([key, one]) => sayings(one, `${path}.${key}`));
}

const fox = { name: 'X', you: false };
const owl = { name: 'Y', you: false };
const you = { name: 'Z', you: true };

/** Signs of a broken text: holes, NaN, two spaces, a space before a full stop. */
const BROKEN = /undefined|null|NaN|\[object|\{|\}| {2}| [.,]|\.\.|^ | $/;

describe('the catalogue', () => {
  test.each(OTHERS)('says in %s something for every key', (language) => {
    const english = sayings(wordsOf('en'));
    const said = new Map(sayings(wordsOf(language)));
    const isMissing = ([path, one]: [string, unknown]): boolean =>
      typeof said.get(path) !== typeof one || (one !== '' && said.get(path) === '');
    expect(english.filter(isMissing)).toEqual([]);
  });

  test('has no long sentence that is the same in two languages', () => {
    const told = new Map<string, Language>();
    const twice: string[] = [];
    for (const language of LANGUAGES) {
      for (const [path, one] of sayings(wordsOf(language))) {
        if (typeof one !== 'string' || one.length < 18) continue;
        if (told.has(one) && told.get(one) !== language) twice.push(`${path} in ${language}`);
        told.set(one, language);
      }
    }
    expect(twice).toEqual([]);
  });

  test('has only letters that the typefaces have', () => {
    const folders = [
      join(import.meta.dirname, '../../../engine/rules/texts'),
      ...LANGUAGES.map((language) => join(import.meta.dirname, '../../../game/i18n', language)),
    ];
    for (const folder of folders) {
      for (const file of readdirSync(folder)) {
        const strange = readFileSync(join(folder, file), 'utf8').match(/[^\n\u0020-\u00ffŒœ–‘’“”„…−♠♥♦♣]/gu);
        expect(strange, `${folder}/${file}`).toBeNull();
      }
    }
  });

  test.each(LANGUAGES)('has a short line about every animal and every game in %s', (language) => {
    speakIn(language);
    for (const line of Object.values(words().biographies)) expect(line).toMatch(/^.{1,59}\.$/);
    const names = PRESETS.map((name) => gameName(name));
    expect(new Set(names.map(({ name }) => name)).size).toBe(PRESETS.length);
    for (const { name, special } of names) expect([name, special].join(': ')).toMatch(/^.{1,18}: .{1,46}$/);
  });
});

test('numbers have the right plurals', () => {
  const counted = ({ menu, tokens, result }: Words) =>
    [menu.opponents, tokens.pennies, tokens.nickels, tokens.points, result.afterDeals].map((say) =>
      [0, 1, 2].map((count) => say(count)).join(', '),
    );
  expect(Object.fromEntries(LANGUAGES.map((language) => [language, counted(wordsOf(language))]))).toEqual({
    en: [
      '0 opponents, 1 opponent, 2 opponents',
      '0 tokens, 1 token, 2 tokens',
      '0 nickels, 1 nickel, 2 nickels',
      '0 points, 1 point, 2 points',
      'after 0 deals, after 1 deal, after 2 deals',
    ],
    de: [
      '0 Gegner, 1 Gegner, 2 Gegner',
      '0 Leben, 1 Leben, 2 Leben',
      '0 Nickel, 1 Nickel, 2 Nickel',
      '0 Punkte, 1 Punkt, 2 Punkte',
      'nach 0 Runden, nach 1 Runde, nach 2 Runden',
    ],
    fr: [
      '0 adversaire, 1 adversaire, 2 adversaires',
      '0 jeton, 1 jeton, 2 jetons',
      '0 nickel, 1 nickel, 2 nickels',
      '0 point, 1 point, 2 points',
      'après 0 donne, après 1 donne, après 2 donnes',
    ],
    es: [
      '0 rivales, 1 rival, 2 rivales',
      '0 fichas, 1 ficha, 2 fichas',
      '0 níqueles, 1 níquel, 2 níqueles',
      '0 puntos, 1 punto, 2 puntos',
      'tras 0 rondas, tras 1 ronda, tras 2 rondas',
    ],
  });
});

describe('cards', () => {
  test.each([
    ['7h', 'the seven of hearts', 'die Herz-Sieben', 'le sept de cœur', 'el siete de corazones'],
    ['As', 'the ace of spades', 'das Pik-Ass', 'l’as de pique', 'el as de picas'],
    ['Qd', 'the queen of diamonds', 'die Karo-Dame', 'la dame de carreau', 'la reina de diamantes'],
    ['Jc', 'the jack of clubs', 'den Kreuz-Buben', 'le valet de trèfle', 'la jota de tréboles'],
    ['Kh', 'the king of hearts', 'den Herz-König', 'le roi de cœur', 'el rey de corazones'],
  ])('have their gender: %s', (card, ...names) => {
    expect(LANGUAGES.map((language) => wordsOf(language).cards.the(parseCard(card)))).toEqual(names);
  });

  test('have their article as signs, and where a run ends', () => {
    const taken = (language: Language, signs: string) => signs.split(' ').map(wordsOf(language).hints.act.take);
    expect(taken('fr', '7♥ A♥ D♥ R♥')).toEqual(['Prends le 7♥', 'Prends l’A♥', 'Prends la D♥', 'Prends le R♥']);
    expect(taken('es', '7♥ A♥ Q♥ J♥')).toEqual(['Toma el 7♥', 'Toma el A♥', 'Toma la Q♥', 'Toma la J♥']);
    const queen = rankOf(parseCard('Qd'));
    const toQueen = (['fr', 'es'] as const).map((language) => wordsOf(language).cards.straightFlush(queen));
    expect(toQueen).toEqual(['suite à la dame', 'escalera a la reina']);
  });

  test.each(LANGUAGES)('have 52 names in %s', (language) => {
    speakIn(language);
    expect(new Set(Array.from({ length: CARD_COUNT }, (_, card) => cardName(card))).size).toBe(CARD_COUNT);
  });
});

describe('who does what', () => {
  test.each([
    [[fox], 'X wins the match.', 'X gewinnt die Partie.', 'X gagne la partie.', 'X gana la partida.'],
    [[you], 'You win the match.', 'Du gewinnst die Partie.', 'Tu gagnes la partie.', 'Ganas la partida.'],
  ])('follows the person', ([who], ...sentences) => {
    expect(LANGUAGES.map((language) => wordsOf(language).table.wins(who))).toEqual(sentences);
  });

  test('of several, and you among them', () => {
    const why = { is: 'declared', who: [owl], value: '31' } as const;
    const lose = (language: Language, who: (typeof fox)[]) => wordsOf(language).table.loses(who, 'tokens', 1, why);
    expect(lose('de', [fox, you])).toBe('X und du verliert je 1: Y hat 31 gemeldet.');
    expect(lose('de', [fox, owl])).toBe('X und Y verlieren je 1: Y hat 31 gemeldet.');
    expect(lose('fr', [you, fox])).toBe('X et toi perdez 1 chacun\u00a0: Y a annoncé 31.');
    expect(lose('fr', [you])).toBe('Tu perds 1\u00a0: Y a annoncé 31.');
    expect(lose('es', [fox, you])).toBe('X y tú perdéis 1 cada uno: Y ha cantado 31.');
    expect(lose('es', [you])).toBe('Pierdes 1: Y ha cantado 31.');
  });

  test('more than six are counted', () => {
    const six = Array.from({ length: 6 }, () => fox);
    const out = (who: (typeof fox)[]) => LANGUAGES.map((language) => wordsOf(language).table.areOut(who, false));
    expect(out(six)[0]).toBe('X, X, X, X, X and X are out.');
    expect(out([...six, owl, you])).toEqual([
      '7 players and you are out.',
      '7 Mitspieler und du seid draußen.',
      '7 joueurs et toi êtes hors jeu.',
      '7 jugadores y tú quedáis fuera.',
    ]);
  });

  test('before a colon there is a space that does not break, in French alone', () => {
    const labels = LANGUAGES.map((language) => wordsOf(language).menu.labelled('X', 'Y'));
    expect(labels.map((label) => label.replace('\u00a0', '_'))).toEqual(['X: Y', 'X: Y', 'X_: Y', 'X: Y']);
  });

  test('of names and verbs that begin with a vowel, in French', () => {
    const { a11y, hints } = wordsOf('fr');
    expect(['Ours', 'Renard'].map((name) => a11y.handTitle({ name, you: false }))).toEqual([
      'La main d’Ours',
      'La main de Renard',
    ]);
    expect(['échanger', 'passer'].map(hints.even)).toEqual([
      'à peu près aussi bon qu’échanger',
      'à peu près aussi bon que passer',
    ]);
  });

  test('sentences begin with a capital, whatever sign comes first', () => {
    expect(capitalised('¡cantas 31!')).toBe('¡Cantas 31!');
    expect(capitalised('31 only')).toBe('31 only');
    expect(capitalised('')).toBe('');
  });
});

describe('names that the game gives', () => {
  test('each belong to one animal only, across all languages', () => {
    for (const language of LANGUAGES)
      for (const [animal, name] of Object.entries(wordsOf(language).seats.animals))
        expect([animalCalled(name), name.length <= 12]).toEqual([animal, true]);
  });

  test('follow the language; names of people, and of one’s own steps, stay', () => {
    speakIn('fr');
    expect(['Fuchs', 'You', 'Anna'].map(nameNow)).toEqual(['Renard', 'Toi', 'Anna']);
    expect(['Fuchs 2', 'You 2', 'Anna 2'].map(nameNow)).toEqual(['Renard 2', 'You 2', 'Anna 2']);
    expect(animalCalled('Fuchs 2')).toBe('fox');
    speakIn('de');
    const bus = preset('ride-the-bus');
    expect([levelName(bus, 4, 0), graceName(bus, 0)]).toEqual(['hinten, im Sitzen', 'auf der Treppe']);
    expect(shorterNames('auf der Treppe').at(-1)).toBe('Treppe');
    const own = resolveRules({ format: 'thirty-one-rules/1', levelNames: ['on the roof'] });
    expect(levelName(own, 3, 0)).toBe('on the roof');
  });
});

test.each([
  [['pt-BR', 'de-AT', 'fr'], 'de'],
  [['FR'], 'fr'],
  [['it'], 'en'],
  [[], 'en'],
])('the language of a browser that prefers %o is %s', (preferred, language) => {
  expect(firstSpoken(preferred)).toBe(language);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('whatever happens at a table is said in whole sentences', () => {
    speakIn(language);
    fc.assert(
      fc.property(randomTable, ({ rules, players, seed }) => {
        const speakers = Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, you: seat === 0 }));
        const facts = { rules, speakers };
        const said = new Set<string>();
        const { match, table } = shownMatch(facts, seed, (_event, _before, { message, seats }) => {
          for (const one of [message, ...seats.map(({ action }) => action)]) said.add(one);
        });
        playRandomly(match, seed, ({ seat }) => {
          if (seat !== 0) return;
          const state = table();
          const legal = match.legalActions();
          const { hand: held, quiet } = state.seats[0];
          const hand = held.map(({ card }) => card);
          const value = state.unseen || rules.play === 'golf' ? null : (handWorth(rules, held, quiet)?.value ?? null);
          const decision = openDecision(match.view(0));
          const question = questionOf(decision.phase, rules, { value, hand, extraSteps: state.extraSteps });
          const top = topDiscard(state);
          const whyNot: typeof match.whyNot = (action) => match.whyNot(action);
          const parts =
            question !== null
              ? [question.title, question.text, ...question.answers.values()]
              : rules.play === 'golf'
                ? []
                : turnPrompt({ ...decision, rules, actions: legal, armed: null, hand, chosen: NO_CARD, top, whyNot });
          for (const part of parts) said.add(part);
        });
        for (const [seat, tokens] of match.tokens.entries())
          if (tokens >= 0)
            said.add(remains(rules, { tokens, points: match.points[seat], extraSteps: match.extraSteps }));
        expect([...said].filter((one) => BROKEN.test(one))).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });
});
