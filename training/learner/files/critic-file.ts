/**
 * What a learner foresees, as a file beside its policy: the critic and the match equity. Nobody plays with it; a run that
 * begins with the policy learns faster with it, because its first advantages are then worth something.
 */
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { readParameters, readStoredFacts } from './stored-model.ts';

export const CRITIC_FORMAT = 'thirty-one-critic/1';

/** Parameters, flat. */
export interface Foresight {
  critic: Float32Array;
  equity: Float32Array;
}

/** @throws {ModelError} when it is no such file of this observation version, or of networks of another shape. */
export function readCriticFile(network: NetworkShape, bytes: Uint8Array): Foresight {
  readStoredFacts(bytes, CRITIC_FORMAT, 'critic for Thirty-One');
  return {
    critic: readParameters(network.criticParameters, bytes),
    equity: readParameters(EQUITY_PARAMETERS, bytes),
  };
}
