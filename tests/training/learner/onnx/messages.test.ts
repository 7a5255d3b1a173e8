import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  ATTRIBUTE,
  DIMENSION,
  GRAPH,
  MODEL,
  NODE,
  SHAPE,
  TENSOR_TYPE,
  TYPE,
  VALUE_INFO,
} from '../../../../training/learner/onnx/fields.ts';
import { readMessage, writeMessage, type Message } from '../../../../training/learner/onnx/messages.ts';

const MODELS = join(import.meta.dirname, '../../../../models');

/** Which fields are messages, and which fields of these. */
interface Nested {
  readonly [field: number]: Nested;
}
const PORT: Nested = { [VALUE_INFO.type]: { [TYPE.tensorType]: { [TENSOR_TYPE.shape]: { [SHAPE.dim]: {} } } } };
const FILE: Nested = {
  [MODEL.graph]: {
    [GRAPH.node]: { [NODE.attribute]: {} },
    [GRAPH.initializer]: {},
    [GRAPH.input]: PORT,
    [GRAPH.output]: PORT,
  },
  [MODEL.opsetImport]: {},
  [MODEL.metadataProps]: {},
};

function takeApart(bytes: Uint8Array, nested: Nested): Message {
  const fields = Object.entries(readMessage(bytes) as Record<string, (bigint | number | Uint8Array)[]>);
  return Object.fromEntries(
    fields.map(([field, values]) => {
      const inside = nested[Number(field)];
      return [field, values.map((value) => (inside === undefined ? value : takeApart(value as Uint8Array, inside)))];
    }),
  );
}

test.each(['general.onnx', 'general.critic.onnx'])(
  '%s, taken apart down to its attributes and dimensions and written again, is the same file',
  (name) => {
    const file = readFileSync(join(MODELS, name));
    expect(file.equals(writeMessage(takeApart(file, FILE)))).toBe(true);
  },
);

test('fields come back in the order of their numbers, long ones too', () => {
  const long = 'x'.repeat(300);
  const message = writeMessage({
    [ATTRIBUTE.type]: 2n,
    [ATTRIBUTE.ints]: [-1n, 0n, 2n ** 62n],
    [ATTRIBUTE.f]: 0.5,
    [ATTRIBUTE.name]: { [DIMENSION.dimParam]: long, [DIMENSION.dimValue]: 300n },
  });
  const read = readMessage(message);
  expect(Object.keys(read)).toEqual(['1', '2', '8', '20']);
  expect(read).toMatchObject({ 2: [0.5], 8: [-1n, 0n, 2n ** 62n], 20: [2n] });
  expect(readMessage(read[1][0] as Uint8Array)).toEqual({ 1: [300n], 2: [new TextEncoder().encode(long)] });
});

test.each<[string, number[], string]>([
  [
    'a 64-bit floating-point number',
    [0x09, 0, 0, 0, 0, 0, 0, 0, 0],
    'field 1 has the wire type 1, allowed are 0, 2 and 5',
  ],
  ['a group', [0x0b, 0x0c], 'field 1 has the wire type 3'],
  ['a text cut short', [0x0a, 5, 65], 'premature EOF'],
  ['a field of number 0', [0x00, 0], 'illegal tag: field no 0'],
])('%s is refused', (_what, bytes, message) => expect(() => readMessage(Uint8Array.from(bytes))).toThrow(message));
