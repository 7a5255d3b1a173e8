import { expect, test } from 'vitest';
import { prune, type Graph, type GraphNode } from '../../../../training/learner/onnx/graph.ts';

const node = (op: string, inputs: string[], outputs: string[]): GraphNode => ({ op, inputs, outputs, attributes: {} });
const number = (name: string) => ({ name, dtype: 'float32', shape: [1], data: [1] }) as const;

test('what no output depends on is left out, and the rest keeps its order', () => {
  const graph: Graph = {
    name: 'some',
    inputs: [{ name: 'x', dtype: 'float32', shape: ['batch'] }],
    outputs: [{ name: 'y', dtype: 'float32', shape: ['batch'] }],
    initializers: [number('one'), number('two'), number('unused')],
    nodes: [
      node('Add', ['x', 'one'], ['sum']),
      node('Exp', ['unused'], ['lost']),
      node('Neg', ['lost'], ['lost as well']),
      node('Split', ['sum'], ['left', 'right']),
      node('Mul', ['right', 'two'], ['y']),
      node('Neg', ['y'], ['after']),
    ],
  };
  const { name, inputs, outputs, nodes, initializers } = prune(graph);
  expect(nodes.map(({ op }) => op)).toEqual(['Add', 'Split', 'Mul']);
  expect(initializers.map((initializer) => initializer.name)).toEqual(['one', 'two']);
  expect({ name, inputs, outputs }).toEqual({ name: 'some', inputs: graph.inputs, outputs: graph.outputs });
});
