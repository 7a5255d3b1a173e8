import { describe, expect, test } from 'vitest';
import { parseCard } from '../../engine/cards.ts';
import {
  cardName,
  cardSign,
  does,
  listed,
  lossSentences,
  valueText,
  type Reckoning,
} from '../../game/table/sentences.ts';

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
const knock: Reckoning = { end: 'knock', knocker: 2, declarers: [], values: [24, 25, 19] };

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

describe('who loses what and why', () => {
  test('a knocker alone at the bottom', () => {
    expect(lossSentences([loss(2, 2)], knock, speakers)).toBe('Owl loses 2: knocked with the lowest hand (19).');
  });

  test('somebody else at the bottom', () => {
    const reckoning = { ...knock, values: [24, 15, 19] };
    expect(lossSentences([loss(1, 1)], reckoning, speakers)).toBe('Fox loses 1: lowest hand (15).');
  });

  test('several at the bottom share a sentence', () => {
    const reckoning = { ...knock, values: [15, 15, 19] };
    expect(lossSentences([loss(0, 1), loss(1, 1)], reckoning, speakers)).toBe('Fox and you lose 1: lowest hand (15).');
  });

  test('everybody but who declared', () => {
    const reckoning: Reckoning = { end: 'declare', knocker: -1, declarers: [1], values: [24, 31, 19] };
    expect(lossSentences([loss(0, 1), loss(2, 1)], reckoning, speakers)).toBe('Owl and you lose 1: Fox declared 31.');
  });

  test('and what becomes of them', () => {
    expect(lossSentences([loss(2, 2, { eliminated: true })], knock, speakers)).toMatch(/ Owl is out\.$/);
    expect(lossSentences([loss(0, 1, { onGrace: true })], knock, speakers)).toMatch(/ You are on the county\.$/);
  });
});
