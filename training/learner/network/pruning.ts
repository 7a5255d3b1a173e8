/**
 * Pruning: inputs of a layer that are 0 in every sample are taken out, with their weights. The layer computes the same,
 * and its other weights get the same gradients.
 */
import { parametersByName, totalSize, type ParameterSpec } from './parameters.ts';

/** A layer with fewer inputs than in the whole network. */
export interface PrunedLayer {
  /** The name of its weights, [inputs, width]. */
  weights: string;
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
  const pieces = piecesLeft(flat, parameters, layers);
  const pruned = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    pruned.set(piece, at);
    at += piece.length;
  }
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
  let at = 0;
  for (const piece of piecesLeft(flat, parameters, layers)) {
    piece.set(pruned.subarray(at, at + piece.length));
    at += piece.length;
  }
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

/** What pruning leaves of a flat vector, in its order: parts of it, not copies. */
function piecesLeft(
  flat: Float32Array,
  parameters: readonly ParameterSpec[],
  layers: readonly PrunedLayer[],
): Float32Array[] {
  const byName = parametersByName(parameters, flat);
  return parameters.flatMap(({ name, shape: [, width] }) => {
    const layer = layers.find(({ weights }) => weights === name);
    return layer?.inputs.map((row) => byName[name].subarray(row * width, (row + 1) * width)) ?? [byName[name]];
  });
}
