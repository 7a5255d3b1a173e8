/** Weights of the networks, and how those that lack inputs follow from whole ones, and the other way round. */
import type { CriticAndEquity } from './stored-model.ts';
import type { NetworkShape, SuitNetworkSizes } from '../network/parameters.ts';
import { prune, restore, type PrunedLayer } from '../network/pruning.ts';

export interface InitialWeights {
  sizes: SuitNetworkSizes;
  /** The policy's parameters, flat. */
  policy: Float32Array;
  /** Null where critic and match equity start from random weights. */
  criticAndEquity: CriticAndEquity | null;
}

type LearntWeights = Pick<InitialWeights, 'policy' | 'criticAndEquity'>;

/** What the weights of inputs that are put back were before; null for a critic that began with random ones. */
export interface WeightsBefore {
  policy: Float32Array;
  criticAndEquity: Pick<CriticAndEquity, 'critic'> | null;
}

/** @param network the whole one @param layers with the inputs that are left */
export function prunedWeights<W extends LearntWeights>(
  weights: W,
  { policyParameters, criticParameters }: NetworkShape,
  layers: readonly PrunedLayer[],
): W {
  const { policy, criticAndEquity: both } = weights;
  return {
    ...weights,
    policy: prune(policy, policyParameters, layers),
    criticAndEquity: both && { ...both, critic: prune(both.critic, criticParameters, layers) },
  };
}

/** @param network the whole one @param before null for zeros */
export function wholeWeights<W extends LearntWeights>(
  weights: W,
  { policyParameters, criticParameters }: NetworkShape,
  layers: readonly PrunedLayer[],
  before: WeightsBefore | null,
): W {
  const { policy, criticAndEquity: both } = weights;
  const criticBefore = before?.criticAndEquity?.critic ?? null;
  return {
    ...weights,
    policy: restore(policy, policyParameters, layers, before?.policy ?? null),
    criticAndEquity: both && { ...both, critic: restore(both.critic, criticParameters, layers, criticBefore) },
  };
}
