import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ToServiceWorker } from '../../../../game/services/pwa/messages.ts';
import { Updates } from '../../../../game/services/pwa/updates.ts';

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
  if (hasVisitedBefore) {
    registration.find();
    registration.install();
    registration.activate();
    workers.controller = registration.active;
  }
  const clock = { now: 5000 };
  const free = { are: areFree, wait: Promise.resolve() };
  const reload = vi.fn<() => void>();
  const onUpdate = vi.fn<() => void>();
  const updates = new Updates({
    workers,
    busyLock: {
      isBusy: !areFree,
      whenFree: () => free.wait,
      ifAllAreFree: async (action) => {
        if (free.are) await action();
        return free.are;
      },
    },
    build: 'this',
    isTouched: () => isTouched,
    now: () => clock.now,
    reload,
    onUpdate,
  });
  return { workers, registration, updates, reload, onUpdate, clock, free };
}

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('the first visit', () => {
  test('ends with everything kept, and the worker answers for this page too if it is of its build', async () => {
    const { registration, updates, reload } = open({ hasVisitedBefore: false });
    await updates.begin();
    await updates.fetchEverything();
    expect(updates.state).toBe('fetching');
    const worker = registration.installing;
    registration.install();
    registration.activate();
    await settle();
    expect(updates.state).toBe('ready');
    expect(worker?.heard).toEqual([{ type: 'serve', build: 'this' }]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('goes on from the network where the files cannot be kept', async () => {
    const { registration, updates } = open({ hasVisitedBefore: false });
    await updates.fetchEverything();
    registration.installing?.become('redundant');
    await settle();
    expect(updates.state).toBe('failed');
  });

  test('goes on from the network where the browser refuses a worker', async () => {
    const { workers, updates } = open({ hasVisitedBefore: false });
    workers.register = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    await updates.fetchEverything();
    expect(updates.state).toBe('failed');
  });
});

describe('a newer build', () => {
  test('that was fetched before takes over at the start of a page, which is then reloaded', async () => {
    const { registration, updates, reload, onUpdate } = open();
    registration.find();
    registration.install();
    const newer = registration.waiting;
    const beginning = updates.begin();
    await settle();
    expect(newer?.heard).toEqual([{ type: 'take-over' }]);
    expect(reload).not.toHaveBeenCalled();
    registration.activate();
    await beginning;
    expect(reload).toHaveBeenCalledOnce();
    expect(onUpdate).not.toHaveBeenCalled();
  });

  test('that the browser does not let take over at once tries again, and asks the one before to make way, until it does', async () => {
    vi.useFakeTimers();
    const { registration, updates, reload } = open();
    registration.find();
    registration.install();
    const { waiting: newer, active: before } = registration;
    const beginning = updates.begin();
    await vi.advanceTimersByTimeAsync(2500);
    expect(newer?.heard).toEqual(Array.from({ length: 3 }, () => ({ type: 'take-over' })));
    expect(before?.heard).toEqual(Array.from({ length: 2 }, () => ({ type: 'make-way' })));
    registration.activate();
    await beginning;
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect(newer?.heard).toHaveLength(3);
  });

  test('that does not take over in time lets the page start, and is still asked to', async () => {
    vi.useFakeTimers();
    const { registration, updates, reload } = open();
    registration.find();
    registration.install();
    const { waiting: newer } = registration;
    const beginning = updates.begin();
    await vi.advanceTimersByTimeAsync(1000);
    await beginning;
    expect(reload).not.toHaveBeenCalled();
    const update = updates.update();
    expect(newer?.heard).toHaveLength(2);
    registration.activate();
    expect(await update).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that takes over while a match begins here reloads the page only after it', async () => {
    const { registration, updates, reload, free } = open();
    registration.find();
    registration.install();
    void updates.begin();
    await settle();
    let leaveTable = (): void => undefined;
    free.wait = new Promise((resolve) => {
      leaveTable = resolve;
    });
    registration.activate();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    leaveTable();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits while a match is on in some tab, and the page goes on as it is', async () => {
    const { registration, updates, reload, onUpdate } = open({ areFree: false });
    registration.find();
    registration.install();
    await updates.begin();
    await updates.fetchEverything();
    await settle();
    expect(registration.waiting?.heard).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
    expect(onUpdate).toHaveBeenCalledOnce();
    expect(updates.state).toBe('update');
  });

  test.each([
    { isTouched: true, after: 3000 },
    { isTouched: false, after: 60_000 },
  ])('that comes while somebody is there (%o) waits for their word', async ({ isTouched, after }) => {
    const { registration, updates, reload, onUpdate, clock } = open({ isTouched });
    await updates.fetchEverything();
    clock.now += after;
    registration.find();
    registration.install();
    await settle();
    expect(onUpdate).toHaveBeenCalledOnce();
    expect(registration.waiting?.heard).toEqual([]);
    const updating = updates.update();
    registration.activate();
    expect(await updating).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that comes right after the start of a page that nobody has touched takes over by itself', async () => {
    const { registration, updates, reload, onUpdate, clock } = open();
    await updates.fetchEverything();
    clock.now += 2000;
    registration.find();
    registration.install();
    await settle();
    registration.activate();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
    expect(onUpdate).not.toHaveBeenCalled();
  });

  test('that cannot be fetched changes nothing', async () => {
    const { registration, updates, onUpdate } = open();
    await updates.fetchEverything();
    await settle();
    registration.find().become('redundant');
    await settle();
    expect(updates.state).toBe('ready');
    expect(onUpdate).not.toHaveBeenCalled();
  });

  test('to which another tab has changed reloads this one, once it is not busy', async () => {
    const { workers, reload, free } = open({ areFree: false });
    let leaveTable = (): void => undefined;
    free.wait = new Promise((resolve) => {
      leaveTable = resolve;
    });
    workers.control(new FakeWorker());
    await settle();
    expect(reload).not.toHaveBeenCalled();
    leaveTable();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is looked for again only after an hour', async () => {
    const { registration, updates, clock } = open();
    await updates.fetchEverything();
    clock.now += 59 * 60_000;
    await updates.check();
    expect(registration.looks).toBe(0);
    clock.now += 2 * 60_000;
    await updates.check();
    await updates.check();
    expect(registration.looks).toBe(1);
  });
});

test('the worker that answers for a page from its first visit on does not reload it', async () => {
  const { workers, reload } = open({ hasVisitedBefore: false });
  workers.control(new FakeWorker());
  await settle();
  expect(reload).not.toHaveBeenCalled();
  workers.control(new FakeWorker());
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});
