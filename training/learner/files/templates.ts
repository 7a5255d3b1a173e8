/**
 * Files of trained networks, from templates: their graphs, traced beforehand with TensorFlow.js
 * (`tensorflow/write-model-files.ts`), and filled in without it.
 */
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import { parametersByName, type NetworkShape } from '../network/parameters.ts';
import { withWeights, withWeightsOf } from '../onnx/weights.ts';
import {
  CRITIC_FORMAT,
  type CriticAndEquity,
  MODEL_FORMAT,
  ModelError,
  type ModelFacts,
  readModelFacts,
  readParameters,
} from './stored-model.ts';

/**
 * A policy file (docs/formats.md#policy-files).
 * @param parameters the policy's, flat
 * @throws {RangeError} when a weight is too large for `float16`, where the template stores that.
 */
export function fillPolicyTemplate(
  template: Uint8Array,
  { policyParameters }: Pick<NetworkShape, 'policyParameters'>,
  parameters: Float32Array,
  { rules, players, training }: ModelFacts,
): Uint8Array {
  return withWeights(template, parametersByName(policyParameters, parameters), {
    format: MODEL_FORMAT,
    observation: String(OBSERVATION_VERSION),
    rules: JSON.stringify(rulesFile(rules)),
    players: JSON.stringify(players),
    training: JSON.stringify(training),
  });
}

/**
 * A policy file that a stranger has written, and what it says of itself: another file of the same network, of which we have
 * written everything but the weights.
 * @param own a policy file of ours
 * @throws {ModelError} where anything else differs, or a weight is no finite number
 */
export function strangersPolicy(
  file: Uint8Array,
  own: Uint8Array,
  { policyParameters }: Pick<NetworkShape, 'policyParameters'>,
): { policy: Uint8Array; facts: ModelFacts } {
  const names = policyParameters.map(({ name }) => name);
  const policy = withWeightsOf(file, own, names);
  if (policy === null)
    throw new ModelError('it is no policy file with the network of the policy that comes with the game');
  if (!readParameters(policyParameters, policy).every(Number.isFinite))
    throw new ModelError('it is damaged: a weight is no finite number');
  return { policy, facts: readModelFacts(file) };
}

/** A critic file: the critic and the match equity beside their policy. */
export function fillCriticTemplate(
  template: Uint8Array,
  { criticParameters }: Pick<NetworkShape, 'criticParameters'>,
  { critic, equity }: CriticAndEquity,
): Uint8Array {
  const weights = { ...parametersByName(criticParameters, critic), ...parametersByName(EQUITY_PARAMETERS, equity) };
  return withWeights(template, weights, { format: CRITIC_FORMAT, observation: String(OBSERVATION_VERSION) });
}
