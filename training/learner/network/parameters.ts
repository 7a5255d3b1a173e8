/** A network as seen by code that executes it: its input and output sizes, and named parameters in one flat vector. */
import { normalFrom, type Random } from '../../../engine/random.ts';

export interface ParameterSpec {
  name: string;
  shape: readonly number[];
  /** Standard deviation of the starting values, 0 for zeros; He's for the fan-in where left out. */
  deviation?: number;
}

/** The networks of one game, as plain data. Parameters of policy and critic share one flat vector, the policy's first. */
export interface NetworkShape {
  readonly observationSize: number;
  /** Numbers that only the critic of training sees; it may look at all hands (centralised critic). */
  readonly hiddenSize: number;
  readonly actionCount: number;
  readonly policyParameters: readonly ParameterSpec[];
  readonly criticParameters: readonly ParameterSpec[];
}

export function sizeOf({ shape }: ParameterSpec): number {
  return shape.reduce((product, size) => product * size, 1);
}

export function totalSize(parameters: readonly ParameterSpec[]): number {
  return parameters.reduce((sum, parameter) => sum + sizeOf(parameter), 0);
}

/** All parameters of a network, in their order in the flat vector: the policy's, then the critic's. */
export function allParameters(network: NetworkShape): ParameterSpec[] {
  return [...network.policyParameters, ...network.criticParameters];
}

/** The parameters in a flat vector: parts of it, not copies. @param flat [totalSize(parameters)], or longer */
export function parametersByName(
  parameters: readonly ParameterSpec[],
  flat: Float32Array,
): Record<string, Float32Array> {
  const byName: Record<string, Float32Array> = {};
  let at = 0;
  for (const parameter of parameters) {
    const end = at + sizeOf(parameter);
    byName[parameter.name] = flat.subarray(at, end);
    at = end;
  }
  return byName;
}

/** Starting values of parameters, normally distributed, as one flat vector. */
export function initialParameters(parameters: readonly ParameterSpec[], random: Random): Float32Array {
  const flat = new Float32Array(totalSize(parameters));
  const byName = parametersByName(parameters, flat);
  const unit = (): number => random.unit();
  for (const { name, shape, deviation = shape.length < 2 ? 0 : heDeviation(shape[0]) } of parameters) {
    const values = byName[name];
    for (let i = 0; i < values.length; i++) values[i] = deviation * normalFrom(unit);
  }
  return flat;
}

/** Standard deviation of starting values by the number of inputs (He et al. 2015). */
export function heDeviation(inputs: number): number {
  return Math.sqrt(2 / inputs);
}

/** How wide a network of Thirty-One is (`tensorflow/suit-network.ts`). */
export interface SuitNetworkSizes {
  /** Width of the encoding of the whole table. */
  table: number;
  suit: number;
}

/** The policy's, where nothing else is said. */
export const POLICY_SIZES: SuitNetworkSizes = { table: 160, suit: 64 };
