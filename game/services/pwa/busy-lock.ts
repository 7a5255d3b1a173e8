/**
 * Whether a page must not be reloaded: because a match is being played in it, or somebody reads or fills in a paper.
 * All tabs know of each other by a lock that every occupied one shares, and that an update needs for itself.
 */
import { deferred } from '../../base/deferred.ts';

const LOCK = 'thirty-one/occupied';

/** What is needed of `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

export class BusyLock {
  readonly #locks: Locks | undefined;
  readonly #reasons = new Set<symbol>();
  #release: (() => void) | undefined;
  #whenFree = deferred<void>();

  constructor(locks: Locks | undefined) {
    this.#locks = locks;
  }

  get isOccupied(): boolean {
    return this.#reasons.size > 0;
  }

  /** Occupies the page; answers with what ends that. */
  occupy(): () => void {
    const reason = Symbol('occupied');
    this.#reasons.add(reason);
    this.#hold();
    return () => {
      if (!this.#reasons.delete(reason) || this.isOccupied) return;
      this.#release?.();
      this.#release = undefined;
      this.#whenFree.resolve();
      this.#whenFree = deferred();
    };
  }

  /** Resolves when nothing occupies this page. */
  async whenFree(): Promise<void> {
    while (this.isOccupied) await this.#whenFree.promise;
  }

  /**
   * Does something while no tab is occupied, and none can become so before it is done.
   * @returns false, at once, where one is, or where the browser cannot tell
   */
  async ifAllAreFree(action: () => Promise<void>): Promise<boolean> {
    if (this.isOccupied || this.#locks === undefined) return false;
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
