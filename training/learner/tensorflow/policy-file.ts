/** The policy as a file: ONNX with the facts that whoever loads it needs (docs/formats.md#policy-files). */
import * as tf from '@tensorflow/tfjs';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { rulesFile } from '../../../engine/record.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { maskedLogSoftmax, type NetworkDefinition, type Weights } from './network.ts';
import { traceToOnnx, type Computation } from './tracing/trace.ts';
import { initializersOf, readParameters, readStoredFacts } from '../network/stored-model.ts';

export const MODEL_FORMAT = 'thirty-one-model/1';

/** How a policy was trained. */
export interface TrainingFacts {
  command: string;
  seed: number;
  /** Decisions learnt from. */
  decisions: number;
  /** Left out where the same file is to come out whenever it is made. */
  seconds?: number;
  commit: string;
}

export interface ModelFacts {
  rules: HouseRules;
  players: readonly [number, number];
  training: TrainingFacts;
}

/** How a policy file stores its weights. */
export interface PolicyFileOptions {
  /** `float16` halves the file and rounds the weights to 11 significant bits; `float32` where left out. */
  weights?: 'float32' | 'float16';
}

/**
 * The policy as an ONNX file. Inputs `observation` and `mask`; outputs `policy`, probabilities that are 0 where the
 * mask is, and `value`, the seat's expected return.
 * @param parameters the policy's, flat
 * @throws {RangeError} when a weight is beyond what `float16` holds.
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
  storedAs: 'float32' | 'float16' = 'float32',
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

/**
 * What a policy file says of itself.
 * @throws {ModelError} when it is no policy file, or was trained with another observation version.
 */
export function readModelFacts(bytes: Uint8Array): ModelFacts {
  const metadata = readStoredFacts(bytes, MODEL_FORMAT, 'policy for Thirty-One');
  return {
    rules: resolveRules(JSON.parse(metadata.rules)),
    players: JSON.parse(metadata.players) as [number, number],
    training: JSON.parse(metadata.training) as TrainingFacts,
  };
}

/**
 * The policy's parameters in a file, flat, as a network has them: rounded, where the file stores `float16`.
 * @throws {ModelError} when it is no policy file of this observation version, or of a network of another shape.
 */
export function readPolicyParameters(network: NetworkDefinition, bytes: Uint8Array): Float32Array {
  readModelFacts(bytes);
  return readParameters(network.policyParameters, bytes);
}
