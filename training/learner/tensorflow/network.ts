/** What a network computes: defined once, in TensorFlow.js, and executed as a traced ONNX graph. */
import * as tf from './tf.ts';
import { sizeOf, type NetworkShape, type ParameterSpec, parametersByName } from '../network/parameters.ts';
import type { StoredTensor, WeightType } from './tracing/trace.ts';

export type Weights = Record<string, tf.Tensor>;

export interface PolicyOutput {
  /** [batch, actions], before masking. */
  logits: tf.Tensor2D;
  /** [batch, 1], the return expected from what the seat sees. */
  value: tf.Tensor2D;
}

/** The networks of one game as functions of their parameters. */
export interface NetworkDefinition extends NetworkShape {
  policy(weights: Weights, observation: tf.Tensor2D): PolicyOutput;
  /** [batch, 1], the return expected from the whole state. */
  critic(weights: Weights, observation: tf.Tensor2D, hidden: tf.Tensor2D): tf.Tensor2D;
}

/** What a policy file gives: `policy`, probabilities that are 0 where the mask is, and `value`, the seat's expected return. */
export function policyOutputs(
  network: NetworkDefinition,
  weights: Weights,
  { observation, mask }: Record<string, tf.Tensor>,
): Record<string, tf.Tensor> {
  const { logits, value } = network.policy(weights, observation as tf.Tensor2D);
  return { policy: tf.mul(tf.exp(maskedLogSoftmax(logits, mask as tf.Tensor2D)), mask), value };
}

/** Cuts a flat vector into its parameters. @param flat [totalSize(parameters)] */
export function unflatten(flat: tf.Tensor1D, parameters: readonly ParameterSpec[]): Weights {
  const pieces = parameters.length === 1 ? [flat] : tf.split(flat, parameters.map(sizeOf));
  return Object.fromEntries(parameters.map(({ name, shape }, i) => [name, tf.reshape(pieces[i], [...shape])]));
}

/** Far below any logit, and still finite: what illegal actions get. */
const ILLEGAL = -1e9;

/** Log-probabilities over the legal actions. @param mask [batch, actions], 1 where legal */
export function maskedLogSoftmax(logits: tf.Tensor2D, mask: tf.Tensor2D): tf.Tensor2D {
  return tf.logSoftmax(tf.add(logits, tf.mul(tf.sub(1, mask), ILLEGAL))) as tf.Tensor2D;
}

/** Cuts a flat vector into the initializers of a graph. @param flat [totalSize(parameters)] */
export function initializersOf(
  parameters: readonly ParameterSpec[],
  flat: Float32Array,
  storedAs: WeightType = 'float32',
): Record<string, StoredTensor> {
  const data = parametersByName(parameters, flat);
  return Object.fromEntries(parameters.map(({ name, shape }) => [name, { shape, data: data[name], storedAs }]));
}
