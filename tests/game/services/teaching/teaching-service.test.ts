import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TeachingAddresses, TeachingReport } from '../../../../game/services/teaching/messages.ts';
import { pausedMs } from '../../../../game/services/teaching/pauses.ts';
import type { Place } from '../../../../game/services/teaching/places.ts';
import {
  NotTeaching,
  TeachingService,
  type TeachingNews,
} from '../../../../game/services/teaching/teaching-service.ts';
import { TeachingWorker, tinyPlan } from '../../support/teaching.ts';
import { soon } from '../../support/soon.ts';

const ADDRESSES = { runtime: 'runtime.wasm', graphs: {} } as TeachingAddresses;
const START = { policy: 'general.onnx', critic: 'general.critic.onnx' };
const PLAN = tinyPlan();
const PROGRESS = { share: 0.1, iteration: 1, decisions: 64, seconds: 2 };
const FILE = Uint8Array.of(1);
const TAUGHT: TeachingReport = { type: 'taught', policy: FILE, critic: FILE, isDone: true, ...PROGRESS };

let workers: TeachingWorker[] = [];
let service: TeachingService;
let reports: TeachingNews[] = [];
const worker = (): TeachingWorker => workers.at(-1)!;

const createWorker = (): TeachingWorker => {
  workers.push(new TeachingWorker());
  return worker();
};

beforeEach(() => {
  workers = [];
  reports = [];
  service = new TeachingService({ createWorker, learners: 1, addresses: ADDRESSES, checkpointMs: 30_000 });
  service.onReport((report) => reports.push(report));
});

describe('teaching', () => {
  test('needs no worker until it begins, and none after its end', () => {
    expect(workers).toEqual([]);
    service.teach(PLAN, START);
    expect(worker().heard).toEqual([
      {
        type: 'teach',
        id: 0,
        question: {
          addresses: ADDRESSES,
          plan: PLAN,
          start: START,
          effort: 'normal',
          isAside: false,
          checkpointMs: 30_000,
          place: null,
        },
      },
    ]);
    worker().report(TAUGHT);
    expect([worker().isTerminated, reports]).toEqual([true, [TAUGHT]]);
  });

  test('tells how far it is', () => {
    service.teach(PLAN, null);
    worker().report({ type: 'began', plan: PLAN, ...PROGRESS });
    expect(reports).toEqual([{ type: 'began', plan: PLAN, ...PROGRESS }]);
  });

  test('is paused, resumed and stopped', () => {
    service.teach(PLAN, START);
    service.pause();
    service.resume();
    service.stop();
    expect(worker().heard.slice(1)).toMatchObject([{ type: 'pause' }, { type: 'resume' }, { type: 'stop' }]);
  });

  test('goes on from a checkpoint with the effort that was chosen', () => {
    service.effort = 'quiet';
    service.continue(FILE);
    expect(worker().heard).toEqual([
      {
        type: 'continue',
        id: 0,
        question: {
          addresses: ADDRESSES,
          checkpoint: FILE,
          effort: 'quiet',
          isAside: false,
          checkpointMs: 30_000,
          place: null,
        },
      },
    ]);
    service.effort = 'full';
    expect(worker().heard.at(-1)).toMatchObject({ type: 'effort', question: 'full' });
  });

  test('has the usual effort until another is chosen', () => {
    const usual = service.effort;
    service.effort = 'full';
    expect([usual, service.effort]).toEqual(['normal', 'full']);
  });

  test('steps aside when it is told to, also if it begins after that', () => {
    service.stepAside(true);
    service.teach(PLAN, START);
    expect(worker().heard[0]).toMatchObject({ question: { isAside: true } });
    service.stepAside(false);
    expect(worker().heard.at(-1)).toMatchObject({ type: 'aside', question: false });
  });

  test('that is replaced by another is abandoned, and no longer heard', () => {
    service.teach(PLAN, START);
    const first = worker();
    service.teach(PLAN, null);
    first.report(TAUGHT);
    expect([first.isTerminated, reports, worker().isTerminated]).toEqual([true, [], false]);
  });

  test('whose worker breaks has failed', async () => {
    service.teach(PLAN, START);
    worker().stop();
    await soon();
    expect(reports).toEqual([{ type: 'failed', kind: 'stopped', detail: 'the worker cannot be started' }]);
    expect(worker().isTerminated).toBe(true);
  });
});

describe('several learners', () => {
  const several = () => new TeachingService({ createWorker, learners: 3, addresses: ADDRESSES, checkpointMs: 30_000 });
  const said = () => workers.map(({ heard }) => heard.slice(1).map(({ type }) => type));

  test('have places of their own, and memory in common', () => {
    several().teach(PLAN, START);
    const places = workers.map(({ heard }) => (heard[0] as { question: { place: Place } }).question.place);
    expect(places.map(({ learner, ports }) => [learner, ports.length])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
    expect(new Set(places.map(({ memory }) => memory.vectors)).size).toBe(1);
  });

  test('all hear of pauses, effort and the end; the first alone is asked for the policy', () => {
    const teaching = several();
    teaching.teach(PLAN, START);
    teaching.pause();
    teaching.effort = 'quiet';
    teaching.stop();
    teaching.current().catch(() => undefined);
    const others = ['pause', 'effort', 'stop'];
    expect(said()).toEqual([[...others, 'get-policy'], others, others]);
  });

  test('that slept through a pause learn how long it was', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const teaching = several();
    teaching.teach(PLAN, START);
    const { pauses } = (worker().heard[0] as { question: { place: Place } }).question.place;
    const lengths = [100, 50].map((ms) => {
      teaching.pause();
      vi.advanceTimersByTime(ms);
      teaching.resume();
      vi.advanceTimersByTime(7);
      return pausedMs(pauses);
    });
    expect(lengths).toEqual([100, 150]);
    vi.useRealTimers();
  });

  test('all end with one that fails', async () => {
    const teaching = several();
    teaching.onReport((report) => reports.push(report));
    teaching.teach(PLAN, START);
    worker().report({ type: 'failed', kind: 'other', detail: 'not a number' });
    await soon();
    expect([workers.map(({ isTerminated }) => isTerminated), reports]).toEqual([
      [true, true, true],
      [{ type: 'failed', kind: 'other', detail: 'not a number' }],
    ]);
  });
});

describe('the policy as it is', () => {
  test('is given on request', async () => {
    service.teach(PLAN, START);
    const current = service.current();
    worker().say({ type: 'answer', id: 1, answer: { policy: FILE, progress: PROGRESS } });
    expect(await current).toEqual({ policy: FILE, progress: PROGRESS });
  });

  test('does not come any more once teaching has ended', async () => {
    await expect(service.current()).rejects.toThrow(NotTeaching);
    service.teach(PLAN, START);
    const current = service.current();
    worker().report(TAUGHT);
    await expect(current).rejects.toThrow(NotTeaching);
  });
});
