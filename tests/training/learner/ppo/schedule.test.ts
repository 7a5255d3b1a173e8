import { describe, expect, test } from 'vitest';
import { STANDARD_OPTIONS, initialOptions } from '../../../../training/learner/ppo/options.ts';
import { geometricSchedule, learningRateAt, linearSchedule } from '../../../../training/learner/ppo/schedule.ts';

test.each([
  [0, 8, 8],
  [0.25, 6.5, 8 / Math.SQRT2],
  [0.5, 5, 4],
  [1, 2, 2],
])('after %d of a run a rate from 8 to 2 is %d in equal steps, and %d by equal factors', (progress, steps, factors) => {
  expect(linearSchedule([8, 2], progress)).toBeCloseTo(steps, 12);
  expect(geometricSchedule([8, 2], progress)).toBeCloseTo(factors, 12);
});

test('the learning rate falls in equal steps', () => {
  expect(learningRateAt({ learningRate: [0.01, 0.002] }, 0.5)).toBeCloseTo(0.006, 12);
});

describe('a run starts', () => {
  test('from random weights with the standard options', () => {
    expect(initialOptions(null)).toEqual(STANDARD_OPTIONS);
  });

  test('from a policy with less entropy, and otherwise the same', () => {
    for (const policy of ['general', {}]) {
      const { entropyCoefficient, ...others } = initialOptions(policy);
      const { entropyCoefficient: standard, ...standardOthers } = STANDARD_OPTIONS;
      expect(others).toEqual(standardOthers);
      expect(entropyCoefficient[0]).toBeLessThan(standard[0]);
      expect(entropyCoefficient[1]).toBe(standard[1]);
    }
  });

  test('with as much entropy as is asked for', () => {
    expect(initialOptions(null, 0.2)).toEqual({ ...STANDARD_OPTIONS, entropyCoefficient: [0.2, 0.002] });
    expect(initialOptions('general', 0.2)).toEqual(initialOptions(null, 0.2));
  });

  test('with minibatches that divide its decisions', () => {
    expect(STANDARD_OPTIONS.decisions % STANDARD_OPTIONS.minibatch).toBe(0);
  });
});
