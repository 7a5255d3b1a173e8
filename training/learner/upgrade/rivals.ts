/**
 * Weights of a policy that reads nothing of rivals, for one that does, and the other way round: it plays as before, whatever it
 * was told or is told of them.
 */
import { ALL_INPUTS, ALL_WITH_RIVALS } from '../games/inputs.ts';
import { inputLayers, suitShape } from '../games/suit-shape.ts';
import { prune } from '../network/pruning.ts';
import { prunedWeights, wholeWeights, type InitialWeights } from '../files/weights.ts';
import { totalSize, type NetworkShape, POLICY_SIZES, type SuitNetworkSizes } from '../network/parameters.ts';
import {
  CRITIC_FORMAT,
  readCriticFile,
  ModelError,
  readParameters,
  factsIn,
  MODEL_FORMAT,
} from '../files/stored-model.ts';
import { readMetadata } from '../onnx/read.ts';
import type { StoredNetworks } from './earlier-version.ts';

/** Without those inputs it is the network that reads everything else. */
const LAYERS = inputLayers({ ...ALL_INPUTS, rivals: [] });

/** The weights as they are where they already are of such a policy. */
export function withRivalInputs(weights: InitialWeights): InitialWeights {
  return hasRivals(weights) ? weights : wholeWeights(weights, shapeWithRivals(weights.sizes), LAYERS, null);
}

/** Those of the policy as it plays while nothing is known; as they are where they already are of one that reads nothing of rivals. */
export function withoutRivalInputs(weights: InitialWeights): InitialWeights {
  return hasRivals(weights) ? prunedWeights(weights, shapeWithRivals(weights.sizes), LAYERS) : weights;
}

function hasRivals({ sizes, policy }: InitialWeights): boolean {
  return policy.length === totalSize(shapeWithRivals(sizes).policyParameters);
}

/**
 * What a file of such a policy or of its critic holds, for networks that read nothing of rivals.
 * @throws {ModelError | SyntaxError | RulesError} where it cannot be read
 */
export function readWithoutRivals(bytes: Uint8Array): StoredNetworks {
  const { policyParameters, criticParameters } = shapeWithRivals(POLICY_SIZES);
  const metadata = readMetadata(bytes);
  if (metadata.format === CRITIC_FORMAT) {
    const { critic, equity } = readCriticFile({ criticParameters }, bytes);
    return { is: 'critic', networks: { critic: prune(critic, criticParameters, LAYERS), equity } };
  }
  if (metadata.format !== MODEL_FORMAT) throw new ModelError('it is neither a policy nor a critic');
  const policy = readParameters(policyParameters, bytes);
  return { is: 'policy', parameters: prune(policy, policyParameters, LAYERS), facts: factsIn(metadata) };
}

function shapeWithRivals(policy: SuitNetworkSizes): NetworkShape {
  return suitShape({ policy, inputs: ALL_WITH_RIVALS });
}
