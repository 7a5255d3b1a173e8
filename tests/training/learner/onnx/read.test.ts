import { expect, test } from 'vitest';
import { readMetadata } from '../../../../training/learner/onnx/read.ts';
import { writeModel } from '../../../../training/learner/onnx/write.ts';

const EMPTY = { name: 'empty', inputs: [], outputs: [], initializers: [], nodes: [] };

/** A field of protocol buffers: its number, and text; short ones alone. */
const textField = (number: number, ...bytes: number[]) => [number * 8 + 2, bytes.length, ...bytes];
const letters = (text: string) => Array.from(new TextEncoder().encode(text));
const IR_VERSION = [8, 8];
const GRAPH = textField(7);
const METADATA = 14;

test('the metadata of a file come back by their keys', () => {
  expect(readMetadata(writeModel(EMPTY, { rules: 'ours', empty: '' }))).toEqual({ rules: 'ours', empty: '' });
  expect(readMetadata(writeModel(EMPTY))).toEqual({});
});

test('what else is in the file, or beside key and value, is passed over', () => {
  const entry = [
    ...textField(3, ...letters('else')),
    ...textField(1, ...letters('a')),
    ...textField(2, ...letters('b')),
  ];
  const bytes = Uint8Array.of(
    ...textField(2, ...letters('maker')),
    ...IR_VERSION,
    ...GRAPH,
    ...textField(METADATA, ...entry),
  );
  expect(readMetadata(bytes)).toEqual({ a: 'b' });
});

test('a key or a value that is left out is empty, as protocol buffers have it', () => {
  const [key, value] = [1, 2].map((number) => textField(number, ...letters('a')));
  const entries = [key, value].flatMap((entry) => textField(METADATA, ...entry));
  expect(readMetadata(Uint8Array.of(...IR_VERSION, ...GRAPH, ...entries))).toEqual({ a: '', '': 'a' });
});

test.each<[string, number[], RegExp]>([
  ['nothing', [], /^not an ONNX model \(0 bytes\): it has no IR version$/],
  ['a model without a version', GRAPH, /^not an ONNX model \(2 bytes\): it has no IR version$/],
  ['a model without a graph', IR_VERSION, /^not an ONNX model \(2 bytes\): it has no graph$/],
  ['a file cut short', [...IR_VERSION, 7 * 8 + 2, 50], /^not an ONNX model \(4 bytes\): ./],
])('%s is refused', (_what, bytes, message) => expect(() => readMetadata(Uint8Array.from(bytes))).toThrow(message));
