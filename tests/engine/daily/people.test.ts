import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../engine/bots/characters.ts';
import { percentileOf } from '../../../engine/daily/people.ts';

type Totals = Record<Level, number[]>;
const totalsOf = (create: (index: number) => number[]) =>
  Object.fromEntries(LEVELS.map((level, index) => [level, create(index)])) as Totals;

const TOTALS = fc
  .array(fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 4, maxLength: 4 }), { minLength: 5, maxLength: 5 })
  .map((tries) => totalsOf((index) => tries[index]));

describe('the place among simulated people', () => {
  test('never falls with more points, and is from 0 to 100', () => {
    fc.assert(
      fc.property(TOTALS, fc.integer({ min: -50, max: 50 }), (totals, points) => {
        const [one, more] = [percentileOf(points, totals), percentileOf(points + 1, totals)];
        expect(one).toBeGreaterThanOrEqual(0);
        expect(more).toBeGreaterThanOrEqual(one);
        expect(more).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('counts those who got as many points half', () => {
    expect(
      percentileOf(
        3,
        totalsOf(() => [3, 3]),
      ),
    ).toBe(50);
    expect(
      percentileOf(
        3,
        totalsOf(() => [2, 3, 3, 5]),
      ),
    ).toBeCloseTo(50);
  });

  test('is 0 below everybody, and 100 above', () => {
    const totals = totalsOf((index) => [index - 10, index + 10]);
    expect(percentileOf(-11, totals)).toBe(0);
    expect(percentileOf(15, totals)).toBe(100);
  });

  test('is the middle for whoever gets what the middle level does', () => {
    // By as many points as by rating: 1200, 1290, 1400, 1500, 1580.
    const straight = totalsOf((index) => [[-20, -11, 0, 10, 18][index]]);
    expect(percentileOf(0, straight)).toBeCloseTo(50);
    // A deviation to each side: .159 and .841 of a normal distribution, to within half a step.
    expect(Math.abs(percentileOf(-12, straight) - 15.9)).toBeLessThan(1.5);
    expect(Math.abs(percentileOf(12, straight) - 84.1)).toBeLessThan(1.5);
  });

  test('has those beyond the levels play like the lowest and the highest', () => {
    const totals = totalsOf((index) => [[-1, 0, 0, 0, 1][index]]);
    // Below 1200 and above 1580 are 4.8% and 6.7% of a normal distribution around 1400 with a deviation of 120.
    expect(Math.abs(percentileOf(-0.999, totals) - 4.8)).toBeLessThan(1);
    expect(Math.abs(percentileOf(0.999, totals) - 93.3)).toBeLessThan(1);
  });

  test('does not depend on the order of the tries', () => {
    const totals = totalsOf((index) => [index, 7 - index, 3]);
    expect(
      percentileOf(
        3,
        totalsOf((index) => [3, index, 7 - index]),
      ),
    ).toBe(percentileOf(3, totals));
  });
});
