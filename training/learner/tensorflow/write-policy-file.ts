/** The policy as a file: ONNX with the metadata that loading it needs (docs/formats.md#policy-files). */
import * as tf from '@tensorflow/tfjs';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { rulesFile } from '../../../engine/record.ts';
import { MODEL_FORMAT, type ModelFacts } from '../files/policy-file.ts';
import { initializersOf } from './initializers.ts';
import { maskedLogSoftmax, type NetworkDefinition, type Weights } from './network.ts';
import { traceToOnnx, type Computation, type WeightType } from './tracing/trace.ts';

/** How a policy file stores its weights. */
export interface PolicyFileOptions {
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
  return traceToOnnx({
    name: 'thirty-one-policy',
    ...policyForward(network, parameters, weights),
    metadata: {
      format: MODEL_FORMAT,
      observation: String(OBSERVATION_VERSION),
      rules: JSON.stringify(rulesFile(facts.rules)),
      players: JSON.stringify(facts.players),
      training: JSON.stringify(facts.training),
    },
  });
}

/** What the policy file computes. */
export function policyForward(
  network: NetworkDefinition,
  parameters: Float32Array,
  storedAs: WeightType = 'float32',
): Computation {
  return {
    inputs: [
      { name: 'observation', shape: ['batch', network.observationSize] },
      { name: 'mask', shape: ['batch', network.actionCount] },
    ],
    initializers: initializersOf(network.policyParameters, parameters, storedAs),
    compute: (tensors) => {
      const mask = tensors.mask as tf.Tensor2D;
      const { logits, value } = network.policy(tensors as Weights, tensors.observation as tf.Tensor2D);
      return { policy: tf.mul(tf.exp(maskedLogSoftmax(logits, mask)), mask), value };
    },
  };
}
