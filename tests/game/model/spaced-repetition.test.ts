import { describe, expect, test } from 'vitest';
import { MISTAKEN, afterAnswer, isDue, type Practice } from '../../../game/model/spaced-repetition.ts';

/** What becomes of an exercise that is answered whenever it is due. */
function due(step: number | null, date: string, answers: readonly boolean[]): (string | null)[] {
  let practice: Practice = { step: step ?? 0, due: date, answered: date };
  return answers.map((isRight, index) => {
    practice = afterAnswer(index === 0 ? step : practice.step, isRight, practice.due ?? date);
    return practice.due;
  });
}

describe('an exercise', () => {
  test('that is new is solved by a right answer', () => {
    expect(afterAnswer(null, true, '2026-11-24')).toMatchObject({ due: null, answered: '2026-11-24' });
  });

  test('comes back a day after a wrong answer', () => {
    expect(afterAnswer(null, false, '2026-12-31').due).toBe('2027-01-01');
  });

  test('comes back after 1, 3, 7 and 21 days, and is solved then', () => {
    expect(due(null, '2026-11-01', [false, true, true, true, true])).toEqual([
      '2026-11-02',
      '2026-11-05',
      '2026-11-12',
      '2026-12-03',
      null,
    ]);
  });

  test('that was a mistake in a match comes back after 3 days, once it is answered right', () => {
    expect(afterAnswer(MISTAKEN, true, '2026-11-24').due).toBe('2026-11-27');
  });

  test('begins again with a wrong answer', () => {
    expect(due(null, '2026-11-01', [false, true, true, false, true])).toEqual([
      '2026-11-02',
      '2026-11-05',
      '2026-11-12',
      '2026-11-13',
      '2026-11-16',
    ]);
  });

  test('is due on its day and later, and never once it is solved', () => {
    const wrong = afterAnswer(null, false, '2026-11-24');
    expect(['2026-11-24', '2026-11-25', '2026-12-24'].map((date) => isDue(wrong, date))).toEqual([false, true, true]);
    expect(isDue(afterAnswer(null, true, '2026-11-24'), '2030-01-01')).toBe(false);
  });

  test('keeps its days across a change of the clocks', () => {
    expect(afterAnswer(null, false, '2026-03-28').due).toBe('2026-03-29');
  });
});
