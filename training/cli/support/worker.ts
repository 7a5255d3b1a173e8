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

/**
 * Runs a module in a thread of its own until it has told what it was started for.
 * @param isResult whether what the thread tells is that; all that it tells goes through here
 */
export function resultOf<Report>(
  module: URL,
  task: unknown,
  isResult: (report: Report) => boolean = () => true,
): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(module, task);
    worker.on('error', reject);
    worker.on('message', (report: Report) => {
      if (!isResult(report)) return;
      void worker.terminate();
      resolve(report);
    });
  });
}
