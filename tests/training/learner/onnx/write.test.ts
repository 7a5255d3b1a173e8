import { fromBinary } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';
import type { Attributes, ElementType } from '../../../../training/learner/onnx/graph.ts';
import { readMetadata } from '../../../../training/learner/onnx/metadata.ts';
import {
  AttributeProto_AttributeType as AttributeType,
  ModelProtoSchema,
  TensorProto_DataType as DataType,
} from '../../../../training/learner/onnx/proto/onnx_pb.ts';
import { rawBytes, writeModel } from '../../../../training/learner/onnx/write.ts';

function modelWith(attributes: Attributes = {}) {
  const bytes = writeModel(
    {
      name: 'made',
      inputs: [{ name: 'x', dtype: 'float32', shape: ['batch', 2] }],
      outputs: [{ name: 'y', dtype: 'int64', shape: [3] }],
      initializers: [{ name: 'flags', dtype: 'bool', shape: [1, 2], data: [1, 0] }],
      nodes: [{ op: 'Cast', inputs: ['x', 'flags'], outputs: ['y', 'rest'], attributes }],
    },
    { format: 'made/1', of: 'a test' },
  );
  return { bytes, model: fromBinary(ModelProtoSchema, bytes) };
}

describe('an ONNX file', () => {
  const { bytes, model } = modelWith();
  const { graph } = model;

  test('says by which versions it is read, and who made it', () => {
    expect(model.irVersion).toBe(8n);
    expect(model.opsetImport).toMatchObject([{ domain: '', version: 17n }]);
    expect(model.producerName).toBe('thirty-one');
    expect(readMetadata(bytes)).toEqual({ format: 'made/1', of: 'a test' });
  });

  test('has inputs and outputs with their types and sizes', () => {
    const typeOf = (elemType: DataType, ...dim: object[]) => ({
      value: { case: 'tensorType', value: { elemType, shape: { dim } } },
    });
    const named = { value: { case: 'dimParam', value: 'batch' } };
    const sized = (value: bigint) => ({ value: { case: 'dimValue', value } });
    expect(graph?.name).toBe('made');
    expect(graph?.input).toMatchObject([{ name: 'x', type: typeOf(DataType.FLOAT, named, sized(2n)) }]);
    expect(graph?.output).toMatchObject([{ name: 'y', type: typeOf(DataType.INT64, sized(3n)) }]);
  });

  test('has its stored tensors, and its nodes, each by the name of its first output', () => {
    expect(graph?.initializer).toMatchObject([
      { name: 'flags', dataType: DataType.BOOL, dims: [1n, 2n], rawData: Uint8Array.of(1, 0) },
    ]);
    expect(graph?.node).toMatchObject([
      { opType: 'Cast', name: 'y', input: ['x', 'flags'], output: ['y', 'rest'], attribute: [] },
    ]);
  });

  test('has attributes of each kind', () => {
    const attributes = { axis: -1, axes: [0, 2], alpha: { float: 0.5 }, to: 'int32' } as const;
    expect(modelWith(attributes).model.graph?.node[0].attribute).toMatchObject([
      { name: 'axis', type: AttributeType.INT, i: -1n },
      { name: 'axes', type: AttributeType.INTS, ints: [0n, 2n] },
      { name: 'alpha', type: AttributeType.FLOAT, f: 0.5 },
      { name: 'to', type: AttributeType.INT, i: BigInt(DataType.INT32) },
    ]);
  });
});

test.each<[ElementType, number[], number[]]>([
  ['float32', [1, -2], [0, 0, 128, 63, 0, 0, 0, 192]],
  ['int32', [1, -2], [1, 0, 0, 0, 254, 255, 255, 255]],
  ['bool', [1, 0], [1, 0]],
  ['int64', [1, -2], [1, 0, 0, 0, 0, 0, 0, 0, 254, 255, 255, 255, 255, 255, 255, 255]],
  ['float16', [1, -2], [0, 60, 0, 192]],
])('numbers of the type %s are stored with the lowest byte first', (type, numbers, bytes) => {
  expect(Array.from(rawBytes(type, numbers))).toEqual(bytes);
});
