import type { QueryLocks } from '../../../game/services/storage/match-locks.ts';

/** The locks that all tabs of a browser share. */
export class BrowserLocks {
  readonly #held = new Set<string>();

  readonly locks = {
    request: async (name: string, _options: LockOptions, use: (lock: Lock | null) => unknown): Promise<unknown> => {
      if (this.#held.has(name)) return use(null);
      this.#held.add(name);
      try {
        return await use({ name, mode: 'exclusive' });
      } finally {
        this.#held.delete(name);
      }
    },
    query: async () => ({ held: [...this.#held].map((name) => ({ name })) }),
  } as unknown as QueryLocks;
}
