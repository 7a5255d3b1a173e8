/** Policies, and critics with the match equity, as files: ONNX with the metadata that loading them needs (docs/formats.md#policy-files). */
import type { ModelFacts, CriticAndEquity } from '../files/stored-model.ts';
import { fillPolicyTemplate, fillCriticTemplate } from '../files/templates.ts';
import { decisionInputs } from './computations.ts';
import { initializersOf, policyOutputs, type NetworkDefinition, type Weights } from './network.ts';
import { traceToOnnx, type Computation, type WeightType } from './tracing/trace.ts';
import type * as tf from './tf.ts';
import { EQUITY_PARAMETERS, EQUITY_SIZE } from '../equity/features.ts';
import { logChances } from './equity-network.ts';

/** In place of weights that are filled in later. */
const NONE = new Float32Array();

/**
 * The policy as an ONNX file. Inputs `observation` and `mask`; outputs `policy`, probabilities that are 0 where the
 * mask is, and `value`, the seat's expected return.
 * @param parameters the policy's, flat
 * @param weights `float16` halves the file and rounds the weights to 11 significant bits
 * @throws {RangeError} when a weight is too large for that.
 */
export async function writePolicyFile(
  network: NetworkDefinition,
  parameters: Float32Array,
  facts: ModelFacts,
  weights?: WeightType,
): Promise<Uint8Array> {
  return fillPolicyTemplate(await policyTemplate(network, weights), network, parameters, facts);
}

/** The file of every policy of this network, without weights and metadata: `fillPolicyTemplate` puts them in. */
export function policyTemplate(network: NetworkDefinition, weights?: WeightType): Promise<Uint8Array> {
  return traceToOnnx({ name: 'thirty-one-policy', ...policyForward(network, NONE, weights) });
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

/**
 * As an ONNX file. Inputs `observation`, `hidden` (what only the critic sees) and `features` (of the match equity);
 * outputs `value`, the seat's expected return, and `logChances`, the logarithm of each seat's chance to win.
 */
export async function writeCriticFile(
  network: NetworkDefinition,
  criticAndEquity: CriticAndEquity,
): Promise<Uint8Array> {
  return fillCriticTemplate(await criticTemplate(network), network, criticAndEquity);
}

/** The file of every critic of this network, without weights and metadata: `fillCriticTemplate` puts them in. */
export function criticTemplate(network: NetworkDefinition): Promise<Uint8Array> {
  return traceToOnnx({ name: 'thirty-one-critic', ...criticForward(network, { critic: NONE, equity: NONE }) });
}

export function criticForward(network: NetworkDefinition, { critic, equity }: CriticAndEquity): Computation {
  return {
    inputs: [
      { name: 'observation', shape: ['batch', network.observationSize] },
      { name: 'hidden', shape: ['batch', network.hiddenSize] },
      { name: 'features', shape: ['batch', EQUITY_SIZE] },
    ],
    initializers: {
      ...initializersOf(network.criticParameters, critic),
      ...initializersOf(EQUITY_PARAMETERS, equity),
    },
    compute: (tensors) => {
      const weights = tensors as Weights;
      const { observation, hidden, features } = tensors as Record<string, tf.Tensor2D>;
      return { value: network.critic(weights, observation, hidden), logChances: logChances(weights, features) };
    },
  };
}
