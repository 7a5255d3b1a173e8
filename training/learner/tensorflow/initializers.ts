import { sizeOf, type ParameterSpec } from '../network/parameters.ts';
import type { StoredTensor, WeightType } from './tracing/trace.ts';

/** Cuts a flat vector into the initializers of a graph. @param flat [totalSize(parameters)] */
export function initializersOf(
  parameters: readonly ParameterSpec[],
  flat: Float32Array,
  storedAs: WeightType = 'float32',
): Record<string, StoredTensor> {
  const initializers: Record<string, StoredTensor> = {};
  let at = 0;
  for (const parameter of parameters) {
    const size = sizeOf(parameter);
    initializers[parameter.name] = { shape: parameter.shape, data: flat.slice(at, at + size), storedAs };
    at += size;
  }
  return initializers;
}
