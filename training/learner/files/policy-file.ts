/** The policy as a file: its metadata, and its parameters. */
import { resolveRules, RulesError } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { NetworkShape } from '../network/parameters.ts';
import type { SuitNetworkSizes } from '../network/suit-sizes.ts';
import { ModelError, readParameters, readStoredFacts, readTensors } from './stored-model.ts';

export const MODEL_FORMAT = 'thirty-one-model/1';

/** How a policy was trained. */
export interface TrainingFacts {
  command: string;
  seed: number;
  /** Decisions learnt from. */
  decisions: number;
  /** Left out where the file must be the same whenever it is made. */
  seconds?: number;
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
