/** Sessions of onnxruntime, whose native and WebAssembly builds have the same interface. Imports neither. */
import { assertFeeds, type Feed, type Fetch, type Runtime } from './session.ts';

/** The part of either build that is used here. */
interface Onnxruntime {
  InferenceSession: { create(model: Uint8Array, options: typeof SESSION_OPTIONS): Promise<OnnxSession> };
  Tensor: {
    new (type: 'float32', data: Float32Array, dims: readonly number[]): object;
    new (type: 'int32', data: Int32Array, dims: readonly number[]): object;
  };
}

interface OnnxSession {
  readonly inputMetadata: readonly (
    | { name: string; isTensor: true; shape: readonly (number | string)[] }
    | { name: string; isTensor: false }
  )[];
  run(feeds: Record<string, object>): Promise<object>;
  release(): Promise<void>;
}

/**
 * One thread each: workers, not sessions, share the cores, and results are equal bit for bit only with a fixed number
 * of threads.
 */
const SESSION_OPTIONS = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  logSeverityLevel: 3,
  // Otherwise every product transposes its own operand again, and more slowly.
  extra: { optimization: { disable_specified_optimizers: 'MatmulTransposeFusion' } },
} as const;

/** Executes ONNX files by a build of onnxruntime. @param name for messages */
export function onnxRuntime(name: string, { InferenceSession, Tensor }: Onnxruntime): Runtime {
  const tensor = ({ data, dims }: Feed): object =>
    data instanceof Float32Array ? new Tensor('float32', data, dims) : new Tensor('int32', data, dims);
  return {
    name,
    async load(model) {
      const session = await InferenceSession.create(model, SESSION_OPTIONS);
      const specs = session.inputMetadata.flatMap((input) => (input.isTensor ? [input] : []));
      return {
        async run(feeds) {
          assertFeeds(specs, feeds);
          const inputs: Record<string, object> = {};
          for (const input in feeds) inputs[input] = tensor(feeds[input]);
          return (await session.run(inputs)) as Record<string, Fetch>;
        },
        release: () => session.release(),
      };
    },
  };
}
