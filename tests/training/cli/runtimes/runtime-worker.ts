import { parentPort, workerData } from 'node:worker_threads';
import { loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';
import type { Feed } from '../../../../training/learner/network/session.ts';

const { model, feeds } = workerData as { model: Uint8Array; feeds: Record<string, Feed> };
const runtime = await loadRuntime();
const session = await runtime.load(model);
const outputs = await session.run(feeds);
const copies = Object.entries(outputs).map(([name, { data, dims }]) => [
  name,
  { data: Float32Array.from(data), dims: [...dims] },
]);
parentPort!.postMessage(Object.fromEntries(copies));
await session.release();
