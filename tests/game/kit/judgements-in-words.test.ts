import { describe, expect, test } from 'vitest';
import { KNOCK, TAKE } from '../../../engine/actions.ts';
import { parseCard } from '../../../engine/cards.ts';
import type { Reason } from '../../../engine/review/reasons.ts';
import { viewOf } from '../../../engine/view.ts';
import { LANGUAGES, type Language } from '../../../game/i18n/languages.ts';
import { speakIn } from '../../../game/i18n/words.ts';
import { betterInWords, lossInWords, reasonsInWords } from '../../../game/kit/judgements-in-words.ts';
import { dealt } from '../../engine/support/stacked.ts';
import { SPEAKERS } from '../support/events.ts';
import '../support/all-languages.ts';

const [KING, QUEEN, FOUR] = ['Kh', 'Qh', '4c'].map(parseCard);

const REASONS: [Reason, said: string][] = [
  [{ is: 'knock', fails: 0.62, playingOn: 0.41 }, 'A knock here loses 62 of 100 deals; playing on loses 41.'],
  [{ is: 'value', better: 24, worse: 20 }, 'What you keep is worth 24 instead of 20.'],
  [{ is: 'outs', better: 18, worse: 9, of: 31 }, '18 of the 31 unseen cards improve your hand, instead of 9.'],
  [{ is: 'pile', card: KING, better: 5, of: 38 }, '5 of the 38 unseen cards improve your hand more than the K♥.'],
  [{ is: 'hurry', share: 0.55 }, 'Somebody knocks before your next turn in 55 of 100 deals.'],
  [{ is: 'loses', worse: 0.41, better: 0.33 }, 'Your choice loses 41 of 100 deals, the better one 33.'],
  [
    { is: 'feeds', seat: 1, card: KING, worse: 0.58, instead: FOUR, better: 0.03 },
    'Fox takes the K♥ in 58 of 100 deals, the 4♣ in 3.',
  ],
  [{ is: 'holds', seat: 1, held: QUEEN, card: KING }, 'Fox is known to hold the Q♥: the K♥ goes with it.'],
];

describe('reasons in words', () => {
  test.each(REASONS)('have the numbers, the cards and the player: %o', (reason, said) => {
    expect(reasonsInWords([reason], SPEAKERS)).toEqual([said]);
  });

  test.each(LANGUAGES)('have the same numbers in %s, and say that something never happens', (language) => {
    const numbersIn = (sentence: string) =>
      (sentence.replace('100', '').match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);
    const numbers = REASONS.map(([, said]) => numbersIn(said));
    speakIn(language);
    const said = reasonsInWords(
      REASONS.map(([reason]) => reason),
      SPEAKERS,
    );
    expect(said.map(numbersIn)).toEqual(numbers);
    const [never] = reasonsInWords([{ is: 'knock', fails: 0, playingOn: 0.3 }], SPEAKERS);
    expect(never).toMatch(/none|keine|aucune|ninguna/);
    expect(never).not.toMatch(/\b0\b/);
  });
});

describe('a loss in words', () => {
  test.each<[number, number, string, Language?]>([
    [0.12, 0.04, '12 ± 4%'],
    [0.013, 0.006, '1.3 ± 0.6%'],
    [0.05, 0.01, '5 ± 1%'],
    [0.12, 0.001, '12%'],
    [0.013, 0.006, '1,3 ± 0,6\u00a0%', 'de'],
    [0.013, 0.006, '1,3 ± 0,6\u00a0%', 'fr'],
  ])(
    'of %d ± %d has its margin, and a decimal where it is small, as the language writes it: %s',
    (loss, margin, said, language = 'en') => {
      speakIn(language);
      expect(lossInWords(loss, margin)).toBe(said);
    },
  );

  test('tells what was better, and than what', () => {
    const deal = dealt({ hands: ['Kc Qc 4h', 'Kd 3h 4s'], turnUp: '9h' });
    const judgement = { played: KNOCK, best: TAKE, loss: 0.12, margin: 0.04 };
    const said = 'Taking the 9♥ wins 12 ± 4% more matches than knocking.';
    expect(betterInWords(judgement, viewOf(deal, 0))).toBe(said);
  });
});
