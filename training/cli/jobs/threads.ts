/** Threads of this process that do parts of jobs. */
import type { Worker } from 'node:worker_threads';
import { UsageError } from '../command/usage-error.ts';
import { ended, startWorker } from '../support/worker.ts';
import { NO_CHECKPOINTS, type Checkpoints } from './job-kind.ts';
import type { JobTask, PartTask, ThreadMessage, ThreadTask } from './job-thread.ts';
import { KINDS } from './kinds.ts';

const THREAD = new URL('./job-thread.ts', import.meta.url);
/** How long a thread has for the step that it is at, in ms. */
const PATIENCE = 5_000;

export class Threads {
  /** Those that have done a part, of which job. */
  readonly #idle: { thread: Worker; task: JobTask }[] = [];
  readonly #all = new Set<Worker>();

  /**
   * Does one part of a job, beside others that are being done, in a thread that has done parts of the same job, or in a
   * new one, for which one that was idle ends.
   * @param task the same object for all parts of a job
   * @throws {UsageError} where something is wrong with what was asked for; its thread ends then
   */
  async run(
    task: JobTask,
    part: unknown,
    onProgress: (share: number) => void,
    checkpoints = NO_CHECKPOINTS,
  ): Promise<unknown> {
    const thread = this.#take(task);
    let isReusable = false;
    try {
      const result = await answerOf(thread, part, onProgress, checkpoints);
      isReusable = !KINDS[task.kind].hasOwnThread;
      return result;
    } finally {
      if (isReusable) this.#idle.push({ thread, task });
      else void this.#end(thread);
    }
  }

  /** Ends all threads, whatever they are doing. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => this.#end(thread)));
  }

  #take(task: JobTask): Worker {
    const at = this.#idle.findIndex((one) => one.task === task);
    const [idle] = this.#idle.splice(Math.max(at, 0), 1);
    if (at >= 0) return idle.thread;
    if (idle !== undefined) void this.#end(idle.thread);
    const thread = startWorker(THREAD, task);
    this.#all.add(thread);
    return thread;
  }

  /** Ends a thread between two steps of its work, by force only if it does not come to one. */
  async #end(thread: Worker): Promise<void> {
    const waiting = setTimeout(() => void thread.terminate(), PATIENCE);
    thread.postMessage('end' satisfies ThreadTask);
    await ended(thread);
    clearTimeout(waiting);
    this.#all.delete(thread);
  }
}

function answerOf(
  thread: Worker,
  part: unknown,
  onProgress: (share: number) => void,
  { last, keep }: Checkpoints,
): Promise<unknown> {
  const answer = new Promise((resolve, reject) => {
    const answered = (message: ThreadMessage): void => {
      if (message.type === 'progress') onProgress(message.share);
      else if (message.type === 'checkpoint') keep(message.bytes);
      else if (message.type === 'done') resolve(message.result);
      else reject(message.name === 'UsageError' ? new UsageError(message.message) : new Error(message.message));
    };
    thread.on('message', answered).on('error', reject);
  });
  thread.postMessage({ part, checkpoint: last } satisfies PartTask);
  return answer.finally(() => thread.removeAllListeners('message').removeAllListeners('error'));
}
