/** Weights put into an ONNX file: one traced graph serves all parameters that a network can have. */
import { DATA_TYPES, GRAPH, MODEL, TENSOR } from './fields.ts';
import { bytesIn, readMessage, writeMessage, type Message } from './messages.ts';
import { readTensor } from './read.ts';
import { metadataMessages, rawBytes } from './write.ts';

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
  const filled = (tensor: Uint8Array): Uint8Array | Message => {
    const { name, dataType, size } = readTensor(tensor);
    const data = missing.get(name);
    if (data === undefined) return tensor;
    if (size !== data.length) throw misfit(name, data, size);
    missing.delete(name);
    const bytes = rawBytes(dataType === DATA_TYPES.float16 ? 'float16' : 'float32', data);
    return { ...readMessage(tensor), [TENSOR.rawData]: bytes };
  };
  const model = changed(file, MODEL.graph, (graph) => changed(graph, GRAPH.initializer, filled));
  for (const [name, data] of missing) throw misfit(name, data);
  return writeMessage({ ...model, [MODEL.metadataProps]: metadataMessages(metadata) });
}

/**
 * The template with the weights of a file that is the same to the byte but for them and its metadata; null where it is not.
 * The file is compared and never parsed, since anybody may have written it.
 * @param names of the weights
 */
export function withWeightsOf(file: Uint8Array, template: Uint8Array, names: readonly string[]): Uint8Array | null {
  // Metadata come last.
  const filled = withWeights(template, {}, {});
  for (const graph of bytesIn(readMessage(filled), MODEL.graph)) {
    for (const { name, data } of bytesIn(readMessage(graph), GRAPH.initializer).map(readTensor)) {
      const at = data.byteOffset - filled.byteOffset;
      if (names.includes(name)) data.set(file.subarray(at, at + data.length));
    }
  }
  return filled.length <= file.length && filled.every((byte, at) => byte === file[at]) ? filled : null;
}

function misfit(name: string, data: Float32Array, size?: number): Error {
  return new Error(`the file has ${size ?? 'no'} numbers as "${name}", and ${data.length} are given`);
}

/** A message with a change made to each of the messages that are its field of this number. */
function changed(bytes: Uint8Array, field: number, change: (bytes: Uint8Array) => Uint8Array | Message): Message {
  const message = readMessage(bytes);
  return field in message ? { ...message, [field]: bytesIn(message, field).map(change) } : message;
}
