import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInitializers, readMetadata } from '../../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../../training/learner/onnx/weights.ts';
import { writeModel } from '../../../../training/learner/onnx/write.ts';
import type { Graph } from '../../../../training/learner/onnx/graph.ts';

const GRAPH: Graph = {
  name: 'sum',
  inputs: [{ name: 'x', dtype: 'float32', shape: ['batch', 2] }],
  outputs: [{ name: 'y', dtype: 'float32', shape: ['batch', 2] }],
  initializers: [
    { name: 'learnt', dtype: 'float32', shape: [1, 2], data: [1, 2] },
    { name: 'rounded', dtype: 'float16', shape: [2], data: [3, 4] },
    { name: 'constant', dtype: 'float32', shape: [1], data: [5] },
  ],
  nodes: [{ op: 'Add', inputs: ['x', 'learnt'], outputs: ['y'], attributes: {} }],
};
const FILE = writeModel(GRAPH, { format: 'test/1' });
const LEARNT = { learnt: Float32Array.of(6, 7), rounded: Float32Array.of(8, 9.0001) };

test('weights are stored in the type that the file has for them, and constants stay', () => {
  expect(readInitializers(withWeights(FILE, LEARNT, {}))).toEqual({
    learnt: Float32Array.of(6, 7),
    rounded: Float32Array.of(8, 9),
    constant: Float32Array.of(5),
  });
});

test('weights of another name or size are refused', () => {
  expect(() => withWeights(FILE, { other: Float32Array.of(1) }, {})).toThrow(
    'the file has no numbers as "other", and 1 are given',
  );
  expect(() => withWeights(FILE, { learnt: Float32Array.of(1) }, {})).toThrow(
    'the file has 2 numbers as "learnt", and 1 are given',
  );
});

test('a shipped policy filled with its own weights is the same file', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../../models/general.onnx'));
  expect(file.equals(withWeights(file, readInitializers(file), readMetadata(file)))).toBe(true);
});
