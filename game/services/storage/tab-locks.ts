/**
 * Locks that tabs keep among themselves, by asking each other: for pages that are served over plain http, to which browsers
 * give none of their own. A tab that is closed or has crashed answers no more, so its locks are free.
 */
import type { OtherTabs } from '../../base/other-tabs.ts';
import type { QueryLocks } from './match-locks.ts';

/** What tabs say of locks. */
export type LockMessage =
  /** Somebody wants one, or asks which there are (null); of two that want it at once the lower rank gets it. */
  | { is: 'wanted'; name: string | null; by: string; rank: number }
  | { is: 'held'; names: readonly string[]; to: string }
  | { is: 'released' };

/** How long a tab may take to answer, in ms: one that is busy takes some time. */
const PATIENCE = 300;
/** How often it is asked again whether a lock is free, in case its tab has crashed, in ms. */
const ASK_AGAIN = 2000;

/** A lock of this tab, or one that it wants. */
interface OwnLock {
  rank: number;
  isHeld: boolean;
  isLost: boolean;
}

export class TabLocks {
  readonly #tabs: OtherTabs<LockMessage>;
  readonly #random: () => number;
  readonly #own = new Map<string, OwnLock>();
  /** By the id of a question, the locks of those who answered. */
  readonly #answers = new Map<string, Set<string>>();
  #onRelease: () => void = () => undefined;

  /** @param random gives numbers from 0 to 1 */
  constructor(tabs: OtherTabs<LockMessage>, random: () => number = Math.random) {
    this.#tabs = tabs;
    this.#random = random;
    tabs.follow((message) => this.#hear(message));
  }

  /** The part of the browser's own that is used. */
  get locks(): QueryLocks {
    return {
      request: (name: string, options: LockOptions, use: (lock: Lock | null) => unknown) =>
        options.mode === 'shared' ? this.#whenFree(name, use) : this.#request(name, use),
      query: async () => {
        const names = [...this.#own.keys(), ...(await this.#ask(null, 0))];
        return { held: names.map((name) => ({ name })) };
      },
    } as unknown as QueryLocks;
  }

  async #request(name: string, use: (lock: Lock | null) => unknown): Promise<unknown> {
    if (this.#own.has(name)) return use(null);
    const own: OwnLock = { rank: this.#random(), isHeld: false, isLost: false };
    this.#own.set(name, own);
    try {
      const others = await this.#ask(name, own.rank);
      if (own.isLost || others.has(name)) {
        this.#own.delete(name);
        return await use(null);
      }
      own.isHeld = true;
      return await use({ name, mode: 'exclusive' });
    } finally {
      if (own.isHeld) {
        this.#own.delete(name);
        this.#tabs.tell({ is: 'released' });
      }
    }
  }

  async #whenFree(name: string, use: (lock: Lock | null) => unknown): Promise<unknown> {
    while (this.#own.has(name) || (await this.#ask(null, 0)).has(name)) {
      await new Promise<void>((resolve) => {
        this.#onRelease = resolve;
        setTimeout(resolve, ASK_AGAIN);
      });
    }
    return use({ name, mode: 'shared' });
  }

  /** The locks that other tabs hold. @param name of one that is wanted */
  async #ask(name: string | null, rank: number): Promise<ReadonlySet<string>> {
    const by = String(this.#random());
    const found = new Set<string>();
    this.#answers.set(by, found);
    this.#tabs.tell({ is: 'wanted', name, by, rank });
    await new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    });
    this.#answers.delete(by);
    return found;
  }

  #hear(message: LockMessage): void {
    switch (message.is) {
      case 'wanted':
        this.#answer(message);
        break;
      case 'held':
        for (const name of message.names) this.#answers.get(message.to)?.add(name);
        break;
      case 'released':
        this.#onRelease();
    }
  }

  #answer({ name, by, rank }: Extract<LockMessage, { is: 'wanted' }>): void {
    const own = name === null ? undefined : this.#own.get(name);
    if (own !== undefined && !own.isHeld && rank < own.rank) own.isLost = true;
    const names = [...this.#own].filter(([, { isHeld, isLost }]) => isHeld || !isLost).map(([held]) => held);
    if (names.length > 0) this.#tabs.tell({ is: 'held', names, to: by });
  }
}
