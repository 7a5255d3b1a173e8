/** Teaching as the page sees it: one policy at a time, in workers of its own. */
import { deferred, type Deferred } from '../../base/deferred.ts';
import type {
  PolicySource,
  Progress,
  TeachingAddresses,
  TeachingReport,
  TeachingTask,
  ToTeachingWorker,
} from './messages.ts';
import type { Effort } from './pace.ts';
import { Pauses } from './pauses.ts';
import { placesFor } from './places.ts';
import type { TeachingPlan } from './plan.ts';
import type { WorkerLike } from '../../base/worker-requests.ts';

export type TeachingState =
  | { is: 'idle' }
  /** Until the first report, `progress` is null. */
  | { is: 'teaching'; isPaused: boolean; progress: Progress | null };

export interface TeachingOptions {
  createWorker: () => WorkerLike;
  /** How many of them learn in step: more than one only where they may share memory. */
  learners: number;
  addresses: TeachingAddresses;
  /** How old, in ms, the last checkpoint is at least when the next one comes. */
  checkpointMs: number;
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
  /** Only the first one reports, unless another fails; none while nothing is taught. */
  #workers: WorkerLike[] = [];
  /** Null where there is one worker, which hears of its pauses in time. */
  #pauses: Pauses | null = null;
  #state: TeachingState = { is: 'idle' };
  #effort: Effort = 'normal';
  #isAside = false;
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

  /** Lets it step aside while there is something that must not be disturbed. */
  stepAside(isAside: boolean): void {
    this.#isAside = isAside;
    this.#post({ type: 'aside', isAside });
  }

  /** Calls back with every report. @returns a function that ends that */
  onReport(listener: (report: TeachingReport) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins a plan; what was being taught before is abandoned. @param start the policy to start from; null for nothing */
  teach(plan: TeachingPlan, start: PolicySource | null): void {
    this.#startWorkers({ type: 'teach', plan, start });
  }

  /** Goes on from the bytes of a `checkpoint` report; what was being taught before is abandoned. */
  continue(checkpoint: Uint8Array<ArrayBuffer>): void {
    this.#startWorkers({ type: 'continue', checkpoint });
  }

  /** Stops working within a moment; its clock stands too. */
  pause(): void {
    this.#pauses?.begin();
    this.#setPaused(true);
  }

  resume(): void {
    this.#pauses?.end();
    this.#setPaused(false);
  }

  /** Ends after the iteration, with a `checkpoint` and a `taught` report. */
  stop(): void {
    this.#pauses?.end();
    this.#post({ type: 'stop' });
  }

  /** Ends at once, without a report. */
  abandon(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
    this.#pauses = null;
    this.#state = { is: 'idle' };
    for (const { reject } of this.#asked.splice(0)) reject(new NotTeaching('Nothing is being taught any more.'));
  }

  /** The policy as it is now. @throws {NotTeaching} */
  current(): Promise<TaughtSoFar> {
    if (this.#workers.length === 0) return Promise.reject(new NotTeaching('Nothing is being taught.'));
    const answer = deferred<TaughtSoFar>();
    this.#asked.push(answer);
    this.#workers[0].postMessage({ type: 'get-policy' } satisfies ToTeachingWorker);
    return answer.promise;
  }

  #startWorkers(task: TeachingTask): void {
    this.abandon();
    this.#state = { is: 'teaching', isPaused: false, progress: null };
    const { addresses, learners, checkpointMs } = this.#options;
    const means = { addresses, effort: this.#effort, isAside: this.#isAside, checkpointMs };
    try {
      if (learners === 1) return this.#startWorker().postMessage({ ...task, ...means, place: null });
      this.#pauses = new Pauses(() => performance.now());
      for (const place of placesFor(learners, this.#pauses.memory))
        this.#startWorker().postMessage({ ...task, ...means, place }, [...place.ports]);
    } catch (error) {
      this.#fail(String(error));
    }
  }

  #startWorker(): WorkerLike {
    const worker = this.#options.createWorker();
    this.#workers.push(worker);
    worker.addEventListener('message', ({ data }: MessageEvent<TeachingReport>) => {
      if (this.#workers.includes(worker)) this.#hear(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.#workers.includes(worker)) this.#fail(message || 'the worker cannot be started');
    });
    return worker;
  }

  #fail(detail: string): void {
    this.#hear({ type: 'failed', kind: 'stopped', detail });
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
    for (const worker of this.#workers) worker.postMessage(message);
  }
}
