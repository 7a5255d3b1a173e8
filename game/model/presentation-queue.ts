/**
 * The one queue through which everything that happens at the table is shown: in order, one step at a time, at a pace
 * that may change at any moment, and skippable. It knows nothing of cards or drawing.
 */
import { deferred } from '../base/deferred.ts';

/** How steps move: `scale` multiplies every duration (1, more for slow, less for fast, 0 for instant). */
export interface StepPace {
  scale: number;
  reducedMotion: boolean;
}

export interface PresentationStep {
  /** Shows it; resolves when the next step may start. */
  play(pace: StepPace): Promise<void>;
  /** Jumps to its end at once, so that `play` resolves. Called only while `play` is pending. */
  finish(): void;
}

export class PresentationQueue {
  #steps: PresentationStep[] = [];
  #running: PresentationStep | undefined;
  #pace: StepPace;
  #skips = 0;
  #hurrying = false;
  #idle = deferred<void>();
  #closed = false;

  constructor(pace: StepPace) {
    this.#pace = pace;
    this.#idle.resolve();
  }

  get isEmpty(): boolean {
    return this.#running === undefined && this.#steps.length === 0;
  }

  /** Resolves when the queue is empty. Rejects when a step failed. */
  whenEmpty(): Promise<void> {
    return this.#idle.promise;
  }

  push(step: PresentationStep): void {
    if (this.#closed) return;
    this.#steps.push(step);
    if (this.#running === undefined) void this.#run();
  }

  /**
   * Changes the pace of everything from here on. The current step finishes at once if the pace is now instant, otherwise
   * at the pace at which it began.
   */
  setPace(pace: StepPace): void {
    this.#pace = pace;
    if (pace.scale === 0) this.#running?.finish();
  }

  /** Finishes the current step; when called again before the queue is empty, everything until `calm`. */
  skip(): void {
    if (this.#running === undefined) return;
    this.#skips += 1;
    if (this.#skips > 1) this.#hurrying = true;
    this.#running.finish();
  }

  /** Shows everything at once until `calm`. */
  hurry(): void {
    this.#hurrying = true;
    this.#running?.finish();
  }

  /** Ends a hurry: the person should see the steps again. */
  calm(): void {
    this.#hurrying = false;
    this.#skips = 0;
  }

  /** Drops what is queued and takes nothing more: the person leaves the table. */
  close(): void {
    this.#closed = true;
    this.#steps = [];
    this.#running?.finish();
  }

  async #run(): Promise<void> {
    this.#idle = deferred<void>();
    const { promise, resolve, reject } = this.#idle;
    // Whoever waits for the queue gets the failure; if nobody waits yet, the next one to wait gets it.
    promise.catch(() => undefined);
    try {
      for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
        this.#running = step;
        await step.play(this.#hurrying ? { ...this.#pace, scale: 0 } : this.#pace);
      }
      resolve();
    } catch (error) {
      this.#steps = [];
      reject(error);
    } finally {
      this.#running = undefined;
      this.#skips = 0;
    }
  }
}
