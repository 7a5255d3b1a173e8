import { parametersByName, type ParameterSpec } from '../network/parameters.ts';
import type { StoredTensor, WeightType } from './tracing/trace.ts';

/** Cuts a flat vector into the initializers of a graph. @param flat [totalSize(parameters)] */
export function initializersOf(
  parameters: readonly ParameterSpec[],
  flat: Float32Array,
  storedAs: WeightType = 'float32',
): Record<string, StoredTensor> {
  const data = parametersByName(parameters, flat);
  return Object.fromEntries(parameters.map(({ name, shape }) => [name, { shape, data: data[name], storedAs }]));
}
