import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { gae, geometric, linear } from '../../../../training/learner/ppo/ppo.ts';

const value = double({ min: -4, max: 4, noNaN: true });
const values = array(value, { maxLength: 20 });

/** δ(t) of Schulman et al. 2016, with γ = 1 and the reward after the last decision. */
function deltas(values: readonly number[], reward: number): number[] {
  return values.map((own, t) => (values[t + 1] ?? reward) - own);
}

test('advantages are sums of all later temporal differences, each weighted by a power of λ', () => {
  assert(
    property(values, value, double({ min: 0, max: 1, noNaN: true }), (values, reward, lambda) => {
      const delta = deltas(values, reward);
      const expected = delta.map((_, t) =>
        delta.slice(t).reduce((sum, difference, k) => sum + lambda ** k * difference, 0),
      );
      const advantages = gae(values, reward, lambda);
      expect(advantages).toHaveLength(values.length);
      expected.forEach((advantage, t) => expect(advantages[t]).toBeCloseTo(advantage, 9));
    }),
  );
});

test.each([
  [0, 8, 8],
  [0.25, 6.5, 8 / Math.SQRT2],
  [0.5, 5, 4],
  [1, 2, 2],
])('after %d of a run a rate from 8 to 2 is %d in equal steps, and %d by equal factors', (progress, steps, factors) => {
  expect(linear([8, 2], progress)).toBeCloseTo(steps, 12);
  expect(geometric([8, 2], progress)).toBeCloseTo(factors, 12);
});
