/** The weights of a learner whose network is pruned, as files have them: with all inputs. */
import type { CriticAndEquity } from '../files/critic-file.ts';
import type { NetworkShape } from '../network/parameters.ts';
import { prune, restore, type PrunedLayer } from '../network/pruning.ts';
import type { InitialWeights } from './learner.ts';

/** Parameters of the whole network, flat. */
export interface WholeWeights {
  policy: Float32Array;
  /** Null where the critic began with random weights. */
  critic: Float32Array | null;
}

/** The weights that learning begins with, as `PrunedWeights` keeps them. */
export function wholeWeights({ policy, criticAndEquity }: InitialWeights): WholeWeights {
  return { policy, critic: criticAndEquity?.critic ?? null };
}

/** Converts weights between the whole network and the one that learns. */
export class PrunedWeights {
  readonly #network: NetworkShape;
  readonly #layers: readonly PrunedLayer[];
  readonly #before: WholeWeights | null;

  /**
   * @param network with all inputs
   * @param layers that have fewer inputs in the one that learns
   * @param before what learning began with, whose weights of the other inputs are kept; null for random weights
   */
  constructor(network: NetworkShape, layers: readonly PrunedLayer[], before: WholeWeights | null) {
    this.#network = network;
    this.#layers = layers;
    this.#before = before;
  }

  /** The weights that the learner starts from. */
  prune({ sizes, policy, criticAndEquity }: InitialWeights): InitialWeights {
    const network = this.#network;
    const layers = this.#layers;
    return {
      sizes,
      policy: prune(policy, network.policyParameters, layers),
      criticAndEquity: criticAndEquity && {
        ...criticAndEquity,
        critic: prune(criticAndEquity.critic, network.criticParameters, layers),
      },
    };
  }

  /** @param pruned begins with the policy's parameters */
  restorePolicy(pruned: Float32Array): Float32Array {
    return restore(pruned, this.#network.policyParameters, this.#layers, this.#before?.policy ?? null);
  }

  restoreCritic(pruned: CriticAndEquity): CriticAndEquity {
    return {
      ...pruned,
      critic: restore(pruned.critic, this.#network.criticParameters, this.#layers, this.#before?.critic ?? null),
    };
  }
}
