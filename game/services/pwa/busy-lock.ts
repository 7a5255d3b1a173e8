/**
 * Whether a page must not be reloaded: because a match is being played in it, or somebody reads or fills in a dialog.
 * Tabs know of each other by a lock that all busy ones share, and that an update needs exclusively.
 */
import { deferred } from '../../base/deferred.ts';

/** The name that earlier versions of the game, open in other tabs, know it by. */
const LOCK = 'thirty-one/occupied';

/** The part of `navigator.locks` that is used here. */
export type RequestLocks = Pick<LockManager, 'request'>;

export class BusyLock {
  readonly #locks: RequestLocks | undefined;
  readonly #reasons = new Set<symbol>();
  #release: (() => void) | undefined;
  #whenFree = deferred<void>();

  constructor(locks: RequestLocks | undefined) {
    this.#locks = locks;
  }

  get isBusy(): boolean {
    return this.#reasons.size > 0;
  }

  /** Makes the page busy; returns how to end that. */
  acquire(): () => void {
    const reason = Symbol('busy');
    this.#reasons.add(reason);
    this.#hold();
    return () => {
      if (!this.#reasons.delete(reason) || this.isBusy) return;
      this.#release?.();
      this.#release = undefined;
      this.#whenFree.resolve();
      this.#whenFree = deferred();
    };
  }

  /** Resolves when this page is not busy. */
  async whenFree(): Promise<void> {
    while (this.isBusy) await this.#whenFree.promise;
  }

  /**
   * Does something while no tab is busy, and none can become busy before it is done.
   * @returns false, at once, if a tab is busy or the browser cannot tell
   */
  async ifAllAreFree(action: () => Promise<void>): Promise<boolean> {
    if (this.isBusy || this.#locks === undefined) return false;
    return this.#locks.request(LOCK, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await action();
      return true;
    });
  }

  #hold(): void {
    if (this.#release !== undefined || this.#locks === undefined) return;
    const released = deferred<void>();
    this.#release = () => released.resolve();
    // A page that is being closed may refuse; then nobody needs the lock any more.
    this.#locks.request(LOCK, { mode: 'shared' }, () => released.promise).catch(() => undefined);
  }
}

export const pageBusyLock = new BusyLock(globalThis.navigator?.locks);
