import { isMainThread } from 'node:worker_threads';
import type * as Ort from 'onnxruntime-web';
import { UsageError } from '../command/usage-error.ts';
import { onnxRuntime } from '../../learner/network/onnxruntime.ts';
import type { Runtime } from '../../learner/network/session.ts';
import { damagedLibrary } from './native-library.ts';
import { loadWasmRuntime } from './wasm-runtime.ts';

type OrtModule = Pick<typeof Ort, 'InferenceSession' | 'Tensor'>;

/**
 * The fastest runtime that this machine has: onnxruntime's native build where it was installed, else its WebAssembly.
 */
export async function loadRuntime(): Promise<Runtime> {
  const native = await nativeOrReason();
  if (typeof native !== 'string') return native;
  saySlower(native);
  return loadWasmRuntime();
}

let hasSaidSlower = false;

/** Says once that everything takes longer; threads leave that to the process that started them. */
function saySlower(reason: string): void {
  if (hasSaidSlower || !isMainThread) return;
  hasSaidSlower = true;
  process.stderr.write(`onnxruntime-node cannot be loaded (${reason}): ${SLOWER}\n`);
}

/** Measured by processor time: 3.1 for `train --rules scat --players 2 --workers 1`, 2.0 for `arena` with a policy of 0.7 MB. */
const SLOWER = 'its WebAssembly build is used, with which learning takes about three times as long, and playing twice';

/**
 * Longer arguments in characters are refused: onnxruntime's native build (1.30) ends the process with a segmentation fault when it is loaded
 * where an argument, or all together, are longer than about 29,000.
 */
const LONGEST_ARGUMENTS = 25_000;

/** onnxruntime's native build, or undefined where it was not installed or does not load. */
export async function loadNativeRuntime(): Promise<Runtime | undefined> {
  const native = await nativeOrReason();
  return typeof native === 'string' ? undefined : native;
}

/** onnxruntime's native build, or why it cannot be loaded. */
async function nativeOrReason(): Promise<Runtime | string> {
  if (process.argv.join(' ').length > LONGEST_ARGUMENTS)
    throw new UsageError('the arguments are too long: name a folder in place of the files in it');
  // An optional dependency: TypeScript and bundlers must not look for it.
  const module: string = 'onnxruntime-node';
  try {
    const damaged = damagedLibrary();
    if (damaged !== null) return `a part of ${damaged} is missing: npm ci installs it anew`;
    return onnxRuntime('onnxruntime-node', (await import(module)) as OrtModule);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ERR_MODULE_NOT_FOUND' ? 'it is not installed' : message.split('\n')[0];
  }
}
