/** Checks a policy file against the network that it came from. */
import { Random } from '../../../engine/random.ts';
import { eagerSession } from '../../learner/tensorflow/eager.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { policyForward } from '../../learner/tensorflow/write-policy-file.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';
import { loadEagerBackend } from '../runtimes/tensorflow-backend.ts';

const ROWS = 64;
const MOST_DIFFERENCE = 1e-5;

/**
 * Runs the file and the network on the same random inputs.
 * @returns the largest difference of any output
 * @throws {Error} when it is above 1e-5: the file must then not be used.
 */
export async function verifyPolicyFile(
  network: NetworkDefinition,
  parameters: Float32Array,
  file: Uint8Array,
): Promise<number> {
  await loadEagerBackend();
  const random = new Random(31);
  const observation = Float32Array.from({ length: ROWS * network.observationSize }, () =>
    random.below(5) === 0 ? random.unit() : 0,
  );
  const mask = Float32Array.from({ length: ROWS * network.actionCount }, (_, i) =>
    i % network.actionCount < 4 ? 1 : random.below(2),
  );
  const feeds = {
    observation: { data: observation, dims: [ROWS, network.observationSize] },
    mask: { data: mask, dims: [ROWS, network.actionCount] },
  };
  const session = await (await loadRuntime()).load(file);
  const fromFile = await session.run(feeds);
  await session.release();
  const fromNetwork = await eagerSession(policyForward(network, parameters)).run(feeds);
  let most = 0;
  for (const name of ['policy', 'value']) {
    fromNetwork[name].data.forEach((value, i) => (most = Math.max(most, Math.abs(value - fromFile[name].data[i]))));
  }
  if (!(most <= MOST_DIFFERENCE)) {
    throw new Error(`the ONNX file differs from its network by ${most}: allowed is ${MOST_DIFFERENCE}`);
  }
  return most;
}
