import type * as Ort from 'onnxruntime-web';
import { assertFeeds, type Feed, type Fetch, type Runtime, type Session } from '../../learner/network/session.ts';

type OrtModule = Pick<typeof Ort, 'InferenceSession' | 'Tensor'> & { env: Ort.Env };

/**
 * One thread each: workers, not sessions, share the cores, and results are equal bit for bit only with a fixed number
 * of threads.
 */
const sessionOptions: Ort.InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  logSeverityLevel: 3,
  // Otherwise every product transposes its own operand again, and more slowly.
  extra: { optimization: { disable_specified_optimizers: 'MatmulTransposeFusion' } },
};

/**
 * The fastest runtime that this machine has: onnxruntime's native build where it was installed, else its WebAssembly.
 */
export async function loadRuntime(): Promise<Runtime> {
  return (await loadNativeRuntime()) ?? loadWasmRuntime();
}

/** onnxruntime's native build, or undefined where it was not installed or does not load. */
export async function loadNativeRuntime(): Promise<Runtime | undefined> {
  // An optional dependency: TypeScript and bundlers must not look for it.
  const module: string = 'onnxruntime-node';
  try {
    return runtime('onnxruntime-node', (await import(module)) as OrtModule);
  } catch {
    return undefined;
  }
}

/** onnxruntime's WebAssembly build, which runs everywhere. */
export async function loadWasmRuntime(): Promise<Runtime> {
  const ort = (await import('onnxruntime-web/wasm')) as OrtModule;
  ort.env.wasm.numThreads = 1;
  return runtime('onnxruntime-web', ort);
}

function runtime(name: string, { InferenceSession, Tensor }: OrtModule): Runtime {
  const tensor = ({ data, dims }: Feed) =>
    data instanceof Float32Array ? new Tensor('float32', data, dims) : new Tensor('int32', data, dims);
  return {
    name,
    async load(model): Promise<Session> {
      const session = await InferenceSession.create(model, sessionOptions);
      const specs = session.inputMetadata.flatMap((input) => (input.isTensor ? [input] : []));
      return {
        async run(feeds) {
          assertFeeds(specs, feeds);
          const inputs: Record<string, Ort.Tensor> = {};
          for (const name in feeds) inputs[name] = tensor(feeds[name]);
          return (await session.run(inputs)) as unknown as Record<string, Fetch>;
        },
        release: () => session.release(),
      };
    },
  };
}
