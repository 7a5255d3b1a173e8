/** Files of earlier versions of the observation, read as this version would have stored them: they play as they did. */
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import { withAdded, type EarlierVersion } from './added.ts';
import type { NetworkShape, ParameterSpec } from '../network/parameters.ts';
import { readMetadata } from '../onnx/metadata.ts';
import { readInitializers } from '../onnx/read.ts';
import { CRITIC_FORMAT, type CriticAndEquity } from '../files/critic-file.ts';
import { ALL_INPUTS, ALL_WITH_RIVALS, type NetworkInputs } from '../games/inputs.ts';
import { factsIn, MODEL_FORMAT, type ModelFacts } from '../files/policy-file.ts';
import { ModelError } from '../files/stored-model.ts';

/** What a file of a policy or of a critic holds. */
export type StoredNetworks =
  | { is: 'policy'; parameters: Float32Array; facts: ModelFacts }
  | { is: 'critic'; networks: CriticAndEquity };

/** By the version that a file states, that of its observation without what is known of rivals. */
const PLAIN: Readonly<Record<string, EarlierVersion>> = { 3: 3, 4: 4 };
const WITH_RIVALS: Readonly<Record<string, EarlierVersion>> = { 5: 4 };
const ALL = { ...PLAIN, ...WITH_RIVALS };

/** Whether this is an earlier version, of which files can be read, without what is known of rivals. */
export function isEarlierVersion(observation: string | number): boolean {
  return Object.hasOwn(PLAIN, String(observation));
}

/** What the network in such a file reads, and what was added since. */
export function inputsOfEarlier(bytes: Uint8Array): NetworkInputs {
  return Object.hasOwn(WITH_RIVALS, readMetadata(bytes).observation) ? ALL_WITH_RIVALS : ALL_INPUTS;
}

/**
 * @param network of this version, with the inputs of the file's
 * @throws {ModelError} when the file is of another version, neither a policy nor a critic, or its network has another shape.
 */
export function readEarlierVersion(
  { policyParameters, criticParameters }: Pick<NetworkShape, 'policyParameters' | 'criticParameters'>,
  bytes: Uint8Array,
): StoredNetworks {
  const metadata = readMetadata(bytes);
  const { observation } = metadata;
  if (!Object.hasOwn(ALL, observation)) {
    throw new ModelError(
      `it reads observation version ${observation}: allowed are ${Object.keys(ALL).join(', ')}, those before this program's`,
    );
  }
  const tensors = readInitializers(bytes);
  const carriedOver = (parameters: readonly ParameterSpec[]): Float32Array => {
    try {
      return withAdded(parameters, tensors, ALL[observation]);
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
