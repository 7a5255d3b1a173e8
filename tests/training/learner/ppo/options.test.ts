import { describe, expect, test } from 'vitest';
import { STANDARD_OPTIONS, initialOptions } from '../../../../training/learner/ppo/options.ts';

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
