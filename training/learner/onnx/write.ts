import { create, toBinary } from '@bufbuild/protobuf';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Attribute, Dimension, ElementType, Graph, Initializer, Port } from './graph.ts';
import {
  AttributeProto_AttributeType as AttributeType,
  ModelProtoSchema,
  TensorProto_DataType as DataType,
  type AttributeProtoSchema,
  type TensorProtoSchema,
  type ValueInfoProtoSchema,
} from './proto/onnx_pb.ts';
import { halfBits } from './half.ts';

const irVersion = 8n;
const opsetVersion = 17n;

const dataTypes: Record<ElementType, DataType> = {
  float32: DataType.FLOAT,
  int32: DataType.INT32,
  bool: DataType.BOOL,
  int64: DataType.INT64,
  float16: DataType.FLOAT16,
};

/** The bytes of an ONNX file (IR version 8, opset 17) with this graph; `metadata` ends up in its `metadata_props`. */
export function writeModel(graph: Graph, metadata: Readonly<Record<string, string>> = {}): Uint8Array {
  const model = create(ModelProtoSchema, {
    irVersion,
    opsetImport: [{ domain: '', version: opsetVersion }],
    producerName: 'thirty-one',
    graph: {
      name: graph.name,
      input: graph.inputs.map(valueInfo),
      output: graph.outputs.map(valueInfo),
      initializer: graph.initializers.map(tensor),
      node: graph.nodes.map(({ op, inputs, outputs, attributes }) => ({
        opType: op,
        name: outputs[0],
        input: [...inputs],
        output: [...outputs],
        attribute: Object.entries(attributes).map(([name, value]) => attribute(name, value)),
      })),
    },
    metadataProps: Object.entries(metadata).map(([key, value]) => ({ key, value })),
  });
  return toBinary(ModelProtoSchema, model);
}

function valueInfo({ name, dtype, shape }: Port): MessageInitShape<typeof ValueInfoProtoSchema> {
  const tensorType = { elemType: dataTypes[dtype], shape: { dim: shape.map(dimension) } };
  return { name, type: { value: { case: 'tensorType', value: tensorType } } };
}

function dimension(size: Dimension) {
  return typeof size === 'number'
    ? { value: { case: 'dimValue' as const, value: BigInt(size) } }
    : { value: { case: 'dimParam' as const, value: size } };
}

function attribute(name: string, value: Attribute): MessageInitShape<typeof AttributeProtoSchema> {
  if (typeof value === 'number') return { name, type: AttributeType.INT, i: BigInt(value) };
  if (typeof value === 'string') return { name, type: AttributeType.INT, i: BigInt(dataTypes[value]) };
  if ('float' in value) return { name, type: AttributeType.FLOAT, f: value.float };
  return { name, type: AttributeType.INTS, ints: value.map(BigInt) };
}

function tensor({ name, dtype, shape, data }: Initializer): MessageInitShape<typeof TensorProtoSchema> {
  return { name, dataType: dataTypes[dtype], dims: shape.map(BigInt), rawData: rawBytes(dtype, data) };
}

/** ONNX requires little-endian raw data, which typed arrays are on every machine that runs JavaScript today. */
export function rawBytes(dtype: ElementType, data: ArrayLike<number>): Uint8Array {
  switch (dtype) {
    case 'float32':
      return new Uint8Array(Float32Array.from(data).buffer);
    case 'int32':
      return new Uint8Array(Int32Array.from(data).buffer);
    case 'bool':
      return Uint8Array.from(data);
    case 'int64':
      return new Uint8Array(BigInt64Array.from(Array.from(data, BigInt)).buffer);
    case 'float16':
      return new Uint8Array(Uint16Array.from(data, halfBits).buffer);
  }
}
