import { describe, expect, test } from 'vitest';
import { LEARNING_OPTIONS, STANDARD_OPTIONS, initialOptions } from '../../../../training/learner/ppo/options.ts';

describe('a run starts', () => {
  test('from a policy with less entropy, and otherwise the same', () => {
    for (const policy of ['general', {}]) {
      const { entropyCoefficient, ...others } = initialOptions(policy);
      const { entropyCoefficient: standard, ...standardOthers } = STANDARD_OPTIONS;
      expect(others).toEqual(standardOthers);
      expect(entropyCoefficient[0]).toBeLessThan(standard[0]);
      expect(entropyCoefficient[1]).toBe(standard[1]);
    }
  });

  test('with the options that are asked for', () => {
    expect(initialOptions('general', { clip: 0.2 })).toEqual({ ...initialOptions('general'), clip: 0.2 });
    expect(initialOptions('general', { entropyCoefficient: [0.2, 0.01] }).entropyCoefficient).toEqual([0.2, 0.01]);
  });

  test('with minibatches that divide its decisions', () => {
    expect(STANDARD_OPTIONS.decisions % STANDARD_OPTIONS.minibatch).toBe(0);
  });
});

test('every option may be what it is', () => {
  for (const [name, { standard, read }] of Object.entries(LEARNING_OPTIONS)) {
    expect(read(Array.isArray(standard) ? standard.join(':') : String(standard)), name).toEqual(standard);
    for (const text of ['', ' ', 'x', '-1', '1e9', '1:2:3']) expect(read(text), `${name}=${text}`).toBeUndefined();
  }
});
