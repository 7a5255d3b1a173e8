import { describe, expect, test } from 'vitest';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { handValue } from '../../../engine/value.ts';
import { rulesWith } from '../../engine/support/stacked.ts';
import {
  cardName,
  cardSign,
  declaredName,
  gainSentences,
  lossSentences,
  shownValue,
  suitOfAll,
  valueLabel,
  valueSign,
  valueText,
  type DealOutcome,
} from '../../../game/model/sentences.ts';
import { lossTerms } from '../../../game/model/tokens.ts';
import { does, listed } from '../../../game/i18n/en/speaking.ts';

const you = { name: 'You', you: true };
const fox = { name: 'Fox', you: false };
const owl = { name: 'Owl', you: false };
const speakers = [you, fox, owl];
const loss = (seat: number, lost: number, fate: { onGrace?: boolean; eliminated?: boolean } = {}) => ({
  seat,
  lost,
  onGrace: false,
  eliminated: false,
  ...fate,
});
const terms = lossTerms(preset('scat'), 0);
const knock: DealOutcome = { end: 'knock', knocker: 2, declarers: [], values: [24, 25, 19], terms };

describe('who does what', () => {
  test('follows the person', () => {
    expect(does(fox, 'knock')).toBe('Fox knocks');
    expect(does(fox, 'pass')).toBe('Fox passes');
    expect(does(you, 'knock')).toBe('You knock');
  });

  test('a list puts you last', () => {
    expect(listed([you, fox])).toBe('Fox and you');
    expect(listed([fox, you, owl])).toBe('Fox, Owl and you');
    expect(listed([you])).toBe('You');
  });
});

describe('cards and values', () => {
  test('are named in words and in signs', () => {
    expect(cardName(parseCard('7h'))).toBe('seven of hearts');
    expect(cardSign(parseCard('Ts'))).toBe('10♠');
  });

  test('a value has its suit where one makes it, and its half', () => {
    expect(valueText(24, 2)).toBe('24 in hearts');
    expect(valueText(30.5, null)).toBe('30½');
    expect([valueSign(24, 2), valueSign(30.5, null)]).toEqual(['24 ♥', '30½']);
  });

  test('cards have a suit together where all are of it', () => {
    expect(['7h Kh', '7h', '7h Ks', ''].map((cards) => suitOfAll(parseCards(cards)))).toEqual([2, 2, null, null]);
  });
});

describe('values of other games', () => {
  test('three of a kind that beat everything go by their name', () => {
    const value = (text: string) => handValue(preset('italian'), parseCards(text));
    expect(shownValue(value('Ks Kh Kd'))).toBe('three kings');
    expect(shownValue(value('6s 6h 6d'))).toBe('three sixes');
  });

  test.each([
    ['3c 3d 3h', 'a prial of threes', 'prial of threes', 'Prial 3'],
    ['6c 6d 6h', 'a prial of sixes', 'prial of sixes', 'Prial 6'],
    ['Ac 2c 3c', 'a running flush from the ace', 'running flush from the ace', 'Run flush from A'],
    ['9c Tc Jc', 'a running flush to the jack', 'running flush to the jack', 'Run flush to J'],
    ['Ac 2c 3h', 'a run from the ace', 'run from the ace', 'Run from A'],
    ['7c 8c 9h', 'a run to the nine', 'run to the nine', 'Run to 9'],
    ['Kc 9c 4c', 'a flush, king high', 'flush, king high', 'Flush K'],
    ['Kc Kd 4c', 'a pair of kings', 'pair of kings', 'Pair K'],
    ['Tc Kd 4c', 'king high', 'king high', 'K high'],
  ])('hands of brag go by their name: %s', (hand, sentence, label, sign) => {
    const value = handValue(rulesWith({ handRanking: 'brag' }), parseCards(hand));
    expect(shownValue(value)).toBe(sentence);
    expect(valueText(value, null)).toBe(sentence);
    expect(valueLabel(value, null)).toBe(label);
    expect(valueSign(value, null)).toBe(sign);
  });

  test('a label of points is what they are called', () => {
    expect(valueLabel(24, 2)).toBe('24 in hearts');
  });

  test('in Cadillac they call their hands by name', () => {
    expect(declaredName(preset('cadillac'), 31, parseCards('Ah Kh Qh'))).toBe('Cadillac');
    expect(declaredName(preset('cadillac'), 33, parseCards('Ah As Ad'))).toBe('Grand Cadillac');
    expect(declaredName(preset('scat'), 31, parseCards('Ah Kh Qh'))).toBe('31');
  });
});

describe('who scores what and why', () => {
  test('the highest hand', () => {
    const outcome: DealOutcome = { end: 'knock', knocker: 0, declarers: [], values: [24, 27, 27], terms };
    expect(gainSentences([{ seat: 1, gained: 1 }], outcome, speakers)).toBe('Fox scores 1: highest hand (27).');
    const both = [1, 2].map((seat) => ({ seat, gained: 1 }));
    expect(gainSentences(both, outcome, speakers)).toBe('Fox and Owl score 1: highest hand (27).');
  });

  test('who declared', () => {
    const outcome: DealOutcome = { end: 'declare', knocker: -1, declarers: [0], values: [31, 12, 27], terms };
    expect(gainSentences([{ seat: 0, gained: 1 }], outcome, speakers)).toBe('You score 1: declared 31.');
  });

  test('the highest card of sudden death', () => {
    const outcome: DealOutcome = { end: 'sudden-death', knocker: -1, declarers: [], values: [9, 11, 2], terms };
    expect(gainSentences([{ seat: 1, gained: 2 }], outcome, speakers)).toBe('Fox scores 2: highest card (11).');
  });

  test('the lowest hand, of points, after all who score', () => {
    const outcome: DealOutcome = { end: 'knock', knocker: 0, declarers: [], values: [12, 12, 27], terms };
    const gains = [-1, -1, 1].map((gained, seat) => ({ seat, gained }));
    const promise = { ...outcome, terms: { ...terms, promise: true } };
    for (const one of [outcome, promise]) {
      expect(gainSentences(gains, one, speakers)).toBe(
        'Owl scores 1: highest hand (27). You lose 1 point: knocked with the lowest hand (12). Fox loses 1 point: lowest hand (12).',
      );
    }
    const rows = { ...outcome, end: 'golf' as const, knocker: -1 };
    expect(gainSentences(gains.slice(0, 2), rows, speakers)).toBe('Fox and you lose 1 point: lowest row (12).');
  });

  test('in a sentence for each who scores for something else', () => {
    const outcome: DealOutcome = { end: 'declare', knocker: -1, declarers: [0], values: [31, 27, 27], terms };
    const gains = [0, 1, 2].map((seat) => ({ seat, gained: 1 }));
    expect(gainSentences(gains, outcome, speakers)).toBe(
      'You score 1: declared 31. Fox and Owl score 1: highest hand (27).',
    );
  });
});

describe('who loses what and why', () => {
  test('a promise of the highest hand that is kept or broken', () => {
    const gin = { ...knock, terms: lossTerms(preset('gin'), 0) };
    const broken = { ...gin, values: [24, 25, 19] };
    expect(lossSentences([loss(2, 1)], broken, speakers)).toBe(
      'Owl gets a letter: promised the highest hand, but 19 is not it.',
    );
    const kept = { ...gin, values: [24, 25, 28] };
    expect(lossSentences([loss(0, 1), loss(1, 1)], kept, speakers)).toBe(
      'Fox and you get a letter: Owl keeps the promise with 28.',
    );
  });

  test('a knocker alone at the bottom', () => {
    expect(lossSentences([loss(2, 2)], knock, speakers)).toBe('Owl loses 2: knocked with the lowest hand (19).');
  });

  test('somebody else at the bottom', () => {
    const outcome = { ...knock, values: [24, 15, 19] };
    expect(lossSentences([loss(1, 1)], outcome, speakers)).toBe('Fox loses 1: lowest hand (15).');
  });

  test('several at the bottom share a sentence', () => {
    const outcome = { ...knock, values: [15, 15, 19] };
    expect(lossSentences([loss(0, 1), loss(1, 1)], outcome, speakers)).toBe('Fox and you lose 1: lowest hand (15).');
  });

  test('everybody but who declared', () => {
    const outcome: DealOutcome = { end: 'declare', knocker: -1, declarers: [1], values: [24, 31, 19], terms };
    expect(lossSentences([loss(0, 1), loss(2, 1)], outcome, speakers)).toBe('Owl and you lose 1: Fox declared 31.');
    const more: DealOutcome = { ...outcome, values: [24, 41, 19] };
    expect(lossSentences([loss(0, 1), loss(2, 1)], more, speakers)).toBe('Owl and you lose 1: Fox declared 41.');
    const yours: DealOutcome = { ...outcome, declarers: [0], values: [31, 24, 19] };
    expect(lossSentences([loss(1, 1)], yours, speakers)).toBe('Fox loses 1: you declared 31.');
  });

  test.each<[string, Partial<DealOutcome>, ReturnType<typeof loss>[], string]>([
    [
      'the lowest card of sudden death',
      { end: 'sudden-death', values: [9, 2, 11] },
      [loss(1, 1)],
      'Fox loses 1: lowest card (2).',
    ],
    [
      'the lowest row in golf',
      { end: 'golf', knocker: -1, values: [9, 2, 11] },
      [loss(1, 1)],
      'Fox loses 1: lowest row (2).',
    ],
    [
      'a knock that was not enough',
      { values: [17, 25, 19] },
      [loss(2, 1)],
      'Owl loses 1: knocked with 19 was not enough.',
    ],
    ['a hand that was not enough', { values: [17, 18, 19] }, [loss(1, 1)], 'Fox loses 1: 18 was not enough.'],
    ['a hand beside whoever is out', { values: [24, 15, null] }, [loss(1, 1)], 'Fox loses 1: lowest hand (15).'],
    [
      'the first of several who declared',
      { end: 'declare', declarers: [1, 2], values: [24, 31, 31] },
      [loss(0, 1)],
      'You lose 1: Fox and Owl declared 31.',
    ],
    [
      'a promise without a knock, which is none',
      { knocker: -1, values: [24, 15, 19], terms: { ...terms, promise: true } },
      [loss(1, 1)],
      'Fox loses 1: lowest hand (15).',
    ],
    [
      'a promise of the first seat',
      { knocker: 0, values: [24, 15, 19], terms: { ...terms, promise: true } },
      [loss(1, 1)],
      'Fox loses 1: you keep the promise with 24.',
    ],
    [
      'a promise that somebody who is out cannot break',
      { values: [null, 15, 19], terms: { ...terms, promise: true } },
      [loss(1, 1)],
      'Fox loses 1: Owl keeps the promise with 19.',
    ],
    [
      'different losses',
      { values: [15, 15, 19] },
      [loss(0, 2), loss(1, 1)],
      'You lose 2: lowest hand (15). Fox loses 1: lowest hand (15).',
    ],
  ])('%s', (_, changes, losses, sentences) => {
    expect(lossSentences(losses, { ...knock, ...changes }, speakers)).toBe(sentences);
  });

  test('then who is out, then who is on grace; whoever is out is not on grace', () => {
    const losses = [loss(0, 1, { onGrace: true }), loss(1, 1, { onGrace: true, eliminated: true })];
    expect(lossSentences(losses, { ...knock, values: [15, 15, 19] }, speakers)).toBe(
      'Fox and you lose 1: lowest hand (15). Fox is out. You are on grace: one more loss and out.',
    );
    const onBus = { ...terms, onBus: true, grace: 'in the last row' };
    expect(lossSentences(losses, { ...knock, values: [15, 15, 19], terms: onBus }, speakers)).toBe(
      'Fox and you lose 1: lowest hand (15). Fox is off the bus. You are in the last row: one more loss and out.',
    );
    const water = { ...terms, swims: true };
    expect(lossSentences(losses, { ...knock, values: [15, 15, 19], terms: water }, speakers)).toBe(
      'Fox and you lose 1: lowest hand (15). Fox is out. You are swimming: one more loss and out.',
    );
  });

  test('and what becomes of them', () => {
    expect(lossSentences([loss(2, 2, { eliminated: true })], knock, speakers)).toMatch(/ Owl is out\.$/);
    expect(lossSentences([loss(0, 1, { onGrace: true })], knock, speakers)).toMatch(
      / You are on grace: one more loss and out\.$/,
    );
  });
});
