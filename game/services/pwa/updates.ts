/**
 * The page's side of the service worker: it stores all files for the next start, and lets a newer build take over: by
 * itself at a start, otherwise when the person asks for it and no match is being played in any tab.
 */
import type { BusyLock } from './busy-lock.ts';
import type { ToServiceWorker } from './messages.ts';

/** How long after the page can be used a newer build may take over by itself, if nobody has touched the page, in ms. */
const AUTO_UPDATE_WINDOW = 6000;

/** How often a newer build is told to take over until it does, in ms. */
const TAKE_OVER_INTERVAL = 1000;

/** How long the start of a page waits for a newer build to take over, in ms. */
const START_TIMEOUT = 1000;

/** Minimum time between two checks for a newer build, in ms. */
const CHECK_INTERVAL = 60 * 60_000;

export type OfflineState =
  /** There is no service worker: in development, or in a browser without them. */
  | 'off'
  | 'fetching'
  /** The next start needs no network. */
  | 'ready'
  /** As `ready`, and a newer build is waiting. */
  | 'update'
  /** As `ready`, but a newer build could not be fetched or stored; the next start tries again. */
  | 'stale'
  /** The files could not be fetched or stored; the game continues from the network and tries again at its next start. */
  | 'failed';

type UpdateWorker = Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener'>;
type UpdateRegistration = Pick<ServiceWorkerRegistration, 'addEventListener'> & {
  readonly installing: UpdateWorker | null;
  readonly waiting: UpdateWorker | null;
  readonly active: UpdateWorker | null;
  update: () => Promise<unknown>;
};
export interface UpdateContainer {
  readonly controller: unknown;
  addEventListener: (type: 'controllerchange', listener: () => void) => void;
  getRegistration: () => Promise<UpdateRegistration | undefined>;
  register: () => Promise<UpdateRegistration>;
}

interface UpdatesOptions {
  workers: UpdateContainer;
  busyLock: Pick<BusyLock, 'isBusy' | 'whenFree' | 'ifAllAreFree'>;
  build: string;
  isTouched: () => boolean;
  /** Milliseconds since the page was opened. */
  now: () => number;
  reload: () => void;
  /** Called when a newer build waits for the person's consent. */
  onUpdate: () => void;
}

function post(worker: UpdateWorker, message: ToServiceWorker): void {
  worker.postMessage(message);
}

/** Resolves with true once the worker is active, with false if it never will be. */
function whenActive(worker: UpdateWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

export class Updates {
  readonly #options: UpdatesOptions;
  #state: OfflineState = 'off';
  #registration: UpdateRegistration | undefined;
  /** While a newer build is taking over. */
  #update: Promise<boolean> | undefined;
  #isReloading = false;
  /** When the page could first be used, and when it last checked for a newer build. */
  #usable = 0;
  #checked = 0;

  constructor(options: UpdatesOptions) {
    this.#options = options;
    const { workers } = options;
    let isServed = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // A newer build has taken over in another tab: the files of this page's build are gone.
      if (isServed) void this.#reload();
      isServed = true;
    });
  }

  get state(): OfflineState {
    return this.#state;
  }

  /**
   * At the start of the page, before it fetches more: a build that was fetched since the last start takes over. A request
   * that comes while Chromium stops the old worker starts it again, and then Chromium may keep it for minutes.
   * Resolves when the page may go on. Never rejects.
   */
  async begin(): Promise<void> {
    try {
      this.#registration = await this.#options.workers.getRegistration();
      if (this.#registration?.waiting == null) return;
      const tooLong = new Promise((resolve) => {
        setTimeout(resolve, START_TIMEOUT);
      });
      await Promise.race([this.update(), tooLong]);
    } catch {
      this.#state = 'failed';
    }
  }

  /** Once the page can be used: fetches what is missing, and listens for newer builds. Never rejects. */
  async fetchEverything(): Promise<void> {
    try {
      this.#state = 'fetching';
      this.#usable = this.#options.now();
      const registration = await this.#options.workers.register();
      this.#registration = registration;
      this.#checked = this.#usable;
      registration.addEventListener('updatefound', () => this.#follow(registration));
      this.#follow(registration);
    } catch {
      this.#state = 'failed';
    }
  }

  /** Checks for a newer build, now and then: an installed game may stay open for weeks. */
  async check(): Promise<void> {
    const { now } = this.#options;
    if (this.#registration === undefined || now() - this.#checked < CHECK_INTERVAL) return;
    this.#checked = now();
    // It rejects without a network.
    await this.#registration.update().catch(() => undefined);
  }

  /** Lets the newer build take over, and reloads every tab. @returns false if that has to wait because a tab is busy */
  update(): Promise<boolean> {
    this.#update ??= this.#takeOver().finally(() => (this.#update = undefined));
    return this.#update;
  }

  async #takeOver(): Promise<boolean> {
    const { waiting, active } = this.#registration ?? {};
    if (waiting == null) return false;
    return this.#options.busyLock.ifAllAreFree(async () => {
      post(waiting, { type: 'take-over' });
      // Chromium waits until the old worker is idle; if it was busy when Chromium asked, Chromium asks again only after
      // the next message to it.
      const again = setInterval(() => {
        post(waiting, { type: 'take-over' });
        if (active != null) post(active, { type: 'make-way' });
      }, TAKE_OVER_INTERVAL);
      const isActive = await whenActive(waiting);
      clearInterval(again);
      if (isActive) void this.#reload();
    });
  }

  #follow(registration: UpdateRegistration): void {
    const { installing, waiting, active } = registration;
    if (installing !== null) {
      void this.#settled(installing).then((isInstalled) => this.#installed(registration, isInstalled));
    } else if (waiting !== null) void this.#offerUpdate();
    else if (active !== null) void this.#serve(active);
  }

  /** Resolves with whether a worker has been installed. */
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
      this.#state = active === null ? 'failed' : 'stale';
      return;
    }
    if (waiting !== null && active !== null) return this.#offerUpdate();
    const first = waiting ?? active ?? installing;
    if (first !== null) await this.#serve(first);
  }

  async #serve(worker: UpdateWorker): Promise<void> {
    if (!(await whenActive(worker))) return;
    this.#state = 'ready';
    if (this.#options.workers.controller === null) post(worker, { type: 'serve', build: this.#options.build });
  }

  async #offerUpdate(): Promise<void> {
    const { isTouched, now, onUpdate } = this.#options;
    this.#state = 'update';
    if (!isTouched() && now() - this.#usable < AUTO_UPDATE_WINDOW && (await this.update())) return;
    onUpdate();
  }

  async #reload(): Promise<void> {
    await this.#options.busyLock.whenFree();
    if (this.#isReloading) return;
    this.#isReloading = true;
    this.#options.reload();
  }
}
