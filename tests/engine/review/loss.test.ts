import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import type { ImaginedOutcome } from '../../../engine/review/imagined-deals.ts';
import { BOUNDARY, clearlyWorse, looksUpTo, lossOf, meanChances } from '../../../engine/review/loss.ts';

/** 64 imagined deals, or so many, in which the actions lead to these chances. */
function outcomes(
  chancesOf: (deal: number) => number[],
  count = 64,
  weightOf = (_deal: number) => 1,
): ImaginedOutcome[] {
  return Array.from({ length: count }, (_, deal) => ({
    weight: weightOf(deal),
    chances: Float64Array.from(chancesOf(deal)),
    lost: new Uint8Array(0),
    replies: [],
  }));
}

/** Deals of two kinds in turn. */
const inTurn = (one: number[], other: number[]) => outcomes((deal) => (deal % 2 === 0 ? one : other));
const EVEN = [0.5, 0.5];

test('one looks after every doubling, and at the end', () => {
  expect(looksUpTo(64)).toEqual([64]);
  expect(looksUpTo(1_024)).toEqual([64, 128, 256, 512, 1_024]);
  expect(looksUpTo(300)).toEqual([64, 128, 256, 300]);
});

describe('the loss of an action', () => {
  test.each<[what: string, deals: ImaginedOutcome[], mean: number, isBetter: boolean]>([
    ['is the difference to the best alternative', outcomes(() => [0.4, 0.5]), 0.1, true],
    ['is negative where everything else is worse', outcomes(() => [0.5, 0.4]), -0.1, false],
    ['is compared in all deals where there is nothing to choose', outcomes((at) => [0, Number(at < 16)]), 0.25, true],
  ])('%s', (_what, deals, mean, isBetter) => {
    expect(lossOf(deals, 0, [1], EVEN)).toMatchObject({ mean: expect.closeTo(mean, 9), isBetter, alternative: 1 });
  });

  test('is compared in the deals in which both were played out', () => {
    expect(lossOf(inTurn([0.25, 0.5], [1, NaN]), 0, [1], EVEN).mean).toBe(0.25);
  });

  test('counts each deal by its weight', () => {
    const deals = outcomes(
      (deal) => [0, (deal + 1) % 2],
      64,
      (deal) => (deal % 2 === 0 ? 3 : 1),
    );
    expect(meanChances(deals)).toEqual([0, 0.75]);
    expect(lossOf(deals, 0, [1], EVEN).mean).toBeCloseTo(0.75, 2);
  });

  test('is not flattered by choosing: among alternatives that are equal, the chosen one is no better on average', () => {
    const random = new Random(7);
    const means = Array.from({ length: 500 }, () => {
      const deals = outcomes(() => Array.from({ length: 5 }, () => random.unit()));
      return lossOf(deals, 0, [1, 2, 3, 4], [0.2, 0.2, 0.2, 0.2, 0.2]).mean;
    });
    const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
    // One mean of 48 differences has a deviation of .06; of 500 such means it is .0027.
    expect(Math.abs(mean)).toBeLessThan(0.01);
  });

  test.each<[what: string, deals: ImaginedOutcome[], priors: number[], alternatives: number[], chosen: number]>([
    ['the best', outcomes(() => [0.4, 0.5, 0.3]), [0.3, 0.3, 0.3], [1, 2], 1],
    ['the one that the policy prefers', inTurn([0, 0.5, 0.5], [1, 0.5, 0.5]), [0.2, 0.3, 0.5], [1, 2], 2],
    ['whichever that is', inTurn([0, 0.5, 0.5], [1, 0.5, 0.5]), [0.2, 0.5, 0.3], [1, 2], 1],
    ['one that is clearly better', inTurn([0, 0.2, 0.9], [1, 0.2, 0.9]), [0.2, 0.79, 0.01], [1, 2], 2],
    ['the first of equals', outcomes(() => [0.4, 0.5, 0.5]), [0.3, 0.3, 0.3], [1, 2], 1],
    ['in the order given', outcomes(() => [0.4, 0.5, 0.5]), [0.3, 0.3, 0.3], [2, 1], 2],
  ])('is that to %s', (_what, deals, priors, alternatives, chosen) => {
    expect(lossOf(deals, 0, alternatives, priors).alternative).toBe(chosen);
  });

  test('has a margin of three standard errors, as if one more deal had differed by a deviation of what was played', () => {
    // The differences are 1 and 0, half of them each; what was played is always worth nothing.
    expect(lossOf(inTurn([0, 1], [0, 0]), 0, [1], EVEN).margin).toBeCloseTo((BOUNDARY * Math.sqrt(64 / 4)) / 64, 9);
    // Nothing differs; what was played is worth 0 or 1, half of the deals each.
    const heavy = outcomes(
      (deal) => [deal % 2, deal % 2],
      64,
      () => 2,
    );
    for (const deals of [inTurn([0, 0], [1, 1]), heavy])
      expect(lossOf(deals, 0, [1], EVEN).margin).toBeCloseTo((BOUNDARY * 0.5) / 64, 9);
  });
});

describe('actions that are clearly worse than the best', () => {
  const spread = (deal: number): number => (deal % 2 === 0 ? 0.1 : -0.1);

  test('are those that are worse by more than the margin', () => {
    const deals = outcomes((deal) => [0.5, 0.1 + spread(deal), 0.49 + spread(deal), 0.8]);
    expect(clearlyWorse(deals, 2)).toEqual([0, 1]);
    expect(clearlyWorse(deals, 0)).toEqual([1, 2]);
  });

  test('are none where all are about as good', () => {
    const deals = outcomes((deal) => [0.5, 0.49 + spread(deal), 0.5 + spread(deal)]);
    expect(clearlyWorse(deals, 0)).toEqual([]);
  });
});

test('mean chances are of the deals in which an action was played out, and of none where there are none', () => {
  expect(meanChances(inTurn([0.25, 0.5, NaN], [1, NaN, NaN]))).toEqual([0.625, 0.5, NaN]);
  expect(meanChances([])).toEqual([]);
});

test('the fewer deals there are to choose in, the more the policy’s opinion counts', () => {
  // What was played is worth 0 or 1, a deviation of a half; a factor of e counts .01 in 128 deals, and .08 in 16.
  const chosenOf = (count: number) => {
    const deals = outcomes((deal) => [deal % 2, 0.54, 0.5], count);
    return lossOf(deals, 0, [1, 2], [0.1, 0.2, 0.2 * Math.E]).alternative;
  };
  // A quarter of the deals is for choosing.
  expect(chosenOf(4 * 16)).toBe(2);
  expect(chosenOf(4 * 128)).toBe(1);
});
