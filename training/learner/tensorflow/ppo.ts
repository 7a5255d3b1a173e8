/**
 * The learning step: masked PPO (Schulman et al. 2017; Huang and Ontañón 2022 for the masks) and the KL
 * divergence from the averaged policy as a magnet (Sokota et al. 2023, "magnetic mirror descent"). Traced into ONNX.
 */
import * as tf from '@tensorflow/tfjs';
import { allParameters, totalSize, type ParameterSpec } from '../network/parameters.ts';
import { METRICS, type Metric } from '../ppo/loss-metrics.ts';
import type { Regulariser } from '../ppo/options.ts';
import { maskedLogSoftmax, unflatten, type NetworkDefinition } from './network.ts';
import type { Computation, TensorSpec } from './tracing/trace.ts';

const VALUE_WEIGHT = 0.5;
/** The seat's own value shares the policy's encoder, and must not outweigh the policy there. */
const SEAT_VALUE_WEIGHT = 0.1;

/** Log-probabilities of actions and the critic's value, for playing. Outputs `logProbabilities`, `value`. */
export function actComputation(network: NetworkDefinition): Computation {
  const parameters = allParameters(network);
  return {
    inputs: [
      { name: 'parameters', shape: [totalSize(parameters)] },
      ...decisionInputs(network),
      { name: 'hidden', shape: ['batch', network.hiddenSize] },
    ],
    compute: ({ parameters: flat, observation, mask, hidden }) => {
      const weights = unflatten(flat as tf.Tensor1D, parameters);
      const { logits } = network.policy(weights, observation as tf.Tensor2D);
      return {
        logProbabilities: maskedLogSoftmax(logits, mask as tf.Tensor2D),
        value: network.critic(weights, observation as tf.Tensor2D, hidden as tf.Tensor2D),
      };
    },
  };
}

/** Log-probabilities of actions alone, from the policy's parameters alone. Output `logProbabilities`. */
export function policyComputation(network: NetworkDefinition): Computation {
  return {
    inputs: [{ name: 'parameters', shape: [totalSize(network.policyParameters)] }, ...decisionInputs(network)],
    compute: ({ parameters: flat, observation, mask }) => {
      const { logits } = network.policy(
        unflatten(flat as tf.Tensor1D, network.policyParameters),
        observation as tf.Tensor2D,
      );
      return { logProbabilities: maskedLogSoftmax(logits, mask as tf.Tensor2D) };
    },
  };
}

/**
 * The gradient of a minibatch. Outputs `gradient`, shaped like the parameters, and `metrics` in the order of `METRICS`.
 * `average` are the policy's parameters of the magnet; `clip`, `entropyCoefficient` and `magnetCoefficient` are scalars.
 */
export function gradientComputation(network: NetworkDefinition, regulariser: Regulariser): Computation {
  const parameters = allParameters(network);
  return {
    inputs: [
      { name: 'parameters', shape: [totalSize(parameters)] },
      ...decisionInputs(network),
      { name: 'hidden', shape: ['batch', network.hiddenSize] },
      { name: 'action', shape: ['batch'], dtype: 'int32' },
      { name: 'logProbability', shape: ['batch'] },
      { name: 'advantage', shape: ['batch'] },
      { name: 'return', shape: ['batch'] },
      { name: 'average', shape: [totalSize(network.policyParameters)] },
      ...['clip', 'entropyCoefficient', 'magnetCoefficient'].map((name) => ({ name, shape: [] })),
    ],
    compute: (inputs) => {
      let metrics: tf.Tensor | undefined;
      const gradient = tf.grad((flat) => {
        const { loss, figures } = ppoLoss(network, regulariser, flat as tf.Tensor1D, parameters, inputs);
        metrics = tf.keep(tf.stack(METRICS.map((name) => figures[name])));
        return loss;
      })(inputs.parameters);
      return { gradient, metrics: metrics as tf.Tensor };
    },
  };
}

function ppoLoss(
  network: NetworkDefinition,
  regulariser: Regulariser,
  flat: tf.Tensor1D,
  parameters: readonly ParameterSpec[],
  inputs: Record<string, tf.Tensor>,
): { loss: tf.Scalar; figures: Record<Metric, tf.Scalar> } {
  const weights = unflatten(flat, parameters);
  const observation = inputs.observation as tf.Tensor2D;
  const mask = inputs.mask as tf.Tensor2D;
  const { advantage, clip } = inputs;
  const { logits, value: seatValue } = network.policy(weights, observation);
  const logProbabilities = maskedLogSoftmax(logits, mask);
  const average = unflatten(inputs.average as tf.Tensor1D, network.policyParameters);
  const magnet = maskedLogSoftmax(network.policy(average, observation).logits, mask);
  // 0 where illegal; the logarithm there is finite, so its product with a probability is 0 too, and so are all
  // gradients.
  const probabilities = tf.exp(logProbabilities);

  const chosen = tf.cast(tf.oneHot(inputs.action as tf.Tensor1D, network.actionCount), 'float32');
  const logProbability = tf.sum(tf.mul(logProbabilities, chosen), 1);
  const logRatio = tf.sub(logProbability, inputs.logProbability);
  const ratio = tf.exp(logRatio);
  const clipped = tf.minimum(tf.maximum(ratio, tf.sub(1, clip)), tf.add(1, clip));
  const policyLoss = tf.neg(tf.mean(tf.minimum(tf.mul(ratio, advantage), tf.mul(clipped, advantage))));

  const entropy = tf.neg(tf.mean(tf.sum(tf.mul(probabilities, logProbabilities), 1)));
  const magnetKl = tf.mean(tf.sum(tf.mul(probabilities, tf.sub(logProbabilities, magnet)), 1));

  const value = tf.reshape(network.critic(weights, observation, inputs.hidden as tf.Tensor2D), [-1]);
  const valueLoss = tf.mean(tf.square(tf.sub(value, inputs.return)));
  const seatValueLoss = tf.mean(tf.square(tf.sub(tf.reshape(seatValue, [-1]), inputs.return)));

  const terms = [
    policyLoss,
    tf.mul(valueLoss, VALUE_WEIGHT),
    tf.mul(seatValueLoss, SEAT_VALUE_WEIGHT),
    tf.mul(magnetKl, inputs.magnetCoefficient),
    tf.mul(
      regulariser === 'entropy' ? tf.neg(entropy) : klFromUniform(logProbabilities, mask),
      inputs.entropyCoefficient,
    ),
  ];
  const figures: Record<Metric, tf.Tensor> = {
    'losses/policy': policyLoss,
    'losses/value': valueLoss,
    'losses/entropy': entropy,
    'losses/approx_kl': tf.mean(tf.sub(tf.sub(ratio, 1), logRatio)),
    'losses/clipfrac': tf.mean(tf.cast(tf.greater(tf.abs(tf.sub(ratio, 1)), clip), 'float32')),
    'losses/magnet_kl': magnetKl,
    'losses/seat_value': seatValueLoss,
  };
  return {
    loss: terms.reduce((sum, term) => tf.add(sum, term)) as tf.Scalar,
    figures: figures as Record<Metric, tf.Scalar>,
  };
}

/** The KL divergence of the uniform policy from another one, up to a constant. */
function klFromUniform(logProbabilities: tf.Tensor2D, mask: tf.Tensor2D): tf.Tensor {
  const logarithms = tf.sum(tf.mul(logProbabilities, mask), 1);
  return tf.neg(tf.mean(tf.div(logarithms, tf.sum(mask, 1))));
}

function decisionInputs(network: NetworkDefinition): TensorSpec[] {
  return [
    { name: 'observation', shape: ['batch', network.observationSize] },
    { name: 'mask', shape: ['batch', network.actionCount] },
  ];
}
