/**
 * Whether a page must not be reloaded: because a match is being played in it, or a dialog is open. All busy tabs share a
 * lock that an update needs exclusively.
 */
import { deferred } from '../../base/deferred.ts';

/** Never changes: earlier versions of the game may be open in other tabs. */
const LOCK = 'thirty-one/occupied';

export type RequestLocks = Pick<LockManager, 'request'>;

export class BusyLock {
  readonly #locks: RequestLocks | undefined;
  readonly #reasons = new Set<symbol>();
  /** Resolved when this page is no longer busy, which releases the lock. */
  #free = deferred<void>();

  constructor(locks: RequestLocks | undefined) {
    this.#locks = locks;
  }

  get isBusy(): boolean {
    return this.#reasons.size > 0;
  }

  /** Makes the page busy. @returns a function that ends that */
  acquire(): () => void {
    const reason = Symbol('busy');
    if (!this.isBusy) this.#hold();
    this.#reasons.add(reason);
    return () => {
      if (this.#reasons.delete(reason) && !this.isBusy) this.#free.resolve();
    };
  }

  async whenFree(): Promise<void> {
    while (this.isBusy) await this.#free.promise;
  }

  /**
   * Does something while no tab is busy, and lets none become busy before it is done.
   * @returns false, at once, if a tab is busy or the browser has no locks
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
    const free = deferred<void>();
    this.#free = free;
    // A page that is being closed may refuse; then nobody needs the lock any more.
    this.#locks?.request(LOCK, { mode: 'shared' }, () => free.promise).catch(() => undefined);
  }
}

export const pageBusyLock = new BusyLock(globalThis.navigator?.locks);
