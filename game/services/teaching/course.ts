/** A course of teaching: from its start to its end, what is known of it, and when it pauses. */
import { resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Metric } from '../../../training/learner/ppo/loss-metrics.ts';
import type { PolicySource, Progress, TeachingReport } from './messages.ts';
import type { Effort } from './pace.ts';
import { teachingPlan, type TeachingPlan } from './plan.ts';
import type { TeachingSign } from './sign.ts';
import type { Strength } from './strength.ts';
import type { TeachingService } from './teaching-service.ts';

/** A measurement, and after how many seconds of learning it was taken. */
export interface Measured {
  seconds: number;
  strength: Strength;
}

/** What is known of a course. */
export interface CourseLog {
  plan: TeachingPlan;
  /** Whether it started from a policy. */
  hasStart: boolean;
  /** Null until it has begun. */
  progress: Progress | null;
  /** From the first measurement to the latest. */
  measured: readonly Measured[];
  /** Of the latest iteration. */
  losses: Readonly<Record<Metric, number>> | null;
}

/** The files of what was learnt. */
export interface TaughtFiles {
  policy: Uint8Array<ArrayBuffer>;
  critic: Uint8Array<ArrayBuffer>;
}

export type CourseState =
  | { is: 'idle' }
  | { is: 'teaching'; log: CourseLog; isPaused: boolean; isStopping: boolean }
  /** `isDone` where it had its length, and was not stopped before. */
  | { is: 'over'; log: CourseLog; files: TaughtFiles; isDone: boolean }
  | { is: 'failed'; reason: string };

/** What is wanted of a new course. */
export interface CourseWish {
  rules: HouseRules;
  minutes: number;
  /** The policy to start from; null for nothing. */
  start: PolicySource | null;
  seed: number;
}

/** The part of `document` that is used here. */
export interface PageVisibility {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface CourseOptions {
  service: TeachingService;
  sign: TeachingSign;
  page: PageVisibility;
  /** Whether it goes on by itself once a hidden page is seen again; otherwise somebody has to press for that. */
  resumesWhenSeen: boolean;
  /** The build of the page. */
  build: string;
  /** Keeps the page from being reloaded. @returns a function that ends that */
  keepOpen: () => () => void;
}

export class Course {
  readonly #options: CourseOptions;
  readonly #listeners = new Set<() => void>();
  #state: CourseState = { is: 'idle' };
  /** Whether the person has paused it. */
  #isHeld = false;
  #release: () => void = () => undefined;

  constructor(options: CourseOptions) {
    this.#options = options;
    options.service.onReport((report) => this.#hear(report));
    options.page.addEventListener('visibilitychange', () => this.#followPage());
  }

  get state(): CourseState {
    return this.#state;
  }

  get effort(): Effort {
    return this.#options.service.effort;
  }

  set effort(effort: Effort) {
    this.#options.service.effort = effort;
    this.#changed();
  }

  /** Calls back whenever its state has changed. @returns a function that ends that */
  onChange(callback: () => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** Begins; what was being taught before is abandoned. */
  begin({ rules, minutes, start, seed }: CourseWish): void {
    const { service, build } = this.#options;
    const length = { minutes, steps: null };
    const plan = teachingPlan({ rules, players: rules.players, length, seed, hasStart: start !== null, build });
    this.#open({ plan, hasStart: start !== null, progress: null, measured: [], losses: null });
    service.teach(plan, start);
    this.#pauseAsNeeded();
  }

  pause(): void {
    this.#isHeld = true;
    this.#pauseAsNeeded();
  }

  resume(): void {
    this.#isHeld = false;
    this.#pauseAsNeeded();
  }

  /** Ends it after the iteration, with what has been learnt by then. */
  stop(): void {
    if (this.#state.is !== 'teaching') return;
    this.#options.service.stop();
    this.#set({ ...this.#state, isPaused: false, isStopping: true });
  }

  /** Leaves what is over, or has failed. */
  leave(): void {
    if (this.#state.is !== 'teaching') this.#set({ is: 'idle' });
  }

  #open(log: CourseLog): void {
    this.#release();
    this.#release = this.#options.keepOpen();
    this.#isHeld = false;
    this.#set({ is: 'teaching', log, isPaused: false, isStopping: false });
  }

  #followPage(): void {
    if (this.#options.page.hidden && !this.#options.resumesWhenSeen) this.#isHeld = true;
    this.#pauseAsNeeded();
  }

  #pauseAsNeeded(): void {
    const { service, page } = this.#options;
    if (this.#state.is !== 'teaching' || this.#state.isStopping) return;
    const isPaused = this.#isHeld || page.hidden;
    if (isPaused) service.pause();
    else service.resume();
    this.#set({ ...this.#state, isPaused });
  }

  #hear(report: TeachingReport): void {
    if (this.#state.is !== 'teaching') return;
    if (report.type === 'failed') {
      this.#end({ is: 'failed', reason: report.reason });
      return;
    }
    const log = withReport(this.#state.log, report);
    if (report.type !== 'taught') this.#set({ ...this.#state, log });
    else {
      const { policy, critic, isDone } = report;
      this.#end({ is: 'over', log, files: { policy, critic } as TaughtFiles, isDone });
    }
  }

  #end(state: CourseState): void {
    this.#release();
    this.#release = () => undefined;
    this.#set(state);
  }

  #set(state: CourseState): void {
    this.#state = state;
    this.#changed();
  }

  #changed(): void {
    const { sign } = this.#options;
    const state = this.#state;
    sign.show(state.is === 'teaching' ? { share: state.log.progress?.share ?? 0, isPaused: state.isPaused } : null);
    for (const callback of this.#listeners) callback();
  }
}

/** The rules of a course. */
export function rulesOfCourse({ plan }: CourseLog): HouseRules {
  return resolveRules(plan.rules);
}

function withReport(log: CourseLog, report: Exclude<TeachingReport, { type: 'failed' }>): CourseLog {
  const { share, iteration, decisions, seconds } = report;
  const progress = { share, iteration, decisions, seconds };
  switch (report.type) {
    case 'progress':
      return { ...log, progress, losses: report.losses };
    case 'strength':
      return { ...log, progress, measured: [...log.measured, { seconds, strength: report.strength }] };
    default:
      return { ...log, progress };
  }
}
