/** Sums, medians, extents, and means with their 95% intervals, plain or without the part that a control variate explains. */

/** A mean with its two-sided 95% interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** Two-sided 95% quantile of the normal distribution. */
const Z = 1.96;

/**
 * The same quantile of Student's t distribution, by Cornish and Fisher's expansion (Abramowitz and Stegun 1964,
 * 26.7.5): 3% too small with two degrees of freedom, within 1% from three on.
 */
function quantile(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

export function sumOf(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i];
  return sum;
}

export function meanOf(numbers: ArrayLike<number>): number {
  return sumOf(numbers) / numbers.length;
}

/** The middle of some samples, the upper one of two. */
export function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)];
}

/** The mean of independent samples, with Student's interval. Of a single sample the interval is unbounded. */
export function intervalOf(samples: ArrayLike<number>): Interval {
  const values = Float64Array.from(samples);
  const mean = meanOf(values);
  return intervalFrom(samples.length, mean, sumOf(values.map((value) => (value - mean) ** 2)));
}

/** @param squares sum of the squared distances from the mean */
function intervalFrom(count: number, mean: number, squares: number): Interval {
  const half = count > 1 ? quantile(count - 1) * Math.sqrt(squares / (count - 1) / count) : Infinity;
  return { mean, low: mean - half, high: mean + half };
}

/** The moments of a set of samples `y`, each with a control `x` whose expectation is 0. Sets can be merged. */
export interface Moments {
  count: number;
  y: number;
  x: number;
  /** Sums of the products of distances from the means. */
  yy: number;
  xy: number;
  xx: number;
}

/** @param controls one for each sample; all 0 where absent */
export function momentsOf(samples: ArrayLike<number>, controls?: ArrayLike<number>): Moments {
  return merged(Array.from(samples, (y, i) => ({ count: 1, y, x: controls?.[i] ?? 0, yy: 0, xy: 0, xx: 0 })));
}

/** The moments of all samples of several sets (Chan, Golub and LeVeque 1983). */
export function merged(sets: readonly Moments[]): Moments {
  const sum: Moments = { count: 0, y: 0, x: 0, yy: 0, xy: 0, xx: 0 };
  for (const set of sets) {
    if (set.count === 0) continue;
    const count = sum.count + set.count;
    const y = set.y - sum.y;
    const x = set.x - sum.x;
    const weight = (sum.count * set.count) / count;
    sum.yy += set.yy + weight * y * y;
    sum.xy += set.xy + weight * x * y;
    sum.xx += set.xx + weight * x * x;
    sum.y += (y * set.count) / count;
    sum.x += (x * set.count) / count;
    sum.count = count;
  }
  return sum;
}

export interface ControlledInterval {
  interval: Interval;
  /** By how much the control divided the variance of the mean; 1 where it explains nothing. */
  factor: number;
}

/**
 * The mean of `y` minus the part that `x` explains. For each set, that part is fitted on the other sets only
 * (cross-fitting, Chernozhukov et al. 2018), so that the mean is unbiased whatever `x` is, as long as its expectation
 * is 0. With a single set nothing can be fitted, and the interval is the plain one.
 */
export function controlledInterval(sets: readonly Moments[]): ControlledInterval {
  const adjusted = sets.map((set) => {
    const { xx, xy } = merged(sets.filter((other) => other !== set));
    const slope = xx > 0 ? xy / xx : 0;
    const squares = set.yy - 2 * slope * set.xy + slope * slope * set.xx;
    return { count: set.count, y: set.y - slope * set.x, x: 0, yy: Math.max(0, squares), xy: 0, xx: 0 };
  });
  const plain = merged(sets);
  const { count, y, yy } = merged(adjusted);
  return { interval: intervalFrom(count, y, yy), factor: yy > 0 ? plain.yy / yy : 1 };
}

/** How many sets `controlledIntervalOf` cuts samples into. */
const SETS = 10;

/** The same for samples and their controls, cut into sets. */
export function controlledIntervalOf(samples: Float64Array, controls: Float64Array): ControlledInterval {
  const sets: Moments[] = [];
  for (let set = 0; set < SETS; set++) {
    const from = Math.floor((set * samples.length) / SETS);
    const to = Math.floor(((set + 1) * samples.length) / SETS);
    if (to > from) sets.push(momentsOf(samples.subarray(from, to), controls.subarray(from, to)));
  }
  return controlledInterval(sets);
}

/**
 * The least and the most of many numbers: of more than an argument list can hold, unlike `Math.min(...values)`. Where there are
 * none, Infinity and −Infinity.
 */
export function extentOf(values: Iterable<number>): { least: number; most: number } {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}
