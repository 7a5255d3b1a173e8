/** Teaching as the page sees it: one policy at a time, in workers of its own. */
import { RequestFailed, WorkerRequests, type RequestOptions, type WorkerLike } from '../../base/worker-requests.ts';
import type { Failure, FailureKind } from './failure.ts';
import type {
  PolicyWithCritic,
  TaughtSoFar,
  TeachingAddresses,
  TeachingMeans,
  TeachingReport,
  TeachingRequests,
} from './messages.ts';
import type { Effort } from './pace.ts';
import { Pauses, placesFor } from './places.ts';
import type { TeachingPlan } from './plan.ts';

interface TeachingOptions {
  createWorker: () => WorkerLike;
  /** How many of them learn in step: more than one only where they may share memory. */
  learners: number;
  addresses: TeachingAddresses;
  /** How old, in ms, the last checkpoint is at least when the next one comes. */
  checkpointMs: number;
}

/** What comes of teaching: what its worker reports, or that it has ended because something is missing or wrong. */
export type TeachingNews = TeachingReport | ({ type: 'failed' } & Failure);

/** Thrown where a policy is asked for and teaching ends before it comes. */
export class NotTeaching extends Error {
  override readonly name = 'NotTeaching';
}

type LearnerWorker = WorkerRequests<TeachingRequests>;

export class TeachingService {
  readonly #options: TeachingOptions;
  /** Only the first one reports, unless another fails; none while nothing is taught. */
  #learners: LearnerWorker[] = [];
  /** Null where there is one worker, which hears of its pauses in time. */
  #pauses: Pauses | null = null;
  #effort: Effort = 'normal';
  #isAside = false;
  #listener: (news: TeachingNews) => void = () => undefined;

  constructor(options: TeachingOptions) {
    this.#options = options;
  }

  get effort(): Effort {
    return this.#effort;
  }

  /** How much of the time teaching works, now and from the next start on. */
  set effort(effort: Effort) {
    this.#effort = effort;
    this.#steer('effort', effort);
  }

  /** Lets it step aside while there is something that must not be disturbed. */
  stepAside(isAside: boolean): void {
    this.#isAside = isAside;
    this.#steer('aside', isAside);
  }

  /** Calls one listener back with all news. */
  onReport(listener: (news: TeachingNews) => void): void {
    this.#listener = listener;
  }

  /** Begins a plan; what was being taught before is abandoned. @param start the policy to start from; null for nothing */
  teach(plan: TeachingPlan, start: PolicyWithCritic | null): void {
    this.#start((learner, means, options) => learner.request('teach', { plan, start, ...means }, options));
  }

  /** Goes on from the bytes of a `checkpoint` report; what was being taught before is abandoned. */
  continue(checkpoint: Uint8Array<ArrayBuffer>): void {
    this.#start((learner, means, options) => learner.request('continue', { checkpoint, ...means }, options));
  }

  /** Stops working within a moment; its clock stands too. */
  pause(): void {
    this.#pauses?.begin();
    this.#steer('pause', null);
  }

  resume(): void {
    this.#pauses?.end();
    this.#steer('resume', null);
  }

  /** Ends after the iteration, with a `checkpoint` and a `taught` report. */
  stop(): void {
    this.#pauses?.end();
    this.#steer('stop', null);
  }

  /** Ends at once, without a report. */
  abandon(): void {
    for (const learner of this.#learners.splice(0)) learner.end();
    this.#pauses = null;
  }

  /** The policy as it is now. @throws {NotTeaching} */
  async current(): Promise<TaughtSoFar> {
    if (this.#learners.length === 0) throw new NotTeaching('Nothing is being taught.');
    try {
      return await this.#learners[0].request('get-policy', null);
    } catch (error) {
      throw error instanceof RequestFailed ? new NotTeaching(`Teaching has ended: ${error.message}`) : error;
    }
  }

  /** @param ask asks one of the learners to begin */
  #start(
    ask: (learner: LearnerWorker, means: TeachingMeans, options: RequestOptions<TeachingReport>) => Promise<void>,
  ): void {
    this.abandon();
    const { createWorker, addresses, learners, checkpointMs } = this.#options;
    const means = { addresses, effort: this.#effort, isAside: this.#isAside, checkpointMs };
    if (learners > 1) this.#pauses = new Pauses(() => performance.now());
    for (const place of this.#pauses === null ? [null] : placesFor(learners, this.#pauses.memory)) {
      const learner: LearnerWorker = new WorkerRequests(createWorker);
      this.#learners.push(learner);
      const options = { onProgress: (report: TeachingReport) => this.#hear(report), transfer: place?.ports ?? [] };
      ask(learner, { ...means, place }, options).catch((error: unknown) => this.#fail(learner, error));
    }
  }

  #fail(learner: LearnerWorker, error: unknown): void {
    if (!(error instanceof RequestFailed)) throw error;
    if (!this.#learners.includes(learner)) return;
    this.#hear({ type: 'failed', kind: error.why as FailureKind, detail: error.message });
  }

  #hear(news: TeachingNews): void {
    if (news.type === 'taught' || news.type === 'failed') this.abandon();
    this.#listener(news);
  }

  /** Tells all of them something that needs no answer; what they cannot be told any more does not matter. */
  #steer<Name extends 'pause' | 'resume' | 'stop' | 'effort' | 'aside'>(
    name: Name,
    question: TeachingRequests[Name]['question'],
  ): void {
    for (const learner of this.#learners) learner.request(name, question).catch(() => undefined);
  }
}
