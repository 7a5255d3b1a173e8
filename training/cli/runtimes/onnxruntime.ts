import type * as Ort from 'onnxruntime-web';
import { UsageError } from '../command/usage-error.ts';
import { onnxRuntime } from '../../learner/network/onnxruntime.ts';
import type { Runtime } from '../../learner/network/session.ts';

type OrtModule = Pick<typeof Ort, 'InferenceSession' | 'Tensor'> & { env: Ort.Env };

/**
 * The fastest runtime that this machine has: onnxruntime's native build where it was installed, else its WebAssembly.
 */
export async function loadRuntime(): Promise<Runtime> {
  return (await loadNativeRuntime()) ?? loadWasmRuntime();
}

/**
 * Longer arguments in characters are refused: onnxruntime's native build (1.30) ends the process with a segmentation fault when it is loaded
 * where an argument, or all together, are longer than about 29,000.
 */
const LONGEST_ARGUMENTS = 25_000;

/** onnxruntime's native build, or undefined where it was not installed or does not load. */
export async function loadNativeRuntime(): Promise<Runtime | undefined> {
  if (process.argv.join(' ').length > LONGEST_ARGUMENTS)
    throw new UsageError('the arguments are too long: name a folder in place of the files in it');
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
