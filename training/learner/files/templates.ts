/**
 * Files of trained networks, from templates: their graphs, traced beforehand with TensorFlow.js
 * (`tensorflow/write-model-files.ts`), and filled in without it.
 */
import { VERSION_WITH_RIVALS, SIZE_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { rulesFile } from '../../../engine/record.ts';
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import { parametersByName, type NetworkShape } from '../network/parameters.ts';
import { withWeights } from '../onnx/weights.ts';
import { CRITIC_FORMAT, type CriticAndEquity, MODEL_FORMAT, type ModelFacts } from './stored-model.ts';

/**
 * A policy file (docs/formats.md#policy-files).
 * @param parameters the policy's, flat
 * @throws {RangeError} when a weight is too large for `float16`, where the template stores that.
 */
export function fillPolicyTemplate(
  template: Uint8Array,
  { policyParameters, observationSize }: Pick<NetworkShape, 'policyParameters' | 'observationSize'>,
  parameters: Float32Array,
  { rules, players, training }: ModelFacts,
): Uint8Array {
  return withWeights(template, parametersByName(policyParameters, parameters), {
    format: MODEL_FORMAT,
    observation: versionOf(observationSize),
    rules: JSON.stringify(rulesFile(rules)),
    players: JSON.stringify(players),
    training: JSON.stringify(training),
  });
}

/** A critic file: the critic and the match equity beside their policy. */
export function fillCriticTemplate(
  template: Uint8Array,
  { criticParameters, observationSize }: Pick<NetworkShape, 'criticParameters' | 'observationSize'>,
  { critic, equity }: CriticAndEquity,
): Uint8Array {
  const weights = { ...parametersByName(criticParameters, critic), ...parametersByName(EQUITY_PARAMETERS, equity) };
  return withWeights(template, weights, { format: CRITIC_FORMAT, observation: versionOf(observationSize) });
}

/** The version of an observation, which its size tells. */
function versionOf(observationSize: number): string {
  const hasRivals = observationSize === SIZE_WITH_RIVALS;
  return String(hasRivals ? VERSION_WITH_RIVALS : OBSERVATION_VERSION);
}
