import { afterEach, describe, expect, test } from 'vitest';
import { FULL_PACK } from '../../../../engine/pack.ts';
import { markOf, pointsByDeal, totalOf } from '../../../../game/features/daily/points.ts';
import { linesToShare } from '../../../../game/features/daily/results.ts';
import { LANGUAGES } from '../../../../game/i18n/languages.ts';
import { loadWords, speakIn } from '../../../../game/i18n/words.ts';
import { cardName, cardSign } from '../../../../game/model/sentences.ts';
import { dayTry, playedDay, POLICY } from '../../support/daily-deals.ts';

await Promise.all(LANGUAGES.map(loadWords));

const DATE = '2026-11-24';
const DAY = playedDay(DATE);

afterEach(() => speakIn('en'));

test('a deal is ahead, level or behind by its points', () => {
  expect([3, 0, -1].map(markOf)).toEqual(['ahead', 'level', 'behind']);
});

test('the total of a try is that of its deals', () => {
  expect(totalOf(DAY.first)).toBe(pointsByDeal(DAY.first).reduce((sum, points) => sum + points, 0));
});

describe('the line to share', () => {
  test('is there once all deals have been played', () => {
    expect(linesToShare(playedDay(DATE, 7))).toBeNull();
    expect(linesToShare(DAY)).not.toBeNull();
  });

  test.each(LANGUAGES)(
    'in %s has the number, a mark for each deal, the total and the policy, and no card',
    (language) => {
      speakIn(language);
      const lines = linesToShare(DAY);
      const total = String(Math.abs(totalOf(DAY.first)));
      for (const text of [lines?.line, lines?.inWords]) {
        expect(text).toContain(' 24');
        expect(text).toContain(total);
        expect(text).toContain(POLICY.slice(0, 6));
        for (const card of FULL_PACK) {
          expect(text).not.toContain(cardName(card));
          expect(text).not.toContain(cardSign(card));
        }
      }
      expect(lines?.line.match(/🟩|🟨|🟥/gu)).toHaveLength(8);
    },
  );

  test('shows how each deal went and the total', () => {
    expect(linesToShare(DAY)).toEqual({
      line: 'Thirty-One, deal of the day 24: 🟩🟩🟥🟩🟩🟩🟩🟩 +8 (5a5a5a)',
      inWords:
        'Thirty-One, deal of the day 24: ahead, ahead, behind, ahead, ahead, ahead, ahead, ahead. Total +8. Opponents 5a5a5a.',
    });
  });

  test('has a dash in place of the policy where several have played', () => {
    const [, ...deals] = DAY.first.deals;
    const mixed = { ...DAY, first: { ...DAY.first, deals: [...dayTry(DATE, 1, 'ab'.repeat(32)).deals, ...deals] } };
    expect(linesToShare(mixed)?.line).toMatch(/ \(–\)$/);
  });

  test('says the marks in words', () => {
    const words = pointsByDeal(DAY.first).map(markOf).join(', ');
    expect(linesToShare(DAY)?.inWords).toContain(`: ${words}. `);
  });
});
