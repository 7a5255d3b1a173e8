/** Teaching as the page sees it: one policy at a time, in a worker of its own. */
import { deferred, type Deferred } from '../../base/deferred.ts';
import type { PolicySource, Progress, TeachingAddresses, TeachingReport, ToTeachingWorker } from './messages.ts';
import type { Effort } from './pace.ts';
import type { TeachingPlan } from './plan.ts';

/** The part of `Worker` that is used here. */
export type TeachingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type TeachingState =
  | { is: 'idle' }
  /** Until the first report, `progress` is null. */
  | { is: 'teaching'; isPaused: boolean; progress: Progress | null };

export interface TeachingOptions {
  createWorker: () => TeachingWorker;
  addresses: TeachingAddresses;
}

/** A policy as it is while it is taught, as a file. */
export interface TaughtSoFar {
  policy: Uint8Array<ArrayBuffer>;
  progress: Progress;
}

/** Thrown where a policy is asked for and teaching ends before it comes. */
export class NotTeaching extends Error {
  override readonly name = 'NotTeaching';
}

export class TeachingService {
  readonly #options: TeachingOptions;
  readonly #listeners = new Set<(report: TeachingReport) => void>();
  #worker: TeachingWorker | null = null;
  #state: TeachingState = { is: 'idle' };
  #effort: Effort = 'normal';
  #asked: Deferred<TaughtSoFar>[] = [];

  constructor(options: TeachingOptions) {
    this.#options = options;
  }

  get state(): TeachingState {
    return this.#state;
  }

  get effort(): Effort {
    return this.#effort;
  }

  /** How much of the time teaching works, now and from the next start on. */
  set effort(effort: Effort) {
    this.#effort = effort;
    this.#post({ type: 'effort', effort });
  }

  /** Calls back with every report. @returns a function that ends that */
  onReport(listener: (report: TeachingReport) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins a plan; what was being taught before is abandoned. @param start the policy to start from; null for nothing */
  teach(plan: TeachingPlan, start: PolicySource | null): void {
    const { addresses } = this.#options;
    this.#startWorker({ type: 'teach', addresses, plan, start, effort: this.#effort });
  }

  /** Goes on from the bytes of a `checkpoint` report; what was being taught before is abandoned. */
  continue(checkpoint: Uint8Array<ArrayBuffer>): void {
    const { addresses } = this.#options;
    this.#startWorker({ type: 'continue', addresses, checkpoint, effort: this.#effort });
  }

  /** Stops working within a moment; its clock stands too. */
  pause(): void {
    this.#setPaused(true);
  }

  resume(): void {
    this.#setPaused(false);
  }

  /** Ends after the iteration, with a `checkpoint` and a `taught` report. */
  stop(): void {
    this.#post({ type: 'stop' });
  }

  /** Ends at once, without a report. */
  abandon(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#state = { is: 'idle' };
    for (const { reject } of this.#asked.splice(0)) reject(new NotTeaching('Nothing is being taught any more.'));
  }

  /** The policy as it is now. @throws {NotTeaching} */
  current(): Promise<TaughtSoFar> {
    if (this.#worker === null) return Promise.reject(new NotTeaching('Nothing is being taught.'));
    const answer = deferred<TaughtSoFar>();
    this.#asked.push(answer);
    this.#post({ type: 'get-policy' });
    return answer.promise;
  }

  #startWorker(task: Extract<ToTeachingWorker, { type: 'teach' | 'continue' }>): void {
    this.abandon();
    this.#state = { is: 'teaching', isPaused: false, progress: null };
    try {
      const worker = this.#options.createWorker();
      this.#worker = worker;
      worker.addEventListener('message', ({ data }: MessageEvent<TeachingReport>) => {
        if (worker === this.#worker) this.#hear(data);
      });
      worker.addEventListener('error', ({ message }) => {
        if (worker === this.#worker)
          this.#hear({ type: 'failed', kind: 'stopped', detail: message || 'the worker cannot be started' });
      });
      this.#post(task);
    } catch (error) {
      this.#hear({ type: 'failed', kind: 'stopped', detail: String(error) });
    }
  }

  #hear(report: TeachingReport): void {
    if (report.type === 'taught' || report.type === 'failed') this.abandon();
    else if (this.#state.is === 'teaching') {
      const { share, iteration, decisions, seconds } = report;
      const progress = { share, iteration, decisions, seconds };
      this.#state = { ...this.#state, progress };
      if (report.type === 'policy') this.#asked.shift()?.resolve({ policy: report.policy, progress });
    }
    for (const listener of this.#listeners) listener(report);
  }

  #setPaused(isPaused: boolean): void {
    if (this.#state.is !== 'teaching') return;
    this.#state = { ...this.#state, isPaused };
    this.#post({ type: isPaused ? 'pause' : 'resume' });
  }

  #post(message: ToTeachingWorker): void {
    this.#worker?.postMessage(message);
  }
}
