import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { withMoreUnits } from '../../../training/cli/widen.ts';
import { initializersOf } from '../../../training/learner/tensorflow/network.ts';
import { eagerSession } from '../../../training/cli/runtimes/eager.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { policyForward } from '../../../training/learner/tensorflow/write-model-files.ts';
import { initialParameters } from '../../../training/learner/network/parameters.ts';

describe('a network with more units', () => {
  const before = suitNetwork({ policy: { table: 20, suit: 8 } });
  const after = suitNetwork({ policy: { table: 29, suit: 11 } });
  const parameters = initialParameters(before.policyParameters, new Random(1)).map((value) => value + 0.01);
  const wider = withMoreUnits(after.policyParameters, before.policyParameters, parameters, new Random(2));
  const rows = 5;
  const random = new Random(3);
  const observation = Float32Array.from({ length: rows * before.observationSize }, () => random.unit());
  const feeds = {
    observation: { data: observation, dims: [rows, before.observationSize] },
    mask: { data: new Float32Array(rows * before.actionCount).fill(1), dims: [rows, before.actionCount] },
  };

  test('answers as it did before', async () => {
    const old = await eagerSession(policyForward(before, parameters)).run(feeds);
    const now = await eagerSession(policyForward(after, wider)).run(feeds);
    const apart = [...now.policy.data].map((value, i) => Math.abs(value - old.policy.data[i]));
    expect(Math.max(...apart)).toBeLessThan(1e-5);
    expect(Math.abs(now.value.data[0] - old.value.data[0])).toBeLessThan(1e-4);
  });

  test('has new units that compute something', () => {
    const added = initializersOf(after.policyParameters, wider)['policy/table2/table'].data.subarray(20, 29);
    expect(added.every((weight) => weight !== 0)).toBe(true);
  });
});
