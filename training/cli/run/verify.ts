/** Checks a policy file against the network that it came from. */
import { fileDifference } from '../../learner/evaluation/difference.ts';
import { eagerSession } from '../../learner/tensorflow/eager.ts';
import type { NetworkDefinition } from '../../learner/tensorflow/network.ts';
import { policyForward } from '../../learner/tensorflow/write-policy-file.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';

/**
 * Runs the file and the network on the same random inputs.
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
    return await fileDifference(session, eagerSession(policyForward(network, parameters)), network, [
      'policy',
      'value',
    ]);
  } finally {
    await session.release();
  }
}
