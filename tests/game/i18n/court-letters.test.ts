import { afterEach, expect, test } from 'vitest';
import { parseCard } from '../../../engine/cards.ts';
import { hasOwnCourts, useEnglishCourts, withCourtLetters } from '../../../game/i18n/court-letters.ts';
import { speakIn } from '../../../game/i18n/words.ts';
import { cardSign } from '../../../game/model/sentences.ts';
import '../support/all-languages.ts';

afterEach(() => useEnglishCourts(false));

const signs = (): string => ['Js', 'Qs', 'Ks', 'As', 'Ts', '9s'].map((card) => cardSign(parseCard(card))).join(' ');

test.each([
  ['en', 'J♠ Q♠ K♠ A♠ 10♠ 9♠', false],
  ['de', 'B♠ D♠ K♠ A♠ 10♠ 9♠', true],
  ['fr', 'V♠ D♠ R♠ A♠ 10♠ 9♠', true],
  ['es', 'J♠ Q♠ K♠ A♠ 10♠ 9♠', false],
] as const)('in %s cards are printed %s; they may be in English where they are not: %s', (language, printed, isOwn) => {
  speakIn(language);
  expect([signs(), hasOwnCourts()]).toEqual([printed, isOwn]);
  useEnglishCourts(true);
  expect(signs()).toBe('J♠ Q♠ K♠ A♠ 10♠ 9♠');
});

test('texts with signs of cards follow, and nothing else in them', () => {
  speakIn('de');
  expect(withCourtLetters('K♥ und J♠, aber Quark und 10♥')).toBe('K♥ und B♠, aber Quark und 10♥');
});
