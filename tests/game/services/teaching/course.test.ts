import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { memoryStore, StorageError } from '../../../../game/base/store.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores, type Stores } from '../../../../game/services/storage/stores.ts';
import { CourseKeeper } from '../../../../game/services/teaching/course-keeper.ts';
import { rulesOfCourse } from '../../../../game/services/teaching/course-log.ts';
import { Course, type HiddenChoice, type TeachingLock } from '../../../../game/services/teaching/course.ts';
import type { TeachingAddresses, TeachingReport } from '../../../../game/services/teaching/messages.ts';
import { TeachingSign } from '../../../../game/services/teaching/sign.ts';
import { TeachingService, type TeachingNews } from '../../../../game/services/teaching/teaching-service.ts';
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

/** The lock that the tabs of a browser share: as one of them sees it. */
class TabLock implements TeachingLock {
  static holder: TabLock | null = null;
  static waiting: (() => void)[] = [];

  async acquire(): Promise<boolean> {
    TabLock.holder ??= this;
    return TabLock.holder === this;
  }

  async release(): Promise<void> {
    if (TabLock.holder === this) TabLock.holder = null;
    for (const resolve of TabLock.waiting.splice(0)) resolve();
  }

  whenFree(): Promise<void> {
    return new Promise((resolve) => TabLock.waiting.push(resolve));
  }
}

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
  const lock = new TabLock();
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
const closeTab = (): void => void (TabLock.holder = null);

const said = (): string[] => worker.heard.map(({ type }) => type).slice(1);

beforeEach(() => {
  page = new Page();
  sign = new TeachingSign();
  openCount = 0;
  stores = memoryStores();
  TabLock.waiting = [];
  closeTab();
});

describe('a course', () => {
  test('teaches the rules for all their players, as long as wanted, from the policy that is given', async () => {
    const course = await begun();
    expect(worker.heard[0]).toMatchObject({
      type: 'teach',
      question: { start: SOURCE, plan: { minutes: 10, players: SCAT.players } },
    });
    expect(course.state).toMatchObject({
      is: 'teaching',
      isPaused: false,
      log: { start: START.facts, progress: null },
    });
    if (course.state.is === 'teaching') expect(rulesOfCourse(course.state.log)).toEqual(SCAT);
  });

  test.each([
    [null, { minutes: 10, steps: null, seed: 1 }],
    [
      { steps: 4096, seed: 5 },
      { minutes: null, steps: 4096, seed: 5 },
    ],
  ])('lasts as long as wanted, or as many decisions from a seed as are fixed: %o', async (fixed, plan) => {
    await begun({ fixed });
    expect(worker.heard[0]).toMatchObject({ question: { plan } });
  });

  test('remembers every measurement and the latest losses, whoever looks', async () => {
    const course = await begun();
    const losses = { 'losses/entropy': 1.5 } as Extract<TeachingReport, { type: 'progress' }>['losses'];
    worker.report(strengthAt(0));
    worker.report({ type: 'progress', losses, ...progressAt(0.2) });
    worker.report(strengthAt(0.4));
    expect(course.state).toMatchObject({
      log: { measured: [{ seconds: 0 }, { seconds: 40 }], losses, progress: { share: 0.4 } },
    });
  });

  test('ends with the files of what was learnt; until then the page stays open', async () => {
    const course = await begun();
    expect(openCount).toBe(1);
    course.stop();
    expect(course.state).toMatchObject({ isStopping: true });
    worker.report({ type: 'taught', policy: FILE, critic: FILE, isDone: false, ...progressAt(0.3) });
    expect(course.state).toMatchObject({ is: 'over', isDone: false, files: { policy: FILE, critic: FILE } });
    expect(openCount).toBe(0);
    await course.leave();
    expect(course.state).toEqual({ is: 'idle' });
  });

  test('that fails says why', async () => {
    const course = await begun();
    worker.report(NO_GRAPHS);
    await soon();
    expect([course.state, openCount]).toEqual([{ is: 'failed', failure: { kind: 'missing', detail: 'no graphs' } }, 0]);
  });
});

describe('pausing', () => {
  test('happens when the page is hidden, and ends when it is seen again', async () => {
    const course = await begun();
    page.hide(true);
    expect(course.state).toMatchObject({ isPaused: true });
    page.hide(false);
    expect(course.state).toMatchObject({ isPaused: false });
    expect(said().slice(-2)).toEqual(['pause', 'resume']);
  });

  test('does not happen when the page is hidden where the person wants it to go on, which can be changed meanwhile', async () => {
    const hidden = { goesOn: true };
    const course = await begun({ hidden });
    page.hide(true);
    expect(course.state).toMatchObject({ isPaused: false });
    course.goesOnHidden = false;
    expect([course.state, hidden]).toMatchObject([{ isPaused: true }, { goesOn: false }]);
  });

  test('happens on every hidden page where nobody may decide that', async () => {
    const course = await begun({ hidden: null });
    page.hide(true);
    expect([course.state, course.goesOnHidden]).toMatchObject([{ isPaused: true }, null]);
  });

  test('that the person wanted outlasts hiding the page', async () => {
    const course = await begun();
    course.pause();
    page.hide(true);
    page.hide(false);
    expect(course.state).toMatchObject({ isPaused: true });
    course.resume();
    expect(course.state).toMatchObject({ isPaused: false });
  });

  test('of a hidden phone ends only by a press', async () => {
    const course = await begun({ resumesWhenSeen: false });
    page.hide(true);
    page.hide(false);
    expect(course.state).toMatchObject({ isPaused: true });
    course.resume();
    expect(course.state).toMatchObject({ isPaused: false });
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

describe('the sign', () => {
  test('is there while something is taught, in whole percents', async () => {
    let changes = 0;
    sign.onChange(() => (changes += 1));
    await begun();
    expect(sign.state).toEqual({ share: 0, isPaused: false });
    worker.report(strengthAt(0.104));
    worker.report(strengthAt(0.101));
    expect([sign.state, changes]).toEqual([{ share: 0.1, isPaused: false }, 2]);
    worker.report(NO_GRAPHS);
    await soon();
    expect(sign.state).toBeNull();
  });
});

describe('while one tab teaches', () => {
  const wish = { rules: SCAT, minutes: 10, start: START, seed: 1 };

  test('another says so, whatever is pressed there, and changes nothing of what is stored', async () => {
    await begun();
    worker.report(checkpointAt(0.2));
    await isKept();
    const teaching = worker;
    const other = courseOn();
    await other.findUnfinished();
    expect(other.state).toEqual({ is: 'elsewhere' });
    await Promise.all([other.begin(wish), other.goOn(), other.leave()]);
    expect([other.state, worker]).toEqual([{ is: 'elsewhere' }, teaching]);
    expect(await stores.courses.get('course')).toBeDefined();
  });

  test('so does one that had found the same course before', async () => {
    await begun();
    worker.report(checkpointAt(0.2));
    await isKept();
    closeTab();
    const [one, other] = [courseOn(), courseOn()];
    await one.findUnfinished();
    await other.findUnfinished();
    await one.goOn();
    await other.leave();
    expect([one.state.is, other.state.is]).toEqual(['teaching', 'elsewhere']);
    expect(await stores.courses.get('course')).toBeDefined();
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

const checkpointAt = (share: number): TeachingReport => ({
  type: 'checkpoint',
  bytes: CHECKPOINT,
  ...progressAt(share),
});
const TAUGHT: TeachingReport = { type: 'taught', policy: FILE, critic: FILE, isDone: true, ...progressAt(1) };

/** A measurement at the end: by how many of the matches it won more, at least, than what it started from. */
const gainAt = (low: number): TeachingReport => ({
  type: 'strength',
  strength: { matches: 64, expert: RANGE, start: { wins: RANGE, expert: RANGE, gain: { mean: 0.1, low, high: 0.2 } } },
  ...progressAt(1),
});

const isKept = () => eventually(async () => expect(await stores.courses.get('course')).toBeDefined());

describe('what is stored', () => {
  test('a course goes on after the page was closed, from its latest checkpoint', async () => {
    await begun();
    worker.report(strengthAt(0.1));
    worker.report(checkpointAt(0.2));
    await isKept();
    closeTab();
    const later = courseOn();
    await later.findUnfinished();
    expect(later.state).toMatchObject({ is: 'unfinished', log: { progress: { share: 0.2 }, measured: [{}] } });
    expect(sign.state).toEqual({ share: 0.2, isPaused: true });
    await later.goOn();
    expect(worker.heard[0]).toMatchObject({ type: 'continue', question: { checkpoint: CHECKPOINT } });
    expect(later.state).toMatchObject({ is: 'teaching', log: { progress: { share: 0.2 } } });
  });

  test('a course that is to stop before its checkpoint has come stops once it goes on', async () => {
    await begun();
    worker.report(checkpointAt(0.2));
    await isKept();
    closeTab();
    const later = courseOn();
    await later.findUnfinished();
    const { botFiles } = stores;
    const asked = deferred<void>();
    const pressed = deferred<void>();
    vi.spyOn(botFiles, 'get').mockImplementationOnce(async () => {
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

  test('a course that is forgotten does not come back', async () => {
    await begun();
    worker.report(checkpointAt(0.2));
    await isKept();
    closeTab();
    const later = courseOn();
    await later.findUnfinished();
    await later.leave();
    await eventually(async () => expect(await stores.botFiles.all()).toEqual(new Map()));
    expect(await stores.courses.all()).toEqual(new Map());
  });

  test.each([
    [-0.005, true],
    [-0.02, false],
  ])('a bot whose gain is %s or more is kept among the bots, and plays at once: %s', async (low, isUsed) => {
    const course = await begun();
    worker.report(gainAt(low));
    worker.report(checkpointAt(1));
    worker.report(TAUGHT);
    await eventually(() => expect(course.state).toMatchObject({ is: 'over', bot: expect.any(String) }));
    const [[id, bot]] = await stores.bots.all();
    expect(bot).toMatchObject({ name: 'Luna', isUsed, start: 'general.onnx', factorCost: 0.005, hasCritic: true });
    expect([...(await stores.botFiles.all()).keys()]).toEqual([id, `${id}.critic`]);
    expect(await stores.courses.all()).toEqual(new Map());
  });

  test('where it cannot be, that is said, and the files are still there', async () => {
    stores.botFiles = { ...memoryStore(), put: () => Promise.reject(new StorageError('The storage is full.')) };
    const course = await begun();
    worker.report(checkpointAt(0.5));
    await eventually(() => expect(course.state).toMatchObject({ is: 'teaching', problem: 'The storage is full.' }));
    worker.report(TAUGHT);
    await eventually(() =>
      expect(course.state).toMatchObject({ is: 'over', problem: 'The storage is full.', bot: null }),
    );
    expect(course.state).toMatchObject({ files: { policy: FILE } });
  });
});
