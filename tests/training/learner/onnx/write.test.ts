import { expect, test } from 'vitest';
import type { ElementType, Graph } from '../../../../training/learner/onnx/graph.ts';
import { rawBytes, writeModel } from '../../../../training/learner/onnx/write.ts';

const GRAPH: Graph = {
  name: 'made',
  inputs: [{ name: 'x', dtype: 'float32', shape: ['batch', 2] }],
  outputs: [{ name: 'y', dtype: 'int64', shape: [3] }],
  initializers: [{ name: 'flags', dtype: 'bool', shape: [1, 2], data: [1, 0] }],
  nodes: [
    {
      op: 'Cast',
      inputs: ['x', 'flags'],
      outputs: ['y', 'rest'],
      attributes: { axis: -1, axes: [0, 2], alpha: { float: 0.5 }, to: 'int32' },
    },
  ],
};

/** Tags (8 × number + wire type), lengths and values as ONNX's own schema, compiled with `protoc`, has written them. */
const FILE = `
  08 08                                         ir_version: 8
  12 0a 74 68 69 72 74 79 2d 6f 6e 65           producer_name: "thirty-one"
  3a a3 01                                      graph
    0a 5d                                         node
      0a 01 78                                      input: "x"
      0a 05 66 6c 61 67 73                          input: "flags"
      12 01 79                                      output: "y"
      12 04 72 65 73 74                             output: "rest"
      1a 01 79                                      name: "y"
      22 04 43 61 73 74                             op_type: "Cast"
      2a 14                                         attribute
        0a 04 61 78 69 73                             name: "axis"
        18 ff ff ff ff ff ff ff ff ff 01              i: -1
        a0 01 02                                      type: INT
      2a 0d                                         attribute
        0a 04 61 78 65 73                             name: "axes"
        40 00                                         ints: 0
        40 02                                         ints: 2
        a0 01 07                                      type: INTS
      2a 0f                                         attribute
        0a 05 61 6c 70 68 61                          name: "alpha"
        15 00 00 00 3f                                f: 0.5
        a0 01 01                                      type: FLOAT
      2a 09                                         attribute
        0a 02 74 6f                                   name: "to"
        18 06                                         i: INT32
        a0 01 02                                      type: INT
    12 04 6d 61 64 65                             name: "made"
    2a 11                                         initializer
      08 01                                         dims: 1
      08 02                                         dims: 2
      10 09                                         data_type: BOOL
      42 05 66 6c 61 67 73                          name: "flags"
      4a 02 01 00                                   raw_data: 1, 0
    5a 18                                         input
      0a 01 78                                      name: "x"
      12 13 0a 11                                   type: tensor_type
        08 01                                         elem_type: FLOAT
        12 0d                                         shape
          0a 07 12 05 62 61 74 63 68                    dim: "batch"
          0a 02 08 02                                   dim: 2
    62 0f                                         output
      0a 01 79                                      name: "y"
      12 0a 0a 08                                   type: tensor_type
        08 07                                         elem_type: INT64
        12 04                                         shape
          0a 02 08 03                                   dim: 3
  42 04                                         opset_import
    0a 00                                         domain: ""
    10 11                                         version: 17
  72 10                                         metadata_props
    0a 06 66 6f 72 6d 61 74                       key: "format"
    12 06 6d 61 64 65 2f 31                       value: "made/1"
  72 0c                                         metadata_props
    0a 02 6f 66                                   key: "of"
    12 06 61 20 74 65 73 74                       value: "a test"
`;

test('a model is written as the schema of ONNX has it', () => {
  const bytes = writeModel(GRAPH, { format: 'made/1', of: 'a test' });
  const expected = Array.from(FILE.matchAll(/^ +((?:[\da-f]{2} )+)/gm), ([, hex]) => hex.trim()).join(' ');
  expect(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ')).toBe(expected);
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
