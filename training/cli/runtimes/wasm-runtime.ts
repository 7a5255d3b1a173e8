import { onnxRuntime } from '../../learner/network/onnxruntime.ts';
import type { Runtime } from '../../learner/network/session.ts';

/** onnxruntime's WebAssembly build, which runs everywhere. */
export async function loadWasmRuntime(): Promise<Runtime> {
  const ort = await import('onnxruntime-web/wasm');
  ort.env.wasm.numThreads = 1;
  return onnxRuntime('onnxruntime-web', ort);
}
