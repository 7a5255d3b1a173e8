import type { Dimension, Graph, GraphNode, Initializer, Port } from '../../onnx/graph.ts';
import type { RecordedConstant, Recording } from './recording.ts';

export interface Trace {
  readonly batch: number;
  readonly recording: Recording;
}

/** Where the batch size can be read when the graph runs: this axis of this input. */
export interface BatchSource {
  readonly input: string;
  readonly axis: number;
}

/** A number as a function of the batch size: `plus + times · batch`. */
interface Law {
  plus: number;
  times: number;
}

type GraphPart = Pick<Graph, 'nodes' | 'initializers'>;

/**
 * Merges recordings of one function at three or more batch sizes into one graph for any batch size. A number that
 * differs between them (a size, or a constant such as the divisor of a mean) is computed from the batch size when the
 * graph runs.
 * @throws {Error} where the function did different things at different batch sizes, or a number is not `plus + times ·
 * batch` in whole numbers.
 */
export function generalise(traces: readonly Trace[], source: BatchSource | undefined): Omit<Graph, 'name' | 'inputs'> {
  const { recording } = traces[0];
  assertSameSteps(traces);
  const lawsOf = (numbers: (recording: Recording) => ArrayLike<number>) =>
    laws(traces.map(({ batch, recording }) => ({ batch, numbers: numbers(recording) })));

  const names = new Map(recording.names);
  for (const { id } of recording.constants) names.set(id, `constant_${id}`);
  for (const { op, outputs } of recording.nodes) for (const id of outputs) names.set(id, `${op}_${id}`);

  const produced = new Set(recording.nodes.flatMap((node) => node.outputs));
  const copies: GraphNode[] = [];
  for (const { name, value } of recording.outputs) {
    if (produced.delete(value.id)) names.set(value.id, name);
    else copies.push({ op: 'Identity', inputs: [names.get(value.id)!], outputs: [name], attributes: {} });
  }

  const nameAll = (ids: readonly number[]) => ids.map((id) => names.get(id)!);
  const steps = recording.nodes.map((node) => ({
    ...node,
    inputs: nameAll(node.inputs),
    outputs: nameAll(node.outputs),
  }));
  const constants = recording.constants.map((constant, i) => {
    const entries = lawsOf(({ constants }) => constants[i].data);
    return generaliseConstant(names.get(constant.id)!, constant, entries);
  });
  return {
    outputs: recording.outputs.map(({ name, value: { dtype } }, i): Port => {
      const shape = lawsOf(({ outputs }) => outputs[i].value.shape).map(dimension);
      return { name, dtype, shape };
    }),
    initializers: constants.flatMap((part) => part.initializers),
    nodes: [
      ...(source ? [batchSizeNode(source)] : []),
      ...constants.flatMap((part) => part.nodes),
      ...steps,
      ...copies,
    ],
  };
}

const batchSize = 'batch_size';

function batchSizeNode({ input, axis }: BatchSource): GraphNode {
  return { op: 'Shape', inputs: [input], outputs: [batchSize], attributes: { start: axis, end: axis + 1 } };
}

function generaliseConstant(name: string, constant: RecordedConstant, entries: readonly Law[]): GraphPart {
  const varying = entries.filter(({ times }) => times !== 0).length;
  if (varying === 0) return { nodes: [], initializers: [{ ...constant, name }] };
  if (varying === 1 && constant.isTargetShape) {
    const inferred = entries.map(({ plus, times }) => (times === 0 ? plus : -1));
    return { nodes: [], initializers: [integers(name, inferred)] };
  }
  const [times, plus, shape] = [`${name}_times`, `${name}_plus`, `${name}_shape`];
  const [scaled, shifted, shaped] = [`${name}_scaled`, `${name}_shifted`, `${name}_shaped`];
  const numbersOf = (key: keyof Law): number[] => entries.map((law) => law[key]);
  return {
    initializers: [
      integers(times, numbersOf('times')),
      integers(plus, numbersOf('plus')),
      integers(shape, constant.shape),
    ],
    nodes: [
      { op: 'Mul', inputs: [batchSize, times], outputs: [scaled], attributes: {} },
      { op: 'Add', inputs: [scaled, plus], outputs: [shifted], attributes: {} },
      { op: 'Reshape', inputs: [shifted, shape], outputs: [shaped], attributes: {} },
      { op: 'Cast', inputs: [shaped], outputs: [name], attributes: { to: constant.dtype } },
    ],
  };
}

function integers(name: string, data: readonly number[]): Initializer {
  return { name, dtype: 'int64', shape: [data.length], data };
}

function dimension({ plus, times }: Law): Dimension {
  if (times === 0) return plus;
  const multiple = times === 1 ? 'batch' : `${times}*batch`;
  return plus === 0 ? multiple : `${multiple}+${plus}`;
}

/** The laws that the numbers follow, entry by entry: fitted to the first two observations, and checked against all. */
function laws(observations: readonly { batch: number; numbers: ArrayLike<number> }[]): Law[] {
  const [first, second] = observations;
  return Array.from(first.numbers, (a, i) => {
    const found = observations.map(({ numbers }) => numbers[i]);
    if (found.every((number) => Object.is(number, a))) return { plus: a, times: 0 };
    const times = (found[1] - a) / (second.batch - first.batch);
    const plus = a - times * first.batch;
    const holds = observations.every(({ batch }, k) => plus + times * batch === found[k]);
    if (holds && Number.isInteger(times) && Number.isInteger(plus)) return { plus, times };
    const seen = observations.map(({ batch }, k) => `${found[k]} with a batch of ${batch}`).join(', ');
    throw new Error(`a number is not a whole multiple of the batch size, plus a constant: ${seen}; make it an input`);
  });
}

/** Apart from sizes and the values of constants, the recordings must be the same. */
function assertSameSteps(traces: readonly Trace[]): void {
  const [first, ...others] = traces.map(({ batch, recording }) => ({ batch, steps: outline(recording) }));
  for (const { batch, steps } of others) {
    const length = Math.max(first.steps.length, steps.length);
    for (let i = 0; i < length; i++) {
      const [a, b] = [first.steps[i] ?? 'nothing', steps[i] ?? 'nothing'];
      if (a === b) continue;
      const seen = `${a} with a batch of ${first.batch}, ${b} with a batch of ${batch}`;
      throw new Error(`the function takes other steps for another batch size: ${seen}`);
    }
  }
}

function outline({ constants, nodes, outputs }: Recording): string[] {
  return [
    ...nodes.map(
      ({ op, inputs, outputs, attributes }) =>
        `${op}(${String(inputs)}) -> (${String(outputs)}) ${JSON.stringify(attributes)}`,
    ),
    ...constants.map(({ id, dtype, data }) => `constant ${id}: ${dtype}, ${data.length} numbers`),
    ...outputs.map(({ name, value }) => `output ${name} of rank ${value.shape.length}`),
  ];
}
