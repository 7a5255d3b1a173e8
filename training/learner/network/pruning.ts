/**
 * Pruning: inputs of a layer that are 0 in every sample are taken out, with their weights. The layer computes the same,
 * and its other weights get the same gradients.
 */
import { sizeOf, totalSize, type ParameterSpec } from './parameters.ts';

/** A layer with fewer inputs than in the whole network. */
export interface PrunedLayer {
  /** The name of its weights, [inputs, width]. */
  weights: string;
  /** The inputs that are left, in their order. */
  inputs: readonly number[];
}

/**
 * The parameters of the pruned network.
 * @param flat parameters of the whole network
 * @param parameters of the whole network
 * @throws {RangeError} where those are of another network
 */
export function prune(
  flat: Float32Array,
  parameters: readonly ParameterSpec[],
  layers: readonly PrunedLayer[],
): Float32Array {
  const size = totalSize(parameters);
  if (flat.length !== size)
    throw new RangeError(`weights of another network: it has ${size} of them, and these are ${flat.length}`);
  const pruned = new Float32Array(totalSize(prunedParameters(parameters, layers)));
  forEachPiece(parameters, layers, (length, whole, left) => {
    pruned.set(flat.subarray(whole, whole + length), left);
  });
  return pruned;
}

/**
 * The parameters of the whole network that computes what a pruned one does.
 * @param pruned begins with the parameters of the pruned network; what follows, such as another head, is left out
 * @param parameters of the whole network
 * @param before parameters of the whole network, whose weights of the other inputs it gets; zeros where null
 */
export function restore(
  pruned: Float32Array,
  parameters: readonly ParameterSpec[],
  layers: readonly PrunedLayer[],
  before: Float32Array | null,
): Float32Array {
  const flat = before?.slice() ?? new Float32Array(totalSize(parameters));
  forEachPiece(parameters, layers, (size, whole, left) => {
    flat.set(pruned.subarray(left, left + size), whole);
  });
  return flat;
}

/** The parameters of a network whose layers were pruned. @param parameters of the whole network */
export function prunedParameters(
  parameters: readonly ParameterSpec[],
  layers: readonly PrunedLayer[],
): ParameterSpec[] {
  return parameters.map((parameter) => {
    const layer = layers.find(({ weights }) => weights === parameter.name);
    return layer ? { ...parameter, shape: [layer.inputs.length, ...parameter.shape.slice(1)] } : parameter;
  });
}

/** Goes through what both networks have. @param visit gets the size of each piece, and where it is in either vector */
function forEachPiece(
  parameters: readonly ParameterSpec[],
  layers: readonly PrunedLayer[],
  visit: (size: number, whole: number, left: number) => void,
): void {
  let whole = 0;
  let left = 0;
  for (const parameter of parameters) {
    const layer = layers.find(({ weights }) => weights === parameter.name);
    const rows = layer?.inputs ?? [0];
    const width = layer ? parameter.shape[1] : sizeOf(parameter);
    for (const row of rows) {
      visit(width, whole + row * width, left);
      left += width;
    }
    whole += sizeOf(parameter);
  }
}
