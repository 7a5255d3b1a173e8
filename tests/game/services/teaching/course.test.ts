import { beforeEach, describe, expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import { Course, rulesOfCourse } from '../../../../game/services/teaching/course.ts';
import type {
  TeachingAddresses,
  TeachingReport,
  ToTeachingWorker,
} from '../../../../game/services/teaching/messages.ts';
import { TeachingSign } from '../../../../game/services/teaching/sign.ts';
import { TeachingService, type TeachingWorker } from '../../../../game/services/teaching/teaching-service.ts';

class FakeWorker extends EventTarget implements TeachingWorker {
  readonly heard: ToTeachingWorker[] = [];

  postMessage(message: ToTeachingWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    // Nothing is left of it.
  }

  say(report: TeachingReport): void {
    this.dispatchEvent(new MessageEvent('message', { data: report }));
  }
}

/** A page that is hidden and shown. */
class Page extends EventTarget {
  hidden = false;

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const SCAT = preset('scat');
const START = { policy: 'general.onnx', critic: 'general.critic.onnx' };
const FILE = Uint8Array.of(1);
const RANGE = { mean: 0.5, low: 0.4, high: 0.6 };
const progressAt = (share: number) => ({ share, iteration: 2, decisions: 64, seconds: 100 * share });
const strengthAt = (share: number): TeachingReport => ({
  type: 'strength',
  strength: { matches: 64, expert: RANGE, start: null },
  ...progressAt(share),
});

let worker: FakeWorker;
let page: Page;
let sign: TeachingSign;
let openCount: number;

function courseOn({ resumesWhenSeen }: { resumesWhenSeen: boolean }): Course {
  const service = new TeachingService({
    createWorker: () => (worker = new FakeWorker()),
    addresses: { runtime: 'runtime.wasm', graphs: {} } as TeachingAddresses,
  });
  const keepOpen = () => {
    openCount += 1;
    return () => void (openCount -= 1);
  };
  return new Course({ service, sign, page, resumesWhenSeen, build: 'test', keepOpen });
}

function begun({ resumesWhenSeen = true } = {}): Course {
  const course = courseOn({ resumesWhenSeen });
  course.begin({ rules: SCAT, minutes: 10, start: START, seed: 1 });
  return course;
}

const said = (): string[] => worker.heard.map(({ type }) => type).slice(1);

beforeEach(() => {
  page = new Page();
  sign = new TeachingSign();
  openCount = 0;
});

describe('a course', () => {
  test('teaches the rules for all their players, as long as wanted, from the policy that is given', () => {
    const course = begun();
    expect(worker.heard[0]).toMatchObject({
      type: 'teach',
      start: START,
      plan: { minutes: 10, players: SCAT.players },
    });
    expect(course.state).toMatchObject({ is: 'teaching', isPaused: false, log: { hasStart: true, progress: null } });
    if (course.state.is === 'teaching') expect(rulesOfCourse(course.state.log)).toEqual(SCAT);
  });

  test('remembers every measurement and the latest losses, whoever looks', () => {
    const course = begun();
    const losses = { 'losses/entropy': 1.5 } as Extract<TeachingReport, { type: 'progress' }>['losses'];
    worker.say(strengthAt(0));
    worker.say({ type: 'progress', losses, ...progressAt(0.2) });
    worker.say(strengthAt(0.4));
    expect(course.state).toMatchObject({
      log: { measured: [{ seconds: 0 }, { seconds: 40 }], losses, progress: { share: 0.4 } },
    });
  });

  test('ends with the files of what was learnt; until then the page stays open', () => {
    const course = begun();
    expect(openCount).toBe(1);
    course.stop();
    expect(course.state).toMatchObject({ isStopping: true });
    worker.say({ type: 'taught', policy: FILE, critic: FILE, isDone: false, ...progressAt(0.3) });
    expect(course.state).toMatchObject({ is: 'over', isDone: false, files: { policy: FILE, critic: FILE } });
    expect(openCount).toBe(0);
    course.leave();
    expect(course.state).toEqual({ is: 'idle' });
  });

  test('that fails says why', () => {
    const course = begun();
    worker.say({ type: 'failed', reason: 'no graphs' });
    expect([course.state, openCount]).toEqual([{ is: 'failed', reason: 'no graphs' }, 0]);
  });
});

describe('pausing', () => {
  test('happens when the page is hidden, and ends when it is seen again', () => {
    const course = begun();
    page.hide(true);
    expect(course.state).toMatchObject({ isPaused: true });
    page.hide(false);
    expect(course.state).toMatchObject({ isPaused: false });
    expect(said().slice(-2)).toEqual(['pause', 'resume']);
  });

  test('that the person wanted outlasts hiding the page', () => {
    const course = begun();
    course.pause();
    page.hide(true);
    page.hide(false);
    expect(course.state).toMatchObject({ isPaused: true });
    course.resume();
    expect(course.state).toMatchObject({ isPaused: false });
  });

  test('of a hidden phone ends only by a press', () => {
    const course = begun({ resumesWhenSeen: false });
    page.hide(true);
    page.hide(false);
    expect(course.state).toMatchObject({ isPaused: true });
    course.resume();
    expect(course.state).toMatchObject({ isPaused: false });
  });

  test('is over before it stops: what was learnt comes at once', () => {
    const course = begun();
    course.pause();
    course.stop();
    page.hide(true);
    expect(course.state).toMatchObject({ isPaused: false, isStopping: true });
    expect(said().at(-1)).toBe('stop');
  });
});

describe('the sign', () => {
  test('is there while something is taught, in whole percents', () => {
    let changes = 0;
    sign.onChange(() => (changes += 1));
    begun();
    expect(sign.state).toEqual({ share: 0, isPaused: false });
    worker.say(strengthAt(0.104));
    worker.say(strengthAt(0.101));
    expect([sign.state, changes]).toEqual([{ share: 0.1, isPaused: false }, 2]);
    worker.say({ type: 'failed', reason: 'no graphs' });
    expect(sign.state).toBeNull();
  });
});
