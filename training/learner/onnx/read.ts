import { fromBinary } from '@bufbuild/protobuf';
import { ModelProtoSchema, TensorProto_DataType as DataType } from './proto/onnx_pb.ts';

const FLOAT: number = DataType.FLOAT;

/**
 * The float32 tensors that an ONNX file of ours holds, by name.
 * @throws {Error} if the bytes are not an ONNX model.
 */
export function readInitializers(bytes: Uint8Array): Record<string, Float32Array> {
  const { graph } = fromBinary(ModelProtoSchema, bytes);
  const tensors: Record<string, Float32Array> = {};
  for (const { name, dataType, rawData } of graph?.initializer ?? []) {
    if (dataType === FLOAT && rawData !== undefined && name !== undefined) {
      // A copy: the bytes may stand anywhere in the file, and floats want to be aligned.
      tensors[name] = new Float32Array(Uint8Array.from(rawData).buffer);
    }
  }
  return tensors;
}
