/** A job done by threads of this process. */
import type { Worker } from 'node:worker_threads';
import type { ProvidedFiles } from '../bots/model-file.ts';
import { UsageError } from '../command/usage-error.ts';
import { ended, startWorker } from '../support/worker.ts';
import { NO_CHECKPOINTS, type Checkpoints, type JobListener } from './job-kind.ts';
import type { JobTask, PartTask, ThreadMessage, ThreadTask } from './job-thread.ts';
import { KINDS, type KindName, type PartOf, type ResultOf, type SharedOf } from './kinds.ts';

const THREAD = new URL('./job-thread.ts', import.meta.url);

/** Work of one kind whose parts share the same data. Threads start with the first part that needs them. */
export class ThreadedJob<Name extends KindName> {
  readonly #task: JobTask;
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();

  /**
   * @param threads parts done at once
   * @param files that come with the work; others are read from the disk
   */
  constructor(kind: Name, shared: SharedOf<Name>, threads: number, files: ProvidedFiles = {}) {
    this.#task = { kind, shared, files };
    this.#threads = threads;
  }

  /** Does all parts, the first ones first. @throws what a part throws; no other part is begun then */
  async run(parts: readonly PartOf<Name>[], listener: JobListener<ResultOf<Name>>): Promise<void> {
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < parts.length) {
        const at = next++;
        try {
          const result = await this.runOne(parts[at], (share) => listener.onProgress(at, share));
          await listener.onResult(at, result);
        } catch (error) {
          next = parts.length;
          throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(this.#threads, parts.length) }, lane));
  }

  /** Ends the threads, whatever they are doing. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map(endThread));
  }

  /** Does one part, beside others that are being done. @throws what the part throws; its thread ends then */
  async runOne(
    part: PartOf<Name>,
    onProgress: (share: number) => void,
    checkpoints = NO_CHECKPOINTS,
  ): Promise<ResultOf<Name>> {
    const thread = this.#idle.pop() ?? startWorker(THREAD, this.#task);
    this.#all.add(thread);
    let isReusable = false;
    try {
      const result = await answerOf(thread, part, onProgress, checkpoints);
      isReusable = !KINDS[this.#task.kind].hasOwnThread;
      return result as ResultOf<Name>;
    } finally {
      if (isReusable) this.#idle.push(thread);
      else {
        this.#all.delete(thread);
        void endThread(thread);
      }
    }
  }
}

/** How long a thread has for the step that it is at, in ms. */
const PATIENCE = 5_000;

/** Ends a thread between two steps of its work, by force only if it does not come to one. */
async function endThread(thread: Worker): Promise<void> {
  const waiting = setTimeout(() => void thread.terminate(), PATIENCE);
  thread.postMessage('end' satisfies ThreadTask);
  await ended(thread);
  clearTimeout(waiting);
}

/** The result of a part. @throws {UsageError} where the thread found something wrong with what was asked for */
function answerOf(
  thread: Worker,
  part: unknown,
  onProgress: (share: number) => void,
  { last, keep }: Checkpoints,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', answered).off('error', failed);
    };
    const failed = (error: Error): void => {
      settle();
      reject(error);
    };
    const answered = (message: ThreadMessage): void => {
      if (message.type === 'progress') {
        onProgress(message.share);
        return;
      }
      if (message.type === 'checkpoint') {
        keep(message.bytes);
        return;
      }
      settle();
      if (message.type === 'done') resolve(message.result);
      else reject(message.name === 'UsageError' ? new UsageError(message.message) : new Error(message.message));
    };
    thread.on('message', answered).on('error', failed);
    thread.postMessage({ part, checkpoint: last } satisfies PartTask);
  });
}
