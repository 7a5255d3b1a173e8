import { describe, expect, test } from 'vitest';
import { GLOBAL_SIZE, SUIT_SIZE } from '../../../engine/observation.ts';
import { Random } from '../../../engine/random.ts';
import { widened, withMoreUnits, type Inserted } from '../../../training/cli/widen.ts';
import { initializersOf } from '../../../training/learner/tensorflow/initializers.ts';
import { eagerSession } from '../../../training/learner/tensorflow/eager.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { policyForward } from '../../../training/learner/tensorflow/write-policy-file.ts';
import { loadEagerBackend } from '../../../training/cli/runtimes/tensorflow-backend.ts';
import { initialParameters, type ParameterSpec } from '../../../training/learner/network/parameters.ts';

/** Cut down, but with the names and the first layers of the real networks. */
const NETWORK: readonly ParameterSpec[] = [
  { name: 'policy/suit1', shape: [SUIT_SIZE, 3] },
  { name: 'policy/table1/global', shape: [GLOBAL_SIZE, 2] },
  { name: 'policy/table1/bias', shape: [2] },
];

function narrower({ block, count }: Inserted): readonly ParameterSpec[] {
  const name = block === 'table' ? 'policy/table1/global' : 'policy/suit1';
  return NETWORK.map((parameter) =>
    parameter.name === name ? { name, shape: [parameter.shape[0] - count, parameter.shape[1]] } : parameter,
  );
}

describe('a widened network', () => {
  test.each<Inserted & { from: number; width: number }>([
    { block: 'table', at: 5, count: 1, from: SUIT_SIZE * 3, width: 2 },
    { block: 'table', at: GLOBAL_SIZE - 4, count: 4, from: SUIT_SIZE * 3, width: 2 },
    { block: 'suit', at: 0, count: 13, from: 0, width: 3 },
  ])('has zeros for $count numbers at $at of the $block, and otherwise what it had', ({ from, width, ...inserted }) => {
    const before = initialParameters(narrower(inserted), new Random(1)).map((value) => value + 0);
    const tensors = Object.fromEntries(
      Object.entries(initializersOf(narrower(inserted), before)).map(([name, { data }]) => [name, data]),
    );
    const flat = Array.from(widened(NETWORK, tensors, inserted));
    const zeros = flat.splice(from + inserted.at * width, inserted.count * width);
    expect(zeros).toEqual(zeros.map(() => 0));
    expect(flat).toEqual(Array.from(before));
  });

  test('is not made of one that reads the new numbers already', () => {
    const tensors = Object.fromEntries(
      Object.entries(initializersOf(NETWORK, initialParameters(NETWORK, new Random(1)))).map(([name, { data }]) => [
        name,
        data,
      ]),
    );
    expect(() => widened(NETWORK, tensors, { block: 'table', at: 5, count: 1 })).toThrow(/not of the network without/);
  });
});

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
    await loadEagerBackend();
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
