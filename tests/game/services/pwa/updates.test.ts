import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../../game/base/deferred.ts';
import type { ToServiceWorker } from '../../../../game/services/pwa/messages.ts';
import { Updates } from '../../../../game/services/pwa/updates.ts';
import { soon } from '../../support/soon.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: ToServiceWorker[] = [];

  postMessage(message: ToServiceWorker): void {
    this.heard.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What a browser knows of the page's workers, moved along by hand. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  looks = 0;

  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  install(): void {
    const { installing } = this;
    [this.waiting, this.installing] = [installing, null];
    installing?.become('installed');
  }

  activate(): void {
    const { waiting } = this;
    [this.active, this.waiting] = [waiting, null];
    waiting?.become('activated');
  }

  update(): Promise<void> {
    this.looks++;
    return Promise.resolve();
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();

  getRegistration = () => Promise.resolve(this.registration.active === null ? undefined : this.registration);

  register = (): Promise<FakeRegistration> => {
    if (this.registration.active === null) this.registration.find();
    return Promise.resolve(this.registration);
  };

  control(worker: FakeWorker | null): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

interface Circumstances {
  isTouched?: boolean;
  areFree?: boolean;
  hasVisitedBefore?: boolean;
}

function open({ isTouched = false, areFree = true, hasVisitedBefore = true }: Circumstances = {}) {
  const workers = new FakeContainer();
  const { registration } = workers;
  /** A newer build is fetched. */
  const fetchNewer = (): FakeWorker => {
    registration.find();
    registration.install();
    return registration.waiting as FakeWorker;
  };
  if (hasVisitedBefore) {
    fetchNewer();
    registration.activate();
    workers.controller = registration.active;
  }
  const clock = { now: 5000 };
  /** Until somebody leaves the table. */
  const table = deferred<void>();
  const busy = { until: Promise.resolve() };
  const reload = vi.fn<() => void>();
  const onUpdate = vi.fn<() => void>();
  const updates = new Updates({
    workers,
    busyLock: {
      isBusy: !areFree,
      whenFree: () => busy.until,
      ifAllAreFree: async (action) => {
        if (areFree) await action();
        return areFree;
      },
    },
    build: 'this',
    isTouched: () => isTouched,
    now: () => clock.now,
    reload,
    onUpdate,
  });
  /** How often the page was reloaded, and somebody was asked. */
  const calls = () => [reload.mock.calls.length, onUpdate.mock.calls.length];
  return { workers, registration, updates, clock, busy, table, fetchNewer, calls };
}

describe('the first visit', () => {
  test('ends with everything kept, and the worker answers for this page too if it is of its build', async () => {
    const { registration, updates, calls } = open({ hasVisitedBefore: false });
    await updates.begin();
    await updates.fetchEverything();
    expect(updates.state).toBe('fetching');
    const worker = registration.installing;
    registration.install();
    registration.activate();
    await soon();
    expect([updates.state, calls(), worker?.heard]).toEqual(['ready', [0, 0], [{ type: 'serve', build: 'this' }]]);
  });

  test('goes on from the network where the files cannot be kept, or the browser refuses a worker', async () => {
    const { registration, updates } = open({ hasVisitedBefore: false });
    await updates.fetchEverything();
    registration.installing?.become('redundant');
    const { workers, updates: refused } = open({ hasVisitedBefore: false });
    workers.register = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    await refused.fetchEverything();
    await soon();
    expect([updates.state, refused.state]).toEqual(['failed', 'failed']);
  });

  test('is not reloaded by the worker that answers for it from then on, but by the next one', async () => {
    const { workers, calls } = open({ hasVisitedBefore: false });
    for (const reloads of [0, 1]) {
      workers.control(new FakeWorker());
      await soon();
      expect(calls()).toEqual([reloads, 0]);
    }
  });
});

describe('a newer build', () => {
  test('that does not take over at once tries again, and asks the one before to make way, until it does; the page starts meanwhile', async () => {
    vi.useFakeTimers();
    const { registration, updates, fetchNewer, calls } = open();
    const { active: before } = registration;
    const newer = fetchNewer();
    const beginning = updates.begin();
    await vi.advanceTimersByTimeAsync(1000);
    await beginning;
    const update = updates.update();
    await vi.advanceTimersByTimeAsync(1500);
    expect(newer.heard).toEqual(Array.from({ length: 3 }, () => ({ type: 'take-over' })));
    expect(before?.heard).toEqual(Array.from({ length: 2 }, () => ({ type: 'make-way' })));
    expect(calls()).toEqual([0, 0]);
    registration.activate();
    expect([await update, calls()]).toEqual([true, [1, 0]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(newer.heard).toHaveLength(3);
  });

  test.each<[string, (page: ReturnType<typeof open>) => Promise<void>]>([
    [
      'takes over while a match begins here',
      async ({ updates, registration, fetchNewer }) => {
        fetchNewer();
        void updates.begin();
        await soon();
        registration.activate();
      },
    ],
    ['has taken over in another tab', async ({ workers }) => workers.control(new FakeWorker())],
  ])('that %s reloads the page once that is not busy any more', async (_, takeOver) => {
    const page = open();
    page.busy.until = page.table.promise;
    await takeOver(page);
    await soon();
    expect(page.calls()).toEqual([0, 0]);
    page.table.resolve();
    await soon();
    expect(page.calls()).toEqual([1, 0]);
  });

  test('waits while a match is on in some tab, and the page goes on as it is', async () => {
    const { updates, fetchNewer, calls } = open({ areFree: false });
    const newer = fetchNewer();
    await updates.begin();
    await updates.fetchEverything();
    await soon();
    expect([newer.heard, calls(), updates.state]).toEqual([[], [0, 1], 'update']);
    expect(await updates.update()).toBe(false);
  });

  test.each([
    { isTouched: true, after: 3000, byItself: false },
    { isTouched: false, after: 6000, byItself: false },
    { isTouched: false, after: 5999, byItself: true },
  ])('that comes later (%o) waits for a word where somebody is there', async ({ isTouched, after, byItself }) => {
    const { registration, updates, clock, fetchNewer, calls } = open({ isTouched });
    await updates.fetchEverything();
    clock.now += after;
    const newer = fetchNewer();
    await soon();
    expect([newer.heard.length, calls()]).toEqual(byItself ? [1, [0, 0]] : [0, [0, 1]]);
    const updating = updates.update();
    registration.activate();
    expect([await updating, calls()[0]]).toEqual([true, 1]);
  });

  test('that cannot be fetched changes nothing, which can be read', async () => {
    const { registration, updates, calls } = open();
    await updates.fetchEverything();
    await soon();
    registration.find().become('redundant');
    await soon();
    expect([updates.state, calls()]).toEqual(['stale', [0, 0]]);
  });

  test('is looked for again only after an hour', async () => {
    const { registration, updates, clock } = open();
    await updates.fetchEverything();
    for (const [minutes, looks] of [
      [59, 0],
      [1, 1],
      [0, 1],
    ]) {
      clock.now += minutes * 60_000;
      await updates.check();
      expect(registration.looks).toBe(looks);
    }
  });
});
