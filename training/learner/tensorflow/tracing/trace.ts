import type * as tf from '../tf.ts';
import { withTracing, type RecordRun } from './backend.ts';
import { generalise, type BatchSource, type Trace } from './generalise.ts';
import { prune, type GraphNode } from '../../onnx/graph.ts';
import { writeModel } from '../../onnx/write.ts';

/** An input: its name, and its shape, where `'batch'` is a size that only a run knows. */
export interface TensorSpec {
  name: string;
  shape: readonly (number | 'batch')[];
  /** `float32` where left out. */
  dtype?: 'float32' | 'int32' | 'bool';
}

export const WEIGHT_TYPES = ['float32', 'float16'] as const;
export type WeightType = (typeof WEIGHT_TYPES)[number];

/** A tensor inside a file. `float16` halves its bytes and rounds it; computation is in `float32` either way. */
export interface StoredTensor {
  shape: readonly number[];
  data: Float32Array;
  /** `float32` where left out. */
  storedAs?: WeightType;
}

/** A function of tensors together with what it needs, to be traced, or run by TensorFlow.js for comparison. */
export interface Computation {
  inputs: readonly TensorSpec[];
  /** Tensors that `compute` gets like its inputs, and that end up inside the file. */
  initializers?: Readonly<Record<string, StoredTensor>>;
  /** Named tensors in, named tensors out. */
  compute: (tensors: Record<string, tf.Tensor>) => Record<string, tf.Tensor>;
}

export interface TraceOptions extends Computation {
  name: string;
}

/**
 * Two sizes give a law and the third checks it. Primes have nothing in common that could be mistaken for a law.
 */
const batchSizes = [1009, 2003, 4001];

/**
 * Turns a function of TensorFlow.js tensors into an ONNX file that computes it for any batch size. Gradients inside
 * the function (`tf.grad`, `tf.valueAndGrads`, …) are traced like everything else.
 * @throws {Error} if the function uses a kernel that the tracer does not know, looks at values, uses tensors from
 * outside, or depends on the batch size in a way that a graph cannot express; the message says which.
 */
export async function traceToOnnx({ name, inputs, initializers = {}, compute }: TraceOptions): Promise<Uint8Array> {
  const runAt = (record: RecordRun, batch: number): Trace => ({
    batch,
    recording: record((makeInput) => {
      const tensors: Record<string, tf.Tensor> = {};
      for (const { name, shape, dtype = 'float32' } of inputs) {
        const sizes = shape.map((size) => (size === 'batch' ? batch : size));
        tensors[name] = makeInput(name, dtype, sizes);
      }
      for (const [name, tensor] of Object.entries(initializers)) {
        tensors[name] = makeInput(computedName(name, tensor), 'float32', tensor.shape);
      }
      return compute(tensors);
    }),
  });
  const traces = await withTracing((record) => batchSizes.map((batch) => runAt(record, batch)));
  const general = generalise(traces, batchSource(inputs));
  const tensors = Object.entries(initializers);
  const stored = tensors.map(([name, { storedAs: dtype = 'float32', ...tensor }]) => ({ ...tensor, name, dtype }));
  const widened = tensors.flatMap(([name, tensor]): GraphNode[] => {
    const computed = computedName(name, tensor);
    if (computed === name) return [];
    return [{ op: 'Cast', inputs: [name], outputs: [computed], attributes: { to: 'float32' } }];
  });
  const graph = prune({
    ...general,
    name,
    inputs: inputs.map(({ name, shape, dtype = 'float32' }) => ({ name, shape, dtype })),
    initializers: [...stored, ...general.initializers],
    nodes: [...widened, ...general.nodes],
  });
  assertDistinct(
    name,
    [...graph.inputs, ...graph.initializers, ...graph.outputs].map((port) => port.name),
  );
  return writeModel(graph);
}

/** What the graph calls a tensor of the file where it computes with it. */
function computedName(name: string, { storedAs }: StoredTensor): string {
  return storedAs === 'float16' ? `${name}/float32` : name;
}

function batchSource(inputs: readonly TensorSpec[]): BatchSource | undefined {
  const input = inputs.find(({ shape }) => shape.includes('batch'));
  return input && { input: input.name, axis: input.shape.indexOf('batch') };
}

function assertDistinct(graph: string, names: readonly string[]): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`the graph '${graph}' has two tensors named '${twice}'`);
}
