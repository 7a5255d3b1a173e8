/** Weights taken out of an ONNX file, or put into it: one traced graph serves all parameters that a network can have. */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { ModelProtoSchema, StringStringEntryProtoSchema, TensorProto_DataType as DataType } from './proto/onnx_pb.ts';
import { rawBytes } from './write.ts';

/** Where weights are missing: the file as it is, but for the data of the initializers of these names. */
export function withoutWeights(file: Uint8Array, names: Iterable<string>): Uint8Array {
  const model = fromBinary(ModelProtoSchema, file);
  const left = new Set(names);
  for (const tensor of model.graph?.initializer ?? []) {
    if (left.has(tensor.name ?? '')) tensor.rawData = new Uint8Array();
  }
  return toBinary(ModelProtoSchema, model);
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
  const model = fromBinary(ModelProtoSchema, file);
  const tensors = new Map(model.graph?.initializer.map((tensor) => [tensor.name, tensor]));
  for (const [name, data] of Object.entries(weights)) {
    const tensor = tensors.get(name);
    const size = tensor?.dims.reduce((product, dimension) => product * Number(dimension), 1);
    if (tensor === undefined || size !== data.length) {
      throw new Error(`the file has ${size ?? 'no'} numbers as "${name}", and ${data.length} are given`);
    }
    const half: number = DataType.FLOAT16;
    tensor.rawData = rawBytes(tensor.dataType === half ? 'float16' : 'float32', data);
  }
  model.metadataProps = Object.entries(metadata).map(([key, value]) =>
    create(StringStringEntryProtoSchema, { key, value }),
  );
  return toBinary(ModelProtoSchema, model);
}
