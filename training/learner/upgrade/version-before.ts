/** Files of the observation version before this one, read as this version would have stored them: they play as they did. */
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import { withAdded } from './added.ts';
import type { NetworkShape, ParameterSpec } from '../network/parameters.ts';
import { readMetadata } from '../onnx/metadata.ts';
import { readInitializers } from '../onnx/read.ts';
import { CRITIC_FORMAT, type CriticAndEquity } from '../files/critic-file.ts';
import { factsIn, MODEL_FORMAT, type ModelFacts } from '../files/policy-file.ts';
import { ModelError } from '../files/stored-model.ts';

/** What such a file holds. */
export type StoredBefore =
  | { is: 'policy'; parameters: Float32Array; facts: ModelFacts }
  | { is: 'critic'; networks: CriticAndEquity };

/** Whether a file states the observation version before this one. */
export function isVersionBefore({ observation }: Readonly<Record<string, string>>): boolean {
  return observation === String(OBSERVATION_VERSION - 1);
}

/**
 * @param network of this version
 * @throws {ModelError} when the file is of another version, neither a policy nor a critic, or its network has another shape.
 */
export function readVersionBefore(
  { policyParameters, criticParameters }: Pick<NetworkShape, 'policyParameters' | 'criticParameters'>,
  bytes: Uint8Array,
): StoredBefore {
  const metadata = readMetadata(bytes);
  if (!isVersionBefore(metadata)) {
    throw new ModelError(
      `it reads observation version ${metadata.observation}: allowed is ${OBSERVATION_VERSION - 1}, the one before this program's`,
    );
  }
  const tensors = readInitializers(bytes);
  const carriedOver = (parameters: readonly ParameterSpec[]): Float32Array => {
    try {
      return withAdded(parameters, tensors);
    } catch (error) {
      throw error instanceof RangeError ? new ModelError(error.message) : error;
    }
  };
  if (metadata.format === MODEL_FORMAT) {
    return { is: 'policy', parameters: carriedOver(policyParameters), facts: factsIn(metadata) };
  }
  if (metadata.format === CRITIC_FORMAT) {
    const networks = { critic: carriedOver(criticParameters), equity: carriedOver(EQUITY_PARAMETERS) };
    return { is: 'critic', networks };
  }
  throw new ModelError('it is neither a policy nor a critic');
}
