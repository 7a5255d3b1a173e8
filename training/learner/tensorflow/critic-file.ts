/**
 * What a learner foresees, as a file beside its policy: the critic and the match equity. Nobody plays with it; a run that
 * begins with the policy learns faster with it, because its first advantages are then worth something.
 */
import type * as tf from '@tensorflow/tfjs';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { EQUITY_PARAMETERS, EQUITY_SIZE, logChances } from './equity-network.ts';
import type { NetworkDefinition, Weights } from './network.ts';
import { traceToOnnx, type Computation } from './tracing/trace.ts';
import { initializersOf, readParameters, readStoredFacts } from '../network/stored-model.ts';

export const CRITIC_FORMAT = 'thirty-one-critic/1';

/** Parameters, flat. */
export interface Foresight {
  critic: Float32Array;
  equity: Float32Array;
}

/**
 * As an ONNX file. Inputs `observation`, `hidden` (what only the critic sees) and `features` (of the match equity);
 * outputs `value`, the seat's expected return, and `logChances`, the logarithm of each seat's chance to win.
 */
export function writeCriticFile(network: NetworkDefinition, foresight: Foresight): Promise<Uint8Array> {
  return traceToOnnx({
    name: 'thirty-one-critic',
    ...criticForward(network, foresight),
    metadata: { format: CRITIC_FORMAT, observation: String(OBSERVATION_VERSION) },
  });
}

/** What the file computes. */
export function criticForward(network: NetworkDefinition, { critic, equity }: Foresight): Computation {
  return {
    inputs: [
      { name: 'observation', shape: ['batch', network.observationSize] },
      { name: 'hidden', shape: ['batch', network.hiddenSize] },
      { name: 'features', shape: ['batch', EQUITY_SIZE] },
    ],
    initializers: {
      ...initializersOf(network.criticParameters, critic),
      ...initializersOf(EQUITY_PARAMETERS, equity),
    },
    compute: (tensors) => {
      const weights = tensors as Weights;
      const { observation, hidden, features } = tensors as Record<string, tf.Tensor2D>;
      return { value: network.critic(weights, observation, hidden), logChances: logChances(weights, features) };
    },
  };
}

/** @throws {ModelError} when it is no such file of this observation version, or of networks of another shape. */
export function readCriticFile(network: NetworkDefinition, bytes: Uint8Array): Foresight {
  readStoredFacts(bytes, CRITIC_FORMAT, 'critic for Thirty-One');
  return {
    critic: readParameters(network.criticParameters, bytes),
    equity: readParameters(EQUITY_PARAMETERS, bytes),
  };
}
