import { DATA_TYPES, ENTRY, GRAPH, MODEL, TENSOR } from './fields.ts';
import { halfValue } from './half.ts';
import { bytesIn, integersIn, readMessage, type StoredMessage } from './messages.ts';

/**
 * The `metadata_props` of an ONNX file. Reads the outermost level of the file only, so it is quick however large the
 * graph is.
 * @throws {Error} if the bytes are not an ONNX model.
 */
export function readMetadata(bytes: Uint8Array): Record<string, string> {
  try {
    const model = readMessage(bytes);
    if (!(MODEL.irVersion in model)) throw new Error('it has no IR version');
    if (!(MODEL.graph in model)) throw new Error('it has no graph');
    const entries = bytesIn(model, MODEL.metadataProps).map(readMessage);
    return Object.fromEntries(entries.map((entry) => [textIn(entry, ENTRY.key), textIn(entry, ENTRY.value)]));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`not an ONNX model (${bytes.length} bytes): ${reason}`, { cause });
  }
}

/**
 * The floating-point tensors of one of our ONNX files, by name.
 * @throws {Error} if the bytes are not an ONNX model.
 */
export function readInitializers(bytes: Uint8Array): Record<string, Float32Array> {
  const tensors: Record<string, Float32Array> = {};
  for (const graph of bytesIn(readMessage(bytes), MODEL.graph)) {
    for (const tensor of bytesIn(readMessage(graph), GRAPH.initializer).map(readTensor)) {
      // A copy: the bytes may start anywhere in the file, and typed arrays must be aligned.
      const { buffer } = Uint8Array.from(tensor.data);
      if (tensor.dataType === DATA_TYPES.float32) tensors[tensor.name] = new Float32Array(buffer);
      if (tensor.dataType === DATA_TYPES.float16) {
        tensors[tensor.name] = Float32Array.from(new Uint16Array(buffer), halfValue);
      }
    }
  }
  return tensors;
}

/** An initializer of a file: `dataType` is one of `DATA_TYPES`, and `size` says how many numbers its shape has. */
export function readTensor(bytes: Uint8Array) {
  const tensor = readMessage(bytes);
  return {
    name: textIn(tensor, TENSOR.name),
    dataType: integersIn(tensor, TENSOR.dataType).at(-1) ?? 0n,
    size: integersIn(tensor, TENSOR.dims).reduce((product, dimension) => product * Number(dimension), 1),
    data: bytesIn(tensor, TENSOR.rawData).at(-1) ?? new Uint8Array(),
  };
}

function textIn(message: StoredMessage, field: number): string {
  return new TextDecoder().decode(bytesIn(message, field).at(-1));
}
