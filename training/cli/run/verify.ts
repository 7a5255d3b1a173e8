/** Checks a policy file against the network that it came from. */
import { fileDifference } from '../../learner/evaluation/difference.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { policyForward } from '../../learner/tensorflow/write-policy-file.ts';
import { eagerSession } from '../runtimes/eager.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';
import { loadEagerBackend } from '../runtimes/tensorflow-backend.ts';

/**
 * Runs the file in onnxruntime, and the network in TensorFlow.js, on the same random inputs.
 * @returns the largest difference of any output
 * @throws {Error} when it is above 1e-4: the file must then not be used.
 */
export async function verifyPolicyFile(
  network: NetworkDefinition,
  parameters: Float32Array,
  file: Uint8Array,
): Promise<number> {
  const session = await (await loadRuntime()).load(file);
  try {
    const eager = eagerSession(policyForward(network, parameters), await loadEagerBackend());
    return await fileDifference(session, eager, network);
  } finally {
    await session.release();
  }
}
