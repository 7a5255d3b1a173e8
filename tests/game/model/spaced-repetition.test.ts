import { expect, test } from 'vitest';
import { MISTAKEN, afterAnswer, isDue, type Practice } from '../../../game/model/spaced-repetition.ts';

/** When an exercise that is answered whenever it is due comes back. */
function due(step: number | null, date: string, answers: readonly boolean[]): (string | null)[] {
  let practice: Practice = { step: step ?? 0, due: date, answered: date };
  return answers.map((isRight, index) => {
    practice = afterAnswer(index === 0 ? step : practice.step, isRight, practice.due ?? date);
    return practice.due;
  });
}

test.each<[string, number | null, string, boolean[], (string | null)[]]>([
  ['is solved by a right answer where it is new', null, '2026-11-24', [true], [null]],
  ['comes back a day after a wrong answer', null, '2026-12-31', [false], ['2027-01-01']],
  ['keeps its days across a change of the clocks', null, '2026-03-28', [false], ['2026-03-29']],
  ['comes back 3 days after a mistake in a match', MISTAKEN, '2026-11-24', [true], ['2026-11-27']],
  [
    'comes back after 1, 3, 7 and 21 days, and is solved then',
    null,
    '2026-11-01',
    [false, true, true, true, true],
    ['2026-11-02', '2026-11-05', '2026-11-12', '2026-12-03', null],
  ],
  [
    'begins again with a wrong answer',
    null,
    '2026-11-01',
    [false, true, true, false, true],
    ['2026-11-02', '2026-11-05', '2026-11-12', '2026-11-13', '2026-11-16'],
  ],
])('an exercise %s', (_, step, date, answers, dates) => expect(due(step, date, answers)).toEqual(dates));

test('an exercise is due on its day and later, and never once it is solved', () => {
  const wrong = afterAnswer(null, false, '2026-11-24');
  expect(wrong.answered).toBe('2026-11-24');
  expect(['2026-11-24', '2026-11-25', '2026-12-24'].map((date) => isDue(wrong, date))).toEqual([false, true, true]);
  expect(isDue(afterAnswer(null, true, '2026-11-24'), '2030-01-01')).toBe(false);
});
