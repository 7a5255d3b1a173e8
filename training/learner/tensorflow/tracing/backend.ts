import * as tf from '../tf.ts';
import type { ElementType } from '../../onnx/graph.ts';
import { kernels } from './kernels.ts';
import { Recording, type Traced } from './recording.ts';

const backendName = 'onnx-tracer';
/** Lower than that of backends that compute, where there are any: they are current then. */
const PRIORITY = 0;

/**
 * A backend of TensorFlow.js that computes nothing: its kernels only record what would have to be computed.
 */
class TracingBackend extends tf.KernelBackend {
  recording = new Recording();
  readonly #values = new Map<object, Traced>();

  /**
   * A tensor that stands for a value. Every tensor gets a data id of its own, so TensorFlow.js may dispose of each on
   * its own.
   */
  wrap(value: Traced): tf.TensorInfo {
    const dataId = {};
    this.#values.set(dataId, value);
    return { dataId, shape: [...value.shape], dtype: value.dtype as tf.DataType };
  }

  /** The value that a tensor stands for. */
  unwrap({ dataId, shape }: tf.TensorInfo): Traced {
    const value = this.#values.get(dataId);
    if (value === undefined) {
      throw new Error(
        `a tensor of shape [${String(shape)}] was made outside the traced function: make it an input or an initializer`,
      );
    }
    return value;
  }

  override write(values: tf.BackendValues, shape: number[], dtype: tf.DataType): object {
    return this.wrap(this.recording.constant(dtype as ElementType, shape, values as ArrayLike<number>)).dataId;
  }

  override readSync(): never {
    throw new Error(
      'a traced function cannot look at the values of a tensor (dataSync, arraySync, data, array, print)',
    );
  }

  override async read(): Promise<never> {
    return this.readSync();
  }

  override disposeData(dataId: object): boolean {
    return this.#values.delete(dataId);
  }

  override numDataIds(): number {
    return this.#values.size;
  }
}

function register(): TracingBackend {
  const existing = tf.findBackend(backendName) as TracingBackend | null;
  if (existing) return existing;
  const backend = new TracingBackend();
  tf.registerBackend(backendName, () => backend, PRIORITY);
  for (const [kernelName, kernel] of Object.entries(kernels)) {
    tf.registerKernel({
      kernelName,
      backendName,
      kernelFunc: ({ inputs, attrs }) => {
        const operands = Object.values(inputs as Record<string, tf.TensorInfo>).map((input) => backend.unwrap(input));
        const result = kernel(backend.recording, operands, (attrs ?? {}) as never);
        return Array.isArray(result) ? result.map((value) => backend.wrap(value)) : backend.wrap(result as Traced);
      },
    });
  }
  return backend;
}

/** Makes a tensor that stands for an input or an initializer of the graph. */
type MakeInput = (name: string, dtype: 'float32' | 'int32' | 'bool', shape: readonly number[]) => tf.Tensor;

/** Records one run of a function that makes its own inputs and returns named outputs. */
export type RecordRun = (run: (makeInput: MakeInput) => Record<string, tf.Tensor>) => Recording;

/**
 * The gradient of ReLU from its output instead of its input: the input is then not needed elsewhere, so onnxruntime can
 * fuse the ReLU into the product before it.
 */
const reluGradient: tf.GradConfig = {
  kernelName: 'Relu',
  outputsToSave: [true],
  gradFunc: (dy, [y]) => ({ x: () => tf.mul(dy as tf.Tensor, tf.step(y)) }),
};

/** Calls `use` with the tracing backend in place, then restores the previous backend. */
export async function withTracing<T>(use: (record: RecordRun) => T): Promise<T> {
  const backend = register();
  await tf.ready();
  const backendBefore = tf.getBackend();
  const reluGradientBefore = tf.getGradient('Relu');
  // Switching to a backend that is ready happens at once: without an await, no other code computes in between.
  void tf.setBackend(backendName);
  tf.registerGradient(reluGradient);
  try {
    return use((run) => record(backend, run));
  } finally {
    tf.registerGradient(reluGradientBefore);
    void tf.setBackend(backendBefore);
  }
}

function record(backend: TracingBackend, run: Parameters<RecordRun>[0]): Recording {
  const recording = (backend.recording = new Recording());
  tf.tidy(() => {
    const outputs = run((name, dtype, shape) => {
      const { dataId } = backend.wrap(recording.input(name, dtype, shape));
      return tf.engine().makeTensorFromDataId(dataId, [...shape], dtype, backend);
    });
    for (const [name, tensor] of Object.entries(outputs)) recording.output(name, backend.unwrap(tensor));
  });
  return recording;
}
