/** The policy as a file: ONNX with the metadata that loading it needs (docs/formats.md#policy-files). */
import type { ModelFacts } from '../files/policy-file.ts';
import { fillPolicyTemplate } from '../files/templates.ts';
import { totalSize } from '../network/parameters.ts';
import { withoutWeights } from '../onnx/weights.ts';
import { decisionInputs } from './computations.ts';
import { initializersOf } from './initializers.ts';
import { policyOutputs, type NetworkDefinition } from './network.ts';
import { traceToOnnx, type Computation, type WeightType } from './tracing/trace.ts';

/** How a policy file stores its weights. */
interface PolicyFileOptions {
  /** `float16` halves the file and rounds the weights to 11 significant bits; `float32` where left out. */
  weights?: WeightType | undefined;
}

/**
 * The policy as an ONNX file. Inputs `observation` and `mask`; outputs `policy`, probabilities that are 0 where the
 * mask is, and `value`, the seat's expected return.
 * @param parameters the policy's, flat
 * @throws {RangeError} when a weight is too large for `float16`.
 */
export async function writePolicyFile(
  network: NetworkDefinition,
  parameters: Float32Array,
  facts: ModelFacts,
  { weights = 'float32' }: PolicyFileOptions = {},
): Promise<Uint8Array> {
  return fillPolicyTemplate(await policyTemplate(network, weights), network, parameters, facts);
}

/** The file of every policy of this network, without weights and metadata: `fillPolicyTemplate` puts them in. */
export async function policyTemplate(network: NetworkDefinition, weights?: WeightType): Promise<Uint8Array> {
  const none = new Float32Array(totalSize(network.policyParameters));
  const computation = policyForward(network, none, weights);
  const file = await traceToOnnx({ name: 'thirty-one-policy', ...computation });
  return withoutWeights(file, Object.keys(computation.initializers ?? {}));
}

/** What the policy file computes. */
export function policyForward(
  network: NetworkDefinition,
  parameters: Float32Array,
  storedAs: WeightType = 'float32',
): Computation {
  return {
    inputs: decisionInputs(network),
    initializers: initializersOf(network.policyParameters, parameters, storedAs),
    compute: (tensors) => policyOutputs(network, tensors, tensors),
  };
}
