import { deferred } from '../../../game/base/deferred.ts';
import type { QueryLocks } from '../../../game/services/storage/match-locks.ts';

/** The locks that all tabs of a browser share. */
export class BrowserLocks {
  #held: Lock[] = [];
  #change = deferred<void>();

  readonly locks = {
    request: async (
      name: string,
      { mode = 'exclusive', ifAvailable = false }: LockOptions,
      use: (lock: Lock | null) => unknown,
    ): Promise<unknown> => {
      const isInTheWay = (held: Lock): boolean => held.name === name && [held.mode, mode].includes('exclusive');
      while (this.#held.some(isInTheWay)) {
        if (ifAvailable) return use(null);
        await this.#change.promise;
      }
      const lock = { name, mode };
      this.#held.push(lock);
      try {
        return await use(lock);
      } finally {
        this.#held = this.#held.filter((held) => held !== lock);
        this.#change.resolve();
        this.#change = deferred();
      }
    },
    query: async () => ({ held: this.#held }),
  } as unknown as QueryLocks;
}
