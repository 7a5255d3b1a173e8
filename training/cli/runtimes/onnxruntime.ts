import type * as Ort from 'onnxruntime-web';
import { onnxRuntime } from '../../learner/network/onnxruntime.ts';
import type { Runtime } from '../../learner/network/session.ts';

type OrtModule = Pick<typeof Ort, 'InferenceSession' | 'Tensor'> & { env: Ort.Env };

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
    return onnxRuntime('onnxruntime-node', (await import(module)) as OrtModule);
  } catch {
    return undefined;
  }
}

/** onnxruntime's WebAssembly build, which runs everywhere. */
export async function loadWasmRuntime(): Promise<Runtime> {
  const ort = (await import('onnxruntime-web/wasm')) as OrtModule;
  ort.env.wasm.numThreads = 1;
  return onnxRuntime('onnxruntime-web', ort);
}
