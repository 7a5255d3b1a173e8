import { describe, expect, test } from 'vitest';
import { VERDICTS, isMarked, linesFor, verdictOf } from '../../../engine/review/verdict.ts';

test('lines are narrower where more seats share the chances', () => {
  expect(linesFor(2)).toEqual({ doubtful: 0.02, mistake: 0.05, blunder: 0.1 });
  expect(linesFor(4)).toEqual({ doubtful: 0.01, mistake: 0.025, blunder: 0.05 });
});

describe('the verdict on a loss, by lines at an eighth, a quarter and a half', () => {
  const lines = { doubtful: 0.125, mistake: 0.25, blunder: 0.5 };

  test.each([
    ['fine', 0, 0, 'nothing is lost'],
    ['fine', 0.0625, 0.09, 'two thirds of the margin leave it below the first line'],
    ['unclear', 0.0625, 0.095, 'they do not'],
    ['unclear', 0.25, 0.126, 'it may be below the first line'],
    ['doubtful', 0.25, 0.125, 'it is certain to be as much as the first line'],
    ['mistake', 0.375, 0.1, 'it is certain to be beyond the second one'],
    ['blunder', 0.75, 0.25, 'it is certain to be as much as the third one'],
  ])('is %s for %f ± %f: %s', (verdict, mean, margin) => {
    expect(verdictOf({ mean, margin }, lines).verdict).toBe(verdict);
  });

  test.each([
    [true, 'fine', 0.0625, 0.09],
    [false, 'unclear', 0.25, 0.126],
    [true, 'a mistake with all that the margin allows', 0.375, 0.1],
    [false, 'doubtful, or perhaps a mistake', 0.1875, 0.0625],
  ])('is settled: %s where it is %s', (isSettled, _, mean, margin) => {
    expect(verdictOf({ mean, margin }, lines).isSettled).toBe(isSettled);
  });
});

test('what says that something was lost is marked, from a grade on', () => {
  expect(VERDICTS.filter((verdict) => isMarked(verdict))).toEqual(['doubtful', 'mistake', 'blunder']);
  expect(VERDICTS.filter((verdict) => isMarked(verdict, 'mistake'))).toEqual(['mistake', 'blunder']);
});
