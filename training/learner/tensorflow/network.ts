/**
 * What a network is to the learner: named parameters in one flat vector, and functions of them.
 * Defined in TensorFlow.js and executed as a traced ONNX graph or eagerly.
 */
import * as tf from '@tensorflow/tfjs';
import type { Random } from '../../../engine/random.ts';

export interface ParameterSpec {
  name: string;
  shape: readonly number[];
  /** Standard deviation of the starting values, 0 for zeros; He's for the fan-in where left out. */
  deviation?: number;
}

export type Weights = Record<string, tf.Tensor>;

export interface PolicyOutput {
  /** [batch, actions], before masking. */
  logits: tf.Tensor2D;
  /** [batch, 1], the return expected from what the seat sees. */
  value: tf.Tensor2D;
  /** [batch, hiddenSize], what is expected of what the seat does not see; where the network has such a head. */
  belief?: tf.Tensor2D;
}

/** The networks of one game. Parameters of policy and critic share one flat vector, the policy's first. */
export interface NetworkDefinition {
  readonly observationSize: number;
  /** Numbers that only the critic of training sees; it may look at all hands (centralised critic). */
  readonly hiddenSize: number;
  readonly actionCount: number;
  readonly policyParameters: readonly ParameterSpec[];
  readonly criticParameters: readonly ParameterSpec[];
  policy(weights: Weights, observation: tf.Tensor2D): PolicyOutput;
  /** [batch, 1], the return expected from the whole state. */
  critic(weights: Weights, observation: tf.Tensor2D, hidden: tf.Tensor2D): tf.Tensor2D;
}

/** Numbers in a parameter. */
export function sizeOf({ shape }: ParameterSpec): number {
  return shape.reduce((product, size) => product * size, 1);
}

/** Numbers in a list of parameters. */
export function totalSize(parameters: readonly ParameterSpec[]): number {
  return parameters.reduce((sum, parameter) => sum + sizeOf(parameter), 0);
}

/** Cuts a flat vector into its parameters. @param flat [totalSize(parameters)] */
export function unflatten(flat: tf.Tensor1D, parameters: readonly ParameterSpec[]): Weights {
  const pieces = parameters.length === 1 ? [flat] : tf.split(flat, parameters.map(sizeOf));
  return Object.fromEntries(parameters.map(({ name, shape }, i) => [name, tf.reshape(pieces[i], [...shape])]));
}

/** Starting values of parameters, normally distributed, as one flat vector. */
export function initialParameters(parameters: readonly ParameterSpec[], random: Random): Float32Array {
  const flat = new Float32Array(totalSize(parameters));
  let at = 0;
  for (const parameter of parameters) {
    const size = sizeOf(parameter);
    const isBias = parameter.shape.length < 2;
    const deviation = parameter.deviation ?? (isBias ? 0 : Math.sqrt(2 / parameter.shape[0]));
    for (let i = 0; i < size; i++) flat[at++] = deviation * normal(random);
  }
  return flat;
}

/** A standard normal number (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit());
}

/** Far below any logit, and still finite: what illegal actions get. */
const ILLEGAL = -1e9;

/** Log-probabilities over the legal actions. @param mask [batch, actions], 1 where legal */
export function maskedLogSoftmax(logits: tf.Tensor2D, mask: tf.Tensor2D): tf.Tensor2D {
  return tf.logSoftmax(tf.add(logits, tf.mul(tf.sub(1, mask), ILLEGAL))) as tf.Tensor2D;
}
