import {
  ATTRIBUTE,
  ATTRIBUTE_TYPE,
  DATA_TYPES,
  DIMENSION,
  ENTRY,
  GRAPH,
  MODEL,
  NODE,
  OPERATOR_SET,
  SHAPE,
  TENSOR,
  TENSOR_TYPE,
  TYPE,
  VALUE_INFO,
} from './fields.ts';
import type { Attribute, Dimension, ElementType, Graph, GraphNode, Initializer, Port } from './graph.ts';
import { halfBits } from './half.ts';
import { writeMessage, type Message } from './messages.ts';

const IR_VERSION = 8n;
const OPSET_VERSION = 17n;

/** The bytes of an ONNX file (IR version 8, opset 17) with this graph; `metadata` ends up in its `metadata_props`. */
export function writeModel(graph: Graph, metadata: Readonly<Record<string, string>> = {}): Uint8Array {
  return writeMessage({
    [MODEL.irVersion]: IR_VERSION,
    [MODEL.producerName]: 'thirty-one',
    [MODEL.graph]: {
      [GRAPH.node]: graph.nodes.map(nodeMessage),
      [GRAPH.name]: graph.name,
      [GRAPH.initializer]: graph.initializers.map(tensorMessage),
      [GRAPH.input]: graph.inputs.map(portMessage),
      [GRAPH.output]: graph.outputs.map(portMessage),
    },
    [MODEL.opsetImport]: { [OPERATOR_SET.domain]: '', [OPERATOR_SET.version]: OPSET_VERSION },
    [MODEL.metadataProps]: metadataMessages(metadata),
  });
}

export function metadataMessages(metadata: Readonly<Record<string, string>>): Message[] {
  return Object.entries(metadata).map(([key, value]) => ({ [ENTRY.key]: key, [ENTRY.value]: value }));
}

function nodeMessage({ op, inputs, outputs, attributes }: GraphNode): Message {
  return {
    [NODE.input]: inputs,
    [NODE.output]: outputs,
    [NODE.name]: outputs[0],
    [NODE.opType]: op,
    [NODE.attribute]: Object.entries(attributes).map(([name, value]) => attributeMessage(name, value)),
  };
}

function attributeMessage(name: string, value: Attribute): Message {
  const of = (field: 'f' | 'i' | 'ints', content: Message[number]): Message => ({
    [ATTRIBUTE.name]: name,
    [ATTRIBUTE[field]]: content,
    [ATTRIBUTE.type]: ATTRIBUTE_TYPE[field],
  });
  if (typeof value === 'number') return of('i', BigInt(value));
  if (typeof value === 'string') return of('i', DATA_TYPES[value]);
  return 'float' in value ? of('f', value.float) : of('ints', value.map(BigInt));
}

function tensorMessage({ name, dtype, shape, data }: Initializer): Message {
  return {
    [TENSOR.dims]: shape.map(BigInt),
    [TENSOR.dataType]: DATA_TYPES[dtype],
    [TENSOR.name]: name,
    [TENSOR.rawData]: rawBytes(dtype, data),
  };
}

function portMessage({ name, dtype, shape }: Port): Message {
  const tensorType = {
    [TENSOR_TYPE.elemType]: DATA_TYPES[dtype],
    [TENSOR_TYPE.shape]: { [SHAPE.dim]: shape.map(dimensionMessage) },
  };
  return { [VALUE_INFO.name]: name, [VALUE_INFO.type]: { [TYPE.tensorType]: tensorType } };
}

function dimensionMessage(size: Dimension): Message {
  return typeof size === 'number' ? { [DIMENSION.dimValue]: BigInt(size) } : { [DIMENSION.dimParam]: size };
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
