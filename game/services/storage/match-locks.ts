/**
 * Which matches are being played, here or in another tab. A lock of the browser stands for each, which it takes back when
 * a tab is closed or crashes. Where it has no locks, only this tab is known of.
 */
import { deferred } from '../../base/deferred.ts';

/** What is needed of `navigator.locks`. */
export type QueryLocks = Pick<LockManager, 'request' | 'query'>;

const PREFIX = 'thirty-one/match/';

/** A lock that is held: `let go` resolves once others can have it. */
type Held = { letGo: () => Promise<void> };

export class MatchLocks {
  readonly #locks: QueryLocks | undefined;
  readonly #held = new Map<string, Held>();

  constructor(locks: QueryLocks | undefined) {
    this.#locks = locks;
  }

  /** Locks a match for this tab. Answers whether it could: nobody may play it already, here or elsewhere. */
  async acquire(id: string): Promise<boolean> {
    if (this.#held.has(id)) return false;
    if (this.#locks === undefined) {
      this.#held.set(id, { letGo: () => Promise.resolve() });
      return true;
    }
    const answered = deferred<boolean>();
    const released = deferred<void>();
    const over = this.#locks
      .request(PREFIX + id, { ifAvailable: true }, (lock) => {
        answered.resolve(lock !== null);
        return lock === null ? undefined : released.promise;
      })
      // A browser that refuses has no locks to give.
      .catch(() => answered.resolve(true));
    const letGo = async (): Promise<void> => {
      released.resolve();
      await over;
    };
    this.#held.set(id, { letGo });
    const isOurs = await answered.promise;
    if (!isOurs) this.#held.delete(id);
    return isOurs;
  }

  /** Releases a lock; resolves once others can have it. */
  async release(id: string): Promise<void> {
    const held = this.#held.get(id);
    this.#held.delete(id);
    await held?.letGo();
  }

  /** The matches that are being played in other tabs. */
  async elsewhere(): Promise<ReadonlySet<string>> {
    try {
      const { held = [] } = (await this.#locks?.query()) ?? {};
      const ids = held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : []));
      return new Set(ids.filter((id) => !this.#held.has(id)));
    } catch {
      return new Set();
    }
  }
}
