import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import type { ImaginedOutcome } from '../../../engine/review/imagined-deals.ts';
import { BOUNDARY, clearlyWorse, looksUpTo, lossOf, meanChances } from '../../../engine/review/loss.ts';

/** Imagined deals in which the actions lead to these chances. */
function outcomes(
  count: number,
  chancesOf: (deal: number) => number[],
  weightOf: (deal: number) => number = () => 1,
): ImaginedOutcome[] {
  return Array.from({ length: count }, (_, deal) => ({
    weight: weightOf(deal),
    chances: Float64Array.from(chancesOf(deal)),
    lost: new Uint8Array(0),
    replies: [],
  }));
}

const EVEN = [0.5, 0.5];

test('one looks after every doubling, and at the end', () => {
  expect(looksUpTo(64)).toEqual([64]);
  expect(looksUpTo(1_024)).toEqual([64, 128, 256, 512, 1_024]);
  expect(looksUpTo(300)).toEqual([64, 128, 256, 300]);
});

describe('the loss of an action', () => {
  test('is the difference to the best alternative', () => {
    const deals = outcomes(64, () => [0.4, 0.5, 0.3]);
    expect(lossOf(deals, 0, [1, 2], [0.3, 0.3, 0.3])).toMatchObject({ alternative: 1, isBetter: true });
    expect(lossOf(deals, 0, [1, 2], [0.3, 0.3, 0.3]).mean).toBeCloseTo(0.1, 9);
  });

  test('is negative where everything else is worse', () => {
    const { mean, isBetter } = lossOf(
      outcomes(64, () => [0.5, 0.4]),
      0,
      [1],
      EVEN,
    );
    expect(mean).toBeCloseTo(-0.1, 9);
    expect(isBetter).toBe(false);
  });

  test('counts each deal by its weight', () => {
    const deals = outcomes(
      64,
      (deal) => (deal % 2 === 0 ? [0, 1] : [0, 0]),
      (deal) => (deal % 2 === 0 ? 3 : 1),
    );
    expect(meanChances(deals)).toEqual([0, 0.75]);
    expect(lossOf(deals, 0, [1], EVEN).mean).toBeCloseTo(0.75, 2);
  });

  test('is compared in all deals where there is nothing to choose', () => {
    const deals = outcomes(64, (deal) => (deal < 16 ? [0, 1] : [0, 0]));
    expect(lossOf(deals, 0, [1], EVEN).mean).toBeCloseTo(0.25, 9);
  });

  test('is not flattered by choosing: among alternatives that are equal, the chosen one is no better on average', () => {
    const random = new Random(7);
    const means = Array.from({ length: 2_000 }, () => {
      const deals = outcomes(64, () => Array.from({ length: 5 }, () => random.unit()));
      return lossOf(deals, 0, [1, 2, 3, 4], [0.2, 0.2, 0.2, 0.2, 0.2]).mean;
    });
    const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
    // One mean of 48 differences has a deviation of .06; of 2,000 such means it is .0013.
    expect(Math.abs(mean)).toBeLessThan(0.005);
  });

  test('is that to the alternative which the policy prefers, where they look equally good', () => {
    const deals = outcomes(64, (deal) => (deal % 2 === 0 ? [0, 0.5, 0.5] : [1, 0.5, 0.5]));
    expect(lossOf(deals, 0, [1, 2], [0.2, 0.3, 0.5]).alternative).toBe(2);
    expect(lossOf(deals, 0, [1, 2], [0.2, 0.5, 0.3]).alternative).toBe(1);
  });

  test('is that to the better alternative, however little the policy thinks of it, where that is clear', () => {
    const deals = outcomes(64, (deal) => (deal % 2 === 0 ? [0, 0.2, 0.9] : [1, 0.2, 0.9]));
    expect(lossOf(deals, 0, [1, 2], [0.2, 0.79, 0.01]).alternative).toBe(2);
  });

  test('is compared in the deals in which both actions were played out', () => {
    const deals = outcomes(64, (deal) => (deal % 2 === 0 ? [0.25, 0.5] : [1, NaN]));
    expect(meanChances(deals)).toEqual([0.625, 0.5]);
    expect(lossOf(deals, 0, [1], EVEN).mean).toBe(0.25);
  });

  test('has a margin of three standard errors, as if one more deal had differed by a deviation of what was played', () => {
    // The differences are 1 and 0, half of them each; what was played is always worth nothing.
    const deals = outcomes(64, (deal) => (deal % 2 === 0 ? [0, 1] : [0, 0]));
    expect(lossOf(deals, 0, [1], EVEN).margin).toBeCloseTo((BOUNDARY * Math.sqrt(64 / 4)) / 64, 9);
    // Nothing differs; what was played is worth 0 or 1, half of the deals each.
    const even = outcomes(64, (deal) => (deal % 2 === 0 ? [0, 0] : [1, 1]));
    expect(lossOf(even, 0, [1], EVEN).margin).toBeCloseTo((BOUNDARY * 0.5) / 64, 9);
    const heavy = outcomes(
      64,
      (deal) => (deal % 2 === 0 ? [0, 0] : [1, 1]),
      () => 2,
    );
    expect(lossOf(heavy, 0, [1], EVEN).margin).toBeCloseTo((BOUNDARY * 0.5) / 64, 9);
  });

  test('has a margin even where no deal has differed yet', () => {
    const deals = outcomes(64, (deal) => (deal % 2 === 0 ? [0, 0] : [1, 1]));
    expect(lossOf(deals, 0, [1], EVEN).margin).toBeGreaterThan(0.02);
  });
});

describe('actions that are clearly worse than the best', () => {
  const spread = (deal: number): number => (deal % 2 === 0 ? 0.1 : -0.1);

  test('are those that are worse by more than the margin', () => {
    const deals = outcomes(64, (deal) => [0.5, 0.1 + spread(deal), 0.49 + spread(deal), 0.8]);
    expect(clearlyWorse(deals, 2)).toEqual([0, 1]);
    expect(clearlyWorse(deals, 0)).toEqual([1, 2]);
  });

  test('are none where all are about as good', () => {
    const deals = outcomes(64, (deal) => [0.5, 0.49 + spread(deal), 0.5 + spread(deal)]);
    expect(clearlyWorse(deals, 0)).toEqual([]);
  });
});

test('no deals tell nothing of any action', () => {
  expect(meanChances([])).toEqual([]);
});

test('an action that was played out in no deal has no chance that is known', () => {
  expect(meanChances(outcomes(4, () => [0.5, NaN]))).toEqual([0.5, NaN]);
});

test('of alternatives that look the same the first is compared', () => {
  const deals = outcomes(64, () => [0.4, 0.5, 0.5]);
  expect(lossOf(deals, 0, [1, 2], [0.3, 0.3, 0.3]).alternative).toBe(1);
  expect(lossOf(deals, 0, [2, 1], [0.3, 0.3, 0.3]).alternative).toBe(2);
});

test('the fewer deals there are to choose in, the more the policy’s opinion counts', () => {
  // What was played is worth 0 or 1, a deviation of a half; a factor of e counts .01 in 128 deals, and .08 in 16.
  const chosenOf = (count: number) => {
    const deals = outcomes(count, (deal) => [deal % 2, 0.54, 0.5]);
    return lossOf(deals, 0, [1, 2], [0.1, 0.2, 0.2 * Math.E]).alternative;
  };
  // A quarter of the deals is for choosing.
  expect(chosenOf(4 * 16)).toBe(2);
  expect(chosenOf(4 * 128)).toBe(1);
});
