import { expect, test } from 'vitest';
import { sizeIn } from './heap-size.ts';

test('a heap is as large as its objects, whatever code has been compiled', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'code', 'string'], 'string', 'number'] as [string[], ...unknown[]],
  };
  const nodes = [
    [0, 5, 100],
    [1, 6, 4_000],
    [2, 7, 20],
  ].flat();
  expect(sizeIn({ snapshot: { meta }, nodes })).toBe(120);
});
