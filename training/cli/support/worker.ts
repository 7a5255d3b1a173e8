import { Worker } from 'node:worker_threads';
import { IS_PACKAGE } from '../command/paths.ts';

/**
 * Starts a module in a thread of its own, where it finds `data` as `workerData`.
 *
 * Node 20 does not pass the loader that runs TypeScript on to its threads, so each registers it itself.
 */
export function startWorker(module: URL, data: unknown): Worker {
  if (IS_PACKAGE) return new Worker(module, { workerData: data, execArgv: [] });
  const loader = import.meta.resolve('tsx/esm/api');
  const source = `import(${JSON.stringify(loader)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(module.href)});
  });`;
  return new Worker(source, { eval: true, workerData: data, execArgv: [] });
}

/**
 * Waits until a thread has ended by itself. One that may be in the middle of a computation is never terminated, because
 * that makes onnxruntime crash the whole process.
 */
export function ended(worker: Worker): Promise<void> {
  if (worker.threadId < 0) return Promise.resolve();
  return new Promise((resolve) => worker.once('exit', () => resolve()));
}
