/** Networks for the small games: a policy and a critic of two hidden layers each. */
import * as tf from '../../../../training/learner/tensorflow/tf.ts';
import type { SmallNetworkSizes } from './position.ts';
import type { NetworkDefinition } from '../../../../training/learner/tensorflow/network.ts';

export function smallNetwork({
  observationSize,
  hiddenSize,
  actionCount,
  width,
}: SmallNetworkSizes): NetworkDefinition {
  return {
    observationSize,
    hiddenSize,
    actionCount,
    policyParameters: parameters('policy', observationSize, width, actionCount + 1),
    criticParameters: parameters('critic', observationSize + hiddenSize, width, 1),
    policy(weights, observation) {
      const [logits, value] = tf.split(layers('policy', weights, observation), [actionCount, 1], 1) as tf.Tensor2D[];
      return { logits, value };
    },
    critic(weights, observation, hidden) {
      return layers('critic', weights, tf.concat([observation, hidden], 1) as tf.Tensor2D);
    },
  };
}

function parameters(
  name: string,
  inputs: number,
  width: number,
  outputs: number,
): NetworkDefinition['policyParameters'] {
  return [
    { name: `${name}/1`, shape: [inputs, width] },
    { name: `${name}/1/bias`, shape: [width] },
    { name: `${name}/2`, shape: [width, width] },
    { name: `${name}/2/bias`, shape: [width] },
    { name: `${name}/out`, shape: [width, outputs], deviation: 0.01 },
    { name: `${name}/out/bias`, shape: [outputs] },
  ];
}

function layers(name: string, weights: Record<string, tf.Tensor>, input: tf.Tensor2D): tf.Tensor2D {
  const layer = (x: tf.Tensor2D, part: string): tf.Tensor2D =>
    tf.add(tf.matMul(x, weights[`${name}/${part}`] as tf.Tensor2D), weights[`${name}/${part}/bias`]) as tf.Tensor2D;
  return layer(tf.relu(layer(tf.relu(layer(input, '1')), '2')), 'out');
}
