/**
 * The fields that are written and read, by message:
 * https://github.com/onnx/onnx/blob/rel-1.12.0/onnx/onnx.proto (IR version 8, opset 17).
 */
import type { ElementType } from './graph.ts';

export const MODEL = { irVersion: 1, producerName: 2, graph: 7, opsetImport: 8, metadataProps: 14 } as const;
export const OPERATOR_SET = { domain: 1, version: 2 } as const;
/** `StringStringEntryProto` */
export const ENTRY = { key: 1, value: 2 } as const;
export const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 } as const;
export const NODE = { input: 1, output: 2, name: 3, opType: 4, attribute: 5 } as const;
export const ATTRIBUTE = { name: 1, f: 2, i: 3, ints: 8, type: 20 } as const;
export const ATTRIBUTE_TYPE = { f: 1n, i: 2n, ints: 7n } as const;
export const TENSOR = { dims: 1, dataType: 2, name: 8, rawData: 9 } as const;
export const VALUE_INFO = { name: 1, type: 2 } as const;
export const TYPE = { tensorType: 1 } as const;
export const TENSOR_TYPE = { elemType: 1, shape: 2 } as const;
export const SHAPE = { dim: 1 } as const;
export const DIMENSION = { dimValue: 1, dimParam: 2 } as const;

/** `TensorProto.DataType` */
export const DATA_TYPES: Readonly<Record<ElementType, bigint>> = {
  float32: 1n,
  int32: 6n,
  int64: 7n,
  bool: 9n,
  float16: 10n,
};
