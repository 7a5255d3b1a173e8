import * as fields from './fields.ts';
import type { Attribute, Dimension, ElementType, Graph, GraphNode, Initializer, Port } from './graph.ts';
import { halfBits } from './half.ts';
import { writeMessage, type Message } from './messages.ts';

const IR_VERSION = 8n;
const OPSET_VERSION = 17n;

/** The bytes of an ONNX file (IR version 8, opset 17) with this graph; `metadata` ends up in its `metadata_props`. */
export function writeModel(graph: Graph, metadata: Readonly<Record<string, string>> = {}): Uint8Array {
  return writeMessage({
    [fields.MODEL.irVersion]: IR_VERSION,
    [fields.MODEL.producerName]: 'thirty-one',
    [fields.MODEL.graph]: {
      [fields.GRAPH.node]: graph.nodes.map(nodeMessage),
      [fields.GRAPH.name]: graph.name,
      [fields.GRAPH.initializer]: graph.initializers.map(tensorMessage),
      [fields.GRAPH.input]: graph.inputs.map(portMessage),
      [fields.GRAPH.output]: graph.outputs.map(portMessage),
    },
    [fields.MODEL.opsetImport]: { [fields.OPERATOR_SET.domain]: '', [fields.OPERATOR_SET.version]: OPSET_VERSION },
    [fields.MODEL.metadataProps]: metadataMessages(metadata),
  });
}

export function metadataMessages(metadata: Readonly<Record<string, string>>): Message[] {
  return Object.entries(metadata).map(([key, value]) => ({ [fields.ENTRY.key]: key, [fields.ENTRY.value]: value }));
}

function nodeMessage({ op, inputs, outputs, attributes }: GraphNode): Message {
  return {
    [fields.NODE.input]: inputs,
    [fields.NODE.output]: outputs,
    [fields.NODE.name]: outputs[0],
    [fields.NODE.opType]: op,
    [fields.NODE.attribute]: Object.entries(attributes).map(([name, value]) => attributeMessage(name, value)),
  };
}

function attributeMessage(name: string, value: Attribute): Message {
  const of = (field: 'f' | 'i' | 'ints', content: Message[number]): Message => ({
    [fields.ATTRIBUTE.name]: name,
    [fields.ATTRIBUTE[field]]: content,
    [fields.ATTRIBUTE.type]: fields.ATTRIBUTE_TYPE[field],
  });
  if (typeof value === 'number') return of('i', BigInt(value));
  if (typeof value === 'string') return of('i', fields.DATA_TYPES[value]);
  return 'float' in value ? of('f', value.float) : of('ints', value.map(BigInt));
}

function tensorMessage({ name, dtype, shape, data }: Initializer): Message {
  return {
    [fields.TENSOR.dims]: shape.map(BigInt),
    [fields.TENSOR.dataType]: fields.DATA_TYPES[dtype],
    [fields.TENSOR.name]: name,
    [fields.TENSOR.rawData]: rawBytes(dtype, data),
  };
}

function portMessage({ name, dtype, shape }: Port): Message {
  const tensorType = {
    [fields.TENSOR_TYPE.elemType]: fields.DATA_TYPES[dtype],
    [fields.TENSOR_TYPE.shape]: { [fields.SHAPE.dim]: shape.map(dimensionMessage) },
  };
  return { [fields.VALUE_INFO.name]: name, [fields.VALUE_INFO.type]: { [fields.TYPE.tensorType]: tensorType } };
}

function dimensionMessage(size: Dimension): Message {
  return typeof size === 'number'
    ? { [fields.DIMENSION.dimValue]: BigInt(size) }
    : { [fields.DIMENSION.dimParam]: size };
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
