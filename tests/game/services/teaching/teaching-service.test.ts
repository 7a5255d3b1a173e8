import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TeachingAddresses, TeachingReport } from '../../../../game/services/teaching/messages.ts';
import { pausedMs, type Place } from '../../../../game/services/teaching/places.ts';
import {
  NotTeaching,
  TeachingService,
  type TeachingNews,
} from '../../../../game/services/teaching/teaching-service.ts';
import { soon } from '../../support/soon.ts';
import { TeachingWorker, tinyPlan } from '../../support/teaching.ts';

const ADDRESSES = { runtime: 'runtime.wasm', graphs: {} } as TeachingAddresses;
const START = { policy: 'general.onnx', critic: 'general.critic.onnx' };
const PLAN = tinyPlan();
const PROGRESS = { share: 0.1, iteration: 1, decisions: 64, seconds: 2 };
const FILE = Uint8Array.of(1);
const TAUGHT: TeachingReport = { type: 'taught', policy: FILE, critic: FILE, isDone: true, ...PROGRESS };
const MEANS = { addresses: ADDRESSES, effort: 'normal', isAside: false, checkpointMs: 30_000, place: null };

let workers: TeachingWorker[] = [];
let reports: TeachingNews[] = [];
const worker = (): TeachingWorker => workers.at(-1)!;
const endings = () => workers.map(({ isTerminated }) => isTerminated);

function serviceWith(learners: number): TeachingService {
  const createWorker = (): TeachingWorker => {
    workers.push(new TeachingWorker());
    return worker();
  };
  const service = new TeachingService({ createWorker, learners, addresses: ADDRESSES, checkpointMs: 30_000 });
  service.onReport((report) => reports.push(report));
  return service;
}

let service: TeachingService;
beforeEach(() => {
  workers = [];
  reports = [];
  service = serviceWith(1);
});

describe('teaching', () => {
  test('needs no worker until it begins, and none after its end; meanwhile it tells how far it is', () => {
    expect(workers).toEqual([]);
    service.teach(PLAN, START);
    expect(worker().heard).toEqual([{ type: 'teach', id: 0, question: { plan: PLAN, start: START, ...MEANS } }]);
    const began: TeachingReport = { type: 'began', plan: PLAN, ...PROGRESS };
    worker().report(began);
    expect([endings(), reports]).toEqual([[false], [began]]);
    worker().report(TAUGHT);
    expect([endings(), reports]).toEqual([[true], [began, TAUGHT]]);
  });

  test('goes on from a checkpoint with the effort that was chosen, and aside as it was told, which can change', () => {
    expect(service.effort).toBe('normal');
    service.effort = 'quiet';
    service.stepAside(true);
    service.continue(FILE);
    const question = { checkpoint: FILE, ...MEANS, effort: 'quiet', isAside: true };
    expect(worker().heard).toEqual([{ type: 'continue', id: 0, question }]);
    service.effort = 'full';
    service.stepAside(false);
    expect(worker().heard.slice(1)).toMatchObject([
      { type: 'effort', question: 'full' },
      { type: 'aside', question: false },
    ]);
  });

  test('that is replaced by another is abandoned, and no longer heard', () => {
    service.teach(PLAN, START);
    const [first] = workers;
    service.teach(PLAN, null);
    first.report(TAUGHT);
    expect([endings(), reports]).toEqual([[true, false], []]);
  });

  test('gives the policy as it is until it has ended', async () => {
    await expect(service.current()).rejects.toThrow(NotTeaching);
    service.teach(PLAN, START);
    const [current, late] = [service.current(), service.current()];
    const answer = { policy: FILE, progress: PROGRESS };
    worker().say({ type: 'answer', id: 1, answer });
    expect(await current).toEqual(answer);
    worker().report(TAUGHT);
    await expect(late).rejects.toThrow(NotTeaching);
  });
});

describe('several learners', () => {
  const placesOf = () => workers.map(({ heard }) => (heard[0] as { question: { place: Place } }).question.place);
  beforeEach(() => {
    service = serviceWith(3);
    service.teach(PLAN, START);
  });

  test('have places of their own, and memory in common', () => {
    const places = placesOf();
    expect(places.map(({ learner, ports }) => [learner, ports.length])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
    expect(new Set(places.map(({ memory }) => memory.vectors)).size).toBe(1);
  });

  test('all hear of pauses, effort and the end; the first alone is asked for the policy', () => {
    service.pause();
    service.resume();
    service.effort = 'quiet';
    service.stop();
    service.current().catch(() => undefined);
    const all = ['pause', 'resume', 'effort', 'stop'];
    expect(workers.map(({ heard }) => heard.slice(1).map(({ type }) => type))).toEqual([
      [...all, 'get-policy'],
      all,
      all,
    ]);
  });

  test('that slept through a pause learn how long it was, also where it ends with a stop', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const [{ pauses }] = placesOf();
    const lengths = [() => service.resume(), () => service.stop()].map((end) => {
      service.pause();
      vi.advanceTimersByTime(100);
      end();
      vi.advanceTimersByTime(7);
      return pausedMs(pauses);
    });
    expect(lengths).toEqual([100, 200]);
  });

  test('all end with one that fails', async () => {
    const failed: TeachingNews = { type: 'failed', kind: 'other', detail: 'not a number' };
    worker().report(failed);
    await soon();
    expect([endings(), reports]).toEqual([[true, true, true], [failed]]);
  });
});
