/** Writes the critic and the match equity as a file beside their policy. */
import type * as tf from '@tensorflow/tfjs';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { EQUITY_PARAMETERS, EQUITY_SIZE } from '../equity/features.ts';
import { CRITIC_FORMAT, type CriticAndEquity } from '../files/critic-file.ts';
import { logChances } from './equity-network.ts';
import { initializersOf } from './initializers.ts';
import type { NetworkDefinition, Weights } from './network.ts';
import { traceToOnnx, type Computation } from './tracing/trace.ts';

/**
 * As an ONNX file. Inputs `observation`, `hidden` (what only the critic sees) and `features` (of the match equity);
 * outputs `value`, the seat's expected return, and `logChances`, the logarithm of each seat's chance to win.
 */
export function writeCriticFile(network: NetworkDefinition, criticAndEquity: CriticAndEquity): Promise<Uint8Array> {
  return traceToOnnx({
    name: 'thirty-one-critic',
    ...criticForward(network, criticAndEquity),
    metadata: { format: CRITIC_FORMAT, observation: String(OBSERVATION_VERSION) },
  });
}

/** What the file computes. */
export function criticForward(network: NetworkDefinition, { critic, equity }: CriticAndEquity): Computation {
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
