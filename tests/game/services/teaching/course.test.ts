import { effect } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { memoryStore, StorageError } from '../../../../game/base/store.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { MatchLocks } from '../../../../game/services/storage/match-locks.ts';
import { memoryStores, type Stores } from '../../../../game/services/storage/stores.ts';
import { CourseKeeper } from '../../../../game/services/teaching/course-keeper.ts';
import { rulesOfCourse } from '../../../../game/services/teaching/course-log.ts';
import { Course, type HiddenChoice } from '../../../../game/services/teaching/course.ts';
import type { TeachingAddresses, TeachingReport } from '../../../../game/services/teaching/messages.ts';
import { TeachingSign } from '../../../../game/services/teaching/sign.ts';
import { TeachingService, type TeachingNews } from '../../../../game/services/teaching/teaching-service.ts';
import { BrowserLocks } from '../../support/browser-locks.ts';
import { GENERAL_MODEL } from '../../support/own-bots.ts';
import { TeachingWorker } from '../../support/teaching.ts';
import { soon } from '../../support/soon.ts';
import { eventually } from '../../../support/eventually.ts';

/** A page that is hidden and shown. */
class Page extends EventTarget {
  hidden = false;

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const SCAT = preset('scat');
const SOURCE = { policy: 'general.onnx', critic: 'general.critic.onnx' };
const START = { source: SOURCE, facts: { file: 'general.onnx', factorCost: 0.005 } };
const FILE = Uint8Array.of(1);
const CHECKPOINT = Uint8Array.of(7);
const RANGE = { mean: 0.5, low: 0.4, high: 0.6 };
const progressAt = (share: number) => ({ share, iteration: 2, decisions: 64, seconds: 100 * share });
const strengthAt = (share: number): TeachingReport => ({
  type: 'strength',
  strength: { matches: 64, expert: RANGE, start: null },
  ...progressAt(share),
});

const NO_GRAPHS: TeachingNews = { type: 'failed', kind: 'missing', detail: 'no graphs' };

let worker: TeachingWorker;
let page: Page;
let sign: TeachingSign;
let openCount: number;
let stores: Stores;
let browser: BrowserLocks;

/** The course of a new tab. */
function courseOn({
  resumesWhenSeen = true,
  hidden = { goesOn: false } as HiddenChoice | null,
  fixed = null as { steps: number; seed: number } | null,
} = {}): Course {
  const service = new TeachingService({
    createWorker: () => (worker = new TeachingWorker()),
    learners: 1,
    checkpointMs: 30_000,
    addresses: { runtime: 'runtime.wasm', graphs: {} } as TeachingAddresses,
  });
  const keepOpen = () => {
    openCount += 1;
    return () => void (openCount -= 1);
  };
  const knowledge = { load: () => Promise.resolve(), playerOf: () => GENERAL_MODEL };
  const ownBots = new OwnBots(stores);
  const keeper = new CourseKeeper({ stores, ownBots, knowledge, usualFactorCost: 0.006, now: () => new Date(0) });
  const locks = new MatchLocks(browser.locks);
  const lock = {
    acquire: () => locks.acquire('teaching'),
    release: () => locks.release('teaching'),
    whenFree: () => locks.whenFree('teaching'),
  };
  const options = {
    service,
    keeper,
    sign,
    lock,
    page,
    hidden,
    resumesWhenSeen,
    build: 'test',
    fixed,
    iteration: null,
    keepOpen,
  };
  return new Course(options);
}

async function begun(options: Parameters<typeof courseOn>[0] = {}): Promise<Course> {
  const course = courseOn(options);
  await course.begin({ rules: SCAT, minutes: 10, start: START, seed: 1 });
  return course;
}

/** The browser releases the lock of a tab that is closed. */
const closeTab = (): void => void (browser = new BrowserLocks());

/** What the worker was told once it taught. */
const said = (): string[] => worker.heard.map(({ type }) => type).slice(1);

const checkpointAt = (share: number): TeachingReport => ({
  type: 'checkpoint',
  bytes: CHECKPOINT,
  ...progressAt(share),
});
const TAUGHT: TeachingReport = { type: 'taught', policy: FILE, critic: FILE, isDone: true, ...progressAt(1) };

/** A course that was measured, and had a checkpoint before its tab was closed. */
async function closed(): Promise<void> {
  await begun();
  worker.report(strengthAt(0.1));
  worker.report(checkpointAt(0.2));
  await eventually(async () => expect(await stores.courses.get('course')).toBeDefined());
  closeTab();
}

/** Finds that in another tab. */
async function found(): Promise<Course> {
  const course = courseOn();
  await course.findUnfinished();
  return course;
}

beforeEach(() => {
  page = new Page();
  sign = new TeachingSign();
  openCount = 0;
  stores = memoryStores();
  closeTab();
});

describe('a course', () => {
  test.each([
    [null, { minutes: 10, steps: null, seed: 1 }],
    [
      { steps: 4096, seed: 5 },
      { minutes: null, steps: 4096, seed: 5 },
    ],
  ])('teaches the rules for all their players, as long as wanted, or as fixed: %o', async (fixed, length) => {
    const course = await begun({ fixed });
    expect(worker.heard[0]).toMatchObject({
      type: 'teach',
      question: { start: SOURCE, plan: { ...length, players: SCAT.players } },
    });
    expect(course.state).toMatchObject({
      is: 'teaching',
      isPaused: false,
      log: { start: START.facts, progress: null },
    });
    if (course.state.is === 'teaching') expect(rulesOfCourse(course.state.log)).toEqual(SCAT);
  });

  test('is as much at work as one wants, which whoever looks at it is told', async () => {
    const course = await begun();
    const efforts: string[] = [];
    course.onChange(() => efforts.push(course.effort));
    course.effort = 'quiet';
    expect(efforts).toEqual(['quiet']);
  });

  test('remembers every measurement and the latest of all else, and shows in whole percents how far it is', async () => {
    const course = await begun();
    let [changes, signs] = [0, 0];
    course.onChange(() => (changes += 1));
    const stop = effect(() => void [sign.state, (signs += 1)]);
    signs = 0;
    const losses = { 'losses/entropy': 1.5 } as Extract<TeachingReport, { type: 'progress' }>['losses'];
    const [habits, plays] = [{ habits: [], knocks: [] }, []];
    worker.report(strengthAt(0));
    worker.report({ type: 'progress', losses, ...progressAt(0.2) });
    worker.report({ type: 'habits', changes: habits, ...progressAt(0.2) });
    worker.report({ type: 'deal', plays, ...progressAt(0.3) });
    worker.report(strengthAt(0.375));
    const measured = [{ seconds: 0 }, { seconds: 37.5 }];
    expect(course.state).toMatchObject({ log: { measured, losses, habits, plays, progress: { share: 0.375 } } });
    // The sign tells only what is to be seen, until nobody asks any more.
    expect([sign.state, changes, signs]).toEqual([{ share: 0.38, isPaused: false }, 5, 3]);
    stop();
    page.hide(true);
    expect([sign.state?.isPaused, signs]).toEqual([true, 3]);
  });

  test('ends with the files of what was learnt, and a bot; until then the page stays open', async () => {
    const course = await begun();
    expect(openCount).toBe(1);
    course.stop();
    expect(course.state).toMatchObject({ isStopping: true });
    worker.report({ ...TAUGHT, isDone: false });
    expect(course.state).toMatchObject({ is: 'over', isDone: false, files: { policy: FILE, critic: FILE } });
    expect([openCount, sign.state]).toEqual([0, null]);
    await eventually(async () => {
      const [id] = (await stores.bots.all()).keys();
      expect(course.state).toMatchObject({ is: 'over', bot: id });
    });
    course.leave();
    expect(course.state).toEqual({ is: 'idle' });
  });

  test('that fails says why', async () => {
    const course = await begun();
    worker.report(NO_GRAPHS);
    await soon();
    const failure = { kind: 'missing', detail: 'no graphs' };
    expect([course.state, openCount, sign.state]).toEqual([{ is: 'failed', failure }, 0, null]);
  });
});

describe('pausing', () => {
  const STEPS: Record<string, (course: Course) => void> = {
    hide: () => page.hide(true),
    show: () => page.hide(false),
    pause: (course) => course.pause(),
    resume: (course) => course.resume(),
    'not hidden': (course) => (course.goesOnHidden = false),
  };

  /** Steps, and what the worker is told then. */
  test.each<[string, Parameters<typeof courseOn>[0], string]>([
    ['lasts as long as the page is hidden', {}, 'hide: pause, show: resume'],
    [
      'does not happen then where the person wants that',
      { hidden: { goesOn: true } },
      'hide: resume, not hidden: pause',
    ],
    ['happens on every hidden page where nobody may decide that', { hidden: null }, 'hide: pause'],
    ['that the person wanted outlasts hiding', {}, 'pause: pause, hide: pause, show: pause, resume: resume'],
    ['of a hidden phone ends by a press', { resumesWhenSeen: false }, 'hide: pause, show: pause, resume: resume'],
  ])('%s', async (_, options, steps) => {
    const course = await begun(options);
    for (const [step, told] of steps.split(', ').map((one) => one.split(': '))) {
      STEPS[step](course);
      expect(course.state).toMatchObject({ isPaused: told === 'pause' });
      expect(said().at(-1) ?? 'resume').toBe(told);
    }
    expect(course.goesOnHidden).toBe(options?.hidden === null ? null : false);
  });

  test('is over before it stops: what was learnt comes at once', async () => {
    const course = await begun();
    course.pause();
    course.stop();
    page.hide(true);
    expect(course.state).toMatchObject({ isPaused: false, isStopping: true });
    expect(said().at(-1)).toBe('stop');
  });
});

describe('while one tab teaches', () => {
  const wish = { rules: SCAT, minutes: 10, start: START, seed: 1 };

  test('another says so, whatever is pressed there, and changes nothing of what is stored', async () => {
    await closed();
    await (await found()).goOn();
    const teaching = worker;
    const other = await found();
    expect(other.state).toEqual({ is: 'elsewhere' });
    await Promise.all([other.begin(wish), other.goOn(), other.forget()]);
    expect([other.state, worker]).toEqual([{ is: 'elsewhere' }, teaching]);
    expect((await stores.courses.all()).size).toBe(1);
  });

  test('so does one that had found the same course before', async () => {
    await closed();
    const [one, other] = [await found(), await found()];
    await one.goOn();
    await other.forget();
    expect([one.state.is, other.state.is]).toEqual(['teaching', 'elsewhere']);
    expect((await stores.courses.all()).size).toBe(1);
  });

  test('another can teach as soon as that is over', async () => {
    await begun();
    const other = courseOn();
    await other.begin(wish);
    worker.report(TAUGHT);
    await eventually(() => expect(other.state).toEqual({ is: 'idle' }));
    await other.begin(wish);
    expect(other.state.is).toBe('teaching');
  });
});

describe('what is stored', () => {
  test('a course goes on after the page was closed, from its latest checkpoint', async () => {
    await closed();
    const later = await found();
    expect(later.state).toMatchObject({ is: 'unfinished', log: { progress: { share: 0.2 }, measured: [{}] } });
    expect(sign.state).toEqual({ share: 0.2, isPaused: true });
    await later.goOn();
    expect(worker.heard[0]).toMatchObject({ type: 'continue', question: { checkpoint: CHECKPOINT } });
    expect(later.state).toMatchObject({ is: 'teaching', log: { progress: { share: 0.2 } } });
  });

  test('a course whose checkpoint is gone fails', async () => {
    await closed();
    const later = await found();
    await stores.botFiles.remove('course');
    await later.goOn();
    expect(later.state).toMatchObject({ is: 'failed', failure: { kind: 'checkpoint' } });
  });

  test('a course that is to stop before its checkpoint has come stops once it goes on', async () => {
    await closed();
    const later = await found();
    const [asked, pressed] = [deferred<void>(), deferred<void>()];
    vi.spyOn(stores.botFiles, 'get').mockImplementationOnce(async () => {
      asked.resolve();
      await pressed.promise;
      return CHECKPOINT;
    });
    const going = later.goOn();
    await asked.promise;
    later.stop();
    pressed.resolve();
    await going;
    expect(worker.heard.map(({ type }) => type)).toEqual(['continue', 'stop']);
  });

  test('a course that is forgotten is brought back, as long as nothing else is taught', async () => {
    await closed();
    const course = await found();
    const { state } = course;
    const bringBack = await course.forget();
    expect(course.state).toEqual({ is: 'idle' });
    await bringBack?.();
    expect(course.state).toEqual(state);
    expect(await stores.botFiles.get('course')).toEqual(CHECKPOINT);

    const bringBackTooLate = await course.forget();
    await course.begin({ rules: SCAT, minutes: 10, start: START, seed: 1 });
    await bringBackTooLate?.();
    expect([course.state.is, await stores.courses.get('course')]).toEqual(['teaching', undefined]);
  });

  test('a course that is forgotten, or in whose place another begins, does not come back', async () => {
    for (const forget of [(course: Course) => course.forget(), begun]) {
      await closed();
      await forget(await found());
      await eventually(async () => expect((await stores.botFiles.all()).size).toBe(0));
      expect((await stores.courses.all()).size).toBe(0);
      closeTab();
    }
  });

  test('where it cannot be, that is said, and the files are still there', async () => {
    stores.botFiles = { ...memoryStore(), put: () => Promise.reject(new StorageError('full')) };
    const course = await begun();
    worker.report(checkpointAt(0.5));
    await eventually(() => expect(course.state).toMatchObject({ is: 'teaching', problem: 'full' }));
    worker.report(TAUGHT);
    const over = { is: 'over', problem: 'full', bot: null, files: { policy: FILE } };
    await eventually(() => expect(course.state).toMatchObject(over));
  });
});
