import { describe, expect, test } from 'vitest';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { handValue } from '../../../engine/value.ts';
import {
  cardName,
  cardSign,
  declaredName,
  gainSentences,
  lossSentences,
  shownValue,
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
  });
});

describe('values of other games', () => {
  test('three of a kind that beat everything go by their name', () => {
    const value = (text: string) => handValue(preset('italian'), parseCards(text));
    expect(shownValue(value('Ks Kh Kd'))).toBe('three kings');
    expect(shownValue(value('6s 6h 6d'))).toBe('three sixes');
  });

  test('in Cadillac they call their hands by name', () => {
    expect(declaredName(preset('cadillac'), 31)).toBe('Cadillac');
    expect(declaredName(preset('cadillac'), 33)).toBe('Grand Cadillac');
    expect(declaredName(preset('scat'), 31)).toBe('31');
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

  test('and what becomes of them', () => {
    expect(lossSentences([loss(2, 2, { eliminated: true })], knock, speakers)).toMatch(/ Owl is out\.$/);
    expect(lossSentences([loss(0, 1, { onGrace: true })], knock, speakers)).toMatch(
      / You are on grace: one more loss and out\.$/,
    );
  });
});
