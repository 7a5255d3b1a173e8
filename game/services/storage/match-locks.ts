/**
 * Which matches are being played, here or in another tab. Each has a lock of the browser, which is released when a tab is
 * closed or crashes.
 */
import { deferred } from '../../base/deferred.ts';

export type QueryLocks = Pick<LockManager, 'request' | 'query'>;

const PREFIX = 'thirty-one/match/';

export class MatchLocks {
  readonly #locks: QueryLocks;
  /** What releases those of this tab, also while they are asked for. */
  readonly #held = new Map<string, () => Promise<void>>();

  constructor(locks: QueryLocks) {
    this.#locks = locks;
  }

  /** Locks a match for this tab. @returns false if it is already being played, here or elsewhere */
  async acquire(id: string): Promise<boolean> {
    if (this.#held.has(id)) return false;
    const answered = deferred<boolean>();
    const released = deferred<void>();
    const over = this.#locks
      .request(PREFIX + id, { ifAvailable: true }, (lock) => {
        answered.resolve(lock !== null);
        return lock === null ? undefined : released.promise;
      })
      // A browser that refuses is treated as one in which there are no other tabs.
      .catch(() => answered.resolve(true));
    this.#held.set(id, () => {
      released.resolve();
      return over;
    });
    const isOurs = await answered.promise;
    if (!isOurs) this.#held.delete(id);
    return isOurs;
  }

  /** Releases a lock; resolves once others can acquire it. */
  async release(id: string): Promise<void> {
    const release = this.#held.get(id);
    this.#held.delete(id);
    await release?.();
  }

  async whenFree(id: string): Promise<void> {
    await this.#locks.request(PREFIX + id, { mode: 'shared' }, () => undefined).catch(() => undefined);
  }

  /** The matches that are being played in other tabs. */
  async elsewhere(): Promise<ReadonlySet<string>> {
    try {
      const { held = [] } = await this.#locks.query();
      const ids = held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : []));
      return new Set(ids.filter((id) => !this.#held.has(id)));
    } catch {
      return new Set();
    }
  }
}
