/** Weights of a policy that reads nothing of rivals, for one that does: it plays as before, whatever it is told of them. */
import { ALL_INPUTS, ALL_WITH_RIVALS } from '../games/inputs.ts';
import { inputLayers, suitShape } from '../games/suit-shape.ts';
import { restore } from '../network/pruning.ts';
import { totalSize } from '../network/parameters.ts';
import type { CriticAndEquity } from '../files/critic-file.ts';
import type { SuitNetworkSizes } from '../network/suit-sizes.ts';

/** What learning starts from (`ppo/learner.ts`). */
interface StartingWeights {
  sizes: SuitNetworkSizes;
  policy: Float32Array;
  criticAndEquity: CriticAndEquity | null;
}

/** The weights as they are where they already are of such a policy. */
export function withRivalInputs({ sizes, policy, criticAndEquity }: StartingWeights): StartingWeights {
  const { policyParameters, criticParameters } = suitShape({ policy: sizes, inputs: ALL_WITH_RIVALS });
  if (policy.length === totalSize(policyParameters)) return { sizes, policy, criticAndEquity };
  // It is the network that reads everything without those inputs.
  const layers = inputLayers({ ...ALL_INPUTS, rivals: [] });
  return {
    sizes,
    policy: restore(policy, policyParameters, layers, null),
    criticAndEquity: criticAndEquity && {
      ...criticAndEquity,
      critic: restore(criticAndEquity.critic, criticParameters, layers, null),
    },
  };
}
