/** Files of trained networks, policies and critics, read: parameters as initializers of an ONNX graph, and facts as its metadata. */
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { shortened } from '../../../engine/shortened.ts';
import {
  parametersByName,
  totalSize,
  type ParameterSpec,
  type NetworkShape,
  type SuitNetworkSizes,
} from '../network/parameters.ts';
import { readInitializers, readMetadata } from '../onnx/read.ts';
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import { resolveRules, RulesError } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';

/** A file that is not one of ours, or has another observation version; the message says which. */
export class ModelError extends Error {
  override name = 'ModelError';
}

/**
 * The parameters in a file, as one flat vector: rounded, where the file stores `float16`.
 * @throws {ModelError} when their network has another shape.
 */
export function readParameters(parameters: readonly ParameterSpec[], bytes: Uint8Array): Float32Array {
  const tensors = readTensors(bytes);
  const flat = new Float32Array(totalSize(parameters));
  for (const [name, values] of Object.entries(parametersByName(parameters, flat))) {
    values.set(tensorOf(tensors, name, values.length));
  }
  return flat;
}

/** A tensor of a file, which has so many numbers. @throws {ModelError} where it has not */
export function tensorOf(tensors: Readonly<Record<string, Float32Array>>, name: string, wanted: number): Float32Array {
  const tensor = tensors[name] as Float32Array | undefined;
  if (tensor?.length === wanted) return tensor;
  throw new ModelError(
    `its network is of another shape: "${name}" has ${tensor?.length ?? 0} numbers, and ${wanted} are wanted`,
  );
}

/** The tensors in a file, by name. @throws {ModelError} where it is damaged */
export function readTensors(bytes: Uint8Array): Record<string, Float32Array> {
  try {
    return readInitializers(bytes);
  } catch (cause) {
    throw new ModelError('it is damaged: its network cannot be read', { cause });
  }
}

/**
 * The metadata of a file of this format and observation version.
 * @param what the file should be, for messages
 * @throws {ModelError} when it is something else.
 */
function readStoredFacts(bytes: Uint8Array, format: string, what: string): Record<string, string> {
  const metadata = metadataOf(bytes);
  if (metadata.format !== format) {
    throw new ModelError(
      `it is not a ${what}: its format is "${shortened(metadata.format ?? 'missing')}", allowed is "${format}"`,
    );
  }
  if (metadata.observation !== String(OBSERVATION_VERSION)) {
    throw new ModelError(
      `it was trained with observation version ${shortened(metadata.observation ?? 'unknown')}, and this program has version ${OBSERVATION_VERSION}: train it again`,
    );
  }
  return metadata;
}

/** @throws {ModelError} */
export function metadataOf(bytes: Uint8Array): Record<string, string> {
  try {
    return readMetadata(bytes);
  } catch (error) {
    throw new ModelError(`it is not an ONNX file: ${(error as Error).message}`);
  }
}

export const CRITIC_FORMAT = 'thirty-one-critic/1';

export interface CriticAndEquity {
  critic: Float32Array;
  equity: Float32Array;
}

/**
 * @throws {ModelError} when it is not a critic file of this observation version, or its networks have another shape.
 */
export function readCriticFile(network: Pick<NetworkShape, 'criticParameters'>, bytes: Uint8Array): CriticAndEquity {
  readStoredFacts(bytes, CRITIC_FORMAT, 'critic for Thirty-One');
  return {
    critic: readParameters(network.criticParameters, bytes),
    equity: readParameters(EQUITY_PARAMETERS, bytes),
  };
}

export const MODEL_FORMAT = 'thirty-one-model/1';

export interface TrainingFacts {
  command: string;
  seed: number;
  decisions: number;
  /** Left out where the file must be the same whenever it is made. */
  seconds?: number;
  /** Of the learner, by name, all of them; policies of before have none. */
  options?: object;
  commit: string;
}

export interface ModelFacts {
  rules: HouseRules;
  players: readonly [number, number];
  training: TrainingFacts;
}

/**
 * The metadata of a policy file.
 * @throws {ModelError} when it is not a policy file, is damaged, or was trained with another observation version.
 */
export function readModelFacts(bytes: Uint8Array): ModelFacts {
  const metadata = readStoredFacts(bytes, MODEL_FORMAT, 'policy for Thirty-One');
  try {
    return factsIn(metadata);
  } catch (cause) {
    if (!(cause instanceof RulesError || cause instanceof SyntaxError)) throw cause;
    throw new ModelError('it is damaged: its rules, players or training cannot be read', { cause });
  }
}

/** What the metadata of a policy file says. @throws {SyntaxError | RulesError} where that cannot be read */
export function factsIn({ rules, players, training }: Readonly<Record<string, string>>): ModelFacts {
  return {
    rules: resolveRules(JSON.parse(rules)),
    players: JSON.parse(players) as [number, number],
    training: JSON.parse(training) as TrainingFacts,
  };
}

/**
 * How wide the network of a policy file is.
 * @throws {ModelError} when it is not a policy file of this observation version, or has none of our networks.
 */
export function readPolicySizes(bytes: Uint8Array): SuitNetworkSizes {
  readModelFacts(bytes);
  const tensors = readTensors(bytes);
  const widthOf = (bias: string): number => {
    const width = tensors[bias]?.length ?? 0;
    if (width === 0) throw new ModelError(`its network is of another shape: it has no "${bias}"`);
    return width;
  };
  return { table: widthOf('policy/table1/bias'), suit: widthOf('policy/suit1/bias') };
}

/**
 * The policy's parameters in a file, flat, as a network has them: rounded, where the file stores `float16`.
 * @throws {ModelError} when it is not a policy file of this observation version, or its network has another shape.
 */
export function readPolicyParameters(network: NetworkShape, bytes: Uint8Array): Float32Array {
  readModelFacts(bytes);
  return readParameters(network.policyParameters, bytes);
}
