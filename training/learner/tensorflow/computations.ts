/** What a learner executes, as functions of its parameters: traced into ONNX (`tracing/trace.ts`). */
import * as tf from './tf.ts';
import { allParameters, totalSize } from '../network/parameters.ts';
import type { LearningOptions } from '../ppo/options.ts';
import { LOSS_COLUMNS, LOSS_SCALARS, METRICS, ppoLoss, type LossInputs, type NetworkOutputs } from '../ppo/ppo.ts';
import { maskedLogSoftmax, policyOutputs, unflatten, type NetworkDefinition } from './network.ts';
import type { Computation, TensorSpec } from './tracing/trace.ts';

/** Log-probabilities of actions and the critic's value, for playing. Outputs `logProbabilities`, `value`. */
export function actComputation(network: NetworkDefinition): Computation {
  return {
    inputs: learnerInputs(network),
    compute: ({ parameters: flat, observation, mask, hidden }) => {
      const weights = unflatten(flat as tf.Tensor1D, allParameters(network));
      const { logits } = network.policy(weights, observation as tf.Tensor2D);
      return {
        logProbabilities: maskedLogSoftmax(logits, mask as tf.Tensor2D),
        value: network.critic(weights, observation as tf.Tensor2D, hidden as tf.Tensor2D),
      };
    },
  };
}

/** What a policy file computes, from parameters that are not in a file. */
export function policyComputation(network: NetworkDefinition): Computation {
  const { policyParameters } = network;
  return {
    inputs: [{ name: 'parameters', shape: [totalSize(policyParameters)] }, ...decisionInputs(network)],
    compute: (tensors) =>
      policyOutputs(network, unflatten(tensors.parameters as tf.Tensor1D, policyParameters), tensors),
  };
}

/**
 * The gradient of a minibatch. Outputs `gradient`, shaped like the parameters, and `metrics` in the order of `METRICS`.
 * `average` are the policy's parameters of the magnet.
 */
export function gradientComputation(network: NetworkDefinition, options: LearningOptions): Computation {
  return {
    inputs: [
      ...learnerInputs(network),
      { name: 'action', shape: ['batch'], dtype: 'int32' },
      ...LOSS_COLUMNS.map((name): TensorSpec => ({ name, shape: ['batch'] })),
      { name: 'average', shape: [totalSize(network.policyParameters)] },
      ...LOSS_SCALARS.map((name) => ({ name, shape: [] })),
    ],
    compute: (tensors) => {
      let metrics: tf.Tensor | undefined;
      const gradient = tf.grad((flat) => {
        const outputs = outputsOf(network, flat as tf.Tensor1D, tensors);
        const { loss, figures } = ppoLoss(tf, outputs, tensors as Record<string, tf.Tensor> & LossInputs, options);
        metrics = tf.keep(tf.stack(METRICS.map((name) => figures[name])));
        return loss;
      })(tensors.parameters);
      return { gradient, metrics: metrics as tf.Tensor };
    },
  };
}

/** @param flat the learner's parameters */
function outputsOf(network: NetworkDefinition, flat: tf.Tensor1D, tensors: Record<string, tf.Tensor>): NetworkOutputs {
  const { observation, mask, hidden } = tensors as Record<string, tf.Tensor2D>;
  const weights = unflatten(flat, allParameters(network));
  const { logits, value } = network.policy(weights, observation);
  const average = unflatten(tensors.average as tf.Tensor1D, network.policyParameters);
  return {
    logProbabilities: maskedLogSoftmax(logits, mask),
    magnet: maskedLogSoftmax(network.policy(average, observation).logits, mask),
    value: tf.reshape(network.critic(weights, observation, hidden), [-1]),
    seatValue: tf.reshape(value, [-1]),
  };
}

/** All parameters, and what they are asked about: decisions, with what only the critic sees. */
function learnerInputs(network: NetworkDefinition): TensorSpec[] {
  return [
    { name: 'parameters', shape: [totalSize(allParameters(network))] },
    ...decisionInputs(network),
    { name: 'hidden', shape: ['batch', network.hiddenSize] },
  ];
}

export function decisionInputs(network: NetworkDefinition): TensorSpec[] {
  return [
    { name: 'observation', shape: ['batch', network.observationSize] },
    { name: 'mask', shape: ['batch', network.actionCount] },
  ];
}
