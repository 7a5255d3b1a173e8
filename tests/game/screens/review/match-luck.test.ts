import { expect, test } from 'vitest';
import { noLuck, type Luck } from '../../../../engine/luck.ts';
import { kindnessTo, luckInWords } from '../../../../game/screens/review/match-luck.ts';

/** Luck so many standard deviations of what is told from what was to be expected, of two seats. */
const luckAt = (deviations: number): Luck[] =>
  [deviations, 0].map((more) => ({
    ...noLuck(),
    dealt: { count: 2, sum: 40 + more * 5, expected: 40, variance: 12.5 },
  }));

test.each([
  [2, 'far-more'],
  [1.5, 'more'],
  [0.9, 'even'],
  [-0.9, 'even'],
  [-1.5, 'less'],
  [-2, 'far-less'],
])('chance that is %d standard deviations kinder is called %s', (deviations, kindness) => {
  expect(kindnessTo(0, luckAt(deviations))).toBe(kindness);
});

test('luck is told of the seat that is reviewed, and not at all where nothing counts', () => {
  const fox = { name: 'Fox', you: false };
  expect(luckInWords(1, luckAt(2), fox)).toBe('The cards were far less kind to Fox than to the others.');
  expect(luckInWords(0, [noLuck(), noLuck()], fox)).toMatch(/^Nothing to count/);
});
