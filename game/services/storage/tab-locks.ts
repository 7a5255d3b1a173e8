/**
 * Locks that tabs keep among themselves, by asking each other: for pages that are served over plain http, to which browsers
 * give none of their own. A tab that is closed or has crashed answers no more, so its locks are free.
 */
import type { OtherTabs } from '../../base/other-tabs.ts';
import type { QueryLocks } from './match-locks.ts';

/** What tabs say of locks; what else they say is of another version of the game. */
export type LockMessage =
  /** Somebody wants one, or asks which there are (null); of two that want it at once the lower rank gets it. */
  | { is: 'wanted'; name: string | null; by: string; rank: number }
  | { is: 'held'; names: readonly string[]; to: string };

/** How long a tab may take to answer, in ms: one that is busy takes some time. */
const PATIENCE = 300;
/** How often others are asked again whether a lock is free, in ms. */
const ASK_AGAIN = 2000;
/** Before all who want a lock is the tab that holds it. */
const HOLDER = 0;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The part of the browser's own that is used. @param random gives numbers from 0 to 1 */
export function tabLocks(tabs: OtherTabs<LockMessage>, random: () => number = Math.random): QueryLocks {
  /** The ranks of this tab, for locks that it holds or wants. */
  const own = new Map<string, number>();
  /** By the id of a question, the locks of those who answered. */
  const answers = new Map<string, Set<string>>();

  tabs.follow((message) => {
    if (message.is === 'held') for (const name of message.names) answers.get(message.to)?.add(name);
    if (message.is !== 'wanted') return;
    const { name, by, rank } = message;
    if (name !== null && rank < (own.get(name) ?? HOLDER)) own.delete(name);
    if (own.size > 0) tabs.tell({ is: 'held', names: [...own.keys()], to: by });
  });

  /** The locks that other tabs hold. @param name of one that is wanted */
  const ask = async (name: string | null, rank = HOLDER): Promise<ReadonlySet<string>> => {
    const by = String(random());
    const found = new Set<string>();
    answers.set(by, found);
    tabs.tell({ is: 'wanted', name, by, rank });
    await wait(PATIENCE);
    answers.delete(by);
    return found;
  };

  const request = async (name: string, { mode }: LockOptions, use: (lock: Lock | null) => unknown) => {
    if (mode === 'shared') {
      while (own.has(name) || (await ask(null)).has(name)) await wait(ASK_AGAIN);
      return use({ name, mode });
    }
    if (own.has(name)) return use(null);
    const rank = random();
    own.set(name, rank);
    try {
      const isTaken = (await ask(name, rank)).has(name);
      // It may also have gone to a lower rank meanwhile.
      if (isTaken || own.get(name) !== rank) return await use(null);
      own.set(name, HOLDER);
      return await use({ name, mode: 'exclusive' });
    } finally {
      own.delete(name);
    }
  };

  const query = async () => ({ held: [...own.keys(), ...(await ask(null))].map((name) => ({ name })) });
  return { request, query } as unknown as QueryLocks;
}
