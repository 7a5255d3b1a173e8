/**
 * The page's side of the service worker: everything is there for the next start, and a newer build takes over when
 * nobody minds: by itself at a start, else when the person asks for it and no match is being played in any tab.
 */
import type { BusyLock } from './busy-lock.ts';
import type { ToServiceWorker } from './messages.ts';

/** How long a page that can be used, and that nobody has touched, makes way for a newer build by itself, in ms. */
const START = 6000;

/** How often a newer build is let take over until it does, in ms. */
const TAKE_OVER_AGAIN = 1000;

/** Least time between two looks for a newer build, in ms. */
const LOOK_EVERY = 60 * 60_000;

export type OfflineState =
  /** There is no service worker: in development, or where the browser has none. */
  | 'off'
  | 'fetching'
  /** The next start needs no network. */
  | 'ready'
  /** So it is, and a newer build waits. */
  | 'update'
  /** The files could not be fetched or kept; the game goes on from the network, and tries again at its next start. */
  | 'failed';

/** What the updates need of a service worker, and of the browser's registrations. */
export type UpdateWorker = Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener'>;
export type UpdateRegistration = Pick<ServiceWorkerRegistration, 'addEventListener'> & {
  readonly installing: UpdateWorker | null;
  readonly waiting: UpdateWorker | null;
  readonly active: UpdateWorker | null;
  update: () => Promise<unknown>;
};
export type UpdateContainer = {
  readonly controller: unknown;
  addEventListener: (type: 'controllerchange', listener: () => void) => void;
  getRegistration: () => Promise<UpdateRegistration | undefined>;
  register: () => Promise<UpdateRegistration>;
};

export type UpdatesOptions = {
  workers: UpdateContainer;
  busyLock: Pick<BusyLock, 'isBusy' | 'whenFree' | 'ifAllAreFree'>;
  /** The build that this page is of. */
  build: string;
  /** Whether the person has done anything in this page. */
  isTouched: () => boolean;
  /** Milliseconds since the page was opened. */
  now: () => number;
  reload: () => void;
  /** Called when a newer build waits for the person's word. */
  onUpdate: () => void;
};

function say(worker: UpdateWorker, message: ToServiceWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page speaks to its own worker alone
  worker.postMessage(message);
}

/** Resolves with true when it answers for pages, with false when it never will. */
function whenActive(worker: UpdateWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

export class Updates {
  readonly #options: UpdatesOptions;
  #state: OfflineState = 'off';
  #registration: UpdateRegistration | undefined;
  #isReloading = false;
  /** When the page could be used, and when it last looked for a newer build. */
  #usable = 0;
  #looked = 0;

  constructor(options: UpdatesOptions) {
    this.#options = options;
    const { workers } = options;
    let isServed = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // Another tab has let a newer build take over: the files of this page's build are gone.
      if (isServed) void this.#reload();
      isServed = true;
    });
  }

  get state(): OfflineState {
    return this.#state;
  }

  /** At the start of the page: a build that was fetched since the last one takes over. Never rejects. */
  async begin(): Promise<void> {
    try {
      this.#registration = await this.#options.workers.getRegistration();
      if (this.#registration?.waiting != null) await this.update();
    } catch {
      this.#state = 'failed';
    }
  }

  /** Once the page can be used: fetches what is missing, and listens for newer builds. Never rejects. */
  async keepEverything(): Promise<void> {
    try {
      this.#state = 'fetching';
      this.#usable = this.#options.now();
      const registration = await this.#options.workers.register();
      this.#registration = registration;
      this.#looked = this.#usable;
      registration.addEventListener('updatefound', () => this.#follow(registration));
      this.#follow(registration);
    } catch {
      this.#state = 'failed';
    }
  }

  /** Looks for a newer build, now and then: an installed game may stay open for weeks. */
  async look(): Promise<void> {
    const { now } = this.#options;
    if (this.#registration === undefined || now() - this.#looked < LOOK_EVERY) return;
    this.#looked = now();
    // Without a network there is none.
    await this.#registration.update().catch(() => undefined);
  }

  /**
   * Lets the newer build take over, and reloads every tab.
   * @returns false where that has to wait, since a tab is busyLock
   */
  async update(): Promise<boolean> {
    const { waiting, active } = this.#registration ?? {};
    if (waiting == null) return false;
    return this.#options.busyLock.ifAllAreFree(async () => {
      say(waiting, { type: 'take-over' });
      // Chromium waits until the worker before has nothing to do, and where that was busy when it asked, it asks again
      // only after the next thing that it is told.
      const again = setInterval(() => {
        say(waiting, { type: 'take-over' });
        if (active != null) say(active, { type: 'make-way' });
      }, TAKE_OVER_AGAIN);
      const isActive = await whenActive(waiting);
      clearInterval(again);
      if (isActive) void this.#reload();
    });
  }

  #follow(registration: UpdateRegistration): void {
    const { installing, waiting, active } = registration;
    if (installing !== null) {
      void this.#settled(installing).then((isInstalled) => this.#installed(registration, isInstalled));
    } else if (waiting !== null) void this.#offer();
    else if (active !== null) void this.#serve(active);
  }

  /** Resolves when a worker has its files (true), or will not have them. */
  #settled(worker: UpdateWorker): Promise<boolean> {
    return new Promise((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'redundant') resolve(false);
        else if (worker.state !== 'installing') resolve(true);
      });
    });
  }

  async #installed({ waiting, active, installing }: UpdateRegistration, isInstalled: boolean): Promise<void> {
    if (!isInstalled) {
      if (this.#state === 'fetching') this.#state = active === null ? 'failed' : 'ready';
      return;
    }
    if (waiting !== null && active !== null) return this.#offer();
    const first = waiting ?? active ?? installing;
    if (first !== null) await this.#serve(first);
  }

  async #serve(worker: UpdateWorker): Promise<void> {
    if (!(await whenActive(worker))) return;
    this.#state = 'ready';
    if (this.#options.workers.controller === null) say(worker, { type: 'serve', build: this.#options.build });
  }

  async #offer(): Promise<void> {
    const { isTouched, now, onUpdate } = this.#options;
    this.#state = 'update';
    if (!isTouched() && now() - this.#usable < START && (await this.update())) return;
    onUpdate();
  }

  /** Reloads the page once, as soon as nothing is going on in it that this would break. */
  async #reload(): Promise<void> {
    await this.#options.busyLock.whenFree();
    if (this.#isReloading) return;
    this.#isReloading = true;
    this.#options.reload();
  }
}
