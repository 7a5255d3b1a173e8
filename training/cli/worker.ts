import { Worker } from 'node:worker_threads';

/**
 * Starts a TypeScript module in a thread of its own, where it finds `data` as `workerData`.
 *
 * Node 20 does not pass the loader that runs TypeScript on to its threads, so each registers it anew.
 */
export function startWorker(module: URL, data: unknown): Worker {
  const loader = import.meta.resolve('tsx/esm/api');
  const source = `import('${loader}').then(({ register }) => {
    register();
    return import('${module.href}');
  });`;
  return new Worker(source, { eval: true, workerData: data, execArgv: [] });
}
