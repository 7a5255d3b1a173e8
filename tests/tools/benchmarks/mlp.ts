/** A plain actor-critic of a usual size in reinforcement learning, to compare speeds. */
import * as tf from '@tensorflow/tfjs';
import type { NetworkDefinition, Weights } from '../../../training/learner/tensorflow/network.ts';
import type { ParameterSpec } from '../../../training/learner/network/parameters.ts';

const OBSERVATION = 340;
const ACTIONS = 60;
const POLICY = [OBSERVATION, 256, 256, ACTIONS + 1];
const CRITIC = [OBSERVATION, 128, 128, 1];

/** Policy and its value 340-256-256-(60 + 1), critic 340-128-128-1 without anything hidden; ReLU between. */
export const mlpNetwork: NetworkDefinition = {
  observationSize: OBSERVATION,
  hiddenSize: 1,
  actionCount: ACTIONS,
  policyParameters: layers('policy', POLICY),
  criticParameters: layers('critic', CRITIC),
  policy(weights, observation) {
    const [logits, value] = tf.split(forward('policy', weights, observation), [ACTIONS, 1], 1);
    return { logits: logits as tf.Tensor2D, value: value as tf.Tensor2D };
  },
  critic: (weights, observation) => forward('critic', weights, observation),
};

function layers(name: string, sizes: readonly number[]): ParameterSpec[] {
  return sizes.slice(1).flatMap((size, i) => [
    { name: `${name}/${i}`, shape: [sizes[i], size] },
    { name: `${name}/${i}/bias`, shape: [size] },
  ]);
}

function forward(name: string, weights: Weights, x: tf.Tensor2D): tf.Tensor2D {
  const layer = (i: number, x: tf.Tensor): tf.Tensor2D =>
    tf.add(tf.matMul(x as tf.Tensor2D, weights[`${name}/${i}`] as tf.Tensor2D), weights[`${name}/${i}/bias`]);
  return layer(2, tf.relu(layer(1, tf.relu(layer(0, x)))));
}
