/** At the end of a run its policy is written only where the file computes what TensorFlow.js does with the same weights. */
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { Random } from '../../../../engine/random.ts';
import { POLICY_FILE, savePolicy } from '../../../../training/cli/run/policies.ts';
import { RunFolder } from '../../../../training/cli/run/run-folder.ts';
import { startRun, type StartedRun } from '../../../../training/cli/run/run-game.ts';
import { readPolicyParameters } from '../../../../training/learner/files/stored-model.ts';
import { initialParameters } from '../../../../training/learner/network/parameters.ts';
import type { WeightType } from '../../../../training/learner/tensorflow/tracing/trace.ts';
import { planOf } from '../../support/run-plan.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const faults = vi.hoisted(() => ({ change: (bytes: Uint8Array) => bytes, isTracerWrong: false }));
vi.mock(import('../../../../training/learner/tensorflow/write-model-files.ts'), async (original) => {
  const { writePolicyFile, ...rest } = await original();
  return { ...rest, writePolicyFile: async (...given) => faults.change(await writePolicyFile(...given)) };
});
vi.mock(import('../../../../training/learner/tensorflow/tracing/kernels.ts'), async (original) => {
  const { kernels } = await original();
  const { Relu, Abs } = kernels;
  return { kernels: { ...kernels, Relu: (...given) => (faults.isTracerWrong ? Abs : Relu)(...given) } };
});
beforeEach(() => {
  faults.change = (bytes) => bytes;
  faults.isTracerWrong = false;
});

const root = temporaryFolder();
let runs = 0;

function runWith(weights: WeightType): StartedRun {
  const plan = planOf({ sizes: { table: 8, suit: 6 }, weights });
  const folder = new RunFolder(join(root, String(runs++)));
  return startRun({ plan, folder, checkpoint: null, initialWeights: null });
}

const learntIn = ({ game }: StartedRun) => ({
  decisions: 1_000,
  seconds: 1,
  average: initialParameters(game.network.policyParameters, new Random(1)),
});

/** A file with another first weight. */
function withOtherWeight(bytes: Uint8Array, weight: number): Uint8Array {
  const changed = Buffer.from(bytes);
  const at = changed.indexOf(new Uint8Array(Float32Array.of(weight).buffer));
  changed.writeFloatLE(weight + 1, at);
  return changed;
}

test.each(['float32', 'float16'] as const)('with weights as %s the policy is written', async (weights) => {
  const run = runWith(weights);
  const policy = learntIn(run);
  expect(await savePolicy(run, policy)).toBeLessThan(1e-5);
  const written = readPolicyParameters(run.game.network, run.folder.read(POLICY_FILE)!);
  written.forEach((weight, i) => expect(weight).toBeCloseTo(policy.average[i], weights === 'float32' ? 9 : 3));
});

test('a file of which one weight was changed is refused', async () => {
  const run = runWith('float32');
  const policy = learntIn(run);
  faults.change = (bytes) => withOtherWeight(bytes, policy.average[0]);
  await expect(savePolicy(run, policy)).rejects.toThrow(/^the ONNX file differs from its network by .*: allowed is/);
  expect(run.folder.has(POLICY_FILE)).toBe(false);
});

test('a file whose graph is not what TensorFlow.js computes is refused', async () => {
  faults.isTracerWrong = true;
  const run = runWith('float32');
  await expect(savePolicy(run, learntIn(run))).rejects.toThrow(/^the ONNX file differs from its network by .*/);
  expect(run.folder.has(POLICY_FILE)).toBe(false);
});
