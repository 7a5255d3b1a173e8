import { describe, expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import {
  controlledInterval,
  controlledIntervalOf,
  intervalOf,
  median,
  merged,
  momentsOf,
  type Moments,
} from '../../engine/statistics.ts';

describe('the 95% interval of a mean', () => {
  test.each([
    [4, 3.1824],
    [6, 2.5706],
    [11, 2.2281],
    [61, 2.0003],
  ])('of %i samples reaches %f standard errors, as in the tables of Student’s t', (count, quantile) => {
    const samples = Array.from({ length: count }, (_, i) => i);
    const { mean, low, high } = intervalOf(samples);
    expect(mean).toBe((count - 1) / 2);
    expect(mean - low).toBeCloseTo(high - mean, 10);
    const deviation = Math.sqrt((count * (count + 1)) / 12);
    const reach = ((high - mean) * Math.sqrt(count)) / deviation;
    expect(reach).toBeGreaterThan(0.99 * quantile);
    expect(reach).toBeLessThan(1.01 * quantile);
  });

  test('of a single sample has no bounds', () => {
    expect(intervalOf([7])).toEqual({ mean: 7, low: -Infinity, high: Infinity });
  });
});

/** Whether all numbers are close. */
function expectClose(found: Moments, wanted: Moments): void {
  for (const key of ['count', 'y', 'x', 'yy', 'xy', 'xx'] as const) expect(found[key], key).toBeCloseTo(wanted[key], 9);
}

const SAMPLES = [2, 4, 9, 1, 5];
const CONTROLS = [1, 0, 3, -2, 1];

describe('moments', () => {
  test('are the count, the means, and the sums of the products of distances from them', () => {
    // The means are 3 and 0; the distances from them -2, -1, 3 and 0, 1, -1.
    expectClose(momentsOf([1, 2, 6], [0, 1, -1]), { count: 3, y: 3, x: 0, yy: 14, xy: -4, xx: 2 });
  });

  test('have controls of 0 where there are none', () => {
    expectClose(momentsOf([1, 2, 6]), { count: 3, y: 3, x: 0, yy: 14, xy: 0, xx: 0 });
  });

  test('of several sets together are those of all samples', () => {
    const sets = [
      momentsOf(SAMPLES.slice(0, 2), CONTROLS.slice(0, 2)),
      momentsOf([]),
      momentsOf(SAMPLES.slice(2), CONTROLS.slice(2)),
    ];
    expectClose(merged(sets), momentsOf(SAMPLES, CONTROLS));
  });
});

describe('the 95% interval with a control variate', () => {
  test('without what the control explains the variance is that of the rest', () => {
    // Samples of mean 1, nine tenths of whose variance comes from the control.
    const random = new Random(1);
    const controls = Float64Array.from({ length: 5_000 }, () => random.unit() - 0.5);
    const samples = controls.map((control) => 1 + 3 * control + random.unit() - 0.5);
    const { interval, factor } = controlledIntervalOf(samples, controls);
    expect(factor).toBeGreaterThan(9);
    expect(factor).toBeLessThan(11);
    expect(interval.high - interval.mean).toBeCloseTo(1.96 * Math.sqrt(1 / 12 / 5_000), 4);
  });

  test('takes off, in each set, what the control explains in the others', () => {
    const [one, two] = [momentsOf([1, 2, 6], [0, 1, -1]), momentsOf([2, 8], [1, 3])];
    // In the first set y falls by 2 for each x, in the second it rises by 3.
    const { interval, factor } = controlledInterval([one, two]);
    const first = [1, 2 - 3, 6 + 3];
    const second = [2 + 2, 8 + 2 * 3];
    const wanted = intervalOf([...first, ...second]);
    expect(interval.mean).toBeCloseTo(wanted.mean, 9);
    expect(interval.low).toBeCloseTo(wanted.low, 9);
    expect(interval.high).toBeCloseTo(wanted.high, 9);
    expect(factor).toBeCloseTo(momentsOf([1, 2, 6, 2, 8]).yy / momentsOf([...first, ...second]).yy, 9);
  });

  test('is the plain one of a single set, and where the control says nothing', () => {
    const plain = intervalOf(SAMPLES);
    const single = controlledInterval([momentsOf(SAMPLES, CONTROLS)]);
    const silent = controlledInterval([momentsOf([2, 4, 9]), momentsOf([1, 5])]);
    for (const { interval, factor } of [single, silent]) {
      expect(factor).toBeCloseTo(1, 9);
      expect(interval.low).toBeCloseTo(plain.low, 9);
      expect(interval.high).toBeCloseTo(plain.high, 9);
    }
  });

  test('is a point where nothing varies', () => {
    expect(controlledInterval([momentsOf([3, 3]), momentsOf([3, 3])])).toEqual({
      interval: { mean: 3, low: 3, high: 3 },
      factor: 1,
    });
  });

  test('is made of tenths of the samples, in their order', () => {
    const samples = Float64Array.from({ length: 23 }, (_, i) => (i * 7) % 11);
    const controls = Float64Array.from({ length: 23 }, (_, i) => ((i * 5) % 7) - 3);
    const bounds = [0, 2, 4, 6, 9, 11, 13, 16, 18, 20, 23];
    const sets = bounds.slice(1).map((to, i) => momentsOf(samples.slice(bounds[i], to), controls.slice(bounds[i], to)));
    expect(controlledIntervalOf(samples, controls)).toEqual(controlledInterval(sets));
    expect(controlledIntervalOf(samples.subarray(0, 3), controls)).toEqual(
      controlledInterval([0, 1, 2].map((i) => momentsOf([samples[i]], [controls[i]]))),
    );
  });
});

test('the median is the middle one, and of two the upper', () => {
  expect([median([9, 10, 2]), median([4, 1, 3, 2])]).toEqual([9, 3]);
});
