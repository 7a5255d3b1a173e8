/** `thirty-one/policy` in Node, which may have a faster runtime than browsers have. */
import { loadNativeRuntime } from '../training/cli/runtimes/onnxruntime.ts';
import { loadWasmRuntime } from '../training/cli/runtimes/wasm-runtime.ts';
import { onnxPolicy, type OnnxPolicy } from './onnx-policy.ts';

export * from './policy.ts';

/** As in `policy.ts`, in whose place it stands. */
export async function loadPolicy(file: Uint8Array): Promise<OnnxPolicy> {
  return onnxPolicy((await loadNativeRuntime()) ?? (await loadWasmRuntime()), file);
}
