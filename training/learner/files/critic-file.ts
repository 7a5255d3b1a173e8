/**
 * The critic and the match equity as a file beside their policy. It is not used for play; a run that starts from the
 * policy learns faster with it, because its first advantages then mean something.
 */
import { EQUITY_PARAMETERS } from '../equity/features.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { readParameters, readStoredFacts } from './stored-model.ts';

export const CRITIC_FORMAT = 'thirty-one-critic/1';

/** Parameters, flat. */
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
