/** Writes the critic and the match equity as a file beside their policy. */
import type * as tf from './tf.ts';
import { EQUITY_PARAMETERS, EQUITY_SIZE } from '../equity/features.ts';
import type { CriticAndEquity } from '../files/critic-file.ts';
import { fillCriticTemplate } from '../files/templates.ts';
import { totalSize } from '../network/parameters.ts';
import { withoutWeights } from '../onnx/weights.ts';
import { logChances } from './equity-network.ts';
import { initializersOf } from './initializers.ts';
import type { NetworkDefinition, Weights } from './network.ts';
import { traceToOnnx, type Computation } from './tracing/trace.ts';

/**
 * As an ONNX file. Inputs `observation`, `hidden` (what only the critic sees) and `features` (of the match equity);
 * outputs `value`, the seat's expected return, and `logChances`, the logarithm of each seat's chance to win.
 */
export async function writeCriticFile(
  network: NetworkDefinition,
  criticAndEquity: CriticAndEquity,
): Promise<Uint8Array> {
  return fillCriticTemplate(await criticTemplate(network), network, criticAndEquity);
}

/** The file of every critic of this network, without weights and metadata: `fillCriticTemplate` puts them in. */
export async function criticTemplate(network: NetworkDefinition): Promise<Uint8Array> {
  const [critic, equity] = [network.criticParameters, EQUITY_PARAMETERS].map(
    (parameters) => new Float32Array(totalSize(parameters)),
  );
  const computation = criticForward(network, { critic, equity });
  const file = await traceToOnnx({ name: 'thirty-one-critic', ...computation });
  return withoutWeights(file, Object.keys(computation.initializers ?? {}));
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
