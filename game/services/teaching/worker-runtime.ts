/** What workers that compute with policies have in common: a clock, and the runtime on one thread. */
import * as ort from 'onnxruntime-web/wasm';
import { onnxRuntime } from '../../../training/learner/network/onnxruntime.ts';
import type { Runtime } from '../../../training/learner/network/session.ts';
import { yieldToMessages } from '../bots/yield-to-messages.ts';
import type { Time } from './pace.ts';

export const workerTime: Time = {
  now: () => performance.now(),
  wait: (ms) => (ms < 1 ? yieldToMessages() : new Promise((resolve) => setTimeout(resolve, ms))),
};

/** @param wasm URL of the runtime's wasm file */
export function workerRuntime(wasm: string): Runtime {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = { wasm };
  return onnxRuntime('onnxruntime-web', ort);
}
