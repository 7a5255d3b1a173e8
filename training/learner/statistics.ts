/** Means with their 95% intervals. */

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** Two-sided 95% quantile of the normal distribution. */
const Z = 1.96;

/** The mean of independent samples, as a normal interval. Of a single sample the interval is unbounded. */
export function intervalOf(samples: ArrayLike<number>): Interval {
  const values = Float64Array.from(samples);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = samples.length > 1 ? Z * Math.sqrt(squares / (samples.length - 1) / samples.length) : Infinity;
  return { mean, low: mean - half, high: mean + half };
}
