/** Weights taken out of an ONNX file, or put into it: one traced graph serves all parameters that a network can have. */
import { DATA_TYPES, GRAPH, MODEL, TENSOR } from './fields.ts';
import { bytesIn, readMessage, writeMessage, type Message } from './messages.ts';
import { readTensor, type StoredInitializer } from './read.ts';
import { metadataMessages, rawBytes } from './write.ts';

/** Where weights are missing: the file as it is, but for the data of the initializers of these names. */
export function withoutWeights(file: Uint8Array, names: Iterable<string>): Uint8Array {
  const left = new Set(names);
  return writeMessage(withData(file, ({ name }) => (left.has(name) ? new Uint8Array() : null)));
}

/**
 * The file with these weights as its initializers of their names, in the type that the file has for each, and with this
 * metadata in place of its own. Nothing else changes.
 * @throws {Error} when it has no initializer of such a name and size; {RangeError} when a weight is too large for
 * `float16`.
 */
export function withWeights(
  file: Uint8Array,
  weights: Readonly<Record<string, Float32Array>>,
  metadata: Readonly<Record<string, string>>,
): Uint8Array {
  const missing = new Map(Object.entries(weights));
  const model = withData(file, ({ name, dataType, size }) => {
    const data = missing.get(name);
    if (data === undefined) return null;
    if (size !== data.length) throw misfit(name, data, size);
    missing.delete(name);
    return rawBytes(dataType === DATA_TYPES.float16 ? 'float16' : 'float32', data);
  });
  for (const [name, data] of missing) throw misfit(name, data);
  return writeMessage({ ...model, [MODEL.metadataProps]: metadataMessages(metadata) });
}

function misfit(name: string, data: Float32Array, size?: number): Error {
  return new Error(`the file has ${size ?? 'no'} numbers as "${name}", and ${data.length} are given`);
}

/** The model in a file with other data in its initializers; those for which there is null stay as they are. */
function withData(file: Uint8Array, dataOf: (tensor: StoredInitializer) => Uint8Array | null): Message {
  return changed(file, MODEL.graph, (graph) =>
    changed(graph, GRAPH.initializer, (tensor) => {
      const data = dataOf(readTensor(tensor));
      return data === null ? tensor : { ...readMessage(tensor), [TENSOR.rawData]: data };
    }),
  );
}

/** A message with a change made to each of the messages that are its field of this number. */
function changed(bytes: Uint8Array, field: number, change: (bytes: Uint8Array) => Uint8Array | Message): Message {
  const message = readMessage(bytes);
  return field in message ? { ...message, [field]: bytesIn(message, field).map(change) } : message;
}
