/** How much of the time teaching works: turns of work with rests between them, and pauses. */
import type { Session } from '../../../training/learner/network/session.ts';

/** Share of the time in which it works. */
export const DUTY = { full: 1, normal: 0.6, quiet: 0.25 } as const;
export type Effort = keyof typeof DUTY;

/** Work between two rests, in ms: as long a pause waits, and messages. */
const TURN_MS = 50;

/** At most that share, in turns that are as short as they can be, while it steps aside. */
const ASIDE_DUTY = 0.03;

/** A clock in ms, and a wait during which messages are handled, if only for 0 ms. */
export interface Time {
  now(): number;
  wait(ms: number): Promise<void>;
}

export class Pace {
  effort: Effort;
  /** Whether there is something that must not be disturbed: it steps aside, unless it works with full effort. */
  isAside = false;
  readonly #time: Time;
  #since: number;
  #worked = 0;
  #isPaused = false;
  #resume: () => void = () => undefined;
  #rest: Promise<void> | null = null;

  constructor(time: Time, effort: Effort = 'normal') {
    this.#time = time;
    this.effort = effort;
    this.#since = time.now();
  }

  /** Goes on without rests, for the sake of its end. */
  hurry(): void {
    this.effort = 'full';
    this.resume();
  }

  /** How long it has worked, in ms, without rests and pauses. */
  get worked(): number {
    return this.#worked + (this.#rest === null ? this.#turn : 0);
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#resume();
  }

  /** To be awaited before each piece of work: rests when a turn is over, and as long as it is paused. */
  async breathe(): Promise<void> {
    if (this.#rest === null) {
      const stepsAside = this.isAside && this.effort !== 'full';
      if (this.#turn < (stepsAside ? 1 : TURN_MS) && !this.#isPaused) return;
      this.#worked += this.#turn;
      const duty = stepsAside ? Math.min(DUTY[this.effort], ASIDE_DUTY) : DUTY[this.effort];
      this.#rest = this.#takeRest(this.#turn * (1 / duty - 1));
    }
    await this.#rest;
  }

  /**
   * Sleeps until others have come, which blocks the thread: that takes time, but is no work to rest from.
   * @param pausedMs how long pauses have lasted so far; one that was over before it woke up took no time
   */
  asleep<T>(sleep: () => T, pausedMs: () => number): T {
    const [began, pausedBefore] = [this.#time.now(), pausedMs()];
    const result = sleep();
    const slept = this.#time.now() - began;
    this.#since += slept;
    this.#worked += slept - (pausedMs() - pausedBefore);
    return result;
  }

  get #turn(): number {
    return this.#time.now() - this.#since;
  }

  async #takeRest(ms: number): Promise<void> {
    await this.#time.wait(ms);
    while (this.#isPaused) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
    this.#since = this.#time.now();
    this.#rest = null;
  }
}

/** A session that keeps the pace, and runs once at a time. */
export function paced(session: Session, pace: Pace): Session {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(feeds) {
      const answer = last.then(() => pace.breathe()).then(() => session.run(feeds));
      last = answer.catch(() => undefined);
      return answer;
    },
    release: () => session.release(),
  };
}
