import { fromBinary } from '@bufbuild/protobuf';
import { halfValue } from './half.ts';
import { ModelProtoSchema, TensorProto_DataType as DataType } from './proto/onnx_pb.ts';

const FLOAT: number = DataType.FLOAT;
const FLOAT16: number = DataType.FLOAT16;

/**
 * The floating-point tensors of one of our ONNX files, by name.
 * @throws {Error} if the bytes are not an ONNX model.
 */
export function readInitializers(bytes: Uint8Array): Record<string, Float32Array> {
  const { graph } = fromBinary(ModelProtoSchema, bytes);
  const tensors: Record<string, Float32Array> = {};
  for (const { name, dataType, rawData } of graph?.initializer ?? []) {
    // A copy: the bytes may start anywhere in the file, and typed arrays must be aligned.
    if (dataType === FLOAT) tensors[name] = new Float32Array(Uint8Array.from(rawData).buffer);
    if (dataType === FLOAT16) {
      tensors[name] = Float32Array.from(new Uint16Array(Uint8Array.from(rawData).buffer), halfValue);
    }
  }
  return tensors;
}
