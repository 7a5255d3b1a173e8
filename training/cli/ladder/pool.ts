/** The ladder's threads. */
import type { Worker } from 'node:worker_threads';
import type { Moments } from '../../learner/evaluation/statistics.ts';
import type { Part, ResultsFile } from './results.ts';
import type { LadderTask } from './ladder-worker.ts';
import { ProgressLine } from '../command/progress-line.ts';
import { startWorker } from '../support/worker.ts';

/** Threads that share the parts among them. */
export class Pool {
  private readonly task: LadderTask;
  private readonly size: number;
  private readonly results: ResultsFile;
  private readonly isSilent: boolean;
  private readonly threads: Worker[] = [];

  constructor(task: LadderTask, size: number, results: ResultsFile, isSilent: boolean) {
    this.task = task;
    this.size = size;
    this.results = results;
    this.isSilent = isSilent;
  }

  /** Plays what the results lack, and adds it to them. */
  async play(parts: readonly Part[]): Promise<void> {
    const left = parts.filter((part) => this.results.get(part) === undefined);
    const count = left.length;
    if (count === 0) return;
    const progress = new ProgressLine('parts', count, { isSilent: this.isSilent });
    let done = 0;
    const lane = async (at: number): Promise<void> => {
      for (let part = left.shift(); part !== undefined; part = left.shift()) {
        this.results.add(part, await this.playOn(await this.thread(at), part));
        progress.update(++done);
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(this.size, count) }, (_, at) => lane(at)));
    } finally {
      progress.clear();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private async thread(at: number): Promise<Worker> {
    if (this.threads[at] === undefined) {
      this.threads[at] = startWorker(new URL('./ladder-worker.ts', import.meta.url), this.task);
      await answerOf(this.threads[at]);
    }
    return this.threads[at];
  }

  private playOn(thread: Worker, part: Part): Promise<Moments> {
    const answer = answerOf(thread);
    thread.postMessage(part);
    return answer as Promise<Moments>;
  }
}

/** The next message of a thread. */
function answerOf(thread: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', answered).off('error', failed);
    };
    const answered = (message: unknown): void => {
      settle();
      resolve(message);
    };
    const failed = (error: Error): void => {
      settle();
      reject(error);
    };
    thread.on('message', answered).on('error', failed);
  });
}
