/** A course of teaching: from its start to its end, what is known of it, when it pauses, and what is stored of it. */
import { playersWithPolicies } from '../../../engine/rules/suited.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { StorageError } from '../../base/store.ts';
import type { CourseKeeper } from './course-keeper.ts';
import type { CourseLog, StartFacts } from './course-log.ts';
import type { Failure } from './failure.ts';
import type { PolicyWithCritic, TaughtSoFar, TeachingReport } from './messages.ts';
import type { Effort } from './pace.ts';
import { teachingPlan } from './plan.ts';
import type { TeachingSign } from './sign.ts';
import type { TeachingNews, TeachingService } from './teaching-service.ts';

interface TaughtFiles {
  policy: Uint8Array<ArrayBuffer>;
  critic: Uint8Array<ArrayBuffer>;
}

export type CourseState =
  | { is: 'idle' }
  /** It had not ended when the page was closed, and can go on. */
  | { is: 'unfinished'; log: CourseLog }
  /** `problem` is why it cannot be stored, in words, null where it can. */
  | { is: 'teaching'; log: CourseLog; isPaused: boolean; isStopping: boolean; problem: string | null }
  /** `isDone` where it had its length; `bot` is the id of the stored bot, null until it is stored. */
  | { is: 'over'; log: CourseLog; files: TaughtFiles; isDone: boolean; bot: string | null; problem: string | null }
  | { is: 'failed'; failure: Failure }
  /** Another tab teaches. */
  | { is: 'elsewhere' };

export interface CourseStart {
  source: PolicyWithCritic;
  facts: StartFacts;
}

interface CourseWish {
  rules: HouseRules;
  minutes: number;
  start: CourseStart | null;
  seed: number;
}

/** Held by the tab that teaches: all store their course at the same place. */
interface TeachingLock {
  /** @returns false where another tab holds it */
  acquire(): Promise<boolean>;
  release(): Promise<void>;
  /** Resolves once no tab holds it. */
  whenFree(): Promise<void>;
}

/** What the person has decided about hidden pages. */
export interface HiddenChoice {
  goesOn: boolean;
}

interface PageVisibility {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

interface CourseOptions {
  service: TeachingService;
  keeper: CourseKeeper;
  sign: TeachingSign;
  lock: TeachingLock;
  page: PageVisibility;
  /** Whether it goes on while the page is hidden; null where nobody may decide that, and it pauses. */
  hidden: HiddenChoice | null;
  /** Whether it goes on by itself once a hidden page is seen again; otherwise somebody has to press for that. */
  resumesWhenSeen: boolean;
  build: string;
  /** Decisions after which every course ends, whatever is wished, and its seed; null for courses as they are wished. */
  fixed: { steps: number; seed: number } | null;
  /** Decisions of an iteration, a multiple of those of a minibatch; null for the usual number. */
  iteration: number | null;
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
  /** Whether this tab has got the lock; null where it has not asked for it. */
  #lock: Promise<boolean> | null = null;
  /** When the lock that it had can be acquired again. */
  #released: Promise<void> = Promise.resolve();

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

  get goesOnHidden(): boolean | null {
    return this.#options.hidden?.goesOn ?? null;
  }

  set goesOnHidden(goesOn: boolean) {
    if (this.#options.hidden !== null) this.#options.hidden.goesOn = goesOn;
    this.#pauseAsNeeded();
    this.#changed();
  }

  /** Calls back whenever its state has changed. @returns a function that ends that */
  onChange(callback: () => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** Looks for a course that had not ended when the page was closed. */
  async findUnfinished(): Promise<void> {
    if (this.#state.is !== 'idle' || !(await this.#takeLock())) return;
    // A store that fails says so elsewhere.
    const log = await this.#options.keeper.unfinished().catch(() => null);
    // Something may have begun meanwhile.
    if (this.#state.is !== 'idle') return;
    this.#releaseLock();
    if (log !== null) this.#set({ is: 'unfinished', log });
  }

  /** Begins, unless another tab teaches; what was being taught before is abandoned. */
  async begin({ rules, minutes, start, seed }: CourseWish): Promise<void> {
    if (!(await this.#takeLock())) return;
    const { service, build, fixed, iteration } = this.#options;
    const plan = teachingPlan({
      rules,
      players: playersWithPolicies(rules) ?? rules.players,
      length: fixed === null ? { minutes, steps: null } : { minutes: null, steps: fixed.steps },
      seed: fixed?.seed ?? seed,
      hasStart: start !== null,
      iteration,
      build,
    });
    this.#open({
      plan,
      start: start && start.facts,
      progress: null,
      measured: [],
      habits: null,
      plays: null,
      losses: null,
    });
    void this.#storing(this.#options.keeper.forget());
    service.teach(plan, start && start.source);
    this.#pauseAsNeeded();
  }

  /** Goes on with the course that had not ended, unless another tab teaches. */
  async goOn(): Promise<void> {
    if (this.#state.is !== 'unfinished' || !(await this.#takeLock())) return;
    this.#open(this.#state.log);
    const checkpoint = await this.#options.keeper.checkpoint().catch(() => null);
    if (checkpoint === null) {
      this.#hear({ type: 'failed', kind: 'checkpoint', detail: 'the checkpoint is gone' });
      return;
    }
    this.#options.service.continue(checkpoint);
    this.#pauseAsNeeded();
    // Somebody may have pressed meanwhile.
    const { state } = this;
    if (state.is === 'teaching' && state.isStopping) this.#options.service.stop();
  }

  /** The policy as it is now. @throws {NotTeaching} */
  current(): Promise<TaughtSoFar> {
    return this.#options.service.current();
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
    if (this.#state.is === 'over' || this.#state.is === 'failed') this.#set({ is: 'idle' });
  }

  /** Forgets one that had not ended, unless another tab teaches. @returns what brings it back, as long as nothing else is taught; null where it is not forgotten */
  async forget(): Promise<(() => Promise<void>) | null> {
    if (this.#state.is !== 'unfinished' || !(await this.#takeLock())) return null;
    this.#set({ is: 'idle' });
    const bringBack = await this.#storing(this.#options.keeper.forget());
    this.#releaseLock();
    return bringBack && (() => this.#bringBack(bringBack));
  }

  async #bringBack(bringBack: () => Promise<void>): Promise<void> {
    if (this.#state.is !== 'idle' || !(await this.#takeLock())) return;
    await bringBack().finally(() => this.#releaseLock());
    await this.findUnfinished();
  }

  /** Whether this tab may teach now; otherwise it says that another one does, until that one has ended. */
  async #takeLock(): Promise<boolean> {
    const { lock } = this.#options;
    this.#lock ??= this.#released.then(() => lock.acquire());
    if (await this.#lock) return true;
    this.#lock = null;
    if (this.#state.is === 'elsewhere') return false;
    this.#set({ is: 'elsewhere' });
    void lock.whenFree().then(() => {
      this.#set({ is: 'idle' });
      return this.findUnfinished();
    });
    return false;
  }

  #releaseLock(): void {
    if (this.#lock === null) return;
    this.#lock = null;
    this.#released = this.#options.lock.release();
  }

  #open(log: CourseLog): void {
    this.#release();
    this.#release = this.#options.keepOpen();
    this.#isHeld = false;
    this.#set({ is: 'teaching', log, isPaused: false, isStopping: false, problem: null });
  }

  #followPage(): void {
    if (this.#options.page.hidden && !this.#options.resumesWhenSeen) this.#isHeld = true;
    this.#pauseAsNeeded();
  }

  #pauseAsNeeded(): void {
    const { service, page } = this.#options;
    if (this.#state.is !== 'teaching' || this.#state.isStopping) return;
    const isPaused = this.#isHeld || (page.hidden && this.goesOnHidden !== true);
    if (isPaused) service.pause();
    else service.resume();
    this.#set({ ...this.#state, isPaused });
  }

  #hear(report: TeachingNews): void {
    if (this.#state.is !== 'teaching') return;
    if (report.type === 'failed') {
      const { kind, detail } = report;
      this.#end({ is: 'failed', failure: { kind, detail } });
      this.#releaseLock();
      return;
    }
    const log = withReport(this.#state.log, report);
    if (report.type === 'taught') {
      const files = { policy: report.policy, critic: report.critic } as TaughtFiles;
      this.#end({ is: 'over', log, files, isDone: report.isDone, bot: null, problem: null });
      void this.#storing(this.#keepBot(log, files)).then(() => this.#releaseLock());
      return;
    }
    this.#set({ ...this.#state, log });
    if (report.type === 'checkpoint') void this.#storing(this.#options.keeper.keep(log, report.bytes));
  }

  async #keepBot(log: CourseLog, files: TaughtFiles): Promise<void> {
    const bot = await this.#options.keeper.keepBot(log, files);
    if (this.#state.is === 'over') this.#set({ ...this.#state, bot });
  }

  /** Says why, where the storage fails; answers with null then. */
  async #storing<T>(stored: Promise<T>): Promise<T | null> {
    try {
      return await stored;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      if ('problem' in this.#state) this.#set({ ...this.#state, problem: error.message });
      return null;
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
    const state = this.#state;
    const isOpen = state.is === 'teaching' || state.is === 'unfinished';
    const share = isOpen ? (state.log.progress?.share ?? 0) : 0;
    this.#options.sign.show(isOpen ? { share, isPaused: state.is === 'unfinished' || state.isPaused } : null);
    for (const callback of this.#listeners) callback();
  }
}

function withReport(log: CourseLog, report: TeachingReport): CourseLog {
  const { share, iteration, decisions, seconds } = report;
  const progress = { share, iteration, decisions, seconds };
  switch (report.type) {
    case 'progress':
      return { ...log, progress, losses: report.losses };
    case 'strength':
      return { ...log, progress, measured: [...log.measured, { seconds, strength: report.strength }] };
    case 'habits':
      return { ...log, progress, habits: report.changes };
    case 'deal':
      return { ...log, progress, plays: report.plays };
    default:
      return { ...log, progress };
  }
}
