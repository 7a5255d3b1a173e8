import { expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { MOST_DEALS, looksUpTo, lossOf } from '../../../engine/review/loss.ts';

const EVEN = [0.5, 0.5];

test('all looks together take a loss on the line to be beyond it in less than one of a hundred cases', () => {
  const random = new Random(3);
  const matches = 4_000;
  let beyond = 0;
  for (let i = 0; i < matches; i++) {
    // A token hangs on each decision; with both actions it is lost equally often.
    const chance = (): number => (random.unit() < 0.5 ? 0.55 : 0.4);
    const deals = Array.from({ length: MOST_DEALS }, () => ({
      weight: 1,
      chances: Float64Array.of(chance(), chance()),
      lost: new Uint8Array(0),
      replies: [],
    }));
    const passes = looksUpTo(MOST_DEALS).some((count) => {
      const { mean, margin } = lossOf(deals.slice(0, count), 0, [1], EVEN);
      return mean - margin > 0;
    });
    if (passes) beyond++;
  }
  expect(beyond / matches).toBeLessThan(0.01);
});
